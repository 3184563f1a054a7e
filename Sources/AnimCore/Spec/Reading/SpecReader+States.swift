extension SpecReader {
  /// A state: `normal`, or conditions joined by `+`.
  mutating func state(_ node: Int) -> ButtonState? {
    guard let text = text(node) else { return nil }
    guard text.utf8.count <= Self.longestWord else {
      reportUnknown(text, of: .state, among: Self.stateNames, at: range(node))
      return nil
    }
    // Most states are a single condition.
    let condition = ButtonState.conditions.first { $0.name == text }
    if let state = condition?.state ?? ButtonState(text) { return state }
    var start = range(node).lowerBound + 1
    var isKnown = true
    for part in text.split(separator: "+", omittingEmptySubsequences: false) {
      let length = part.utf8.count
      if !Self.stateNames.contains(String(part)) {
        isKnown = false
        // In a text without escapes the part itself can be pointed at.
        let place = tree.isVerbatim(node) && length > 0 ? start..<start + length : range(node)
        reportUnknown(String(part), of: .state, among: Self.stateNames, at: place)
      }
      start += length + 1
    }
    if isKnown { report(.contradictoryState(text), at: node) }
    return nil
  }

  private static let stateNames = ["normal"] + ButtonState.conditions.map(\.name)
}
