import AnimCore

// E02xx: keys, types and names.
extension CodeExplanation {
  static let shape: [CodeExplanation] = [
    CodeExplanation(
      .unknownKey, "a key is not known", in: .timing,
      wrong: #""spring": { "response": 0.3, "dampngRatio": 0.5 }"#,
      right: #""spring": { "response": 0.3, "dampingRatio": 0.5 }"#,
      "It is misspelled, or stands in the wrong object. The message lists the keys that are known "
        + "there. Nothing is ignored, so that no misspelling goes unnoticed."),
    CodeExplanation(
      .missingKey, "a key is missing", in: .effects, wrong: #"{ "property": "scale" }"#,
      right: #"{ "property": "scale", "to": 0.95 }"#,
      "The object cannot do without it. Add it."),
    CodeExplanation(
      .missingKeys, "one of several keys is missing", in: .timing,
      wrong: #""spring": { "stiffness": 400 }"#,
      right: #""spring": { "stiffness": 400, "damping": 20 }"#,
      "There are several ways to say it, and none is complete: a spring takes two numbers, a step of "
        + "a script an event or a state, a timing one of its forms."),
    CodeExplanation(
      .clashingKeys, "two keys exclude each other", in: .timing,
      wrong: #""spring": { "response": 0.3, "bounce": 0.2 }"#,
      right: #""spring": { "duration": 0.3, "bounce": 0.2 }"#,
      "They belong to different ways of saying the same thing. Remove one; the note says where the "
        + "other is."),
    CodeExplanation(
      .pointlessKey, "a key means nothing here", in: .script,
      wrong: #"{ "at": "0ms", "event": "hover", "touch": 2 }"#,
      right: #"{ "at": "0ms", "event": "hover" }"#,
      "Only what fingers do has a \"touch\": press, release, dragExit, dragEnter, cancel."),
    CodeExplanation(
      .wrongType, "a value is of the wrong type", in: .target, wrong: #""0.95""#, right: "0.95",
      "The message says which type was found and which expected. Numbers stand without quotes."),
    CodeExplanation(
      .unknownName, "a name is not known", in: .effects,
      wrong: #"{ "property": "opacty", "to": 0.5 }"#,
      right: #"{ "property": "opacity", "to": 0.5 }"#,
      "It is misspelled. The message lists the names; capital letters count."),
    CodeExplanation(
      .emptyList, "a list is empty", in: .keys, wrong: "[]", right: #"["highlighted"]"#,
      "An effect for no state would never be seen, and a group has at least one button. For the "
        + "usual states leave \"on\" out."),
    CodeExplanation(
      .wrongCount, "a list has too many or too few numbers", in: .timing,
      wrong: #""cubicBezier": { "points": [0.3, 0, 1], "duration": 0.3 }"#,
      right: #""cubicBezier": { "points": [0.3, 0, 0.1, 1], "duration": 0.3 }"#,
      "A cubicBezier has the four numbers [x1, y1, x2, y2], as in CSS; a point of a linear curve has "
        + "two, [x, y]."),
    CodeExplanation(
      .unsupportedVersion, "the format's version is not read", wrong: #"{ "version": 2 }"#,
      right: Frame.least,
      "This program reads version 1. A file of a later version needs a later program."),
  ]
}
