/// Writes bytes and checks that they arrive.
///
/// All output of the program goes through one of these: what cannot be written is an error with a
/// message and a status, never lost in silence. It collects what it is given and passes it on in
/// large pieces; ``flush()`` must be called at the end.
final class CheckedWriter {
  private let pass: (UnsafeRawBufferPointer) throws(OutputError) -> Void
  private let capacity: Int
  private var waiting: [UInt8] = []
  /// How many bytes it has been given.
  private(set) var count = 0

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - capacity: How many bytes to collect before passing them on.
  ///   - pass: Takes all of the bytes, or throws.
  init(
    capacity: Int = 1 << 16, _ pass: @escaping (UnsafeRawBufferPointer) throws(OutputError) -> Void
  ) {
    self.capacity = capacity
    self.pass = pass
  }

  /// Writes the bytes of a text as UTF-8.
  func write(_ text: String) throws(OutputError) {
    waiting.append(contentsOf: text.utf8)
    count += text.utf8.count
    if waiting.count >= capacity { try flush() }
  }

  /// Writes bytes.
  func write(_ bytes: [UInt8]) throws(OutputError) {
    count += bytes.count
    if waiting.isEmpty, bytes.count >= capacity { return try passOn(bytes) }
    waiting.append(contentsOf: bytes)
    if waiting.count >= capacity { try flush() }
  }

  /// Passes on what has been collected.
  func flush() throws(OutputError) {
    guard !waiting.isEmpty else { return }
    defer { waiting.removeAll(keepingCapacity: true) }
    try passOn(waiting)
  }

  private func passOn(_ bytes: [UInt8]) throws(OutputError) {
    // The standard library's own way in is rethrowing by any error; ours is typed.
    let result = bytes.withUnsafeBytes { buffer -> Result<Void, OutputError> in
      do throws(OutputError) {
        return .success(try pass(buffer))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}
