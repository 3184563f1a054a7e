/// A measurement of the program's own speed, as a line of a table.
struct Benchmark: Sendable {
  /// The word it is asked for by.
  let name: String
  /// Measures, and prints what came out.
  let run: @Sendable (BenchRequest, Surroundings) throws(Failure) -> Void

  /// All of them.
  static let all: [Benchmark] = [evaluate, specs, terminal]
}

extension Surroundings {
  /// The median time that some work takes, in nanoseconds, after a first time that does not count.
  func time(rounds: Int, _ work: () throws(Failure) -> Void) throws(Failure) -> Int {
    try work()
    var times: [Int] = []
    for _ in 0..<max(rounds, 1) {
      let start = now()
      try work()
      times.append(now() - start)
    }
    times.sort()
    return times[times.count / 2]
  }
}
