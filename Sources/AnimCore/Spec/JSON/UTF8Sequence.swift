/// One character in UTF-8, or the bytes that are none.
///
/// Well formed are the sequences of Unicode's table 3-7: no overlong forms, no surrogates, nothing
/// past U+10FFFF.
struct UTF8Sequence: Sendable {
  /// The character; nil for bytes that are none.
  let scalar: Unicode.Scalar?
  /// How many bytes it takes, at least 1; of a broken one, those that could have begun a character.
  let length: Int

  /// Reads what begins at an offset within the bytes.
  init(in bytes: [UInt8], at offset: Int) {
    let lead = bytes[offset]
    guard let form = Self.forms.first(where: { $0.leads.contains(lead) }) else {
      (scalar, length) = (lead < 0x80 ? Unicode.Scalar(lead) : nil, 1)
      return
    }
    var value = UInt32(lead & form.mask)
    var allowed = form.second
    for place in 1...form.more {
      guard offset + place < bytes.count, allowed.contains(bytes[offset + place]) else {
        (scalar, length) = (nil, place)
        return
      }
      value = value << 6 | UInt32(bytes[offset + place] & 0x3F)
      allowed = 0x80...0xBF
    }
    (scalar, length) = (Unicode.Scalar(value), form.more + 1)
  }

  private struct Form {
    let leads: ClosedRange<UInt8>
    /// What the second byte may be; those after it are always 0x80...0xBF.
    let second: ClosedRange<UInt8>
    /// How many bytes follow the first.
    let more: Int
    let mask: UInt8
  }

  private static let forms = [
    Form(leads: 0xC2...0xDF, second: 0x80...0xBF, more: 1, mask: 0x1F),
    Form(leads: 0xE0...0xE0, second: 0xA0...0xBF, more: 2, mask: 0x0F),
    Form(leads: 0xE1...0xEC, second: 0x80...0xBF, more: 2, mask: 0x0F),
    Form(leads: 0xED...0xED, second: 0x80...0x9F, more: 2, mask: 0x0F),
    Form(leads: 0xEE...0xEF, second: 0x80...0xBF, more: 2, mask: 0x0F),
    Form(leads: 0xF0...0xF0, second: 0x90...0xBF, more: 3, mask: 0x07),
    Form(leads: 0xF1...0xF3, second: 0x80...0xBF, more: 3, mask: 0x07),
    Form(leads: 0xF4...0xF4, second: 0x80...0x8F, more: 3, mask: 0x07),
  ]
}
