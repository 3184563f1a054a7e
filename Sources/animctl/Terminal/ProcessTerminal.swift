#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal this process writes to.
final class ProcessTerminal: Terminal {
  private let output: Int32
  private lazy var keyboard = Keyboard()
  private let signals = PlayerSignals()
  /// What of a frame is still to be written.
  private var outstanding: ArraySlice<UInt8> = []
  private var end: [UInt8] = []
  private var repair: [UInt8] = []
  /// What was read and not yet handed on.
  private var inputs: [TerminalInput] = []
  private var isGone = false
  /// While an answer is still to come: until when to wait for it before giving the keyboard back.
  private var fenceDeadline: Int?

  /// How long the end waits for a terminal that is behind, in nanoseconds.
  private static let patience = 300_000_000

  /// Standard output's terminal; nil where that is none.
  init?() {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    output = Self.ownDescriptor() ?? STDOUT_FILENO
  }

  // A descriptor of our own can be made non-blocking without the shell, which shares the other,
  // noticing: a terminal that is behind then never holds us up.
  private static func ownDescriptor() -> Int32? {
    var name = [CChar](repeating: 0, count: 1_024)
    guard ttyname_r(STDOUT_FILENO, &name, name.count) == 0 else { return nil }
    let path = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    guard case .returned(let opened) = SystemCall.open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY)
    else { return nil }
    return Int32(opened)
  }

  var size: TerminalSize? {
    var cells = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &cells) == 0, cells.ws_col > 0, cells.ws_row > 0
    else { return nil }
    let most = TerminalSize.sides.upperBound
    return TerminalSize(
      columns: min(Int(cells.ws_col), most), rows: min(Int(cells.ws_row), most))
  }

  var now: Int { SystemClock.now }

  // MARK: Taking over and giving back

  func open(end: [UInt8], repair: [UInt8]) {
    self.end = end
    self.repair = repair
    // Ctrl-C throws away what the terminal has not read yet, perhaps the rest of a frame.
    LastWill.restore(output, with: repair + end)
    signals.hold()
    keyboard?.take()
  }

  func close() {
    // An answer that comes too late would be typed into the shell.
    while let fence = fenceDeadline, now < fence, !isGone, isKeyWaiting(within: fence - now) {
      readKeyboard()
    }
    let deadline = now + Self.patience
    while !takesFrames, now < deadline { isWritable(within: 10) }
    SignalAction.holdingBack(LastWill.endings + [SIGTTOU]) {
      if !takesFrames || !writeAtOnce(end) {
        // What the terminal has not read by now, it need not read: the end would wait behind it.
        tcflush(output, TCOFLUSH)
        outstanding = []
        writeAtOnce(repair + end)
      }
      LastWill.restore(output, with: [])
      keyboard?.give()
    }
    signals.release()
  }

  @discardableResult
  private func writeAtOnce(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { SystemCall.write(output, $0) } == .returned(bytes.count)
  }

  func stop() {
    close()
    raise(SIGTSTP)
  }

  // MARK: Writing

  var takesFrames: Bool {
    if !outstanding.isEmpty { try? pass() }
    return outstanding.isEmpty && isWritable(within: 0)
  }

  func show(_ frame: [UInt8]) throws(OutputError) {
    outstanding += frame
    try pass()
  }

  // A signal that ends the run waits for the write: it must not fall into the middle of a sequence.
  private func pass() throws(OutputError) {
    let failure = SignalAction.holdingBack(LastWill.endings) { () -> Int32? in
      switch outstanding.withUnsafeBytes({ SystemCall.write(output, $0) }) {
      case .returned(let count): outstanding = outstanding.dropFirst(count)
      case .failed(EAGAIN): break
      case .failed(let error): return error
      }
      return nil
    }
    if let failure { throw .writeFailed(name: "the terminal", error: failure) }
  }

  @discardableResult
  private func isWritable(within milliseconds: Int32) -> Bool {
    var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, milliseconds) > 0
  }

  // MARK: Asking

  func ask(_ question: [UInt8], patience: Int) -> [TerminalAnswer] {
    guard keyboard?.isAlso(output) == true else { return [] }
    keyboard?.take()
    guard keyboard?.awaited != nil else { return [] }
    fenceDeadline = now + Self.longestAnswer
    guard writeAtOnce(question + Self.fence) else { return [] }
    let deadline = now + patience
    var answers: [TerminalAnswer] = []
    while fenceDeadline != nil, !isGone, isKeyWaiting(within: max(0, deadline - now)) {
      readKeyboard()
      answers += inputs.compactMap { if case .answer(let answer) = $0 { answer } else { nil } }
      inputs.removeAll { if case .answer = $0 { true } else { false } }
    }
    return answers
  }

  /// The question what the terminal is (DA1).
  private static let fence: [UInt8] = Array("\u{1B}[c".utf8)
  /// So long an answer may take before it is not waited for at the end, in nanoseconds.
  private static let longestAnswer = 500_000_000

  // MARK: Waiting

  func wait(until deadline: Int) -> TerminalEvent {
    while true {
      if let event = signals.takeEvent() { return event }
      if !inputs.isEmpty { return .input(inputs.removeFirst()) }
      if isGone { return .gone }
      let left = max(0, deadline - now)
      // The held signals come through here, also where there is no time left to wait.
      if isKeyWaiting(within: left) { readKeyboard() }
      if left == 0, inputs.isEmpty { return signals.takeEvent() ?? .time }
    }
  }

  private func readKeyboard() {
    guard let read = keyboard?.read() else {
      isGone = true
      return
    }
    for input in read {
      if input == .answer(.attributes) { fenceDeadline = nil } else { inputs.append(input) }
    }
  }

  // pselect lets the held signals through exactly while it waits. It measures its time from now, but
  // the deadline it is given does not depend on when the last one was met.
  private func isKeyWaiting(within nanoseconds: Int) -> Bool {
    var time = timespec(
      tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    var readable = fd_set()
    let watched = keyboard?.awaited
    if let watched {
      withUnsafeMutableBytes(of: &readable) { $0[Int(watched) / 8] |= 1 << (watched % 8) }
    }
    guard var mask = signals.mask else {
      return pselect((watched ?? -1) + 1, &readable, nil, nil, &time, nil) > 0
    }
    return pselect((watched ?? -1) + 1, &readable, nil, nil, &time, &mask) > 0
  }
}
