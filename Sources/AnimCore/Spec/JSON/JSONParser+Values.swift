extension JSONParser {
  /// Reads one value; whatever stands there, exactly one value is added to the tree.
  mutating func value() {
    skipBlanks()
    switch byte {
    case UInt8(ascii: "{"): container(.object)
    case UInt8(ascii: "["): container(.array)
    case UInt8(ascii: "\""): text()
    case UInt8(ascii: "'"): singleQuotedText()
    case let byte? where Self.beginsNumber(byte): number()
    case let byte? where Self.isWordByte(byte): word()
    default: strayValue()
    }
  }

  /// Reads the elements of an array and its closing bracket.
  mutating func elements(of node: Int) {
    var comma: Int?
    while !ends(.array, node, after: comma) {
      value()
      comma = separator(in: .array)
    }
  }

  /// Reads the members of an object and its closing bracket.
  mutating func members(of node: Int) {
    var keys = JSONKeys(of: node)
    var comma: Int?
    while !ends(.object, node, after: comma) {
      if !decimalComma(comma) {
        member(&keys)
      }
      comma = separator(in: .object)
    }
  }

  private mutating func member(_ keys: inout JSONKeys) {
    let key = tree.nodes.count
    let isKey = self.key()
    if let first = keys.insert(key, of: tree) {
      report(
        .duplicateKey(tree.text(key).excerpt), at: tree.nodes[key].range,
        see: [(.firstGiven, tree.nodes[first].range)])
      tree.markFlawed(key)
    }
    if isKey, colon() {
      value()
    } else {
      tree.markDamaged(key)
      tree.add(.damaged, position..<position)
    }
    if tree.nodes[key].kind == .damaged { markFlawed() }
  }

  /// Reads a key; returns false where none stands there. One node is added in any case.
  private mutating func key() -> Bool {
    switch byte {
    case UInt8(ascii: "\""):
      text()
    case UInt8(ascii: "'"):
      singleQuotedText()
    case let byte? where Self.isWordByte(byte) && !Self.beginsNumber(byte):
      let range = passRun(of: Self.isWordByte)
      report(.unquotedKey(excerpt(range)), at: range)
      tree.add(unescaped: String(decoding: bytes[range], as: UTF8.self), range)
    default:
      let start = position
      reportUnexpected(.key)
      skipDamage()
      tree.add(.damaged, start..<start)
      return false
    }
    return true
  }

  /// Passes the colon between a key and its value; returns false where no value will follow.
  private mutating func colon() -> Bool {
    let end = position
    skipBlanks()
    switch byte {
    case UInt8(ascii: ":"):
      position += 1
    case UInt8(ascii: "="):
      reportUnexpected(.colon)
      position += 1
    case nil:
      if !isTorn { report(.unexpectedEnd(expected: .colon), at: end..<end) }
      cut()
      return false
    case let byte? where beginsValue(byte):
      if !isTorn { report(.missingColon, at: end..<end) }
    default:
      if !isTorn { report(.missingColon, at: end..<end) }
      skipDamagedLine()
      return false
    }
    return true
  }

  /// Passes the comma after a value and returns where it is; nil where none is.
  private mutating func separator(in kind: SyntaxProblem.Container) -> Int? {
    let end = position
    skipBlanks()
    switch byte {
    case nil, UInt8(ascii: "}"), UInt8(ascii: "]"):
      return nil
    case UInt8(ascii: ","):
      break
    case let byte? where kind == .object ? byte == UInt8(ascii: "\"") : beginsValue(byte):
      if !isTorn { report(.missingComma, at: end..<end) }
      return nil
    default:
      reportUnexpected(.commaOrEnd)
      skipDamagedLine()
      guard byte == UInt8(ascii: ",") else { return nil }
    }
    position += 1
    return position - 1
  }

  /// Something stands where a value is expected and is none.
  private mutating func strayValue() {
    let start = position
    if isAtEnd {
      if !isTorn {
        let end = endOfText
        report(.unexpectedEnd(expected: .value), at: end..<end)
      }
      cut()
      tree.add(.damaged, start..<start)
    } else {
      reportUnexpected(.value)
      skipDamage()
      markFlawed()
      tree.add(.damaged, start..<position)
    }
  }
}
