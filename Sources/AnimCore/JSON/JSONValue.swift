/// A value of a JSON text that is not a spec: what another tool wrote.
package indirect enum JSONValue: Sendable {
  /// A member of an object.
  package typealias Member = (key: String, value: JSONValue)

  case object([Member])
  case array([JSONValue])
  case text(String)
  case number(Double)
  case flag(Bool)
  case null

  /// The longest text that is read, in bytes: 16 MiB.
  package static let sizeLimit = JSONTree.sizeLimit

  /// Reads a text, nested 64 levels at most.
  ///
  /// - Throws: ``MalformedJSON`` for the first place that is wrong.
  package init(reading bytes: [UInt8]) throws(MalformedJSON) {
    let tree = try JSONTree(strictly: bytes)
    self = tree.root.map { Self.value(of: $0, in: tree) } ?? .null
  }

  private static func value(of node: Int, in tree: JSONTree) -> JSONValue {
    switch tree.nodes[node].kind {
    case .object:
      let children = tree.elements(of: node)
      return .object(
        stride(from: 0, to: children.count - 1, by: 2).map { place in
          (tree.text(children[place]), value(of: children[place + 1], in: tree))
        })
    case .array: return .array(tree.elements(of: node).map { value(of: $0, in: tree) })
    case .text: return .text(tree.text(node))
    case .number: return .number(tree.number(node))
    case .yes: return .flag(true)
    case .no: return .flag(false)
    case .null, .damaged: return .null
    }
  }
}

// Looking into it.
extension JSONValue {
  /// The members of an object; none of anything else.
  package var members: [Member] {
    if case .object(let members) = self { members } else { [] }
  }

  /// The elements of an array; nil for anything else.
  package var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The number; nil for anything else.
  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The text; nil for anything else.
  package var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The value of a key of an object.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }
}

/// A text is no JSON, at a place counted from 1.
package struct MalformedJSON: Error, Hashable, Sendable {
  package let line: Int
  package let column: Int
}

extension JSONTree {
  /// Reads a text in which nothing may be wrong.
  init(strictly bytes: [UInt8]) throws(MalformedJSON) {
    let parser = JSONParser(bytes)
    guard parser.log.errors.count == 0 else {
      let first = parser.log.diagnostics(in: parser.tree).first { $0.severity == .error }
      throw MalformedJSON(line: first?.start.line ?? 1, column: first?.start.column ?? 1)
    }
    self = parser.tree
  }
}
