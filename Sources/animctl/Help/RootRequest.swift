/// What is asked of the program without a command.
enum RootRequest: Sendable {
  /// Its help.
  case help
  /// The completions for a shell.
  case completions(CompletionShell)
  /// The table of commands for programs.
  case machineHelp

  /// The options, which other programs know from Swift's argument parser and ask for. People have
  /// `animctl completion`, so that help leaves them out.
  static let options: [CommandOption<RootRequest>] = [
    CommandOption(
      "--generate-completion-script", value: "SHELL", "Write the completions for a shell.",
      choices: CompletionShell.words, default: ""
    ) { request, text throws(ValueFault) in
      request = .completions(try CompletionShell(option: text))
    },
    CommandOption(
      "--experimental-dump-help", "Write the table of commands in JSON, for programs.", default: ""
    ) { request, _ in
      request = .machineHelp
    },
  ]

  /// The answer.
  func answer(in surroundings: Surroundings) throws(Failure) {
    switch self {
    case .help: try surroundings.print(Commands.root, whole: false)
    case .completions(let shell): try surroundings.print(shell.script(of: Commands.all))
    case .machineHelp: try surroundings.print(MachineHelp.json(of: Commands.all).file)
    }
  }
}
