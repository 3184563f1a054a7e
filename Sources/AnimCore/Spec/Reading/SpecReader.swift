/// Makes a spec out of a JSON text, or reports everything that keeps it from being one.
///
/// A function that reads a value returns nil where it has reported something; it still reads on, so
/// that all independent errors are found.
struct SpecReader {
  let tree: JSONTree
  var log: FindingLog

  /// A member of an object, by its nodes.
  struct Member {
    let key: Int
    let value: Int
  }

  /// The members of an object that have a meaning, by their keys.
  struct Members {
    fileprivate(set) var all: [(name: String, member: Member)] = []
    /// The keys that unknown ones most resemble. They are not said to be missing as well.
    fileprivate(set) var misspelled: [String] = []

    /// The value of a key; nil where it is not given.
    subscript(key: String) -> Int? { member(key)?.value }

    func member(_ key: String) -> Member? { all.first { $0.name == key }?.member }
  }

  func range(_ node: Int) -> Range<Int> { tree.nodes[node].range }

  mutating func report(_ problem: ShapeProblem, at node: Int, see first: Int? = nil) {
    log.error(.shape(problem), at: range(node), see: notes(first))
  }

  mutating func report(_ problem: ValueProblem, at node: Int, see first: Int? = nil) {
    log.error(.value(problem), at: range(node), see: notes(first))
  }

  mutating func warn(_ problem: ValueProblem, at node: Int, see first: Int? = nil) {
    log.warning(.value(problem), at: range(node), see: notes(first))
  }

  private func notes(_ first: Int?) -> [FindingLog.Note] {
    first.map { [(.firstGiven, range($0))] } ?? []
  }
}

// MARK: Objects and lists

extension SpecReader {
  /// The members of an object; unknown keys, and required ones that are missing, are reported.
  mutating func members(
    of node: Int, allowed: KeyTable, required: [String] = []
  ) -> Members? {
    guard expect(node, [.object], .object) else { return nil }
    var members = Members()
    let end = tree.next(after: node)
    var key = node + 1
    if key < end { members.all.reserveCapacity(4) }
    while key < end {
      let member = Member(key: key, value: key + 1)
      key = tree.next(after: member.value)
      let node = tree.nodes[member.key]
      // What has been reported, a repeated key too, is not looked at again.
      guard node.kind == .text, !node.isFlawed else { continue }
      if let name = allowed.name(of: member.key, in: tree) {
        members.all.append((name, member))
      } else if let nearest = reportUnknownKey(member.key, allowed: allowed.names) {
        members.misspelled.append(nearest)
      }
    }
    for name in required where members[name] == nil {
      reportMissing([[name]], of: node, members)
    }
    return members
  }

  /// Reports an unknown key and returns the known one that is nearest.
  private mutating func reportUnknownKey(_ key: Int, allowed: [String]) -> String? {
    let name = tree.text(key)
    // The nearest key is only looked for where it will be told.
    let nearest =
      log.errors.keeps(range(key).lowerBound) ? NearestName.to(name, among: allowed) : nil
    report(.unknownKey(name.excerpt, nearest: nearest, allowed: allowed), at: key)
    return nearest
  }

  /// Reports that an object lacks keys, at its opening bracket; not where it may only seem so.
  ///
  /// - Parameter ways: Lists of keys of which one would do.
  mutating func reportMissing(_ ways: [[String]], of node: Int, _ members: Members) {
    guard !tree.nodes[node].isFlawed,
      !ways.contains(where: { $0.contains(where: members.misspelled.contains) })
    else { return }
    let start = range(node).lowerBound
    guard log.errors.keeps(start) else { return log.errors.skip() }
    let problem: ShapeProblem =
      ways.count == 1 && ways[0].count == 1
      ? .missingKey(ways[0][0]) : .missingKeys(ways: ways)
    log.error(.shape(problem), at: start..<start + 1)
  }

  /// Reports all members of an object that exclude the first of them.
  mutating func reportClash(_ members: [(name: String, member: Member)]) {
    guard let first = members.first else { return }
    for (name, member) in members.dropFirst() {
      report(.clashingKeys(name, with: first.name), at: member.key, see: first.member.key)
    }
  }

  /// The nodes of a list's elements.
  mutating func list(_ node: Int) -> [Int]? {
    expect(node, [.array], .list) ? tree.elements(of: node) : nil
  }

  /// Whether a value is of one of some types; it is reported where it is not, unless it has been.
  mutating func expect(
    _ node: Int, _ kinds: [JSONNode.Kind], _ expected: ShapeProblem.Expected
  ) -> Bool {
    let kind = tree.nodes[node].kind
    if kinds.contains(kind) { return true }
    if let type = kind.type {
      // Of an object or array the opening bracket is enough to point at.
      let isLong = kind == .object || kind == .array
      let start = range(node).lowerBound
      log.error(
        .shape(.wrongType(type, expected: expected)),
        at: isLong ? start..<start + 1 : range(node))
    }
    return false
  }
}

extension JSONNode.Kind {
  /// The type of a value; nil for one that was reported.
  fileprivate var type: ShapeProblem.ValueType? {
    switch self {
    case .object: .object
    case .array: .array
    case .text: .text
    case .number: .number
    case .yes: .true
    case .no: .false
    case .null: .null
    case .damaged: nil
    }
  }
}
