/// The keys of one object so far, to find those given twice.
struct JSONKeys {
  /// The node of the object.
  let object: Int
  private var count = 0
  /// All keys by their texts, once there are more than a few.
  private var byText: [Text: Int] = [:]

  /// Up to so many keys each is simply compared with all.
  private static let few = 16

  /// The keys of an object that has none yet.
  init(of object: Int) {
    self.object = object
  }

  /// Takes the object's next key; returns the node of an earlier one with the same text.
  mutating func insert(_ key: Int, of tree: JSONTree) -> Int? {
    guard tree.nodes[key].kind == .text else { return nil }
    count += 1
    if count <= Self.few { return tree.keys(of: object, before: key) { tree.sameText($0, key) } }
    if byText.isEmpty {
      _ = tree.keys(of: object, before: key) { earlier in
        byText[Text(text: tree.text(earlier))] = earlier
        return false
      }
    }
    let text = Text(text: tree.text(key))
    if let first = byText[text] { return first }
    byText[text] = key
    return nil
  }

  /// A text that equals another only code point by code point; a String would also equal its
  /// canonical equivalents.
  private struct Text: Hashable {
    let text: String

    static func == (left: Text, right: Text) -> Bool {
      left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      for byte in text.utf8 { hasher.combine(byte) }
    }
  }
}

extension JSONTree {
  /// The first key of an object, among those before a node, for which something holds.
  fileprivate func keys(of object: Int, before end: Int, first holds: (Int) -> Bool) -> Int? {
    var key = object + 1
    while key < end {
      if nodes[key].kind == .text, !nodes[key].isFlawed, holds(key) { return key }
      key = next(after: key + 1)
    }
    return nil
  }
}
