/// How far apart two numbers may be and still count as the same.
///
///     let tolerance = try MotionTolerance(0.002, for: ["backgroundColor": 0.01])
///
/// What comes of printing is always allowed: a number printed with six decimals may be half a millionth
/// away from the one it stands for.
public struct MotionTolerance: Hashable, Sendable {
  /// What holds for every column without one of its own, in the column's unit.
  public let standard: Double
  /// What holds for columns by their names, or by the names of properties in code or in tables.
  public let named: [String: Double]

  /// Nothing but what comes of printing.
  public static let exact = MotionTolerance(checked: 0, named: [:])

  /// Creates a tolerance.
  ///
  /// - Parameters:
  ///   - standard: What holds for every column, in its unit; finite, at least 0.
  ///   - named: What holds for some columns instead: `background_r`, `background` and
  ///     `backgroundColor` are each understood, the more particular before the more general.
  /// - Throws: ``MotionToleranceError`` for a number that is no tolerance.
  public init(
    _ standard: Double = 0, for named: [String: Double] = [:]
  ) throws(MotionToleranceError) {
    for number in [standard] + named.values where !(number >= 0 && number.isFinite) {
      throw .outOfRange(number)
    }
    self.init(checked: standard, named: named)
  }

  private init(checked standard: Double, named: [String: Double]) {
    self.standard = standard
    self.named = named
  }

  /// What is allowed in a column.
  public func allowed(in column: String) -> Double {
    for name in Self.names(of: column) {
      if let own = named[name] { return own }
    }
    return standard
  }

  /// The names a column's tolerance may be stated under, the most particular first.
  package static func names(of column: String) -> [String] {
    guard let property = PropertyTraits.ofColumn(column) else { return [column] }
    return [column, property.column, property.name]
  }
}

/// Why a number is no tolerance.
public enum MotionToleranceError: Error, Hashable, Sendable {
  /// It is negative, infinite or not a number.
  case outOfRange(Double)
}
