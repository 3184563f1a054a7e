import AnimCore

// E03xx and W03xx: values.
extension CodeExplanation {
  static let values: [CodeExplanation] = [
    CodeExplanation(
      .outOfRange, "a number is out of its range", in: .target, wrong: "95", right: "0.95",
      "The message says the range. Shares such as opacity are from 0 to 1, times in seconds."),
    CodeExplanation(
      .derivedOutOfRange, "numbers together make an impossible spring", in: .timing,
      wrong: #""spring": { "settlingDuration": 0.001, "dampingRatio": 0.01 }"#,
      right: #""spring": { "settlingDuration": 0.3, "dampingRatio": 0.5 }"#,
      "Each of them is allowed, but what follows from them is not: a spring this weakly damped would "
        + "have to swing too fast to be at rest so soon."),
    CodeExplanation(
      .malformedTime, "a text is no time", in: .script,
      wrong: #"{ "at": "120 ms", "event": "press" }"#,
      right: #"{ "at": "120ms", "event": "press" }"#,
      "Times are \"120ms\", \"0.12s\", \"7f\" (frames of 1/60 s), or a number of seconds without "
        + "quotes; from 0 to 1e6 s."),
    CodeExplanation(
      .malformedColor, "a text is no colour", in: .effects,
      wrong: #"{ "property": "backgroundColor", "to": "0000FF" }"#,
      right: ##"{ "property": "backgroundColor", "to": "#0000FF" }"##,
      "Colours are \"#RGB\", \"#RGBA\", \"#RRGGBB\" or \"#RRGGBBAA\", or an object with red, green, "
        + "blue and perhaps alpha, each from 0 to 1. Names are not read."),
    CodeExplanation(
      .contradictoryState, "a state contradicts itself", in: .keys, wrong: #""normal+selected""#,
      right: #""selected""#,
      "Names joined by + hold at the same time. Each stands once, and normal, which is none of the "
        + "others, stands alone. For any of several states write a list."),
    CodeExplanation(
      .noSuchSpring, "no UIKit spring has these numbers", in: .timing,
      wrong: #""uikitSpring": { "duration": 0.3, "dampingRatio": 0 }"#,
      right: #""uikitSpring": { "duration": 0.3, "dampingRatio": 0.4 }"#,
      "A UIKit spring is to have ended after its duration, and with so little damping none has. Take "
        + "a larger dampingRatio or a smaller initialVelocity."),
    CodeExplanation(
      .badPoint, "a point of a curve cannot be where it is", in: .timing,
      wrong: #""cubicBezier": { "points": [1.3, 0, 0.1, 1], "duration": 0.3 }"#,
      right: #""cubicBezier": { "points": [0.3, 0, 0.1, 1], "duration": 0.3 }"#,
      "The x of a point is a share of the duration, from 0 to 1. In a linear curve the first is 0, the "
        + "last 1, and none goes back."),
    CodeExplanation(
      .tooFewPoints, "too few points make no curve", in: .timing,
      wrong: #""linear": { "points": [[0, 0]], "duration": 1 }"#,
      right: #""linear": { "points": [[0, 0], [1, 1]], "duration": 1 }"#,
      "A piecewise linear curve has at least two points."),
    CodeExplanation(
      .duplicateEffect, "two effects of a property are for the same state",
      wrong: """
        { "version": 1,
          "effects": [ { "property": "scale", "to": 0.95, "on": "highlighted" },
                       { "property": "scale", "to": 1.05, "on": "highlighted" } ] }
        """,
      right: """
        { "version": 1,
          "effects": [ { "property": "scale", "to": 0.95, "on": "highlighted" },
                       { "property": "scale", "to": 1.05, "on": "hovered" } ] }
        """,
      "Which one would win is anybody's guess. Give them different states; without \"on\" an effect "
        + "is for highlighted and for selected."),
    CodeExplanation(
      .duplicateName, "two buttons have the same name", in: .group, wrong: #""one""#,
      right: #""two""#, "The names tell the buttons apart in a table. Give one another name."),
    CodeExplanation(
      .unusableName, "a button's name cannot be used", in: .group, wrong: #""=two""#,
      right: #""two""#,
      "A name is not empty, and does not begin with = + - @, which a spreadsheet would take for a "
        + "formula."),
    CodeExplanation(
      .repeatedKey, "an effect is for the same state twice", in: .keys,
      wrong: #"["highlighted", "highlighted"]"#, right: #"["highlighted", "selected"]"#,
      "Once is enough. Another state was meant, perhaps."),
    CodeExplanation(
      .clampedByUIKit, "UIKit takes another number", in: .timing,
      wrong: #""uikitSpring": { "duration": 30, "dampingRatio": 0.5 }"#,
      right: #""uikitSpring": { "duration": 10, "dampingRatio": 0.5 }"#,
      "UIKit clamps a spring's duration to 0.01 to 10 s and its dampingRatio to 1, and so does this. "
        + "Write what is used, so that the file says what happens."),
  ]
}
