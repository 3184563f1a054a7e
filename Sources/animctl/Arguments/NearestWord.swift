import AnimCore

/// Finds the word somebody probably meant: the library's rule for names, hyphens before them not
/// counted.
enum NearestWord {
  /// The candidate a typed word most resembles, or nil where none is near enough to suggest.
  static func to(_ typed: String, among candidates: some Sequence<String>) -> String? {
    let candidates = Array(candidates)
    let bare = candidates.map(withoutHyphens)
    let nearest = NearestName.to(withoutHyphens(typed), among: bare)
    return nearest.flatMap(bare.firstIndex).map { candidates[$0] }
  }

  private static func withoutHyphens(_ word: String) -> String {
    String(word.drop { $0 == "-" })
  }
}
