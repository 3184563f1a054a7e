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
  ///   - input: What is piped in; nil where standard input is a terminal.
  ///   - environment: The environment variables; none unless given.
  ///   - terminal: What standard output is, if it is a terminal.
  ///   - isErrorTerminal: Whether standard error is one.
  ///   - clockStep: By how much the clock goes forward whenever it is looked at, in nanoseconds; nil for
  ///     the real one.
  init(
    _ arguments: [String], input: [UInt8]? = [], environment: [String: String] = [:],
    terminal: (any Terminal)? = nil, isErrorTerminal: Bool = false, clockStep: Int? = nil
  ) {
    let output = ByteStore()
    let errors = ByteStore()
    var surroundings = Surroundings(
      input: ByteSource(input), output: output.writer(), errors: errors.writer(),
      isErrorTerminal: isErrorTerminal, environment: Environment { environment[$0] },
      terminal: terminal)
    if let clockStep {
      var time = 0
      surroundings.now = {
        time += clockStep
        return time
      }
    }
    status = Program.run(arguments, in: surroundings)
    self.output = output.text
    self.errors = errors.text
  }
}

extension MemoryRun {
  /// Surroundings in which nothing is to be seen and what is written is lost.
  static func surroundings() -> Surroundings {
    Surroundings(
      input: ByteSource([]), output: ByteStore().writer(), errors: ByteStore().writer(),
      isErrorTerminal: false, environment: Environment { _ in nil }, terminal: nil)
  }

  /// Runs the program with a spec piped in.
  init(_ arguments: [String], spec: String, environment: [String: String] = [:]) {
    self.init(arguments, input: Array(spec.utf8), environment: environment)
  }
}

extension ByteSource {
  /// Bytes in memory, a few at a time; nil is a terminal, at which nothing is typed.
  init(_ bytes: [UInt8]?) {
    var rest = (bytes ?? [])[...]
    self.init(isTerminal: bytes == nil) { () throws(InputError) in
      defer { rest = rest.dropFirst(1_000) }
      return Array(rest.prefix(1_000))
    }
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
