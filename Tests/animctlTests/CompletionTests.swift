import AnimCore
import Foundation
import Testing

@testable import animctl

@Suite("Completions, the manual page and the help for programs")
struct CompletionTests {
  @Test("name every command and option that help tells of", arguments: CompletionShell.allCases)
  func complete(shell: CompletionShell) {
    let script = shell.script(of: Commands.all)
    for command in Commands.all {
      #expect(script.contains(command.name))
      for option in command.shownOptions {
        #expect(script.contains(String(option.name.dropFirst(2))), "\(option.name)")
        for word in option.choices { #expect(script.contains(word)) }
      }
    }
    #expect(!script.contains("debug-"))
    #expect(script.hasSuffix("\n") && !script.hasSuffix("\n\n"))
    #expect(MemoryRun(["completion", shell.rawValue]).output == script)
    #expect(MemoryRun(["--generate-completion-script", shell.rawValue]).output == script)
    #expect(MemoryRun(["--generate-completion-script=\(shell.rawValue)"]).output == script)
  }

  @Test("offer only words that the option takes")
  func offers() {
    for command in Commands.all {
      for option in command.help.options {
        for word in option.choices {
          let run = MemoryRun([command.name, option.name, word, "--no-such-option"])
          #expect(run.errors.contains("Unknown option '--no-such-option'"), "\(run.errors)")
        }
      }
    }
  }

  @Test("offer every word that a wrong value's message lists")
  func listed() {
    for command in Commands.all {
      for option in command.help.options where !option.choices.isEmpty {
        let run = MemoryRun([command.name, "\(option.name)=no-such-word"])
        #expect(run.status == .usage)
        // Some lists are too long for a message, which says where they stand.
        let isElsewhere = run.errors.contains("no state") || run.errors.contains("--list-presets")
        for word in option.choices where !isElsewhere {
          #expect(run.errors.contains(word), "\(run.errors)")
        }
      }
    }
  }

  @Test("are quoted, whatever the descriptions hold")
  func quotes() {
    let command = Command(
      "odd", overview: "It's [odd]: \\ and $HOME `date`.", examples: [],
      options: [
        CommandOption<Int>("--it", letter: "i", value: "A:B", "Don't [see]: \\.", default: "x") {
          _, _ in
        }
      ], initial: 0, word: { _, _ in }, work: { _, _ in })
    let zsh = CompletionShell.zsh.script(of: [command])
    #expect(zsh.contains(#"'odd:It'\''s [odd]: \ and $HOME `date`.'"#))
    #expect(
      zsh.contains(#"'(-i --it)'{-i+,--it=}'[Don'\''t \[see\]\: \\.]:A\:B:'"#))
    let fish = CompletionShell.fish.script(of: [command])
    #expect(fish.contains(#"-s i -l it -x -d 'Don\'t [see]: \\.'"#))
  }

  @Test("leave nothing out of the help for programs")
  func machineHelp() throws {
    let text = MemoryRun(["--experimental-dump-help"]).output
    let dump = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(dump["serializationVersion"] as? Int == 0)
    let root = try #require(dump["command"] as? [String: Any])
    #expect(root["commandName"] as? String == "animctl")
    let subcommands = try #require(root["subcommands"] as? [[String: Any]])
    #expect(subcommands.map { $0["commandName"] as? String } == Commands.all.map(\.name))
    for (subcommand, command) in zip(subcommands, Commands.all) {
      #expect(subcommand["superCommands"] as? [String] == ["animctl"])
      let arguments = try #require(subcommand["arguments"] as? [[String: Any]])
      let named = arguments.filter { $0["kind"] as? String != "positional" }
      #expect(arguments.count - named.count == command.help.arguments.count)
      let names = named.map { ($0["preferredName"] as? [String: Any])?["name"] as? String }
      #expect(names == (command.options + [HelpPage.help]).map { String($0.name.dropFirst(2)) })
      for argument in named {
        let name = (argument["preferredName"] as? [String: Any])?["name"] as? String ?? ""
        #expect(argument["shouldDisplay"] as? Bool == !name.hasPrefix("debug-"))
        #expect((argument["kind"] as? String == "flag") == (argument["valueName"] == nil))
      }
    }
    #expect(text.contains("\"debug-repaint\""))
  }

  @Test("leave nothing out of the manual page")
  func manual() {
    let page = MemoryRun(["help", "--man"]).output
    for command in Commands.all {
      #expect(page.contains("\n.Ss animctl \(command.name)\n"))
      for option in command.shownOptions {
        #expect(page.contains("Fl Fl \(option.name.dropFirst(2))"))
      }
    }
    for status in ExitStatus.allCases { #expect(page.contains("\n.It \(status.rawValue)\n")) }
    for code in CodeExplanation.all { #expect(page.contains("\n.It Er \(code.code.rawValue)\n")) }
    #expect(!page.contains("debug\\-") && !page.contains("debug-"))
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      #expect(!line.isEmpty && line.last != " ")
    }
  }

  @Test("know each option of a command once")
  func once() {
    for command in Commands.all {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count)
    }
  }
}
