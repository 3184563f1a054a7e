/// Numbers with no more decimals than they need, up to a limit: `0.95`, `1`, `-0.000001`.
///
///     TrimmedDecimal(4).text(0.95)  // "0.95"
///     TrimmedDecimal(4).text(1)     // "1"
///
/// Correctly rounded as ``FixedDecimal`` rounds; never an exponent, never a signed zero.
struct TrimmedDecimal: Sendable {
  private let spelling: NumberSpelling

  /// Creates the notation with so many decimals at most, 0…17.
  init(_ decimals: Int) {
    let precision = try? Precision(decimals: min(max(decimals, 0), 17))
    spelling = NumberSpelling(precision ?? .sixDecimals)
  }

  /// Six decimals at most.
  static let six = TrimmedDecimal(6)

  /// The number as text; `0` for what is not finite.
  func text(_ number: Double) -> String {
    guard let text = spelling.text(number) else { return "0" }
    guard text.utf8.contains(UInt8(ascii: ".")) else { return text }
    var kept = text[...]
    while kept.utf8.last == UInt8(ascii: "0") { kept = kept.dropLast() }
    if kept.utf8.last == UInt8(ascii: ".") { kept = kept.dropLast() }
    return String(kept)
  }

  /// The number a reader of the text gets.
  func read(_ number: Double) -> Double { Double(text(number)) ?? 0 }
}
