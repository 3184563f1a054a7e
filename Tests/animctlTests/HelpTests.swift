import Testing

@testable import animctl

@Suite("Help")
struct HelpTests {
  static let pages = [Commands.root] + Commands.all.map(\.help)

  @Test(
    "fits its width, without trailing blanks", arguments: [1, 40, 41, 59, 60, 80, 99, 100, 500])
  func width(width: Int) {
    let most = min(max(width, 40), 100)
    for page in Self.pages {
      for whole in [true, false] {
        let text = page.text(whole: whole, width: width)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          #expect(line.count <= most, "\(line)")
          #expect(line.last != " ")
          #expect(line.utf8.allSatisfy { (0x20...0x7E).contains($0) })
        }
        #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
      }
    }
  }

  @Test(
    "in brief fits a screen and begins with what the command is for", arguments: [40, 64, 80, 100])
  func brief(width: Int) {
    for page in Self.pages {
      let text = page.text(whole: false, width: width)
      #expect(text.utf8.filter { $0 == 0x0A }.count <= 24)
      #expect(text.hasPrefix("OVERVIEW: "))
      #expect(page.examples.count >= 2)
    }
  }

  @Test("has abstracts in column 26")
  func columns() {
    let text = Commands.export.help.text(whole: true, width: 80)
    #expect(text.contains("\n  -f, --format FORMAT     Write this format."))
    #expect(text.contains("\n  --uikit-spring KEY=V,...\n                          A spring"))
  }

  @Test("names every option, and says its default when whole")
  func complete() {
    for command in Commands.all {
      let whole = command.help.text(whole: true, width: 80)
      for width in [40, 80] {
        let brief = command.help.text(whole: false, width: width)
        for option in command.help.options {
          #expect(brief.contains(option.name))
          #expect(whole.contains(option.synopsis))
          #expect(!option.fallback.isEmpty)
        }
      }
    }
  }

  @Test("shares the meaning of an option between commands")
  func shared() {
    var meanings: [String: String] = [:]
    // What these are about is the command's own: what there is to say, which frame, which numbers, what
    // the property is wanted for.
    let own: Set = ["--quiet", "--at", "--tolerance", "--property"]
    for option in Commands.all.flatMap(\.help.options) where !own.contains(option.name) {
      // Which values there are, and which holds by default, is each command's own.
      #expect(meanings[option.name] ?? option.abstract == option.abstract)
      meanings[option.name] = option.abstract
    }
    let letters = Commands.all.flatMap(\.help.options).compactMap(\.letter)
    #expect(Set(letters).isSubset(of: ["o", "f", "q", "v", "h", "n"]))
  }

  @Test("is the same by every way of asking", arguments: Commands.all.map(\.name))
  func ways(name: String) {
    let ways = [["help", name], [name, "help"], [name, "-h"]].map { MemoryRun($0).output }
    #expect(Set(ways).count == 1)
    #expect(MemoryRun([name, "--help"]).output.count >= ways[0].count)
    #expect(MemoryRun(["help"]).output == MemoryRun(["-h"]).output)
    #expect(MemoryRun([]).output == MemoryRun(["-h"]).output)
  }

  @Test("is as wide as COLUMNS says, else as the terminal, else 80")
  func environment() {
    let page = Commands.export.help
    let wide = MemoryRun(["export", "--help"], environment: ["COLUMNS": "100"])
    #expect(wide.output == page.text(whole: true, width: 100))
    let terminal = FakeTerminal(size: TerminalSize(columns: 44, rows: 24))
    #expect(
      MemoryRun(["export", "--help"], terminal: terminal).output
        == page.text(whole: true, width: 44))
    for nonsense in ["", "0", "-5", "x", "1e2"] {
      #expect(
        MemoryRun(["export", "--help"], environment: ["COLUMNS": nonsense]).output
          == page.text(whole: true, width: 80))
    }
  }

  @Test("gives usage in full where that takes two lines at most")
  func usage() {
    let page = HelpPage(
      call: "animctl x", overview: "", examples: [],
      options: [
        OptionHelp(name: "--one", letter: "o", label: "FILE", abstract: ""),
        OptionHelp(name: "--two", abstract: ""),
      ])
    #expect(page.usage(width: 80) == ["USAGE: animctl x [-o FILE] [--two]"])
    #expect(page.usage(width: 20).joined(separator: " ") == "USAGE: animctl x [-o FILE] [--two]")
    #expect(page.usage(width: 15).last?.hasSuffix("[options]") == true)
  }

  @Test("wraps at blanks and cuts what has none")
  func wrapping() {
    #expect(wrapped("", to: 5) == [])
    #expect(wrapped("a bc def", to: 4) == ["a bc", "def"])
    #expect(wrapped("abcdefghi j", to: 4) == ["abcd", "efgh", "i j"])
    #expect(wrapped("a", to: 1) == ["a"])
  }
}
