import AnimCore

/// The contents of a spec, as they were found.
struct SpecInput: Hashable {
  /// What messages call it: the path as it was given, or `<stdin>`.
  let name: String
  /// Its bytes; one more than ``MotionSpec/sizeLimit`` where there are more than that.
  let bytes: [UInt8]

  /// Reads the spec at a path; `-` is standard input.
  init(_ path: String, in surroundings: Surroundings) throws(InputError) {
    if path == "-" {
      name = "<stdin>"
      bytes = try Self.bytes(of: surroundings.input, called: path)
    } else {
      name = path
      bytes = try ByteSource.reading(path) { source throws(InputError) in
        try Self.bytes(of: source, called: path)
      }
    }
  }

  /// Creates contents that were found elsewhere.
  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private static func bytes(
    of source: ByteSource, called name: String
  ) throws(InputError) -> [UInt8] {
    guard !source.isTerminal else { throw .terminal(name: name) }
    return try source.bytes(limit: MotionSpec.sizeLimit)
  }
}
