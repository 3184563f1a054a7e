// L01xx: continuity and time.
extension LintExplanation {
  /// A spec with these effects and members.
  static func spec(_ effects: String, _ members: String = "") -> String {
    let more = members.isEmpty ? "" : ",\n  \(members)"
    return """
      { "version": 1, "effects": [
          \(effects)
        ]\(more) }
      """
  }

  private static let press = #""script": [ { "at": 0, "event": "press" },"# + "\n            "

  static let motion: [LintExplanation] = [
    LintExplanation(
      "L0101", "a value jumps where one way takes over from another",
      wrong: spec(
        """
        { "property": "offsetY", "to": -8, "on": "highlighted",
            "enter": { "spring": { "preset": "smooth" } },
            "exit": { "instant": true } }
        """),
      right: spec(
        """
        { "property": "offsetY", "to": -8, "on": "highlighted",
            "enter": { "spring": { "preset": "smooth" } } }
        """),
      "Something is under way, and what takes over takes no time: the button is seen to jump. Let a "
        + "spring or a curve take over, or let the first be over by then. The jump is a share of the "
        + "larger of the two ways."
    ) { "\($0.what) jumps by \($0.percent) of its way at \($0.frame)" },
    LintExplanation(
      "L0102", "a curve throws away the velocity it finds",
      wrong: spec(
        """
        { "property": "offsetX", "to": 40, "on": "highlighted",
            "enter": { "spring": { "response": 0.2, "dampingRatio": 1 } },
            "exit": { "curve": { "name": "easeInOut", "duration": 0.3 } } }
        """, press + #" { "at": "50ms", "event": "release" } ]"#),
      right: spec(
        """
        { "property": "offsetX", "to": 40, "on": "highlighted",
            "enter": { "spring": { "response": 0.2, "dampingRatio": 1 } } }
        """, press + #" { "at": "50ms", "event": "release" } ]"#),
      "A curve begins at its own pace, whatever was on the way, so the motion has a kink there. A "
        + "spring takes the velocity on. The loss is counted in ways per second, the larger of the two "
        + "ways counting; a stated initialVelocity is no loss."
    ) { "\($0.what) loses a velocity of \($0.number) ways per second at \($0.frame)" },
    LintExplanation(
      "L0103", "a tap is not seen",
      wrong: spec(
        """
        { "property": "opacity", "to": 0.5, "on": "highlighted",
            "enter": { "curve": { "name": "linear", "duration": 0.1 },
                       "delay": "200ms" } }
        """),
      right: spec(
        """
        { "property": "opacity", "to": 0.5, "on": "highlighted",
            "enter": { "curve": { "name": "linear", "duration": 0.1 } } }
        """),
      "Within so many frames of a press nothing has changed enough to be seen: half a point or "
        + "degree, half a percent of a factor or share, or two of 255 steps of a colour. A button that "
        + "does not answer within a tenth of a second feels dead."
    ) { "the press at \($0.frame) is not seen within \($0.limitNumber) frames" },
    LintExplanation(
      "L0104", "something moves for long after the last event",
      wrong: spec(
        """
        { "property": "rotation", "to": 3, "on": "highlighted",
            "enter": { "spring": { "response": 0.5, "dampingRatio": 0.05 } } }
        """,
        press + #" { "at": "1s", "event": "release" } ],"# + "\n  "
          + #""lint": { "rules": { "L0105": "off" } }"#),
      right: spec(
        """
        { "property": "rotation", "to": 3, "on": "highlighted",
            "enter": { "spring": { "response": 0.5, "dampingRatio": 0.5 } } }
        """, press + #" { "at": "1s", "event": "release" } ]"#),
      "Motion that goes on when nothing happens draws the eye and the battery. Take more damping, or a "
        + "shorter response."
    ) { "\($0.what) still moves \($0.number) frames after the last event, until \($0.frame)" },
    LintExplanation(
      "L0105", "a way goes far beyond its target",
      wrong: spec(
        """
        { "property": "scale", "to": 0.9, "on": "highlighted", "style": "hold",
            "enter": { "spring": { "response": 0.2, "dampingRatio": 0.1 } } }
        """),
      right: spec(
        """
        { "property": "scale", "to": 0.9, "on": "highlighted", "style": "hold",
            "enter": { "spring": { "response": 0.2, "dampingRatio": 0.4 } } }
        """),
      "The share is that of the way, or of the longer one before where it was begun in mid-flight. "
        + "Take more damping, or less initialVelocity."
    ) { "\($0.what) goes \($0.percent) of its way beyond its target at \($0.frame)" },
    LintExplanation(
      "L0106", "a pulse takes far longer than the press it answers",
      wrong: spec(
        """
        { "property": "scale", "to": 0.9, "on": "highlighted",
            "enter": { "spring": { "response": 0.7, "dampingRatio": 0.5 } } }
        """, press + #" { "at": "50ms", "event": "release" } ]"#),
      right: spec(
        """
        { "property": "scale", "to": 0.9, "on": "highlighted",
            "enter": { "spring": { "response": 0.2, "dampingRatio": 0.8 } } }
        """, press + #" { "at": "50ms", "event": "release" } ]"#),
      "A pulse goes all the way there, however short the press. If that takes many times as long, the "
        + "button lags behind the finger. Take a shorter spring, a hold, or a minimumPress."
    ) { "the pulse of \($0.what) takes \($0.number) times as long as the press at \($0.frame)" },
    LintExplanation(
      "L0107", "the highlighted look stays for long",
      wrong: spec(#"{ "property": "scale", "to": 0.95 }"#, #""minimumPress": "400ms""#),
      right: spec(#"{ "property": "scale", "to": 0.95 }"#, #""minimumPress": "80ms""#),
      "A minimum press is to make a short tap visible. From a fifth of a second on the button seems to "
        + "hang."
    ) { "the minimum press of \($0.number) s is more than \($0.limitNumber) s" },
  ]
}
