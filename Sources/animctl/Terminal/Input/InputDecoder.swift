import AnimCore

/// Reads what a terminal sends, byte by byte, whatever way it is cut into pieces.
///
/// The forms are those of ECMA-48 and xterm's control sequences; the keys with actions are those of
/// kitty's keyboard protocol. What it does not know is passed over as a whole, so that no part of it
/// is taken for a key.
struct InputDecoder {
  private var pending: [UInt8] = []

  /// A sequence longer than this is none; what came of it is dropped.
  private static let longest = 256

  /// What the bytes mean, together with those kept back before.
  ///
  /// A lone Escape at the end is the key: nothing more of a sequence has come with it.
  mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
    pending += bytes
    var found: [TerminalInput] = []
    var rest = pending[...]
    while let first = rest.first {
      if first == 0x1B {
        guard let length = Self.sequenceLength(rest) else { break }
        if let input = Self.meaning(Array(rest.prefix(length))) { found.append(input) }
        rest = rest.dropFirst(length)
      } else {
        let (character, length) = Self.character(rest)
        if let key = character.flatMap(Self.key) { found.append(.key(key, .typed)) }
        rest = rest.dropFirst(length)
      }
    }
    pending = rest.count > Self.longest ? [] : Array(rest)
    return found
  }

  // MARK: Characters

  private static func character(_ bytes: ArraySlice<UInt8>) -> (Character?, length: Int) {
    let length = 1 + bytes.dropFirst().prefix { $0 & 0xC0 == 0x80 }.prefix(3).count
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    return (text.count == 1 ? text.first : nil, length)
  }

  private static func key(_ character: Character) -> Key? {
    switch character {
    case "\r", "\n", "\r\n": .enter
    case "\t": .tab
    case "\u{7F}", "\u{8}": .backspace
    case "\0"..."\u{1F}": nil
    default: .character(character)
    }
  }

  // MARK: Sequences

  /// How many bytes the sequence takes; nil where its end has not come yet.
  private static func sequenceLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard let second = bytes.dropFirst().first else { return 1 }
    let body = bytes.dropFirst(2)
    switch second {
    case UInt8(ascii: "["):
      guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) || $0 < 0x20 }) else {
        return nil
      }
      return end - bytes.startIndex + 1
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      for (place, byte) in zip(body.indices, body) {
        if byte == 0x07 { return place - bytes.startIndex + 1 }
        guard byte == 0x1B else { continue }
        // ST is two bytes; an Escape before anything else begins another sequence.
        guard let next = bytes[place...].dropFirst().first else { return nil }
        return place - bytes.startIndex + (next == UInt8(ascii: "\\") ? 2 : 0)
      }
      return nil
    case UInt8(ascii: "O"): return body.isEmpty ? nil : 3
    // Two times Escape are two keys; anything else with Alt is one key, and none that means something.
    case 0x1B: return 1
    default: return 2
    }
  }

  private static func meaning(_ bytes: [UInt8]) -> TerminalInput? {
    guard bytes.count > 1 else { return .key(.escape, .typed) }
    let final = bytes[bytes.count - 1]
    switch bytes[1] {
    case UInt8(ascii: "O"): return cursorKeys[final].map { .key($0, .typed) }
    case UInt8(ascii: "["):
      let text = String(decoding: bytes[2..<(bytes.count - 1)], as: UTF8.self)
      return ControlSequence(text, final: final)?.meaning
    case UInt8(ascii: "]"): return background(bytes.dropFirst(2))
    default: return nil
    }
  }

  fileprivate static let cursorKeys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
  ]

  // `11;rgb:RRRR/GGGG/BBBB`, one to four digits each, of which the leading count (XParseColor).
  private static func background(_ bytes: ArraySlice<UInt8>) -> TerminalInput? {
    let text = String(decoding: bytes.prefix { $0 >= 0x20 }, as: UTF8.self)
    guard text.hasPrefix("11;rgb") else { return nil }
    guard let start = text.firstIndex(of: ":") else { return nil }
    let channels = text[text.index(after: start)...].split(separator: "/").prefix(3).map {
      digits -> Double? in
      guard (1...4).contains(digits.utf8.count), let value = Int(digits, radix: 16) else {
        return nil
      }
      return Double(value) / Double((1 << (4 * digits.utf8.count)) - 1)
    }
    guard channels.count == 3, let red = channels[0], let green = channels[1],
      let blue = channels[2], let color = try? Color(red: red, green: green, blue: blue)
    else { return nil }
    return .answer(.background(color))
  }
}

/// A control sequence: numbers between `ESC [` and a final letter.
private struct ControlSequence {
  private let mark: Character?
  /// The numbers, each with what is behind its colon.
  private let numbers: [(Int, detail: Int?)]
  private let final: UInt8

  init?(_ text: String, final: UInt8) {
    var text = text[...]
    mark = text.first.flatMap { "?<>=".contains($0) ? $0 : nil }
    if mark != nil { text = text.dropFirst() }
    numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { part in
      let parts = part.split(separator: ":", omittingEmptySubsequences: false)
      return (parts.first.flatMap { Int($0) } ?? 0, parts.dropFirst().first.flatMap { Int($0) })
    }
    self.final = final
  }

  var meaning: TerminalInput? {
    switch (mark, final) {
    case ("?", UInt8(ascii: "c")): .answer(.attributes)
    case ("?", UInt8(ascii: "u")): .answer(.keyboardProtocol)
    case ("<", UInt8(ascii: "M")), ("<", UInt8(ascii: "m")): mouse
    case (nil, UInt8(ascii: "R")):
      numbers.count == 2
        ? .answer(.cursor(column: numbers[1].0, row: numbers[0].0)) : nil
    case (nil, UInt8(ascii: "Z")): .key(.backTab, .typed)
    case (nil, UInt8(ascii: "u")): codedKey
    case (nil, _):
      InputDecoder.cursorKeys[final].map { .key($0, action == .down ? .typed : action) }
    default: nil
    }
  }

  // Button 0 is the left one, 32 is added while it is held and moved.
  private var mouse: TerminalInput? {
    guard numbers.count == 3, [0, 32].contains(numbers[0].0) else { return nil }
    let action: Mouse.Action =
      final == UInt8(ascii: "m") ? .up : numbers[0].0 == 32 ? .drag : .down
    return .mouse(Mouse(action: action, column: numbers[1].0, row: numbers[2].0))
  }

  private var action: KeyAction {
    switch numbers.dropFirst().first?.detail {
    case 2: .again
    case 3: .up
    default: .down
    }
  }

  private var codedKey: TerminalInput? {
    let named: [Int: Key] = [13: .enter, 9: .tab, 127: .backspace, 27: .escape]
    guard let code = numbers.first?.0 else { return nil }
    let modifiers = max((numbers.dropFirst().first?.0 ?? 1) - 1, 0)
    if code == 9, modifiers & 1 == 1 { return .key(.backTab, action) }
    if let key = named[code] { return .key(key, action) }
    // Ctrl, Alt and Super make another key of it; Shift another character, which comes with it.
    guard modifiers & ~(1 | 64 | 128) == 0, code >= 0x20, code < 0xE000,
      let scalar = Unicode.Scalar(UInt32(code))
    else { return nil }
    return .key(.character(Character(scalar)), action)
  }
}
