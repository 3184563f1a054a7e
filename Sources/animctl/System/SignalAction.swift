#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Says what signals do.
enum SignalAction {
  typealias Handler = @convention(c) (Int32) -> Void

  /// Has a handler run for a signal, unless the program was started with the signal ignored, as
  /// `nohup` does: then it stays so.
  ///
  /// All other signals wait while the handler runs. It may run on the alternate stack.
  static func handle(_ signal: Int32, by handler: @escaping Handler) {
    guard !isIgnored(signal) else { return }
    var new = sigaction()
    setHandler(&new, handler)
    new.sa_flags = Int32(SA_ONSTACK)
    sigfillset(&new.sa_mask)
    sigaction(signal, &new, nil)
  }

  /// Gives a signal its usual effect, unless the program was started with the signal ignored.
  static func reset(_ signal: Int32) {
    if !isIgnored(signal) { set(signal, SIG_DFL) }
  }

  /// Has a signal do nothing.
  static func ignore(_ signal: Int32) {
    set(signal, SIG_IGN)
  }

  /// Runs something while the given signals wait, as far as this thread is meant.
  static func holdingBack<Value, Fault: Error>(
    _ signals: [Int32], _ body: () throws(Fault) -> Value
  ) throws(Fault) -> Value {
    var held = sigset_t()
    var before = sigset_t()
    sigemptyset(&held)
    for signal in signals { sigaddset(&held, signal) }
    pthread_sigmask(SIG_BLOCK, &held, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return try body()
  }

  private static func set(_ signal: Int32, _ handler: Handler?) {
    var new = sigaction()
    setHandler(&new, handler)
    sigaction(signal, &new, nil)
  }

  private static func setHandler(_ action: inout sigaction, _ handler: Handler?) {
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
  }

  /// Whether a signal does nothing.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return true }
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
