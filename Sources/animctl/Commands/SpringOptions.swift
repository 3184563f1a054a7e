import AnimCore
import AnimRender

extension SpringRequest {
  /// The lines of the table that are only `spring`'s.
  static let options: [CommandOption<SpringRequest>] =
    [
      time("duration", essential: true, "The perceptual duration, beside --bounce."),
      number("bounce", essential: true, "From -0.99 over 0, critical, to 1, beside --duration."),
      time("response", "The undamped period, beside --damping-ratio."),
      number("dampingRatio", "The damping as a share of the critical one."),
      number(
        "stiffness", "Force per displacement, beside --damping or --damping-ratio."),
      number("damping", "Force per velocity, beside --stiffness."),
      number("mass", "The mass, beside --stiffness.", default: "1"),
      time("settlingDuration", "UIKit's duration at rest, beside --damping-ratio."),
      CommandOption(
        "--initial-velocity", value: "V", takesNegative: true,
        "The velocity at the start, in travels per second.", default: "0"
      ) { request, text throws(ValueFault) in
        request.initialVelocity = try Double(option: text, within: Spring.initialVelocities)
      },
      MotionOptions.uikitSpring { $0.stated.append(("--uikit-spring", $1)) },
      CommandOption(
        "--swiftui-spring", value: "KEY=V,...", "A spring as SwiftUI steps it.",
        values: "keys: response+dampingFraction and perhaps initialVelocity",
        default: "another spring"
      ) { request, text throws(ValueFault) in
        request.stated.append(
          ("--swiftui-spring", try SpringDoor.timing(text, through: SpringDoor.swiftUI)))
      },
    ] + dialects.map(dialect) + [
      CommandOption(
        "--preset", value: "NAME", essential: true, "A spring that some platform has a name for.",
        values: "see --list-presets", choices: SpringPreset.all.map(\.name),
        default: "another spring"
      ) { request, text throws(ValueFault) in
        guard let preset = SpringPreset.named(text) else {
          let names = SpringPreset.all.map(\.name) + SpringDoor.presets.map(\.name)
          throw .unknownPreset(nearest: NearestWord.to(text, among: names))
        }
        request.stated.append(("--preset", .spring(preset.spring)))
      },
      CommandOption(
        "--code", value: "NAME", essential: true, "Write only the code for this platform.",
        choices: CodePlatform.all.map(\.key),
        default: "all that there is to tell"
      ) { request, text throws(ValueFault) in
        let platforms = CodePlatform.all
        guard let platform = platforms.first(where: { $0.key == text }) else {
          let words = platforms.map(\.key)
          throw .notAmong(words, nearest: NearestWord.to(text, among: words))
        }
        request.platform = platform
      },
      .json { $0.isJSON = true },
      CommandOption(
        "--list-presets", "Tell which presets there are.", default: "tell of one spring"
      ) { request, _ in
        request.listsPresets = true
      },
      .charset { $0.charset = $1 },
    ]

  /// Those that count in other terms than the options above.
  private static let dialects: [SpringDialect] = [
    .coreAnimation, .compose, .flutter, .motion, .reactSpring, .origami, .pop,
  ]

  private static func number(
    _ key: String, essential: Bool = false, _ abstract: String,
    default fallback: String = "another way of stating the spring"
  ) -> CommandOption<SpringRequest> {
    let option = numberOptions.first { $0.key == key }?.option ?? ""
    return CommandOption(
      option, value: "X", takesNegative: true, essential: essential, abstract, default: fallback
    ) { request, text throws(ValueFault) in
      guard let number = DecimalText.number(text) else { throw .expected(.number) }
      request.numbers[key] = (option, number)
    }
  }

  private static func time(
    _ key: String, essential: Bool = false, _ abstract: String
  ) -> CommandOption<SpringRequest> {
    let option = numberOptions.first { $0.key == key }?.option ?? ""
    return CommandOption(
      option, value: "TIME", takesNegative: true, essential: essential, abstract,
      values: "such as 0.5, 0.5s or 500ms", default: "another way of stating the spring"
    ) { request, text throws(ValueFault) in
      guard let time = TimeText(text) else { throw .expected(.time) }
      request.numbers[key] = (option, time.seconds)
    }
  }

  private static func dialect(_ dialect: SpringDialect) -> CommandOption<SpringRequest> {
    let option = "--\(dialect.key)"
    let doors = dialect.forms.map(SpringDoor.init)
    let ways = dialect.forms.map { form in form.parameters.map(\.name).joined(separator: "+") }
    return CommandOption(
      option, value: "KEY=V,...", "A spring in \(dialect.name)'s terms.",
      values: "keys: \(ways.joined(separator: ", or "))", default: "another spring"
    ) { request, text throws(ValueFault) in
      request.stated.append((option, try SpringDoor.timing(text, through: doors)))
    }
  }
}
