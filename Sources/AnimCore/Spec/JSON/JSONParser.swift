/// Reads a JSON text strictly by RFC 8259, and goes on after an error where that is safe.
///
/// It takes one pass and time and memory in proportion to the text. What is nested deeper than
/// ``JSONTree/depthLimit`` ends it.
struct JSONParser {
  var tree: JSONTree
  private(set) var log = FindingLog()
  var position = 0
  /// The objects and arrays that are open, the outermost first.
  private var open: [(container: SyntaxProblem.Container, node: Int)] = []
  /// Whether brackets and commas may have been swallowed, so that what seems to be missing is not
  /// reported.
  private(set) var isTorn = false
  /// The last comma that was reported as out of place; it is not reported again as a trailing one.
  var strayComma: Int?

  /// Reads a text.
  init(_ bytes: [UInt8]) {
    tree = JSONTree(bytes: bytes)
    guard bytes.count <= JSONTree.sizeLimit else {
      report(.tooLarge(bytes: bytes.count, limit: JSONTree.sizeLimit), at: 0..<0)
      return
    }
    guard skipByteOrderMark() else { return }
    skipBlanks()
    guard !isAtEnd else {
      if log.errors.count == 0 { report(.empty, at: position..<position) }
      return
    }
    value()
    skipBlanks()
    if !isAtEnd, !isTorn { report(.contentAfterEnd, at: tokenRange) }
  }

  var bytes: [UInt8] { tree.bytes }
  var isAtEnd: Bool { position >= tree.bytes.count }
  /// The byte at the position; nil at the end.
  var byte: UInt8? { isAtEnd ? nil : tree.bytes[position] }

  /// The byte some places further on; nil behind the end.
  func byte(ahead count: Int) -> UInt8? {
    position + count < tree.bytes.count ? tree.bytes[position + count] : nil
  }

  mutating func report(
    _ problem: SyntaxProblem, at range: Range<Int>,
    see notes: [FindingLog.Note] = []
  ) {
    log.error(.syntax(problem), at: range, see: notes)
  }

  /// Notes that the innermost object or array may have held more than could be made out.
  mutating func markFlawed() {
    if let last = open.last { tree.markFlawed(last.node) }
  }

  /// Goes on although brackets or commas may have been swallowed.
  mutating func tear() {
    isTorn = true
    for container in open { tree.markFlawed(container.node) }
  }

  /// Gives up: what follows cannot be told apart.
  mutating func cut() {
    tear()
    position = tree.bytes.count
  }

  /// Reads an object or an array.
  mutating func container(_ kind: SyntaxProblem.Container) {
    let start = position
    guard open.count < JSONTree.depthLimit else {
      report(.tooDeep(limit: JSONTree.depthLimit), at: start..<start + 1)
      tree.add(.damaged, start..<start + 1)
      return cut()
    }
    let node = tree.open(kind == .object ? .object : .array, at: start)
    open.append((kind, node))
    position += 1
    if kind == .object { members(of: node) } else { elements(of: node) }
    tree.close(node, at: position)
    open.removeLast()
  }

  /// Whether an object or array ends here; its closing bracket is then passed.
  ///
  /// - Parameter comma: Where the comma before this place is, if there is one.
  mutating func ends(_ kind: SyntaxProblem.Container, _ node: Int, after comma: Int?) -> Bool {
    skipBlanks()
    let (own, other): (UInt8, UInt8) =
      kind == .object
      ? (UInt8(ascii: "}"), UInt8(ascii: "]")) : (UInt8(ascii: "]"), UInt8(ascii: "}"))
    let opened = Int(tree.nodes[node].start)
    let note = (about: SpecNote.opened, range: opened..<opened + 1)
    switch byte {
    case own:
      if let comma, comma != strayComma {
        report(.trailingComma, at: comma..<comma + 1)
      }
      position += 1
      return true
    case other:
      if !isTorn {
        report(.closedAsOther(opened: kind), at: position..<position + 1, see: [note])
        markFlawed()
      }
      // The bracket belongs to one further out, if there is one of its kind.
      if !open.contains(where: { $0.container != kind }) { position += 1 }
      return true
    case nil:
      if !isTorn {
        let end = endOfText
        report(.unclosed(kind), at: end..<end, see: [note])
      }
      cut()
      return true
    default:
      return false
    }
  }
}
