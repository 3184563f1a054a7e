/// A terminal as far as a player needs one.
protocol Terminal: AnyObject {
  /// How large it is now; nil where it does not say.
  var size: TerminalSize? { get }
  /// The time by a clock that only goes forward, in nanoseconds.
  var now: Int { get }

  /// Takes the keyboard over: what is typed is not shown, and keys come one by one.
  ///
  /// - Parameters:
  ///   - end: What to write when the run ends, however it ends.
  ///   - repair: What to write before that where a frame may have been cut short.
  func open(end: [UInt8], repair: [UInt8])
  /// Writes the end and gives the keyboard back; what was typed and not read is thrown away.
  func close()
  /// Stops the program as the user asked, everything given back, until somebody has it go on.
  func stop()

  /// Whether a frame would reach the screen soon: nothing is waiting to be written.
  var takesFrames: Bool { get }
  /// Writes a frame, whole and at once.
  func show(_ frame: [UInt8]) throws(OutputError)
  /// Asks the terminal something, and gives its answers.
  ///
  /// A question that every terminal answers is put behind it as a fence. What is typed meanwhile is
  /// kept. Without a keyboard on this very terminal nothing is asked.
  ///
  /// - Parameters:
  ///   - question: The question's bytes.
  ///   - patience: How long to wait for the fence, in nanoseconds.
  func ask(_ question: [UInt8], patience: Int) -> [TerminalAnswer]
  /// Waits until an instant of the clock, or until something happens.
  func wait(until deadline: Int) -> TerminalEvent
}

/// Why a terminal's waiting ended.
enum TerminalEvent: Hashable {
  /// The instant has come.
  case time
  /// The user did something, or the terminal answers.
  case input(TerminalInput)
  /// Nothing can come from the keyboard any more.
  case gone
  /// The terminal has another size.
  case resized
  /// The user wants the program stopped.
  case stopAsked
  /// The program was stopped without being asked, and goes on.
  case resumed
}
