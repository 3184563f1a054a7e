/// Pieces of work that several threads do, each the next that nobody has begun.
enum WorkCrew {
  private struct State<Result> {
    var begun = 0
    var results: [Int: Result] = [:]
  }

  /// How long to wait before ``run(_:jobs:work:waiting:take:)`` says that it waits, in nanoseconds.
  private static let patience = 100_000_000

  /// Does pieces of work numbered from 0, and takes what comes of them in that order, whichever is
  /// done first.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - jobs: How many threads to do them; where the system has no room for one, fewer.
  ///   - work: Does a piece, on any thread.
  ///   - waiting: Called now and then while the next piece is not done.
  ///   - take: Takes what came of a piece.
  static func run<Result: Sendable>(
    _ count: Int, jobs: Int, work: @escaping @Sendable (Int) -> Result, waiting: () -> Void,
    take: (Result) -> Void
  ) {
    let state = Monitor(State<Result>())
    let threads = (0..<min(jobs, count)).compactMap { _ in
      SystemThread {
        while let place = begin(in: state, count) {
          let result = work(place)
          state.access { $0.results[place] = result }
        }
      }
    }
    for place in 0..<count {
      var result = threads.isEmpty ? work(place) : nil
      while result == nil {
        waiting()
        result = state.wait(atMost: patience) { $0.results.removeValue(forKey: place) }
      }
      if let result { take(result) }
    }
    for thread in threads { thread.join() }
  }

  private static func begin(in state: Monitor<State<some Any>>, _ count: Int) -> Int? {
    state.access { state in
      guard state.begun < count else { return nil }
      state.begun += 1
      return state.begun - 1
    }
  }
}
