// L02xx: what is seen on any frame.
extension LintExplanation {
  static let look: [LintExplanation] = [
    LintExplanation(
      "L0201", "a colour leaves sRGB on its way",
      wrong: spec(
        """
        { "property": "backgroundColor", "to": "#FF0000",
            "enter": { "spring": { "response": 0.2, "dampingRatio": 0.4 } } }
        """, ##""button": { "backgroundColor": "#800000" }"##),
      right: spec(
        """
        { "property": "backgroundColor", "to": "#FF0000",
            "enter": { "spring": { "response": 0.2, "dampingRatio": 1 } } }
        """, ##""button": { "backgroundColor": "#800000" }"##),
      "What lies outside is clipped, so that the colour stands still or changes its hue. A spring that "
        + "overshoots past a full channel does it, and mixing in oklch far round the hues. Take more "
        + "damping for colours, or another colorSpace."
    ) { "\($0.what) is out of sRGB by \($0.percent) of a channel at \($0.frame)" },
    LintExplanation(
      "L0202", "a motion makes the title hard to read",
      wrong: spec(
        """
        { "property": "backgroundColor", "to": "#D0D0D0", "on": "selected" }
        """,
        ##""button": { "backgroundColor": "#204080", "foregroundColor": "#FFFFFF" },"## + "\n  "
          + #""script": [ { "at": 0, "event": "select" } ]"#),
      right: spec(
        """
        { "property": "backgroundColor", "to": "#102040", "on": "selected" }
        """,
        ##""button": { "backgroundColor": "#204080", "foregroundColor": "#FFFFFF" },"## + "\n  "
          + #""script": [ { "at": 0, "event": "select" } ]"#),
      "The title's contrast on the background, as WCAG 2 counts it, stays below the threshold, and "
        + "below what it is at rest, for more than contrastFrames frames. The background is laid over "
        + "white; the button's opacity, and frames on which it is disabled, are left aside."
    ) { "the title's contrast falls to \($0.number) at \($0.frame), below \($0.limitNumber)" },
    LintExplanation(
      "L0203", "the title is hard to read",
      wrong: spec(
        #"{ "property": "scale", "to": 0.95 }"#,
        ##""button": { "backgroundColor": "#8E8E93", "foregroundColor": "#FFFFFF" },"## + "\n  "
          + #""lint": { "rules": { "L0203": "warning" } }"#),
      right: spec(
        #"{ "property": "scale", "to": 0.95 }"#,
        ##""button": { "backgroundColor": "#545458", "foregroundColor": "#FFFFFF" },"## + "\n  "
          + #""lint": { "rules": { "L0203": "warning" } }"#),
      "The same as L0202 on any frame, at rest too: the contrast below the threshold named contrast. "
        + "It is off unless asked for, since how a button looks at rest is no matter of its motion."
    ) { "the title's contrast is \($0.number) at \($0.frame), below \($0.limitNumber)" },
    LintExplanation(
      "L0204", "the button vanishes or is turned inside out",
      wrong: spec(
        """
        { "property": "scale", "to": 0.2, "on": "highlighted", "style": "hold",
            "enter": { "spring": { "response": 0.3, "dampingRatio": 0.2 } } }
        """, #""lint": { "rules": { "L0105": "off" } }"#),
      right: spec(
        """
        { "property": "scale", "to": 0.8, "on": "highlighted", "style": "hold",
            "enter": { "spring": { "response": 0.3, "dampingRatio": 0.5 } } }
        """, #""lint": { "rules": { "L0105": "off" } }"#),
      "A scale of 0 is nothing, and a negative one a mirror image. A spring that overshoots may get "
        + "there although its target does not."
    ) { "\($0.what) is \($0.number) at \($0.frame)" },
  ]
}
