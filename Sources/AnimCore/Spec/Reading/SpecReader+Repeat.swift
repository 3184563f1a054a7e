extension SpecReader {
  /// Reads how often something is done again.
  ///
  /// - Parameter events: How many events one round has.
  mutating func repetition(_ node: Int, events: Int) -> MotionGroup.Repetition? {
    guard
      let members = members(of: node, allowed: SpecKeys.repetition, required: ["count"])
    else { return nil }
    let autoreverses = members["autoreverses"].map { truth($0) } ?? false
    let every = members["every"].map { node in
      checked(seconds(node), within: MotionGroup.periods, "every", at: node)
    }
    guard let node = members["count"], let count = wholeNumber(node) else { return nil }
    let allowed = 1...Double(max(1, MotionGroup.eventLimit / max(events, 1)))
    guard checked(Double(count), within: allowed, "count", at: node) != nil,
      let autoreverses, every != .some(nil)
    else { return nil }
    let period = every ?? nil
    return MotionGroup.Repetition(
      count: count, autoreverses: autoreverses,
      mode: period.map { .cut(every: $0) } ?? .waitForRest)
  }

  /// `true` or `false`.
  private mutating func truth(_ node: Int) -> Bool? {
    guard expect(node, [.yes, .no], .truth) else { return nil }
    return tree.nodes[node].kind == .yes
  }
}
