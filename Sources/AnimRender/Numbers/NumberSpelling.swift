/// How a precision spells numbers: the one notation of all there are.
///
///     NumberSpelling(.shortest).text(0.1)  // "0.1"
package enum NumberSpelling: Sendable {
  /// With a fixed number of decimals.
  case fixed(FixedDecimal)
  /// With as few digits as read back to the same number.
  case shortest(ShortestDecimal)

  /// Creates the spelling of a precision.
  package init(_ precision: Precision, mark: DecimalMark = .point) {
    if let fixed = FixedDecimal(precision, mark: mark) {
      self = .fixed(fixed)
    } else {
      self = .shortest(ShortestDecimal(mark: mark))
    }
  }

  /// The most bytes a number takes while it is written.
  package var longest: Int {
    switch self {
    case .fixed: FixedDecimal.longest
    case .shortest: ShortestDecimal.longest
    }
  }

  /// The number as a text of its own, or nil for what is not a finite number.
  package func text(_ number: Double) -> String? {
    switch self {
    case .fixed(let notation): notation.text(number)
    case .shortest(let notation): notation.text(number)
    }
  }
}
