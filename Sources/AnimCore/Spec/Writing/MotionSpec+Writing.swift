extension MotionSpec {
  /// The text of a spec file that reads back to an equal value.
  ///
  ///     let spec = try MotionSpec(ButtonSpec(animations: BuiltInExample.animations))
  ///     let same = try MotionSpec(reading: Array(spec.json.utf8))
  ///
  /// Keys have a fixed order and values that need not be given are left out. Numbers are the shortest
  /// that read back to the same bits, instants are in ticks. Equal specs give equal texts.
  public var json: String {
    var members: [JSONText.Member] = [("version", .whole(Self.version))]
    if let name { members.append(("name", .text(name))) }
    members += group.isEmpty ? button.lookMembers : []
    members += ruleMembers
    members += group.isEmpty ? button.motionMembers : [("buttons", .array(group.map(\.text)))]
    if let lint = lint.text { members.append(("lint", lint)) }
    return JSONText.object(members).file
  }

  private var ruleMembers: [JSONText.Member] {
    let usual = CompileOptions()
    var members: [JSONText.Member] = []
    if options.minimumPress != usual.minimumPress {
      members.append(("minimumPress", .time(options.minimumPress)))
    }
    if button.animations.colorSpace != .srgb {
      members.append(("colorSpace", .text(button.animations.colorSpace.rawValue)))
    }
    if options.initialState != usual.initialState {
      members.append(("state", .text(options.initialState.description)))
    }
    if options.epsilon != usual.epsilon { members.append(("epsilon", .number(options.epsilon))) }
    if options.frameCap != usual.frameCap { members.append(("frameCap", .whole(options.frameCap))) }
    if let repetition { members.append(repetition.member) }
    return members
  }
}

extension MotionGroup.Repetition {
  fileprivate var member: JSONText.Member {
    var members: [JSONText.Member] = [("count", .whole(count))]
    if autoreverses { members.append(("autoreverses", .truth(true))) }
    if case .cut(let period) = mode { members.append(("every", .time(period))) }
    return ("repeat", .object(members))
  }
}

extension GroupMember {
  fileprivate var text: JSONText {
    let start: [JSONText.Member] =
      switch self.start {
      case .after(0): []
      case .after(let seconds): [("after", .time(seconds))]
      case .stagger(let seconds): [("stagger", .time(seconds))]
      }
    let again = repetition.map { [$0.member] } ?? []
    return .object(
      [("name", .text(name))] + start + again + button.lookMembers + button.motionMembers)
  }
}

extension ButtonSpec {
  /// The look, where something about it is not as usual.
  fileprivate var lookMembers: [JSONText.Member] {
    var look: [JSONText.Member] = []
    if title != Self.defaultTitle { look.append(("title", .text(title))) }
    if width != Self.defaultWidth { look.append(("width", .number(width))) }
    if height != Self.defaultHeight { look.append(("height", .number(height))) }
    for property in PropertyTraits.all {
      if let value = animations.resting.given(property) {
        look.append((property.name, .value(value)))
      }
    }
    return look.isEmpty ? [] : [("button", .object(look))]
  }

  fileprivate var motionMembers: [JSONText.Member] {
    let effects: JSONText.Member = ("effects", .array(animations.effects.map(\.text)))
    return script == .tap
      ? [effects] : [effects, ("script", .array(script.steps.map(\.text)))]
  }
}

extension InteractionScript.Step {
  fileprivate var text: JSONText {
    var members: [JSONText.Member] = [("at", .text("\(tick.index)f"))]
    if case .state(let state) = event {
      members.append(("state", .text(state.description)))
    } else {
      members.append(("event", .text(event.name)))
      if let touch = event.touch, touch != 1 { members.append(("touch", .whole(touch))) }
    }
    return .object(members)
  }
}

extension InteractionEvent {
  /// The name without the touch.
  fileprivate var name: String {
    String(description.prefix { $0 != ":" })
  }
}
