extension Effect {
  /// The effect as a spec states it. What the reader would put there anyway is left out.
  var text: JSONText {
    let usual = Effect(property, to: target, on: keys, style: nil, enter: nil, exit: nil)
    var members: [JSONText.Member] = [
      ("property", .text(property.name)), ("to", .value(target)),
    ]
    if keys != Effect.defaultKeys {
      let states = keys.map { JSONText.text($0.description) }
      members.append(("on", states.count == 1 ? states[0] : .array(states)))
    }
    if style != usual.style { members.append(("style", .text(style.rawValue))) }
    if enter != usual.enter || exit != usual.exit {
      // With an enter the exit is as that, unless it is given.
      if enter != usual.enter || exit == enter { members.append(("enter", enter.text)) }
      if exit != enter { members.append(("exit", exit.text)) }
    }
    return .object(members)
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
