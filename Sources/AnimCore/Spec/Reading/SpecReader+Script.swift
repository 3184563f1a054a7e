extension SpecReader {
  /// Reads a list of steps.
  mutating func script(_ node: Int) -> InteractionScript {
    var events: [(InteractionEvent, at: Tick)] = []
    for element in list(node) ?? [] {
      guard let members = members(of: element, allowed: SpecKeys.step, required: ["at"]) else {
        continue
      }
      let tick = members["at"].flatMap { self.tick($0, named: "at") }
      if let event = event(members, of: element), let tick { events.append((event, at: tick)) }
    }
    // All instants have been held to the range that this door asks for.
    return (try? InteractionScript(events)) ?? .tap
  }

  private static let events: [(name: String, value: InteractionEvent)] =
    InteractionEvent.names.compactMap { name in InteractionEvent(name[...]).map { (name, $0) } }

  private mutating func event(_ members: Members, of step: Int) -> InteractionEvent? {
    let given = members.all.filter { SpecKeys.happenings.contains($0.name) }
    if given.isEmpty {
      reportMissing(SpecKeys.happenings.map { [$0] }, of: step, members)
    }
    reportClash(given)
    let touch = members["touch"].flatMap { wholeNumber($0) }
    let named = members["event"].flatMap { self.name($0, of: .event, in: Self.events) }
    let state = members["state"].flatMap { self.state($0) }
    let happening = named ?? state.map(InteractionEvent.state)
    guard given.count == 1, let event = happening else { return nil }
    guard let member = members.member("touch") else { return event }
    guard let touched = event.touching(touch ?? 1) else {
      let beside = state == nil ? event.description : "state"
      report(.pointlessKey("touch", beside: beside), at: member.key)
      return nil
    }
    return touched
  }
}

extension InteractionEvent {
  /// The same event by another touch; nil for one that is about no touch.
  fileprivate func touching(_ touch: Int) -> InteractionEvent? {
    switch self {
    case .press: .press(touch: touch)
    case .release: .release(touch: touch)
    case .dragExit: .dragExit(touch: touch)
    case .dragEnter: .dragEnter(touch: touch)
    case .cancel: .cancel(touch: touch)
    default: nil
    }
  }
}
