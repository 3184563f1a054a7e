/// The keys of one object, to find those given twice.
struct JSONKeys {
  private var nodes: [Int] = []
  private var byText: [Text: Int] = [:]

  /// Up to so many keys each is simply compared with all.
  private static let few = 8

  /// Takes a key; returns the node of the first one with the same text, if there was one.
  mutating func insert(_ key: Int, of tree: JSONTree) -> Int? {
    guard tree.nodes[key].kind == .text else { return nil }
    if nodes.count < Self.few {
      if let first = nodes.first(where: { tree.sameText($0, key) }) { return first }
    } else {
      if byText.isEmpty {
        for node in nodes { byText[Text(tree.text(node))] = node }
      }
      if let first = byText[Text(tree.text(key))] { return first }
      byText[Text(tree.text(key))] = key
    }
    nodes.append(key)
    return nil
  }

  /// A text that equals another only code point by code point; a String would also equal its
  /// canonical equivalents.
  private struct Text: Hashable {
    let text: String

    init(_ text: String) {
      self.text = text
    }

    static func == (left: Text, right: Text) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }
}
