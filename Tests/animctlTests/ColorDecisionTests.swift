import AnimRender
import Testing

@testable import animctl

@Suite("The decision on colours")
struct ColorDecisionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let choice: ColorChoice
    let isTerminal: Bool
    let variables: String
    let depth: ColorDepth

    init(_ choice: ColorChoice, _ stream: String, _ variables: String, _ depth: ColorDepth) {
      self.choice = choice
      isTerminal = stream == "tty"
      self.variables = variables
      self.depth = depth
    }

    var testDescription: String { "\(choice) \(isTerminal ? "tty" : "pipe") \(variables)" }
  }

  static let rows: [Row] = [
    Row(.auto, "tty", "TERM=xterm", .ansi16),
    Row(.auto, "tty", "TERM=xterm-256color", .palette256),
    Row(.auto, "tty", "TERM=xterm-256color COLORTERM=truecolor", .truecolor),
    Row(.auto, "tty", "TERM=xterm-256color COLORTERM=24bit", .truecolor),
    Row(.auto, "tty", "TERM=xterm COLORTERM=yes", .ansi16),
    Row(.auto, "tty", "TERM=xterm COLORTERM=", .ansi16),
    Row(.auto, "tty", "TERM=screen COLORTERM=truecolor", .ansi16),
    Row(.auto, "tty", "TERM=screen-256color COLORTERM=truecolor", .palette256),
    Row(.auto, "tty", "TERM=tmux-256color COLORTERM=truecolor", .truecolor),
    Row(.auto, "tty", "TERM=xterm-direct", .truecolor),
    Row(.auto, "tty", "TERM=xterm-kitty", .truecolor),
    Row(.auto, "tty", "TERM=alacritty", .truecolor),
    Row(.auto, "tty", "TERM=foot", .truecolor),
    Row(.auto, "tty", "TERM=foot-extra", .truecolor),
    Row(.auto, "tty", "TERM=wezterm", .truecolor),
    Row(.auto, "tty", "TERM=xterm-ghostty", .truecolor),
    Row(.auto, "tty", "TERM=rio", .truecolor),
    Row(.auto, "tty", "TERM=contour-latest", .truecolor),
    Row(.auto, "tty", "TERM=footwear", .ansi16),
    Row(.auto, "tty", "TERM=trio-256color", .palette256),
    Row(.auto, "tty", "TERM=st", .ansi16),
    Row(.auto, "tty", "TERM=linux", .ansi16),
    Row(.auto, "tty", "TERM=xterm WT_SESSION=1", .truecolor),
    Row(.auto, "tty", "TERM=xterm-256color TERM_PROGRAM=Apple_Terminal", .palette256),
    Row(.auto, "tty", "TERM=xterm TERM_PROGRAM=Apple_Terminal", .palette256),
    Row(.auto, "tty", "TERM=dumb", .none),
    Row(.auto, "tty", "TERM=dumb COLORTERM=truecolor", .none),
    Row(.auto, "tty", "TERM=", .none),
    Row(.auto, "tty", "", .none),
    Row(.auto, "pipe", "TERM=xterm-256color COLORTERM=truecolor", .none),
    Row(.auto, "tty", "TERM=xterm NO_COLOR=1", .none),
    Row(.auto, "tty", "TERM=xterm NO_COLOR=0", .none),
    Row(.auto, "tty", "TERM=xterm NO_COLOR=yes", .none),
    Row(.auto, "tty", "TERM=xterm NO_COLOR=", .ansi16),
    Row(.auto, "tty", "TERM=xterm NO_COLOR=1 FORCE_COLOR=1", .none),
    Row(.auto, "tty", "TERM=xterm NO_COLOR=1 CLICOLOR_FORCE=1", .none),
    Row(.auto, "pipe", "TERM=xterm FORCE_COLOR=1", .ansi16),
    Row(.auto, "pipe", "FORCE_COLOR=true", .ansi16),
    Row(.auto, "pipe", "TERM=xterm FORCE_COLOR=2", .palette256),
    Row(.auto, "pipe", "TERM=dumb FORCE_COLOR=3", .truecolor),
    Row(.auto, "tty", "TERM=xterm-kitty FORCE_COLOR=0", .none),
    Row(.auto, "tty", "TERM=xterm-kitty FORCE_COLOR=false", .none),
    Row(.auto, "tty", "TERM=xterm-kitty FORCE_COLOR=1", .ansi16),
    Row(.auto, "pipe", "TERM=xterm-256color FORCE_COLOR=yes", .palette256),
    Row(.auto, "pipe", "FORCE_COLOR=yes", .ansi16),
    Row(.auto, "pipe", "TERM=xterm FORCE_COLOR=", .none),
    Row(.auto, "pipe", "TERM=xterm CLICOLOR_FORCE=1", .ansi16),
    Row(.auto, "pipe", "TERM=xterm CLICOLOR_FORCE=0", .none),
    Row(.auto, "tty", "TERM=xterm CLICOLOR_FORCE=0", .ansi16),
    Row(.auto, "pipe", "TERM=xterm CLICOLOR_FORCE=1 FORCE_COLOR=3", .truecolor),
    Row(.never, "tty", "TERM=xterm-kitty FORCE_COLOR=3", .none),
    Row(.always, "pipe", "TERM=xterm-256color NO_COLOR=1", .palette256),
    Row(.always, "pipe", "", .ansi16),
    Row(.always, "tty", "TERM=dumb", .ansi16),
    Row(.ansi16, "pipe", "TERM=xterm-kitty NO_COLOR=1", .ansi16),
    Row(.palette256, "pipe", "TERM=dumb", .palette256),
    Row(.truecolor, "pipe", "TERM=linux FORCE_COLOR=0", .truecolor),
  ]

  @Test("follows option, environment, terminal", arguments: rows)
  func decision(row: Row) {
    let variables = environment(row.variables)
    let depth = ColorDepth(
      row.choice, isTerminal: row.isTerminal, environment: Environment { variables[$0] })
    #expect(depth == row.depth)
  }

  @Test(
    "glyphs follow the locale",
    arguments: [
      ("", Charset.ascii), ("LANG=C", .ascii), ("LANG=C.UTF-8", .unicode),
      ("LANG=de_DE.utf8", .unicode), ("LANG=en_US.ISO-8859-1", .ascii),
      ("LC_ALL=C LANG=C.UTF-8", .ascii), ("LC_ALL=C.UTF-8 LANG=C", .unicode),
      ("LC_CTYPE=C LANG=C.UTF-8", .ascii), ("LC_CTYPE=C.UTF-8 LANG=C", .unicode),
      ("LC_ALL= LC_CTYPE= LANG=C.UTF-8", .unicode), ("LC_ALL=C LC_CTYPE=C.UTF-8", .ascii),
    ])
  func charset(variables: String, expected: Charset) {
    #expect(surroundings(variables).charset == expected)
  }

  @Test(
    "a picture moves only on a terminal that can show it",
    arguments: [
      ("TERM=xterm", true), ("TERM=dumb", false), ("TERM=", false), ("", false),
      ("TERM=xterm CI=1", false), ("TERM=xterm CI=", true), ("TERM=xterm NO_COLOR=1", true),
      ("TERM=dumb FORCE_COLOR=3", false),
    ])
  func playing(variables: String, expected: Bool) {
    #expect(surroundings(variables, terminal: FakeTerminal()).canPlay == expected)
    #expect(!surroundings(variables).canPlay)
  }

  @Test(
    "the size is the terminal's, narrowed by COLUMNS and LINES",
    arguments: [
      ("", "80x24"), ("COLUMNS=60", "60x24"), ("COLUMNS=200", "80x24"), ("LINES=10", "80x10"),
      ("COLUMNS=0", "80x24"), ("COLUMNS=x", "80x24"),
    ])
  func size(variables: String, expected: String) {
    let size = surroundings(variables, terminal: FakeTerminal()).size
    #expect("\(size.columns)x\(size.rows)" == expected)
  }

  @Test("without a terminal COLUMNS alone says how wide, up to 1000")
  func sizeOfNothing() {
    #expect(surroundings("").size.columns == 80)
    #expect(surroundings("COLUMNS=132").size.columns == 132)
    #expect(surroundings("COLUMNS=99999999999999999999").size.columns == 1_000)
    #expect(surroundings("", terminal: FakeTerminal(size: nil)).size == .usual)
  }

  private func environment(_ text: String) -> [String: String] {
    let pairs = text.split(separator: " ").map { variable in
      let parts = variable.split(separator: "=", omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func surroundings(_ text: String, terminal: (any Terminal)? = nil) -> Surroundings {
    let variables = environment(text)
    return Surroundings(
      input: ByteSource([]), output: ByteStore().writer(), errors: ByteStore().writer(),
      isErrorTerminal: false, environment: Environment { variables[$0] }, terminal: terminal)
  }
}
