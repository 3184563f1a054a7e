import AnimCore

/// Something a terminal sends: what the user did, or an answer to a question.
enum TerminalInput: Hashable {
  case key(Key, KeyAction)
  case mouse(Mouse)
  case answer(TerminalAnswer)
}

/// A key, as far as a player tells keys apart.
enum Key: Hashable {
  /// What types a character, a blank among them.
  case character(Character)
  case up, down, left, right, home, end
  case enter, tab, backTab, backspace, escape
}

/// What a key did.
enum KeyAction: Hashable {
  /// It was struck; nothing tells when it comes up. Most terminals tell no more.
  case typed
  /// It went down, and its coming up will be told.
  case down
  /// It is still down and repeats.
  case again
  case up
}

/// What a mouse did, over which cell, counted from 1 at the screen's upper left corner.
struct Mouse: Hashable {
  enum Action: Hashable { case down, drag, up }
  let action: Action
  let column: Int
  let row: Int
}

/// A terminal's answer to a question.
enum TerminalAnswer: Hashable {
  /// The colour it draws on (OSC 11).
  case background(Color)
  /// Where the cursor is, counted from 1 (CPR).
  case cursor(column: Int, row: Int)
  /// It knows the keyboard protocol that tells when keys come up.
  case keyboardProtocol
  /// What it is (DA1). Every terminal answers this, hence it stands behind other questions as a fence.
  case attributes
}
