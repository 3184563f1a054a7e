import AnimRender

/// How much of a terminal a player uses, and of what it can do.
struct ScreenUse: Sendable {
  /// How many colours to send.
  let depth: ColorDepth
  /// The largest size asked for; nil for the terminal's own, whatever it becomes.
  var size: TerminalSize?
  /// Whether it takes the whole screen, in place of the lines below the prompt.
  var isWhole = false
  /// Whether the mouse is wanted.
  var takesMouse = false
  /// Whether keys are to tell when they come up.
  var takesKeyUps = false
  /// Whether each frame is drawn as a whole, to check the drawing of changes by.
  var repaints = false

  /// The picture's largest size: below the prompt one row stays free, so that all of the picture is
  /// still there when the cursor has gone below it.
  func room(on terminal: any Terminal) -> TerminalSize {
    let whole = terminal.size ?? .usual
    let asked = size ?? whole
    let rows = isWhole ? whole.rows : whole.rows - 1
    return TerminalSize(
      columns: min(asked.columns, whole.columns), rows: max(1, min(asked.rows, rows)))
  }

  // The alternate screen is 1049; 1002 tells of buttons and of moves while one is held, 1006 without a
  // limit to the columns; 11 stands for kitty's flags 1, 2 and 8: every key as a sequence, with what
  // it did.

  /// What prepares the terminal before the first frame.
  func opening(after prefix: [UInt8]) -> [UInt8] {
    let whole = isWhole ? "\u{1B}[?1049h\u{1B}[H\u{1B}[J" : ""
    let mouse = takesMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : ""
    let keys = takesKeyUps ? "\u{1B}[>11u" : ""
    return (isWhole ? [] : prefix) + Array((whole + keys + mouse).utf8)
  }

  /// What asks where the picture is, for the mouse.
  var question: [UInt8] { takesMouse && !isWhole ? Array("\u{1B}[6n".utf8) : [] }

  /// What takes everything back.
  var ending: [UInt8] {
    let mouse = takesMouse ? "\u{1B}[?1006l\u{1B}[?1002l" : ""
    let keys = takesKeyUps ? "\u{1B}[<u" : ""
    return Array((mouse + keys + (isWhole ? "\u{1B}[?1049l" : "")).utf8)
  }
}
