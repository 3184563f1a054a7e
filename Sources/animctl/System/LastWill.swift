#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is still done when a signal ends the run: the terminal set right again, temporary files
/// removed. Then the run dies of that very signal, so that whoever started it can tell.
///
/// A signal may strike between any two instructions, so everything is laid out beforehand in memory
/// that never moves, and the handler only calls what POSIX allows there: `poll`, `write`, `tcflush`,
/// `tcsetattr`, `unlink`.
enum LastWill {
  /// The signals by which others end a run.
  static let endings: [Int32] = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU,
  ]
  /// The signals by which a run ends itself.
  private static let crashes: [Int32] = [SIGSEGV, SIGABRT, SIGBUS, SIGILL, SIGTRAP, SIGFPE]

  /// The most bytes a terminal's restoring may take.
  static let restoreCapacity = 512

  /// The most files that can be marked for removal at once.
  static let pathCapacity = 128

  fileprivate struct Paper {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: pathCapacity)
    var terminal: Int32 = -1
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: restoreCapacity)
    var byteCount = 0
    var input: Int32 = -1
    var modes = termios()
  }

  /// Has the file at a path removed. Beyond the capacity there is no room for it.
  static func remove(_ path: String) {
    arm()
    undisturbed {
      let paths = paper.pointee.paths
      let room = (0..<pathCapacity).first { paths[$0] == nil }
      if let room { paths[room] = strdup(path) }
    }
  }

  /// Takes back that the file at a path is to be removed.
  static func keep(_ path: String) {
    arm()
    undisturbed {
      let paths = paper.pointee.paths
      for place in 0..<pathCapacity {
        guard let letters = paths[place], strcmp(letters, path) == 0 else { continue }
        paths[place] = nil
        free(letters)
      }
    }
  }

  /// Does something between which no signal comes, and no other thread that does so too.
  static func undisturbed<Value, Fault: Error>(
    _ body: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    try SignalAction.holdingBack(endings) { () throws(Fault) in
      pthread_mutex_lock(turn)
      defer { pthread_mutex_unlock(turn) }
      return try body()
    }
  }

  /// Ends the run by a signal, as if a handler had been called; for a thread that waits for signals.
  /// No other thread makes a file any more.
  static func end(by signal: Int32) {
    arm()
    undisturbed {
      executeLastWill(signal)
      // The signal is for the whole run, and held back by the thread that raised it.
      var one = sigset_t()
      sigemptyset(&one)
      sigaddset(&one, signal)
      pthread_sigmask(SIG_UNBLOCK, &one, nil)
      while true { pause() }
    }
  }

  /// Has bytes written to a terminal; no bytes take that back. Those past the capacity are dropped.
  static func restore(_ terminal: Int32, with bytes: [UInt8]) {
    arm()
    SignalAction.holdingBack(endings) {
      let kept = bytes.prefix(restoreCapacity)
      paper.pointee.terminal = kept.isEmpty ? -1 : terminal
      paper.pointee.bytes.update(from: Array(kept), count: kept.count)
      paper.pointee.byteCount = kept.count
    }
  }

  /// Has a terminal's modes set, and what was typed thrown away; nil takes that back.
  static func setModes(of input: Int32, to modes: termios?) {
    arm()
    SignalAction.holdingBack(endings) {
      paper.pointee.input = modes == nil ? -1 : input
      if let modes { paper.pointee.modes = modes }
    }
  }

  private static func arm() { _ = armed }

  // A crash may be one of the stack, hence another one for the handler. It is kept for good, and is
  // the value of this, so that it is held by something a search for leaks can see.
  nonisolated(unsafe) private static let armed: UnsafeMutableRawPointer = {
    let room = UnsafeMutableRawPointer.allocate(byteCount: 1 << 16, alignment: 16)
    var stack = stack_t()
    stack.ss_size = 1 << 16
    stack.ss_sp = room
    sigaltstack(&stack, nil)
    _ = paper.pointee.byteCount
    for signal in endings + crashes { SignalAction.handle(signal, by: executeLastWill) }
    return room
  }()
}

// Made before the first handler is installed; a handler only reads the pointer.
nonisolated(unsafe) private let paper: UnsafeMutablePointer<LastWill.Paper> = {
  let paper = UnsafeMutablePointer<LastWill.Paper>.allocate(capacity: 1)
  paper.initialize(to: LastWill.Paper())
  paper.pointee.paths.initialize(repeating: nil, count: LastWill.pathCapacity)
  return paper
}()

// One thread at a time changes what the paper says; it may be inside already.
nonisolated(unsafe) private let turn: UnsafeMutablePointer<pthread_mutex_t> = {
  let turn = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  var kind = pthread_mutexattr_t()
  pthread_mutexattr_init(&kind)
  pthread_mutexattr_settype(&kind, Int32(PTHREAD_MUTEX_RECURSIVE))
  pthread_mutex_init(turn, &kind)
  pthread_mutexattr_destroy(&kind)
  return turn
}()

private func removeMarkedFiles() {
  let paths = paper.pointee.paths
  for place in 0..<LastWill.pathCapacity {
    if let path = paths[place] { unlink(path) }
  }
}

private func executeLastWill(_ signal: Int32) {
  if paper.pointee.terminal >= 0 {
    // A terminal that is far behind is not waited for; what it has not read yet is thrown away.
    let terminal = paper.pointee.terminal
    let count = paper.pointee.byteCount
    var ready = pollfd(fd: terminal, events: Int16(POLLOUT), revents: 0)
    if poll(&ready, 1, 20) <= 0 || write(terminal, paper.pointee.bytes, count) < count {
      tcflush(terminal, TCOFLUSH)
      _ = write(terminal, paper.pointee.bytes, count)
    }
  }
  if paper.pointee.input >= 0 {
    tcflush(paper.pointee.input, TCIFLUSH)
    tcsetattr(paper.pointee.input, TCSANOW, &paper.pointee.modes)
  }
  removeMarkedFiles()
  SignalAction.reset(signal)
  raise(signal)
}
