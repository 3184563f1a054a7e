/// Rows that stand in a JSON text as objects: in an array, in an array under the key `frames`, or one
/// after the other, a line each.
package struct JSONRecords: Sendable {
  /// The longest text that is read, in bytes: 16 MiB.
  package static let sizeLimit = JSONTree.sizeLimit

  /// What a member says.
  package enum Field: Hashable, Sendable {
    /// A number, and how many decimals it is written with; nil for one with an exponent.
    case number(Double, decimals: Int?)
    case text(String)
    case missing
  }

  /// A member of an object.
  package typealias Member = (key: String, field: Field)

  /// The rows, each with its members in their order. What is no number, text or null is left out.
  package private(set) var rows: [[Member]] = []
  /// Whether the rows stand under a key of an object.
  package private(set) var isDocument = false

  /// Reads rows.
  ///
  /// - Throws: ``JSONRecordsError`` for the first thing that is wrong.
  package init(reading bytes: [UInt8]) throws(JSONRecordsError) {
    if Self.hasLines(bytes) {
      try readLines(bytes)
    } else {
      let tree = try Self.tree(bytes, line: 1)
      guard let root = tree.root, let list = Self.list(in: tree, root) else { throw .noRows }
      isDocument = list != root
      for node in tree.elements(of: list) {
        guard tree.nodes[node].kind == .object else { throw .noRows }
        rows.append(Self.members(of: node, in: tree))
      }
    }
    guard !rows.isEmpty else { throw .noRows }
  }

  /// Whether a text looks like rows, and not like a spec: an array, objects a line each, or an object
  /// with the key `frames`, or a first object with the key `frame`.
  package static func look(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first(where: { $0 > 0x20 }) else { return false }
    if first == UInt8(ascii: "[") { return true }
    guard first == UInt8(ascii: "{") else { return false }
    if firstLine(bytes)?.contains(where: { $0.key == "frame" }) == true { return true }
    let tree = JSONParser(bytes).tree
    guard let root = tree.root, tree.nodes[root].kind == .object else { return false }
    return list(in: tree, root) != nil
  }

  private mutating func readLines(_ bytes: [UInt8]) throws(JSONRecordsError) {
    var start = bytes.startIndex
    var line = 1
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      if bytes[start..<end].contains(where: { $0 > 0x20 }) {
        let tree = try Self.tree(Array(bytes[start..<end]), line: line)
        guard let root = tree.root, tree.nodes[root].kind == .object else { throw .noRows }
        rows.append(Self.members(of: root, in: tree))
      }
      start = min(end + 1, bytes.endIndex)
      line += 1
    }
  }

  /// Whether the first line is an object by itself, and a row by its keys or by the lines after it.
  private static func hasLines(_ bytes: [UInt8]) -> Bool {
    guard let members = firstLine(bytes) else { return false }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    return members.contains { ["frame", "time_s"].contains($0.key) }
      || lines.count > 1 && lines[1].first == UInt8(ascii: "{")
  }

  /// The members of the first line, if it is an object by itself.
  private static func firstLine(_ bytes: [UInt8]) -> [Member]? {
    let line = bytes.drop { $0 <= 0x20 }.prefix(1 << 16).prefix { $0 != UInt8(ascii: "\n") }
    guard line.first == UInt8(ascii: "{") else { return nil }
    let parser = JSONParser(Array(line))
    guard parser.log.errors.count == 0, let root = parser.tree.root else { return nil }
    return members(of: root, in: parser.tree)
  }

  /// The array of rows: the whole, or what the key `frames` has.
  private static func list(in tree: JSONTree, _ root: Int) -> Int? {
    switch tree.nodes[root].kind {
    case .array: return root
    case .object:
      let children = tree.elements(of: root)
      for place in stride(from: 0, to: children.count - 1, by: 2)
      where tree.text(children[place]) == "frames"
        && tree.nodes[children[place + 1]].kind == .array
      {
        return children[place + 1]
      }
      return nil
    default: return nil
    }
  }

  private static func members(of node: Int, in tree: JSONTree) -> [Member] {
    let children = tree.elements(of: node)
    return stride(from: 0, to: children.count - 1, by: 2).compactMap { place in
      field(children[place + 1], in: tree).map { (tree.text(children[place]), $0) }
    }
  }

  private static func field(_ node: Int, in tree: JSONTree) -> Field? {
    switch tree.nodes[node].kind {
    case .number: .number(tree.number(node), decimals: decimals(of: tree.text(node)))
    case .text: .text(tree.text(node))
    case .null: .missing
    case .object, .array, .yes, .no, .damaged: nil
    }
  }

  private static func decimals(of number: String) -> Int? {
    let digits = number.utf8
    guard !digits.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) else { return nil }
    guard let point = digits.firstIndex(of: UInt8(ascii: ".")) else { return 0 }
    return digits.distance(from: point, to: digits.endIndex) - 1
  }

  private static func tree(_ bytes: [UInt8], line: Int) throws(JSONRecordsError) -> JSONTree {
    do throws(MalformedJSON) {
      return try JSONTree(strictly: bytes)
    } catch {
      throw .notJSON(line: line - 1 + error.line, column: error.column)
    }
  }
}

/// Why a text has no rows.
package enum JSONRecordsError: Error, Hashable, Sendable {
  /// It is no JSON, at this place.
  case notJSON(line: Int, column: Int)
  /// It is JSON, and has no list of objects where rows are expected.
  case noRows
}
