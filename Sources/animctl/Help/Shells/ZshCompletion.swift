/// The script of completions for zsh: a file `_animctl` in a folder of `fpath`, or to be sourced.
struct ZshCompletion {
  let commands: [Command]

  /// The script.
  var text: String {
    """
    #compdef animctl
    # Completions of animctl for zsh, made by 'animctl completion zsh'.
    # Names that a spec on the line has.
    _animctl_names() {
      local kind=$1 word
      local -a names
      shift
      for word in ${(Q)words[2,-1]}; do
        [[ -z $names && -f $word ]] || continue
        names=(${(f)"$($program inspect -q --names $kind $word 2> /dev/null < /dev/null)"})
      done
      (( $#names )) || names=("$@")
      compadd -- $names
    }

    _animctl() {
      local program=${(Q)words[1]}
      local curcontext=$curcontext state line ret=1
      local -A opt_args
      local -a commands=(
    \(commands.map { "    " + inShellQuotes("\($0.name):\($0.help.overview)") }.joined(separator: "\n"))
      )
      _arguments -C -S \(HelpPage.rootOptions.map(specification).joined(separator: " ")) \\
        '1: :->command' '*:: :->words' && ret=0
      case $state in
        command) _describe -t commands command commands && ret=0 ;;
        words)
          case $words[1] in
    \(commands.map(part).joined(separator: "\n"))
          esac
          ;;
      esac
      return ret
    }

    if [[ $funcstack[1] == _animctl ]]; then
      _animctl "$@"
    else
      compdef _animctl animctl
    fi

    """
  }

  private func part(_ command: Command) -> String {
    var specifications = command.shownOptions.map(specification)
    let label = Self.escaped(command.help.arguments.first?.label ?? "")
    switch command.offer {
    case .nothing, .names: break
    case .words(let words):
      specifications.append(inShellQuotes("1:\(label):(\(words.joined(separator: " ")))"))
    case .files: specifications.append(inShellQuotes("*:\(label):_files"))
    }
    let lines = specifications.map { "            \($0)" }.joined(separator: " \\\n")
    return """
              \(command.name))
                _arguments -s -S \\
      \(lines) && ret=0
                ;;
      """
  }

  /// An option as `_arguments` takes it. A letter's value may be joined to it, a name's goes behind a
  /// `=` or is a word of its own.
  private func specification(_ option: OptionHelp) -> String {
    let names = option.spellings.map { name in
      guard option.label != nil else { return name }
      return name + (name.hasPrefix("--") ? "=" : "+")
    }
    var text = "[\(Self.escaped(option.abstract))]"
    if let label = option.label {
      text += ":\(Self.escaped(label)):"
      switch option.offer {
      case .nothing: break
      case .words(let words): text += "(\(words.joined(separator: " ")))"
      case .files: text += "_files"
      case .names(let names, let words):
        text += " _animctl_names \(([names.rawValue] + words).joined(separator: " "))"
      }
    }
    let others = option.repeats ? "*" : "(\(option.spellings.joined(separator: " ")))"
    let joined = names.count > 1 ? "{\(names.joined(separator: ","))}" : names[0]
    return inShellQuotes(others) + joined + inShellQuotes(text)
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, letter in
      if "\\[]:".contains(letter) { escaped += "\\" }
      escaped.append(letter)
    }
  }
}
