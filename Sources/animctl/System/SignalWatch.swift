#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What looks after signals while several threads write files.
///
/// A handler would run between any two instructions of one thread while the others go on making
/// files. So all threads hold the signals back, and one waits for them: when one comes it takes its
/// turn, removes what is half done and ends the run by that signal.
enum SignalWatch {
  /// Does something, starting threads perhaps, while signals are looked after.
  static func during<Value, Fault: Error>(
    _ body: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    let signals = LastWill.endings.filter { !SignalAction.isIgnored($0) }
    return try SignalAction.holdingBack(signals) { () throws(Fault) in
      let isOver = Monitor(false)
      let watch = SystemThread { wait(for: signals, until: isOver) }
      defer {
        isOver.access { $0 = true }
        // Any of them wakes it; this one is for it alone.
        if let watch, let signal = signals.first {
          watch.send(signal)
          watch.join()
        }
      }
      return try body()
    }
  }

  private static func wait(for signals: [Int32], until isOver: Monitor<Bool>) {
    guard !signals.isEmpty else { return }
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    while true {
      var signal: Int32 = 0
      guard sigwait(&set, &signal) == 0 else { continue }
      if isOver.access({ $0 }) { return }
      LastWill.end(by: signal)
    }
  }
}
