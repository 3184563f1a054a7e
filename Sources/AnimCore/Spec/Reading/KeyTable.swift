/// The keys an object may have, ready to be compared with bytes.
struct KeyTable: Sendable {
  /// The keys.
  let names: [String]
  private let spelled: [[UInt8]]

  /// A table of keys.
  init(_ names: [String]) {
    self.names = names
    spelled = names.map { Array($0.utf8) }
  }

  /// The key that a text node of a tree is; nil for one that is not in the table.
  func name(of node: Int, in tree: JSONTree) -> String? {
    guard tree.isVerbatim(node) else {
      let text = tree.text(node)
      return names.first { $0 == text }
    }
    let range = tree.nodes[node].range
    let written = tree.bytes[range.lowerBound + 1..<range.upperBound - 1]
    return spelled.firstIndex { $0.count == written.count && $0.elementsEqual(written) }
      .map { names[$0] }
  }
}
