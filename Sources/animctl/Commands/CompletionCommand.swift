/// What `completion` is asked for.
struct CompletionRequest: ReportAsking {
  var reporting = Reporting()
  var shell: CompletionShell?
}

extension Commands {
  static let completion: Command = Command(
    "completion", overview: "Write the completions for a shell.",
    discussion: [
      "The script completes commands, options, the values that have names, and files. In bash, source "
        + "it from ~/.bashrc; in zsh, save it as _animctl in a folder of fpath before compinit runs; in "
        + "fish, save it as ~/.config/fish/completions/animctl.fish."
    ],
    examples: [["completion", "bash"], ["completion", "zsh"], ["completion", "fish"]],
    arguments: [
      ArgumentHelp(
        label: "SHELL", abstract: "One of: \(CompletionShell.words.joined(separator: ", ")).",
        isOptional: false)
    ],
    wordChoices: { CompletionShell.words },
    options: ReportingOptions.lines(readsSpecs: false), initial: CompletionRequest(),
    word: { request, word throws(UsageError) in
      guard request.shell == nil else { throw .unexpectedArgument(word) }
      do throws(ValueFault) {
        request.shell = try CompletionShell(option: word)
      } catch {
        throw .badValue(option: "SHELL", value: word, error)
      }
    },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      guard let shell = request.shell else {
        throw .usage(.missingArgument("SHELL", words: CompletionShell.words))
      }
      try surroundings.print(shell.script(of: all))
    })
}
