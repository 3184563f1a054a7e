#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal that tells every key at once, until it is put back.
struct RawTerminal {
  private let before: termios

  /// Nil where standard input or output is no terminal.
  init?() {
    var now = termios()
    guard isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &now) == 0 else { return nil }
    before = now
    cfmakeraw(&now)
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &now)
    for number in [SIGTERM, SIGHUP] {
      signal(number) { _ in RawTerminal.shallLeave = true }
    }
  }

  /// Whether a signal asked the program to end.
  nonisolated(unsafe) private static var shallLeave = false

  /// The keys there are, after waiting for so many milliseconds at most, or for ever; nil at the end.
  func keys(waiting milliseconds: Int32?) -> [UInt8]? {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    let ready = poll(&input, 1, milliseconds ?? -1)
    if Self.shallLeave { return nil }
    guard ready > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        #if canImport(Glibc)
          Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count)
        #elseif canImport(Musl)
          Musl.write(STDOUT_FILENO, $0.baseAddress, $0.count)
        #else
          Darwin.write(STDOUT_FILENO, $0.baseAddress, $0.count)
        #endif
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  func putBack() {
    var before = before
    tcsetattr(STDIN_FILENO, TCSAFLUSH, &before)
  }
}
