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

  /// Reads what was typed; whether it means to leave.
  func readsLeaving() -> Bool {
    var keys = [UInt8](repeating: 0, count: 64)
    // Neither the end of input nor a failure is waited out: the terminal has gone.
    let outcome = keys.withUnsafeMutableBytes { SystemCall.read(descriptor, $0) }
    guard case .returned(let count) = outcome, count > 0 else { return true }
    return Self.meansLeaving(keys.prefix(count))
  }

  /// Whether keys mean to leave: `q`, or Escape by itself. (With more behind it, Escape begins what
  /// an arrow key sends.)
  static func meansLeaving(_ keys: some Collection<UInt8>) -> Bool {
    guard let first = keys.first else { return false }
    if first == 0x1B { return keys.count == 1 }
    return keys.contains { $0 | 0x20 == UInt8(ascii: "q") }
  }

  // A terminal that another job has is left alone: touching it would stop us.
  private var isOurs: Bool { tcgetpgrp(descriptor) == getpgrp() }
}
