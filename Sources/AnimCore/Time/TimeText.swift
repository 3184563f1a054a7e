/// A time as people write it: `120ms`, `0.12s`, `7f` (ticks), or a bare number of seconds.
package struct TimeText: Hashable, Sendable {
  /// The time in seconds, within 0…1e6.
  package let seconds: Double
  /// The nearest tick, ties up.
  package let tick: Tick

  private static let units: [(suffix: String, perSecond: Double)] = [("ms", 1_000), ("s", 1)]

  /// Reads a time; nil for anything else, and for one that is negative or longer than 1e6 s.
  package init?(_ text: some StringProtocol) {
    if text.last == "f" {
      guard let index = Int(text.dropLast()), text.first?.isNumber == true else { return nil }
      tick = Tick(index)
      seconds = tick.seconds
    } else {
      let unit = Self.units.first { text.hasSuffix($0.suffix) }
      let digits = text.dropLast(unit?.suffix.count ?? 0)
      guard let number = Self.decimal(digits) else { return nil }
      seconds = number / (unit?.perSecond ?? 1)
      tick = Tick(Tick.nearest(to: seconds))
    }
    guard (0...Tick.longestSpan).contains(seconds) else { return nil }
  }

  /// Plain decimal notation with an optional exponent; not `inf`, `nan` or hexadecimal, which the
  /// standard library's reader takes too.
  private static func decimal(_ text: some StringProtocol) -> Double? {
    let allowed = text.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || [UInt8](".+-eE".utf8).contains(byte)
    }
    return allowed ? Double(String(text)) : nil
  }
}
