extension Effect {
  /// The effect as a spec states it. What the reader would put there anyway is left out.
  var text: JSONText {
    let usual = usual
    let targets: JSONText.Member =
      keyframes.isEmpty ? ("to", .value(target)) : ("keyframes", .array(keyframeTexts))
    var members: [JSONText.Member] = [("property", .text(property.name)), targets]
    if keys != Effect.defaultKeys {
      let states = keys.map { JSONText.text($0.description) }
      members.append(("on", states.count == 1 ? states[0] : .array(states)))
    }
    if style != usual.style { members.append(("style", .text(style.rawValue))) }
    if let last = keyframes.last?.timing {
      if exit != (statesLastTiming ? last : usual.exit) { members.append(("exit", exit.text)) }
    } else if enter != usual.enter || exit != usual.exit {
      // With an enter the exit is as that, unless it is given.
      if enter != usual.enter || exit == enter { members.append(("enter", enter.text)) }
      if exit != enter { members.append(("exit", exit.text)) }
    }
    return .object(members)
  }

  private var usual: Effect {
    Effect(property, to: target, on: keys, style: nil, enter: nil, exit: nil)
  }

  /// Whether the last keyframe's timing is written: where it is not the usual one, and where it says the
  /// exit too.
  private var statesLastTiming: Bool {
    guard let last = keyframes.last?.timing else { return false }
    return last != usual.enter || exit == last && exit != usual.exit
  }

  private var keyframeTexts: [JSONText] {
    keyframes.enumerated().map { index, keyframe in
      let isLast = index == keyframes.count - 1
      let start: [JSONText.Member] = keyframe.start.map { [("at", .time($0))] } ?? []
      let isStated = isLast ? statesLastTiming : keyframe.timing != usual.enter
      let timing: [JSONText.Member] = isStated ? [("timing", keyframe.timing.text)] : []
      return .object([("to", .value(keyframe.target))] + start + timing)
    }
  }
}

extension JSONText {
  /// A property's value; a colour in hexadecimal where that states it exactly, else by its channels.
  package static func value(_ value: PropertyValue) -> JSONText {
    switch value {
    case .number(let number): return .number(number)
    case .color(let color):
      if let same = try? Color(hex: color.hex), same == color { return .text(color.hex) }
      let alpha: [Member] = color.alpha == 1 ? [] : [("alpha", .number(color.alpha))]
      return .object(
        [
          ("red", .number(color.red)), ("green", .number(color.green)),
          ("blue", .number(color.blue)),
        ] + alpha)
    }
  }

  /// A time: in whole milliseconds where they read back to the same seconds.
  static func time(_ seconds: Double) -> JSONText {
    let milliseconds = (seconds * 1_000).rounded()
    // Beyond this a number of seconds is easier to read.
    guard milliseconds < 10_000 else { return .number(seconds) }
    let text = "\(Int(milliseconds))ms"
    return TimeText(text)?.seconds == seconds ? .text(text) : .number(seconds)
  }
}
