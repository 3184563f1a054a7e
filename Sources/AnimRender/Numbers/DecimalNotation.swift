/// A way to spell doubles in decimal digits, straight into bytes.
package protocol DecimalNotation: Sendable {
  /// The most bytes a number takes while it is written.
  static var longest: Int { get }

  /// Writes a number and returns the place behind it, or nil for what is not a finite number.
  ///
  /// - Parameters:
  ///   - number: Any double.
  ///   - bytes: Where it is written; ``longest`` bytes from `place` on are needed.
  ///   - place: Where it begins.
  /// - Returns: The place behind the last character.
  func write(_ number: Double, to bytes: inout MutableRawSpan, at place: Int) -> Int?
}

extension DecimalNotation {
  /// The number as a text of its own, or nil for what is not a finite number.
  package func text(_ number: Double) -> String? {
    var buffer = [UInt8](repeating: 0, count: Self.longest)
    var span = buffer.mutableSpan
    var bytes = span.mutableBytes
    guard let end = write(number, to: &bytes, at: 0) else { return nil }
    return String(decoding: buffer[..<end], as: UTF8.self)
  }
}
