/// How numbers are spelled in text formats: with how many decimals.
///
///     let three = try Precision(decimals: 3)  // 0.95 becomes 0.950
///     let exact = Precision.shortest          // 0.95 stays 0.95
///
/// With a fixed number of decimals every number is correctly rounded: it is the decimal nearest to
/// the exact value of the double, and of two equally near ones the even one, as C's `printf("%.3f")`
/// gives it. The shortest spelling loses nothing: read back, it is the same double, bit for bit.
public struct Precision: Hashable, Sendable {
  /// The numbers of decimals there are.
  public static let allowedDecimals = 0...17

  /// Six decimals: a millionth of a point, of a degree or of a colour channel's range.
  public static let sixDecimals = Precision(checked: 6)

  /// As few digits as read back to the same double, spelled as Swift prints it: `1.0`, `0.1`,
  /// `1e-05`.
  public static let shortest = Precision(checked: nil)

  /// How many digits follow the decimal mark; with none there is no mark either. Nil for the
  /// shortest spelling.
  package let decimals: Int?

  /// Creates a precision of so many decimals.
  ///
  /// - Parameter decimals: Within ``allowedDecimals``.
  /// - Throws: ``PrecisionError/decimalsOutOfRange(_:)`` for any other number.
  public init(decimals: Int) throws(PrecisionError) {
    guard Self.allowedDecimals.contains(decimals) else { throw .decimalsOutOfRange(decimals) }
    self.init(checked: decimals)
  }

  private init(checked decimals: Int?) {
    self.decimals = decimals
  }
}

/// What is wrong with a precision.
public enum PrecisionError: Error, Hashable, Sendable {
  /// A number of decimals is outside ``Precision/allowedDecimals``.
  case decimalsOutOfRange(Int)
}
