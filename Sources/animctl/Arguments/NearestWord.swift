/// Finds the word somebody probably meant.
enum NearestWord {
  /// The candidate a typed word most resembles, or nil where none is near enough to suggest.
  ///
  /// Near enough is an edit distance of at most a third of the typed word's length (letter case and
  /// leading hyphens not counted), or being the only candidate the word is the beginning of. Of
  /// several equally near ones the first is taken.
  static func to(_ typed: String, among candidates: some Sequence<String>) -> String? {
    let word = letters(typed)
    guard !word.isEmpty else { return nil }
    var nearest: (candidate: String, distance: Int)?
    var beginnings: [String] = []
    for candidate in candidates {
      let other = letters(candidate)
      if other.starts(with: word) { beginnings.append(candidate) }
      let distance = distance(word, other)
      if distance < nearest?.distance ?? Int.max { nearest = (candidate, distance) }
    }
    if let nearest, nearest.distance * 3 <= word.count { return nearest.candidate }
    return beginnings.count == 1 ? beginnings[0] : nil
  }

  /// How many letters must be inserted, dropped, changed, or swapped with their neighbour.
  ///
  /// This is the optimal string alignment distance: no letter is edited twice. O(n·m) time.
  static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        var least = min(
          last[column + 1] + 1, current[column] + 1,
          last[column] + (left[row] == right[column] ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }

  // A word longer than any of ours is not worth the time its distance would take.
  private static func letters(_ text: String) -> [UInt8] {
    text.utf8.drop { $0 == UInt8(ascii: "-") }.prefix(64).map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
  }
}
