/// A JSON text as a list of its values in the order they stand, each with its place.
///
/// An object's keys are nodes too, each before its value. What was reported is there as far as it
/// could be made out.
struct JSONTree: Sendable {
  /// The longest text that is read, in bytes: 16 MiB.
  static let sizeLimit = 16 << 20
  /// How deep objects and arrays may be nested.
  static let depthLimit = 64

  let bytes: [UInt8]
  private(set) var nodes: [JSONNode] = []
  /// The texts that contain escapes, without them.
  private var unescaped: [String] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    // About what a spec has, without making much of a text that is none.
    nodes.reserveCapacity(min(bytes.count / 8, 1_024))
  }

  /// The node of the whole; nil for a text without a value.
  var root: Int? { nodes.isEmpty ? nil : 0 }

  /// The node after a value and all it holds.
  func next(after node: Int) -> Int {
    switch nodes[node].kind {
    case .object, .array: Int(nodes[node].link)
    default: node + 1
    }
  }

  /// The nodes of an array's elements.
  func elements(of node: Int) -> [Int] {
    var found: [Int] = []
    let end = next(after: node)
    var child = node + 1
    while child < end {
      found.append(child)
      child = next(after: child)
    }
    return found
  }

  /// A text's value, without its quotes and escapes; of anything else, what stands in the file.
  func text(_ node: Int) -> String {
    guard nodes[node].kind == .text else {
      return String(decoding: bytes[nodes[node].range], as: UTF8.self)
    }
    let link = Int(nodes[node].link)
    return link > 0 ? unescaped[link - 1] : String(decoding: bare(node), as: UTF8.self)
  }

  /// Whether two texts have the same value, code point by code point.
  func sameText(_ left: Int, _ right: Int) -> Bool {
    guard nodes[left].link == 0, nodes[right].link == 0 else {
      return text(left).unicodeScalars.elementsEqual(text(right).unicodeScalars)
    }
    return nodes[left].range.count == nodes[right].range.count && bare(left) == bare(right)
  }

  /// A number's value, correctly rounded. It is finite: the reader refuses others.
  func number(_ node: Int) -> Double {
    Double(String(decoding: bytes[nodes[node].range], as: UTF8.self)) ?? 0
  }

  /// A number's value where it is whole; nil for any other, and for one beyond 64 bits.
  func wholeNumber(_ node: Int) -> Int? {
    let text = String(decoding: bytes[nodes[node].range], as: UTF8.self)
    return Int(text) ?? Int(exactly: number(node))
  }

  /// Whether a text stands in the file as it is read, so that a place in it is a place in the file.
  func isVerbatim(_ node: Int) -> Bool { nodes[node].link == 0 }

  private func bare(_ node: Int) -> ArraySlice<UInt8> {
    let range = nodes[node].range
    return bytes[range.lowerBound + 1..<range.upperBound - 1]
  }
}

// Building, as the parser goes along.
extension JSONTree {
  /// Adds a value that holds no others.
  mutating func add(_ kind: JSONNode.Kind, _ range: Range<Int>) {
    nodes.append(JSONNode(kind, range))
  }

  /// Adds a text that contains escapes.
  mutating func add(unescaped text: String, _ range: Range<Int>) {
    unescaped.append(text)
    nodes.append(JSONNode(.text, range))
    nodes[nodes.count - 1].link = UInt32(truncatingIfNeeded: unescaped.count)
  }

  /// Begins an object or an array, and returns its node.
  mutating func open(_ kind: JSONNode.Kind, at offset: Int) -> Int {
    nodes.append(JSONNode(kind, offset..<offset + 1))
    return nodes.count - 1
  }

  /// Ends an object or an array: what was added since is in it.
  mutating func close(_ node: Int, at offset: Int) {
    nodes[node].end = UInt32(truncatingIfNeeded: offset)
    nodes[node].link = UInt32(truncatingIfNeeded: nodes.count)
  }

  /// Takes a node's value away: it was reported.
  mutating func markDamaged(_ node: Int) {
    nodes[node].kind = .damaged
  }

  /// Marks an object or array as one that may hold more, or a key as a repeated one.
  mutating func markFlawed(_ node: Int) {
    nodes[node].isFlawed = true
  }
}
