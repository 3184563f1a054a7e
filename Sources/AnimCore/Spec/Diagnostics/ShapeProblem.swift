/// What is wrong with the shape of a spec: its keys, types and names.
public enum ShapeProblem: Hashable, Sendable {
  /// A key that has no meaning here; the known one it most resembles, if one is near.
  case unknownKey(String, nearest: String?, allowed: [String])
  /// A key that has to be there.
  case missingKey(String)
  /// None of several ways is taken: each is a list of the keys it (still) needs.
  case missingKeys(ways: [[String]])
  /// Two keys that exclude each other; a note says where the other is.
  case clashingKeys(String, with: String)
  /// A key that means nothing beside the value of another: a touch of `hover`.
  case pointlessKey(String, beside: String)
  /// A value of another type.
  case wrongType(ValueType, expected: Expected)
  /// A text that is none of the names for such a thing.
  case unknownName(String, of: Naming, nearest: String?, allowed: [String])
  /// A list without elements.
  case emptyList
  /// A list with too many or too few elements.
  case wrongCount(Int, expected: Int)
  /// A format version that is not read.
  case unsupportedVersion(Int, supported: Int)

  /// A type of JSON.
  public enum ValueType: String, Hashable, Sendable {
    case object, array, text, number, `true`, `false`, null
  }

  /// What a value should be.
  public enum Expected: String, Hashable, Sendable {
    case object, list, text, number, wholeNumber, time, color, `true`
    /// `true` or `false`.
    case truth
    /// A text with a state, or a list of such.
    case states
    /// A pair of numbers.
    case point
  }

  /// A kind of things that have names.
  public enum Naming: String, Hashable, Sendable {
    case property, style, event, state, curve, preset, stepPosition, colorSpace, severity
  }
}
