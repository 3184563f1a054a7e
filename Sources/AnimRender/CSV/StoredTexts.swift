import AnimCore

/// Texts that are written again and again, ready to be stored in words of eight bytes.
struct StoredTexts: Sendable {
  /// The texts of all 32 button states, by their raw values. None has a character that any format of
  /// CSV would have to quote.
  static let states = StoredTexts((UInt8(0)..<32).map { ButtonState(rawValue: $0).description })

  /// The most bytes a text takes while it is written.
  let longest: Int

  private let wordsPerText: Int
  private let words: [UInt64]
  private let counts: [Int]

  init(_ texts: [String]) {
    let texts = texts.map { Array($0.utf8) }
    counts = texts.map(\.count)
    wordsPerText = ((counts.max() ?? 0) + 7) / 8
    longest = 8 * wordsPerText
    words = texts.flatMap { [longest] text in
      stride(from: 0, to: longest, by: 8).map { start in
        text.dropFirst(start).prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
      }
    }
  }

  /// Writes the text at an index and returns the place behind it; needs ``longest`` bytes.
  @inline(__always)
  func write(_ index: Int, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    let count = counts[index]
    var offset = 0
    while offset < count {
      let word = words[index &* wordsPerText &+ offset / 8]
      bytes.storeBytes(of: word.littleEndian, toByteOffset: place &+ offset, as: UInt64.self)
      offset &+= 8
    }
    return place &+ count
  }
}
