import AnimCore

extension Benchmark {
  /// How long a spec takes to be read, and to be read and compiled.
  static let specs: Benchmark = Benchmark(name: "specs") { request, surroundings throws(Failure) in
    guard !request.paths.isEmpty else { throw .usage(.missingArgument("SPEC")) }
    var texts: [[UInt8]] = []
    for path in request.paths {
      for file in try SpecFolder.files(at: path) {
        let input = try SpecInput.found(at: file, in: surroundings)
        guard path.hasSuffix(".jsonl") else {
          texts.append(input.bytes)
          continue
        }
        texts += input.bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
      }
    }
    guard !texts.isEmpty else { return }
    let reading = try surroundings.time(rounds: request.rounds) { () throws(Failure) in
      for text in texts { _ = try spec(text) }
    }
    var frames = 0
    let both = try surroundings.time(rounds: request.rounds) { () throws(Failure) in
      frames = 0
      for text in texts { frames += try frameCount(of: try spec(text)) }
    }
    try surroundings.print("reading \(microseconds(reading, each: texts.count)) us/spec\n")
    try surroundings.print("reading+compiling \(microseconds(both, each: texts.count)) us/spec\n")
    try surroundings.print("specs \(texts.count), frames \(frames)\n")
  }

  private static func spec(_ text: [UInt8]) throws(Failure) -> MotionSpec {
    do {
      return try MotionSpec(reading: text)
    } catch {
      let input = SpecInput(name: "<bench>", bytes: text)
      throw .spec(SpecReport(input: input, diagnostics: error.diagnostics))
    }
  }

  private static func frameCount(of spec: MotionSpec) throws(Failure) -> Int {
    do {
      let shown = try ShownMotion(spec, motion: .full)
      return shown.parts.reduce(0) { $0 + $1.timeline.lastTick.index + 1 }
    } catch {
      throw .description(MotionRequest.problems(of: error))
    }
  }

  private static func microseconds(_ nanoseconds: Int, each count: Int) -> String {
    let each = nanoseconds / count
    let rest = String(each % 1_000)
    return "\(each / 1_000)." + String(repeating: "0", count: 3 - rest.count) + rest
  }
}
