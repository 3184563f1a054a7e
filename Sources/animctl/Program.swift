/// The program, but for the process it runs in.
enum Program {
  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the program's name not among them.
  ///   - surroundings: What it may see and write.
  /// - Returns: How it ended.
  static func run(_ arguments: [String], in surroundings: Surroundings) -> ExitStatus {
    let arguments = arguments.first == "--" ? Array(arguments.dropFirst()) : arguments
    let command = arguments.first.flatMap(Commands.named)
    do {
      if let command {
        try command.run(arguments.dropFirst(), surroundings)
      } else {
        try runWithoutCommand(arguments[...], in: surroundings)
      }
      try output { () throws(OutputError) in try surroundings.output.flush() }
      return .done
    } catch {
      surroundings.report(error, command?.help ?? Commands.root)
      return error.status
    }
  }

  private static func runWithoutCommand(
    _ arguments: ArraySlice<String>, in surroundings: Surroundings
  ) throws(Failure) {
    let asked = try usage { () throws(UsageError) in
      try ArgumentReader<RootRequest>.read(
        arguments, options: RootRequest.options, into: .help
      ) {
        _, word throws(UsageError) in throw Commands.unknown(word)
      }
    }
    switch asked {
    case .version: try surroundings.print(Version.line)
    case .help(let whole): try surroundings.print(Commands.root, whole: whole)
    case .work(let request): try request.answer(in: surroundings)
    }
  }
}
