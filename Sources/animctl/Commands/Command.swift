/// A command: a line of the table of all, made of its table of options.
struct Command: Sendable {
  /// What it is called by.
  let name: String
  /// Its help.
  let help: HelpPage
  /// All of its options, also those that help leaves out.
  let options: [OptionHelp]
  /// The words that may stand without a name, as shells complete them; none where those are files.
  let wordChoices: @Sendable () -> [String]
  /// Does what the arguments behind the name ask for.
  let run: @Sendable (ArraySlice<String>, Surroundings) throws(Failure) -> Void

  /// Creates a command.
  ///
  /// - Parameters:
  ///   - initial: The request before any option.
  ///   - word: Takes a word that is no option.
  ///   - reporting: How a request wants to hear what is wrong.
  ///   - work: Does what a request asks for.
  init<Request: Sendable>(
    _ name: String, overview: String, discussion: [String] = [], examples: [[String]],
    arguments: [ArgumentHelp] = [],
    wordChoices: @escaping @Sendable () -> [String] = { [] }, options: [CommandOption<Request>],
    initial: Request,
    word: @escaping @Sendable (inout Request, String) throws(UsageError) -> Void,
    reporting: @escaping @Sendable (Request) -> Reporting = { _ in Reporting() },
    work: @escaping @Sendable (Request, Surroundings) throws(Failure) -> Void
  ) {
    let options = CommandOption.merged(options)
    let help = HelpPage(
      call: "animctl \(name)", overview: overview, discussion: discussion, examples: examples,
      arguments: arguments, options: options.filter { !$0.isHidden }.map(OptionHelp.init))
    self.name = name
    self.help = help
    self.wordChoices = wordChoices
    self.options = options.map(OptionHelp.init)
    run = { arguments, surroundings throws(Failure) in
      if arguments.first == "help" {
        return try surroundings.print(help, whole: false)
      }
      let asked = try usage { () throws(UsageError) in
        try ArgumentReader<Request>.read(
          arguments, options: options, into: initial, word: word)
      }
      switch asked {
      case .help(let whole): try surroundings.print(help, whole: whole)
      case .version: try surroundings.print(Version.line)
      case .work(let request):
        var surroundings = surroundings
        surroundings.reporting = reporting(request)
        do throws(Failure) {
          try work(request, surroundings)
          try output { () throws(OutputError) in try surroundings.output.flush() }
        } catch {
          surroundings.report(error, help)
          throw .reported(error.status)
        }
      }
    }
  }
}

extension Surroundings {
  /// Writes a result.
  func print(_ text: String) throws(Failure) {
    try animctl.output { () throws(OutputError) in try output.write(text) }
  }

  /// Writes help as wide as the terminal.
  func print(_ help: HelpPage, whole: Bool) throws(Failure) {
    try print(help.text(whole: whole, width: textWidth))
  }
}
