import AnimCore

/// The spec and the quick options, which every command that shows a motion takes.
enum MotionOptions {
  /// What a command takes without a name.
  static let arguments = [
    ArgumentHelp(
      label: "SPEC", abstract: "A spec file, or -. (default: the built-in example)")
  ]

  /// What quick options have to do with a spec, for the whole help.
  static let discussion =
    "A SPEC describes a button and its motion in JSON; - reads it from standard input. Quick options make a new motion instead of a "
    + "SPEC, with only what they name; --script, --reduced-motion and --frame-cap also go beside a "
    + "SPEC and replace its script, motion and cap. What is wrong with a SPEC is told with its place, "
    + "all at once."

  /// The lines of a command's table.
  static func lines<Request: MotionAsking>() -> [CommandOption<Request>] {
    [
      CommandOption(
        "--scale", value: "R", takesNegative: true, essential: true,
        "Scale the button to R times its size.", default: "the example's 0.95"
      ) { request, text throws(ValueFault) in
        request.motion.scale = try Double(
          option: text, within: Property<Double>.scale.traits.domain)
      },
      CommandOption(
        "--background", value: "COLOR", essential: true, "Turn the background to a colour.",
        values: "#RGB[A] or #RRGGBB[AA]", default: "the example's #0000FF"
      ) { request, text throws(ValueFault) in
        request.motion.background = try Color(option: text)
      },
      CommandOption(
        "--style", value: "STYLE",
        "Hold the effects, or pulse: go there and back once.", choices: Effect.Style.words,
        default: "pulse for the scale, hold for the background"
      ) { request, text throws(ValueFault) in
        request.motion.style = try Effect.Style(option: text)
      },
      CommandOption(
        "--on", value: "KEYS",
        "The states that count: a,b means any, a+b all at once.",
        values:
          "states: normal, disabled, highlighted, selected, focused, hovered",
        choices: ["normal"] + ButtonState.conditions.map(\.name),
        default: "highlighted,selected"
      ) { request, text throws(ValueFault) in
        request.motion.keys = try [ButtonState](option: text)
      },
      CommandOption(
        "--spring", value: "KEY=V,...", essential: true, "Move by a spring, there and back.",
        values: "keys: response+dampingRatio, duration+bounce, stiffness+damping or "
          + "stiffness+dampingRatio and perhaps mass, settlingDuration+dampingRatio, or "
          + "preset=smooth|snappy|bouncy and perhaps extraBounce; with each, perhaps "
          + "initialVelocity; times in seconds, or with ms, s or f for frames",
        default: "the effects' own UIKit springs"
      ) { request, text throws(ValueFault) in
        request.motion.spring = try SpringDoor.timing(text, through: SpringDoor.plain)
      },
      uikitSpring { $0.motion.uikitSpring = $1 },
      CommandOption(
        "--script", value: "TEXT", essential: true, "What happens to the button, and when.",
        values: "steps EVENT@TIME or STATE@TIME",
        default: "the SPEC's, or 'press@0ms release@120ms'"
      ) { request, text throws(ValueFault) in
        request.motion.script = try InteractionScript(option: text)
      },
      CommandOption(
        "--reduced-motion", "Compile for users who asked for less motion.", default: "full motion"
      ) { request, _ in
        request.motion.isReduced = true
      },
      CommandOption(
        "--frame-cap", value: "N", takesNegative: true,
        "Cut what is not at rest N frames after the last event.",
        default: "the SPEC's, or 3600"
      ) { request, text throws(ValueFault) in
        request.motion.frameCap = try Int(option: text, within: 1...100_000_000)
      },
    ]
  }

  /// `--uikit-spring`, which states one spring in every command.
  static func uikitSpring<Request>(
    _ take: @escaping @Sendable (inout Request, Timing) -> Void
  ) -> CommandOption<Request> {
    CommandOption(
      "--uikit-spring", value: "KEY=V,...", "A spring as UIKit states it.",
      values: "keys: duration+dampingRatio and perhaps initialVelocity",
      default: "another spring, or the effects' own"
    ) { request, text throws(ValueFault) in
      take(&request, try SpringDoor.timing(text, through: SpringDoor.uikit))
    }
  }
}
