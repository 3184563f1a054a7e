import AnimCore

/// The table of commands for programs, in the shape that Swift's argument parser dumps its help in.
enum MachineHelp {
  /// All commands, with the options that help leaves out.
  static func json(of commands: [Command]) -> JSONText {
    let root = command(
      "animctl", parents: [], Commands.root, arguments: [],
      options: RootRequest.options.map(OptionHelp.init) + HelpPage.rootOptions,
      subcommands: commands.map { one in
        let arguments = one.help.arguments.map { argument in
          positional(argument, choices: one.wordChoices())
        }
        return command(
          one.name, parents: ["animctl"], one.help, arguments: arguments,
          options: one.options + [HelpPage.help], subcommands: [])
      })
    return .object([("serializationVersion", .whole(0)), ("command", root)])
  }

  private static func command(
    _ name: String, parents: [String], _ help: HelpPage, arguments: [JSONText],
    options: [OptionHelp], subcommands: [JSONText]
  ) -> JSONText {
    let arguments = arguments + options.map(option)
    return .object([
      ("superCommands", .array(parents.map(JSONText.text))), ("shouldDisplay", .truth(true)),
      ("commandName", .text(name)), ("abstract", .text(help.overview)),
      ("discussion", .text(help.discussion.joined(separator: "\n\n"))),
      ("subcommands", .array(subcommands)), ("arguments", .array(arguments)),
    ])
  }

  private static func positional(
    _ argument: ArgumentHelp, choices: [String]
  ) -> JSONText {
    .object(
      [
        ("kind", .text("positional")), ("shouldDisplay", .truth(true)),
        ("isOptional", .truth(argument.isOptional)), ("isRepeating", .truth(argument.repeats)),
        ("parsingStrategy", .text("default")), ("valueName", .text(argument.label)),
      ] + values(choices.isEmpty ? .files : .words(choices)) + [
        ("abstract", .text(argument.abstract))
      ])
  }

  private static func option(_ option: OptionHelp) -> JSONText {
    let names = option.spellings.map(name)
    var members: [JSONText.Member] = [
      ("kind", .text(option.label == nil ? "flag" : "option")),
      ("shouldDisplay", .truth(!option.isHidden)), ("isOptional", .truth(true)),
      ("isRepeating", .truth(option.repeats)), ("parsingStrategy", .text("default")),
      ("names", .array(names)), ("preferredName", names[names.count - 1]),
    ]
    if let label = option.label { members.append(("valueName", .text(label))) }
    if !option.fallback.isEmpty { members.append(("defaultValue", .text(option.fallback))) }
    members += values(option.offer) + [("abstract", .text(option.abstract))]
    if !option.values.isEmpty { members.append(("discussion", .text(option.values))) }
    return .object(members)
  }

  private static func name(_ name: String) -> JSONText {
    let isLong = name.hasPrefix("--")
    return .object([
      ("kind", .text(isLong ? "long" : "short")),
      ("name", .text(String(name.dropFirst(isLong ? 2 : 1)))),
    ])
  }

  private static func values(_ offer: WordOffer) -> [JSONText.Member] {
    switch offer {
    case .nothing: []
    case .names(_, let words) where words.isEmpty: []
    case .words(let words), .names(_, let words):
      [
        ("allValues", .array(words.map(JSONText.text))),
        (
          "completionKind",
          .object([("list", .object([("values", .array(words.map(JSONText.text)))]))])
        ),
      ]
    case .files:
      [("completionKind", .object([("file", .object([("extensions", .array([]))]))]))]
    }
  }
}
