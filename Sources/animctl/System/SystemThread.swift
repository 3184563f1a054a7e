#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A thread of the system.
struct SystemThread {
  private let thread: pthread_t

  /// Starts one; nil where the system has no room for it.
  init?(_ body: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var started: pthread_t?
    #else
      var started = pthread_t()
    #endif
    let work = Unmanaged.passRetained(Work(body))
    guard pthread_create(&started, nil, execute, work.toOpaque()) == 0 else {
      work.release()
      return nil
    }
    #if canImport(Darwin)
      guard let started else { return nil }
    #endif
    thread = started
  }

  /// Waits for its end.
  func join() {
    pthread_join(thread, nil)
  }

  /// Sends it a signal, which no other thread gets.
  func send(_ signal: Int32) {
    pthread_kill(thread, signal)
  }

  /// How many threads can be at work at the same time, at least one.
  static var processors: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// Something that other threads may look at, as long as nobody changes it.
struct Lent<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

private final class Work {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}

#if canImport(Darwin)
  private func execute(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
#else
  private func execute(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
#endif
