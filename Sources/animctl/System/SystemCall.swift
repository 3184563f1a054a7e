#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Calls of the operating system, repeated where a signal interrupted them.
enum SystemCall {
  /// The outcome of a call: what it returned, or the error number.
  enum Outcome: Equatable {
    case returned(Int)
    case failed(Int32)
  }

  /// Makes a call again for as long as it is only interrupted.
  static func retrying(_ call: () -> Int) -> Outcome {
    while true {
      let result = call()
      if result >= 0 { return .returned(result) }
      let error = errno
      if error != EINTR { return .failed(error) }
    }
  }

  /// What the system says an error number means: `No space left on device`.
  static func meaning(of error: Int32) -> String {
    guard let text = strerror(error) else { return "error \(error)" }
    return String(cString: text)
  }

  /// Opens a file that no later program inherits, on a descriptor above the three standard ones.
  ///
  /// Where a standard stream was closed before the start, a plain `open` would hand out its number,
  /// and messages would end up in the file.
  static func open(_ path: String, _ flags: Int32, mode: mode_t = 0o666) -> Outcome {
    let opened = retrying { Int(posixOpen(path, flags | O_CLOEXEC, mode)) }
    guard case .returned(let descriptor) = opened, descriptor < 3 else { return opened }
    let moved = retrying { Int(fcntl(Int32(descriptor), F_DUPFD_CLOEXEC, 3)) }
    _ = close(Int32(descriptor))
    return moved
  }

  /// Writes bytes, as many as are taken at once.
  static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Outcome {
    retrying { posixWrite(descriptor, bytes.baseAddress, bytes.count) }
  }

  /// Reads bytes, as many as there are at once.
  static func read(_ descriptor: Int32, _ bytes: UnsafeMutableRawBufferPointer) -> Outcome {
    retrying { posixRead(descriptor, bytes.baseAddress, bytes.count) }
  }
}

// Out here the names are still those of the C library.

private func posixOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func posixWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

private func posixRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, bytes, count)
}
