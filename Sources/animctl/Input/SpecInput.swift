import AnimCore

/// The contents of a spec, as they were found.
struct SpecInput: Hashable {
  /// What messages call it: the path as it was given, or `<stdin>`.
  let name: String
  /// Its bytes; one more than the limit where there are more than that.
  let bytes: [UInt8]

  /// Reads the spec at a path; `-` is standard input.
  ///
  /// - Parameter limit: The most bytes that are taken.
  init(
    _ path: String, limit: Int = MotionSpec.sizeLimit, in surroundings: Surroundings
  ) throws(InputError) {
    if path == "-" {
      name = "<stdin>"
      bytes = try Self.bytes(of: surroundings.input, called: path, limit: limit)
    } else {
      name = path
      bytes = try ByteSource.reading(path) { source throws(InputError) in
        try Self.bytes(of: source, called: path, limit: limit)
      }
    }
  }

  /// Creates contents that were found elsewhere.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private static func bytes(
    of source: ByteSource, called name: String, limit: Int
  ) throws(InputError) -> [UInt8] {
    guard !source.isTerminal else { throw .terminal(name: name) }
    return try source.bytes(limit: limit)
  }
}
