/// The script of completions for fish.
struct FishCompletion {
  let commands: [Command]

  /// The script.
  var text: String {
    let names = commands.map { command in
      line("", "-a \(command.name)", command.help.overview)
    }
    let root = HelpPage.rootOptions.map { line("", flags($0), $0.abstract) }
    return """
      # Completions of animctl for fish, made by 'animctl completion fish'.
      function __animctl_in
        set -l words (commandline -opc)
        for word in $words[2..-1]
          if not string match -q -- '-*' $word
            test "$word" = "$argv[1]"
            return
          end
        end
        test -z "$argv[1]"
      end

      # Names that a spec on the line has.
      function __animctl_names
        set -l words (commandline -opc)
        for word in $words[2..-1]
          test -f $word; or continue
          set -l names ($words[1] inspect -q --names $argv[1] $word 2> /dev/null < /dev/null)
          if set -q names[1]
            printf '%s\\n' $names
            return
          end
        end
        set -q argv[2]; and printf '%s\\n' $argv[2..-1]
      end

      complete -c animctl -f
      \((names + root + commands.flatMap(lines)).joined(separator: "\n"))

      """
  }

  private func lines(_ command: Command) -> [String] {
    let words: [String] =
      switch command.offer {
      case .nothing, .names: []
      case .words(let words): [line(command.name, "-a \(quoted(words.joined(separator: " ")))")]
      case .files: [line(command.name, "-F")]
      }
    return words + command.shownOptions.map { line(command.name, flags($0), $0.abstract) }
  }

  private func line(_ command: String, _ flags: String, _ description: String = "") -> String {
    let condition = "complete -c animctl -n \(quoted("__animctl_in \(quoted(command))")) \(flags)"
    return description.isEmpty ? condition : condition + " -d \(quoted(description))"
  }

  private func flags(_ option: OptionHelp) -> String {
    let names = (option.letter.map { "-s \($0) " } ?? "") + "-l \(option.name.dropFirst(2))"
    guard option.label != nil else { return names }
    return switch option.offer {
    case .nothing: names + " -x"
    case .words(let words): names + " -x -a \(quoted(words.joined(separator: " ")))"
    case .files: names + " -r -F"
    case .names(let kind, let words):
      names + " -x -a "
        + quoted("(__animctl_names \(([kind.rawValue] + words).joined(separator: " ")))")
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { escaped, letter in
      if "\\'".contains(letter) { escaped += "\\" }
      escaped.append(letter)
    }
    return "'\(escaped)'"
  }
}
