#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that tell a player something and do not end it.
///
/// While they are held, they come through only while the player waits (``mask``); so none is missed,
/// and none comes at a bad moment.
final class PlayerSignals {
  private static let all: [Int32] = [SIGWINCH, SIGTSTP, SIGCONT]
  /// The signals that get through while the player waits; nil while none are held.
  private(set) var mask: sigset_t?

  /// Begins to hold the signals and to note which have come.
  func hold() {
    guard mask == nil else { return }
    for (place, signal) in Self.all.enumerated() {
      seen[place] = false
      SignalAction.handle(signal, by: note)
    }
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in Self.all { sigaddset(&held, signal) }
    sigprocmask(SIG_BLOCK, &held, &before)
    mask = before
  }

  /// Gives the signals their usual effects again.
  func release() {
    guard var before = mask else { return }
    for signal in Self.all { SignalAction.reset(signal) }
    sigprocmask(SIG_SETMASK, &before, nil)
    mask = nil
  }

  /// The event that a signal has told since this was last asked.
  func takeEvent() -> TerminalEvent? {
    let events: [TerminalEvent] = [.resized, .stopAsked, .resumed]
    // A stop goes before the news that it is over, and both before the size.
    for place in [1, 2, 0] where seen[place] {
      seen[place] = false
      return events[place]
    }
    return nil
  }
}

// Laid out in the order of `PlayerSignals.all`, before the first handler is installed.
nonisolated(unsafe) private let seen: UnsafeMutablePointer<Bool> = {
  let seen = UnsafeMutablePointer<Bool>.allocate(capacity: 3)
  seen.initialize(repeating: false, count: 3)
  return seen
}()

// A handler may not look anything up that could allocate.
private func note(_ signal: Int32) {
  if signal == SIGWINCH { seen[0] = true }
  if signal == SIGTSTP { seen[1] = true }
  if signal == SIGCONT { seen[2] = true }
}
