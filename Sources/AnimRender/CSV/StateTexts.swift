import AnimCore

/// The texts of all 32 button states, ready to be stored in words of eight bytes.
struct StateTexts: Sendable {
  /// All five names joined by `+` take 45 bytes: six words.
  private static let wordsPerState = 6

  /// The most bytes a text takes while it is written.
  static let longest = 8 * wordsPerState

  /// One for all writers: it depends on nothing.
  static let shared = StateTexts()

  private let words: [UInt64]
  private let counts: [Int]

  private init() {
    var words: [UInt64] = []
    var counts: [Int] = []
    for bits in UInt8(0)..<32 {
      let text = Array(ButtonState(rawValue: bits).description.utf8)
      counts.append(text.count)
      for start in stride(from: 0, to: Self.longest, by: 8) {
        let bytes = text.dropFirst(start).prefix(8)
        words.append(bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) })
      }
    }
    self.words = words
    self.counts = counts
  }

  /// Writes a state's text and returns the place behind it; needs ``longest`` bytes.
  @inline(__always)
  func write(_ state: ButtonState, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    let index = Int(state.rawValue)
    let count = counts[index]
    var offset = 0
    while offset < count {
      let word = words[index &* Self.wordsPerState &+ offset / 8]
      bytes.storeBytes(of: word.littleEndian, toByteOffset: place &+ offset, as: UInt64.self)
      offset &+= 8
    }
    return place &+ count
  }
}
