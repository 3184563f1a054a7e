extension Commands {
  /// Measures the program's own speed, for the scripts in `Tests/Benchmarks`.
  static let bench: Command = Command(
    "bench", overview: "Measure how fast the program is.",
    examples: [["bench", "specs", "button.json"]],
    arguments: [
      ArgumentHelp(
        label: "WHAT",
        abstract: "One of: \(Benchmark.all.map(\.name).joined(separator: ", ")).",
        isOptional: false),
      ArgumentHelp(
        label: "SPEC", abstract: "Spec files, folders of them, or .jsonl files of a spec a line.",
        repeats: true),
    ],
    options: BenchRequest.options, initial: BenchRequest(),
    word: { request, word throws(UsageError) in try request.take(word) },
    work: { request, surroundings throws(Failure) in
      guard let benchmark = request.benchmark else {
        throw .usage(.missingArgument("WHAT", words: Benchmark.all.map(\.name)))
      }
      try benchmark.run(request, surroundings)
    })
}
