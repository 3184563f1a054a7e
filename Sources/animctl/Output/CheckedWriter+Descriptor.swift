#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension CheckedWriter {
  /// A writer to an open file descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor; it stays open.
  ///   - name: What messages call it: `standard output`, or a path.
  convenience init(descriptor: Int32, name: String) {
    self.init { bytes throws(OutputError) in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        switch SystemCall.write(descriptor, piece) {
        case .returned(let count):
          rest = rest.dropFirst(count)
        case .failed(EPIPE):
          throw .readerGone
        case .failed(EAGAIN):
          // Somebody made the descriptor non-blocking, which says nothing about how we wait.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        case .failed(let error):
          throw .writeFailed(name: name, error: error)
        }
      }
    }
  }
}
