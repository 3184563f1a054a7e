extension Color {
  /// Reads `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; letters in either case, `#` required.
  ///
  /// A single digit stands for itself twice: `#3A7` is `#33AA77`.
  ///
  /// - Throws: ``ColorError/malformedHex(_:)`` for anything else.
  public init(hex text: String) throws(ColorError) {
    guard let color = Color(hexIn: Array(text.utf8)[...]) else { throw .malformedHex(text) }
    self = color
  }

  /// The colour that bytes spell; nil where they spell none.
  init?(hexIn bytes: ArraySlice<UInt8>) {
    guard bytes.first == UInt8(ascii: "#"), [4, 5, 7, 9].contains(bytes.count) else { return nil }
    var digits: UInt32 = 0
    for byte in bytes.dropFirst() {
      guard let digit = Self.hexDigit(byte) else { return nil }
      digits = digits << 4 | UInt32(digit)
      // A single digit stands for itself twice.
      if bytes.count < 6 { digits = digits << 4 | UInt32(digit) }
    }
    if bytes.count == 4 || bytes.count == 7 { digits = digits << 8 | 0xFF }
    self.init(
      clamping: Double(digits >> 24) / 255, Double(digits >> 16 & 0xFF) / 255,
      Double(digits >> 8 & 0xFF) / 255, Double(digits & 0xFF) / 255)
  }

  /// The colour as `#RRGGBB`, or `#RRGGBBAA` where it is not opaque; bytes round half up.
  public var hex: String {
    let opaque = Self.byte(alpha) == 255
    let channels = opaque ? [red, green, blue] : [red, green, blue, alpha]
    return channels.reduce(into: "#") { text, channel in
      let byte = Int(Self.byte(channel))
      text += String(byte >> 4, radix: 16, uppercase: true)
      text += String(byte & 15, radix: 16, uppercase: true)
    }
  }

  /// A channel as a byte: clamped to 0…1, then rounded half up. What is not a number gives 0.
  package static func byte(_ channel: Double) -> UInt8 {
    guard channel > 0 else { return 0 }
    return channel < 1 ? UInt8(channel * 255 + 0.5) : 255
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
