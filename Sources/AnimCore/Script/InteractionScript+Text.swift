extension InteractionScript {
  /// Reads a script from its text form: steps `EVENT@TIME` with blanks between them.
  ///
  /// An event is one of `press`, `release`, `dragExit`, `dragEnter`, `cancel` (with `:2` behind it for
  /// another touch than 1), `hover`, `unhover`, `focus`, `blur`, `select`, `deselect`, `toggle`,
  /// `enable`, `disable`, or a state such as `selected+hovered`, which is then set outright. A time is
  /// `120ms`, `0.12s`, `7f` (ticks) or a number of seconds.
  ///
  /// - Throws: ``ScriptError`` naming the first step that is none.
  public init(text: String) throws(ScriptError) {
    var events: [(InteractionEvent, at: Tick)] = []
    for step in text.split(whereSeparator: \.isWhitespace) {
      let parts = step.split(separator: "@", omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw .malformedStep(String(step)) }
      guard let event = InteractionEvent(parts[0]) else {
        throw .unknownEvent(String(parts[0]), step: String(step))
      }
      guard let time = TimeText(parts[1]), Self.ticks.contains(time.tick) else {
        throw .badTime(String(parts[1]), step: String(step))
      }
      events.append((event, at: time.tick))
    }
    try self.init(events)
  }

  /// The text form, times in ticks, so that it reads back to the same script.
  public var text: String {
    steps.map { "\($0.event)@\($0.tick.index)f" }.joined(separator: " ")
  }
}
