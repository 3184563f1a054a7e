#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Something that bytes are read from: standard input, or a file.
struct ByteSource {
  /// Whether it is a terminal.
  let isTerminal: Bool
  /// Reads a piece; an empty one is the end.
  private let readPiece: () throws(InputError) -> [UInt8]

  /// Creates a source.
  ///
  /// - Parameter readPiece: Gives the next bytes, none at the end.
  init(isTerminal: Bool, _ readPiece: @escaping () throws(InputError) -> [UInt8]) {
    self.isTerminal = isTerminal
    self.readPiece = readPiece
  }

  /// Reads to the end, or until there are more bytes than a limit.
  ///
  /// - Returns: The bytes; where they are more than the limit, one more than it.
  func bytes(limit: Int) throws(InputError) -> [UInt8] {
    var bytes = try readPiece()
    var count = bytes.count
    while count > 0, bytes.count <= limit {
      let piece = try readPiece()
      count = piece.count
      bytes += piece
    }
    return bytes.count > limit ? Array(bytes.prefix(limit + 1)) : bytes
  }
}

extension ByteSource {
  /// How many bytes are read at once.
  private static let pieceSize = 1 << 16

  /// An open file descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor; it stays open.
  ///   - name: What messages call it: a path, or `<stdin>`.
  init(descriptor: Int32, name: String) {
    self.init(isTerminal: isatty(descriptor) == 1) { () throws(InputError) in
      var piece = [UInt8](repeating: 0, count: Self.pieceSize)
      while true {
        switch piece.withUnsafeMutableBytes({ SystemCall.read(descriptor, $0) }) {
        case .returned(let count):
          piece.removeLast(piece.count - count)
          return piece
        case .failed(EAGAIN):
          // Somebody made the descriptor non-blocking, which says nothing about how we wait.
          var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&wait, 1, -1)
        case .failed(let error):
          throw .unreadable(name: name, error: error)
        }
      }
    }
  }

  /// Opens a file, a pipe or a device, has it read, and closes it.
  static func reading<Value>(
    _ path: String, _ body: (ByteSource) throws(InputError) -> Value
  ) throws(InputError) -> Value {
    switch SystemCall.open(path, O_RDONLY | O_NOCTTY) {
    case .failed(let error): throw .unreadable(name: path, error: error)
    case .returned(let opened):
      defer { close(Int32(opened)) }
      return try body(ByteSource(descriptor: Int32(opened), name: path))
    }
  }
}
