/// What `bench` is asked for.
struct BenchRequest: Sendable {
  /// What is measured.
  var benchmark: Benchmark?
  /// The words behind it.
  var paths: [String] = []
  /// How often it is done; the median counts.
  var rounds = 7
  /// How many springs are evaluated.
  var springs = 1_000
  /// Through how many frames.
  var frames = 600

  /// The lines of the table.
  static let options: [CommandOption<BenchRequest>] = [
    CommandOption(
      "--rounds", value: "N", "Measure N times, and tell the median.", default: "7"
    ) { request, text throws(ValueFault) in
      request.rounds = try Int(option: text, within: 1...1_000)
    },
    CommandOption(
      "--springs", value: "N", "Evaluate N springs.", default: "1000"
    ) { request, text throws(ValueFault) in
      request.springs = try Int(option: text, within: 1...1_000_000)
    },
    CommandOption(
      "--frames", value: "N", "Evaluate N frames of each.", default: "600"
    ) { request, text throws(ValueFault) in
      request.frames = try Int(option: text, within: 1...1_000_000)
    },
  ]

  /// Takes a word that is no option: first what is measured.
  mutating func take(_ word: String) throws(UsageError) {
    guard benchmark != nil else {
      guard let found = Benchmark.all.first(where: { $0.name == word }) else {
        throw .unexpectedArgument(word)
      }
      benchmark = found
      return
    }
    paths.append(word)
  }
}
