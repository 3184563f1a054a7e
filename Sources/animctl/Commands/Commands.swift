/// The table of commands.
enum Commands {
  static let all: [Command] = [
    preview,
    export,
    inspect,
    explain,
    lint,
    diff,
    fit,
    `import`,
    spring,
    new,
    completion,
    help,
  ]

  /// Commands that work and are not told of: they are there for our own scripts.
  static let hidden: [Command] = [bench]

  /// The program's own help.
  static let root: HelpPage = HelpPage(
    call: "animctl",
    overview: "Try the motion of a button in the terminal, and export it as a table of numbers.",
    discussion: [
      "A chain of effects, plus a script of what a finger does, becomes one row of numbers per 1/60 "
        + "s, the same on every machine. Without options the built-in example is used: a gray "
        + "button that turns blue and springs to 0.95 of its size while it is pressed for 120 ms."
    ],
    examples: [
      ["preview"], ["export", "button.json", "-o", "press.csv"],
    ],
    options: [HelpPage.version],
    subcommands: all.map { ($0.name, $0.help.overview) }, topics: topics,
    footer: "See 'animctl help <subcommand>' for detailed help.")

  /// The command of a name; nil if there is none.
  static func named(_ name: String) -> Command? {
    all.first { $0.name == name } ?? hidden.first { $0.name == name }
  }

  /// What is wrong with a word that should name a command and does not.
  static func unknown(_ name: String) -> UsageError {
    .unknownCommand(name, nearest: NearestWord.to(name, among: all.map(\.name)))
  }

  private static let topics =
    HelpTopic.all.map { ($0.name, $0.abstract) } + [
      ("E0101", "One code, with an example; and so on.")
    ]

  private static let help: Command = Command(
    "help", overview: "Show the help of a command, or on a topic or a code.",
    examples: [
      ["help", "export"], ["help", "E0201"], ["help", "exit-codes"], ["help", "--man"],
    ],
    arguments: [
      ArgumentHelp(
        label: "TOPIC",
        abstract: "A command, a code such as E0201, or one of: \(topicNames).")
    ],
    wordChoices: { topicWords },
    options: HelpRequest.options, initial: HelpRequest(),
    word: { request, word throws(UsageError) in
      guard request.topic == nil else { throw .unexpectedArgument(word) }
      request.topic = word
    },
    work: { request, surroundings throws(Failure) in
      if request.isManual { return try surroundings.print(ManualPage.text(of: all)) }
      guard let name = request.topic else {
        return try surroundings.print(root, whole: false)
      }
      if let command = named(name) {
        try surroundings.print(command.help, whole: false)
      } else if let topic = HelpTopic.all.first(where: { $0.name == name }) {
        try surroundings.print(topic.text(surroundings))
      } else if let code = CodeExplanation.of(name) {
        try surroundings.print(code.text(width: surroundings.textWidth))
      } else if let rule = LintExplanation.of(name) {
        try surroundings.print(rule.text(width: surroundings.textWidth))
      } else {
        throw .usage(.unknownTopic(name, nearest: NearestWord.to(name, among: topicWords)))
      }
    })

  private static var topicWords: [String] {
    all.map(\.name) + HelpTopic.all.map(\.name) + CodeExplanation.all.map(\.code.rawValue)
      + LintExplanation.all.map(\.code)
  }

  private static let topicNames = HelpTopic.all.map(\.name).joined(separator: ", ")
}
