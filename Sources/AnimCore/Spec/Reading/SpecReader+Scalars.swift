// Numbers, texts, times and names.
extension SpecReader {
  /// The longest text that is looked at as a time or a state, in bytes. All five conditions take 45.
  static let longestWord = 64

  /// A number.
  mutating func number(_ node: Int) -> Double? {
    expect(node, [.number], .number) ? tree.number(node) : nil
  }

  /// A whole number, however it is spelled: 60, 60.0 or 6e1.
  mutating func wholeNumber(_ node: Int) -> Int? {
    guard expect(node, [.number], .wholeNumber) else { return nil }
    guard let whole = tree.wholeNumber(node) else {
      report(.wrongType(.number, expected: .wholeNumber), at: node)
      return nil
    }
    return whole
  }

  /// A text.
  mutating func text(_ node: Int) -> String? {
    expect(node, [.text], .text) ? tree.text(node) : nil
  }

  /// A time in seconds: a number, whose range is left to the door it goes through, or a text such as
  /// `120ms`, `0.12s` or `7f`.
  mutating func seconds(_ node: Int) -> Double? {
    guard expect(node, [.number, .text], .time) else { return nil }
    guard tree.nodes[node].kind == .text else { return tree.number(node) }
    return time(node)?.seconds
  }

  /// An instant.
  mutating func tick(_ node: Int, named key: String) -> Tick? {
    guard expect(node, [.number, .text], .time) else { return nil }
    guard tree.nodes[node].kind == .text else {
      return checked(tree.number(node), within: 0...Tick.longestSpan, key, at: node)
        .map { Tick(Tick.nearest(to: $0)) }
    }
    return time(node)?.tick
  }

  private mutating func time(_ node: Int) -> TimeText? {
    let text = tree.text(node)
    // Stricter than on a command line: a digit first, a unit last.
    let hasForm =
      text.utf8.count <= Self.longestWord && text.utf8.first.map { 0x30...0x39 ~= $0 } == true
      && (text.utf8.last == UInt8(ascii: "s") || text.utf8.last == UInt8(ascii: "f"))
    if hasForm, let time = TimeText(text) { return time }
    report(.malformedTime(text.excerpt), at: node)
    return nil
  }

  /// A number that has passed no door of the library.
  mutating func checked(
    _ value: Double?, within allowed: ClosedRange<Double>, _ key: String, at node: Int
  ) -> Double? {
    guard let value else { return nil }
    guard allowed.contains(value) else {
      report(.outOfRange(key, value: value, allowed: allowed), at: node)
      return nil
    }
    return value
  }

  /// One of some names, as the value that it stands for.
  mutating func name<Value>(
    _ node: Int, of kind: ShapeProblem.Naming, in names: [(name: String, value: Value)]
  ) -> Value? {
    guard let text = text(node) else { return nil }
    if let row = names.first(where: { $0.name == text }) { return row.value }
    reportUnknown(text, of: kind, among: names.map(\.name), at: range(node))
    return nil
  }

  /// One of an enumeration's names.
  mutating func name<Value: CaseIterable & RawRepresentable<String>>(
    _ node: Int, of kind: ShapeProblem.Naming
  ) -> Value? {
    guard let text = text(node) else { return nil }
    if let value = Value(rawValue: text) { return value }
    reportUnknown(text, of: kind, among: Value.allCases.map(\.rawValue), at: range(node))
    return nil
  }

  /// Reports a name that is not among those there are.
  mutating func reportUnknown(
    _ text: String, of kind: ShapeProblem.Naming, among names: [String], at range: Range<Int>
  ) {
    // The nearest name is only looked for where it will be told.
    let nearest =
      log.errors.keeps(range.lowerBound) ? NearestName.to(text, among: names) : nil
    let problem = ShapeProblem.unknownName(
      text.excerpt, of: kind, nearest: nearest, allowed: names)
    log.error(.shape(problem), at: range)
  }
}
