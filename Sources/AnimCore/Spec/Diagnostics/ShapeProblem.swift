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
    /// Names with values, in braces.
    case object
    /// Values in brackets.
    case array
    /// Characters in quotes.
    case text
    /// A number.
    case number
    /// The word true.
    case `true`
    /// The word false.
    case `false`
    /// The word null.
    case null
  }

  /// What a value should be.
  public enum Expected: String, Hashable, Sendable {
    /// Names with values, in braces.
    case object
    /// Values in brackets.
    case list
    /// Characters in quotes.
    case text
    /// A number.
    case number
    /// A number without a fraction.
    case wholeNumber
    /// A time: seconds, `"120ms"`, `"0.12s"` or `"7f"`.
    case time
    /// A colour as `#` and hexadecimal digits.
    case color
    /// The word true.
    case `true`
    /// `true` or `false`.
    case truth
    /// A text with a state, or a list of such.
    case states
    /// A pair of numbers.
    case point
  }

  /// A kind of things that have names.
  public enum Naming: String, Hashable, Sendable {
    /// What an effect changes.
    case property
    /// A hold or a pulse.
    case style
    /// What happens to a button.
    case event
    /// A condition of a button, or several.
    case state
    /// A timing curve that has a name.
    case curve
    /// A spring that has a name.
    case preset
    /// Where the jumps of a stair are.
    case stepPosition
    /// A space colours are mixed in.
    case colorSpace
    /// How grave a lint finding is.
    case severity
  }
}
