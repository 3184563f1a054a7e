#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal's keyboard: standard input, or where something is piped in there, the terminal itself.
///
/// While it is taken, what is typed is not shown and comes key by key. Keys that send signals still
/// do.
final class Keyboard {
  private let descriptor: Int32
  private var modes: termios?
  private var decoder = InputDecoder()

  /// Finds the keyboard; nil where there is none.
  init?() {
    if isatty(STDIN_FILENO) == 1 {
      descriptor = STDIN_FILENO
    } else if case .returned(let opened) = SystemCall.open("/dev/tty", O_RDONLY | O_NOCTTY) {
      descriptor = Int32(opened)
    } else {
      return nil
    }
  }

  /// The descriptor to wait at; nil while the keyboard is not taken.
  var awaited: Int32? { modes == nil ? nil : descriptor }

  /// Whether the keyboard and a terminal that is written to are one, so that answers come here.
  func isAlso(_ output: Int32) -> Bool {
    var mine = stat()
    var other = stat()
    guard fstat(descriptor, &mine) == 0, fstat(output, &other) == 0 else { return false }
    return mine.st_rdev == other.st_rdev
  }

  /// Takes the keyboard, or takes it again after somebody else had it.
  func take() {
    guard isOurs else { return }
    if modes == nil {
      var found = termios()
      guard tcgetattr(descriptor, &found) == 0 else { return }
      modes = found
      LastWill.setModes(of: descriptor, to: found)
    }
    guard var wanted = modes else { return }
    wanted.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &wanted.c_cc) { keys in
      keys[Int(VMIN)] = 1
      keys[Int(VTIME)] = 0
    }
    tcsetattr(descriptor, TCSANOW, &wanted)
  }

  /// Gives the keyboard back as it was; what was typed and not read is thrown away.
  func give() {
    guard var found = modes else { return }
    if isOurs {
      tcflush(descriptor, TCIFLUSH)
      tcsetattr(descriptor, TCSANOW, &found)
    }
    LastWill.setModes(of: descriptor, to: nil)
    modes = nil
  }

  /// Reads what was typed or answered; nil once the terminal has gone.
  func read() -> [TerminalInput]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    // Neither the end of input nor a failure is waited out: the terminal has gone.
    let outcome = bytes.withUnsafeMutableBytes { SystemCall.read(descriptor, $0) }
    guard case .returned(let count) = outcome, count > 0 else { return nil }
    return decoder.read(bytes.prefix(count))
  }

  // A terminal that another job has is left alone: touching it would stop us.
  private var isOurs: Bool { tcgetpgrp(descriptor) == getpgrp() }
}
