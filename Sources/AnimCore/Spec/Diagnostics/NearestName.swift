/// Finds the name somebody probably meant.
package enum NearestName {
  /// The candidate a written name most resembles; nil where none is near enough to suggest.
  ///
  /// Near enough is an edit distance of at most a third of the written name's length (letter case not
  /// counted), or being the only candidate the name is the beginning of. Of several equally near ones
  /// the first is taken.
  package static func to(_ written: String, among candidates: [String]) -> String? {
    let name = letters(written)
    guard !name.isEmpty, name.count <= longest else { return nil }
    var nearest: (candidate: String, distance: Int)?
    var beginnings: [String] = []
    for candidate in candidates {
      let other = letters(candidate)
      if other.starts(with: name) { beginnings.append(candidate) }
      let distance = distance(name, other)
      if distance < nearest?.distance ?? Int.max { nearest = (candidate, distance) }
    }
    if let nearest, nearest.distance * 3 <= name.count { return nearest.candidate }
    return beginnings.count == 1 ? beginnings[0] : nil
  }

  /// How many letters must be inserted, dropped, changed, or swapped with their neighbour.
  ///
  /// This is the optimal string alignment distance: no letter is edited twice. O(n·m) time.
  package static func distance<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let change = left[row] == right[column] ? 0 : 1
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + change)
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

  // A name longer than any of ours by more than half resembles none of them.
  private static let longest = 64

  private static func letters(_ text: String) -> [UInt8] {
    text.utf8.prefix(longest + 1).map { byte in
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
  }
}
