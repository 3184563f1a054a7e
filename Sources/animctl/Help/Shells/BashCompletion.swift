/// The script of completions for bash, from version 3.2 on, which macOS has.
struct BashCompletion {
  let commands: [Command]

  /// The script.
  var text: String {
    """
    # Completions of animctl for bash, made by 'animctl completion bash'.
    _animctl_words() {
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$current")
    }

    _animctl_files() {
      type compopt > /dev/null 2>&1 && compopt -o filenames
      while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current")
    }

    # Names that a spec on the line has. They come out of a file, so that nothing may expand them.
    _animctl_names() {
      local names=
      for word in "${COMP_WORDS[@]:2}"; do
        [[ -z $names && -f $word ]] || continue
        names=$("${COMP_WORDS[0]}" inspect -q --names "$1" "$word" 2> /dev/null < /dev/null)
      done
      [[ -n $names ]] || names=${2// /$'\\n'}
      while IFS= read -r word; do
        [[ -n $word && $word == "$current"* ]] && COMPREPLY+=("$(printf %q "$word")")
      done <<< "$names"
    }

    _animctl() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command= dashes= options= words= files= index word
      COMPREPLY=()
      # The = of --name=value is a word of its own here.
      if [[ $current == = ]]; then
        current=
      elif [[ $previous == = ]] && ((COMP_CWORD > 1)); then
        previous=${COMP_WORDS[COMP_CWORD-2]}
      fi
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ $word == -- ]]; then
          dashes=1
        elif [[ -z $command && $word != -* && $word != = ]]; then
          command=$word
        fi
      done
      case $command in
        '')
          options='\(HelpPage.rootOptions.map(\.name).joined(separator: " "))'
          words='\(commands.map(\.name).joined(separator: " "))'
          ;;
    \(commands.map(part).joined(separator: "\n"))
      esac
      if [[ $current == -* && -z $dashes ]]; then
        _animctl_words "$options"
      elif [[ -n $words ]]; then
        _animctl_words "$words"
      elif [[ -n $files ]]; then
        _animctl_files
      fi
    }

    complete -F _animctl animctl

    """
  }

  private func part(_ command: Command) -> String {
    let names = command.shownOptions.map(\.name).joined(separator: " ")
    var lines = ["    \(command.name))", "      options='\(names)'"]
    switch command.offer {
    case .nothing, .names: break
    case .words(let words): lines.append("      words='\(words.joined(separator: " "))'")
    case .files: lines.append("      files=1")
    }
    let answers = command.shownOptions.filter { $0.label != nil }.map(answer)
    if !answers.isEmpty {
      lines += ["      [[ -n $dashes ]] || case $previous in"] + answers + ["      esac"]
    }
    return (lines + ["      ;;"]).joined(separator: "\n")
  }

  private func answer(_ option: OptionHelp) -> String {
    let action =
      switch option.offer {
      case .nothing: ""
      case .words(let words): "_animctl_words '\(words.joined(separator: " "))'; "
      case .files: "_animctl_files; "
      case .names(let names, let words):
        "_animctl_names \(names.rawValue) '\(words.joined(separator: " "))'; "
      }
    return "        \(option.spellings.joined(separator: "|"))) \(action)return ;;"
  }
}
