/// What stands between a number's whole part and its decimals.
public enum DecimalMark: String, CaseIterable, Hashable, Sendable {
  /// `0.95`, as programs write it.
  case point
  /// `0,95`, as spreadsheets in German, French and many other languages read it.
  case comma

  /// The mark itself.
  package var scalar: Unicode.Scalar {
    switch self {
    case .point: "."
    case .comma: ","
    }
  }
}
