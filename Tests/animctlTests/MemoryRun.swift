import AnimRender

@testable import animctl

/// A run of the program that writes into memory.
struct MemoryRun {
  let status: ExitStatus
  let output: String
  let errors: String

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, the program's name not among them.
  ///   - environment: The environment variables; none unless given.
  ///   - terminal: What standard output is, if it is a terminal.
  init(
    _ arguments: [String], environment: [String: String] = [:], terminal: (any Terminal)? = nil
  ) {
    let output = ByteStore()
    let errors = ByteStore()
    let surroundings = Surroundings(
      output: output.writer(), errors: errors.writer(),
      environment: Environment { environment[$0] }, terminal: terminal)
    status = Program.run(arguments, in: surroundings)
    self.output = output.text
    self.errors = errors.text
  }
}

/// Bytes that a writer has passed on.
final class ByteStore {
  private(set) var bytes: [UInt8] = []
  private(set) var pieces = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func writer(capacity: Int = 1 << 16) -> CheckedWriter {
    CheckedWriter(capacity: capacity) { piece throws(OutputError) in
      self.bytes += piece
      self.pieces += 1
    }
  }
}
