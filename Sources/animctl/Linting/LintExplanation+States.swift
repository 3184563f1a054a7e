// L03xx and L04xx: states, effects, springs and ends.
extension LintExplanation {
  static let states: [LintExplanation] = [
    LintExplanation(
      "L0301", "a state has no effect",
      wrong: spec(
        #"{ "property": "scale", "to": 0.95, "on": "highlighted" }"#,
        #""script": [ { "at": 0, "event": "hover" } ]"#),
      right: spec(
        """
        { "property": "scale", "to": 0.95, "on": "highlighted" },
            { "property": "opacity", "to": 0.9, "on": "hovered" }
        """, #""script": [ { "at": 0, "event": "hover" } ]"#),
      "The script brings the button to a state in which it looks as if nothing had happened. Add an "
        + "effect for it, or take the event out of the script."
    ) { "no effect answers the state \($0.stateName), which the script reaches at \($0.frame)" },
    LintExplanation(
      "L0302", "an effect never wins",
      wrong: spec(
        """
        { "property": "scale", "to": 0.95, "on": ["highlighted", "normal"] },
            { "property": "opacity", "to": 0.8, "on": "highlighted" }
        """),
      right: spec(
        """
        { "property": "scale", "to": 0.95, "on": "highlighted" },
            { "property": "opacity", "to": 0.8, "on": "highlighted" }
        """),
      "In none of the 32 states has this effect, or one of its keys, the property. A pulse that is also "
        + "for normal is always met, so it never begins."
    ) { finding in
      finding.state.map { "by \($0) the effect of \(finding.what) wins in no state" }
        ?? "the effect of \(finding.what) wins in no state"
    },
    LintExplanation(
      "L0303", "a hover pulses instead of staying",
      wrong: spec(
        #"{ "property": "scale", "to": 1.04, "on": "hovered" }"#,
        #""script": [ { "at": 0, "event": "hover" } ]"#),
      right: spec(
        #"{ "property": "scale", "to": 1.04, "on": "hovered", "style": "hold" }"#,
        #""script": [ { "at": 0, "event": "hover" },"# + "\n            "
          + #" { "at": "1s", "event": "unhover" } ]"#),
      "Scale is a pulse where no style is given: it comes back while the pointer is still there. Write "
        + "\"style\": \"hold\"."
    ) { "scale pulses on \($0.stateName) and does not stay" },
  ]

  static let ends: [LintExplanation] = [
    LintExplanation(
      "L0401", "iOS misses this UIKit spring",
      wrong: spec(
        """
        { "property": "offsetY", "to": -4, "enter": { "uikitSpring": {
            "duration": 0.5, "dampingRatio": 0.2, "initialVelocity": 3 } } }
        """,
        #""lint": { "rules": { "L0105": "off", "L0402": "off", "L0104": "off" } }"#),
      right: spec(
        """
        { "property": "offsetY", "to": -4, "enter": { "uikitSpring": {
            "duration": 0.5, "dampingRatio": 0.6, "initialVelocity": 1 } } }
        """),
      "For large initial velocities and little damping iOS's own iteration ends far from the root it "
        + "looks for, and neighbouring numbers give quite different motions. Take less initialVelocity, "
        + "or more damping."
    ) { "iOS misses this UIKit spring's frequency by \($0.percent)" },
    LintExplanation(
      "L0402", "a motion is ended before it is there",
      wrong: spec(
        """
        { "property": "offsetX", "to": 30, "on": "highlighted",
            "enter": { "uikitSpring": { "duration": 0.3, "dampingRatio": 0.9 } } }
        """, #""lint": { "thresholds": { "residual": 0.0001 } }"#),
      right: spec(
        """
        { "property": "offsetX", "to": 30, "on": "highlighted",
            "enter": { "curve": { "name": "easeOut", "duration": 0.3 } } }
        """, #""lint": { "thresholds": { "residual": 0.0001 } }"#),
      "A UIKit spring ends at its duration, a plain one when its energy is small; what is left of the "
        + "way is snapped over. The share is that of the way, or of the longer one before where it was "
        + "begun in mid-flight."
    ) { "\($0.what) snaps over \($0.percent) of its way at \($0.frame)" },
    LintExplanation(
      "L0403", "a motion does not come to rest",
      wrong: spec(
        """
        { "property": "rotation", "to": 2, "on": "highlighted",
            "enter": { "spring": { "duration": 0.5, "bounce": 1 } } }
        """, #""frameCap": 200, "lint": { "rules": { "L0105": "off" } }"#),
      right: spec(
        """
        { "property": "rotation", "to": 2, "on": "highlighted",
            "enter": { "spring": { "duration": 0.5, "bounce": 0.5 } } }
        """, #""frameCap": 200, "lint": { "rules": { "L0105": "off" } }"#),
      "The frame cap cuts it. A bounce of 1 is a damping ratio of 0 and swings for good; take less, or "
        + "a larger frameCap."
    ) { "\($0.what) has not come to rest by \($0.frame)" },
    LintExplanation(
      "L0404", "with less motion the end is another",
      wrong: spec(
        #"{ "property": "offsetY", "to": -6, "on": "hovered" }"#,
        #""script": [ { "at": 0, "event": "hover" } ]"#),
      right: spec(
        #"{ "property": "shadowRadius", "to": 12, "on": "hovered" }"#,
        #""script": [ { "at": 0, "event": "hover" } ]"#),
      "For users who asked for less motion, what moves the button about stays at rest unless the state "
        + "is selected or disabled. What the motion tells must be told by something else too: a colour, "
        + "a shadow, an opacity. A script that ends at rest has no such end."
    ) { "with reduced motion \($0.what) ends elsewhere, by \($0.number)" },
  ]
}
