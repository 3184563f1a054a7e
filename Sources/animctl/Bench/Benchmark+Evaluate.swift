import AnimCore
import AnimRender

extension Benchmark {
  /// How many values of springs are computed in a second: through tables alone, and from the
  /// descriptions on.
  ///
  /// The first row is row 1, as in the benchmarks in C, so that the sums of all values agree.
  static let evaluate: Benchmark = Benchmark(name: "evaluate") {
    request, surroundings throws(Failure) in
    let ticks = Tick(1)...Tick(request.frames)
    let workload = try checked { try SpringWorkload(springs: request.springs) }
    let timelines = try checked { try workload.timelines(frames: request.frames) }
    var numbers = 0
    let tables = try surroundings.time(rounds: request.rounds) { () throws(Failure) in
      numbers = 0
      for place in timelines.indices {
        numbers += timelines[place].table(of: ticks).values.count
      }
    }
    let whole = try surroundings.time(rounds: request.rounds) { () throws(Failure) in
      let timelines = try checked { try workload.timelines(frames: request.frames) }
      for place in timelines.indices {
        numbers += timelines[place].table(of: ticks).values.count
      }
    }
    let count = request.springs * request.frames
    let (sum, moving) = Self.sum(of: timelines, in: ticks)
    let share = Double(moving) / Double(count) * 100
    try surroundings.print(
      "checksum \(sum.brief(digits: 10)), \(share.brief(digits: 3)) % of the values in motion\n"
        + "descriptions to values \(rate(count, in: whole)) Mvalues/s\n"
        + "tables \(rate(count, in: tables)) Mvalues/s\n")
  }

  /// The sum of all values, and how many of them are not their target's.
  private static func sum(
    of timelines: [Timeline], in ticks: ClosedRange<Tick>
  ) -> (sum: Double, moving: Int) {
    var sum = 0.0
    var moving = 0
    for timeline in timelines {
      let table = timeline.table(of: ticks)
      let rest = table.values.suffix(table.columns.count)
      for row in 0..<table.rowCount {
        for (column, target) in rest.enumerated() {
          let value = table[row: row, column: column]
          sum += value
          moving += value == target ? 0 : 1
        }
      }
    }
    return (sum, moving)
  }

  private static func checked<Value>(_ make: () throws -> Value) throws(Failure) -> Value {
    do {
      return try make()
    } catch {
      preconditionFailure("the workload's numbers are within their ranges: \(error)")
    }
  }

  private static func rate(_ count: Int, in nanoseconds: Int) -> String {
    (Double(count) * 1e3 / Double(max(nanoseconds, 1))).brief(digits: 4)
  }
}
