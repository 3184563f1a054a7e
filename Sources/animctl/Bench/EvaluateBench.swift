import AnimCore

/// The speed of timelines: N springs of numbers, four a button, through so many frames.
///
/// The springs are those of the benchmarks in C beside which this runs: from 0, their numbers drawn by
/// Lehmer's generator from seed 12345. Descriptions, timelines and tables are made by the library's
/// public doors; what does not fill a button is left to one with fewer springs.
struct EvaluateBench {
  /// How many springs there are.
  let springs: Int
  /// How many rows a table has; the first is row 1, as in the benchmarks beside.
  let frames: Int

  /// What was measured.
  struct Result {
    /// Nanoseconds for tables of all springs, each round's.
    var tables: [Int] = []
    /// The same with the timelines compiled anew.
    var whole: [Int] = []
    /// The sum of all values.
    var sum = 0.0
    /// The share of values that were not at rest.
    var moving = 0

    /// Adds up all values, and counts those that are not at rest.
    mutating func checksum(_ timelines: [Timeline], _ ticks: ClosedRange<Tick>, _ last: Double) {
      sum = 0
      moving = 0
      for timeline in timelines {
        let table = timeline.table(of: ticks)
        let width = table.columns.count
        let rest = table.values.suffix(width)
        for start in stride(from: 0, to: table.values.count, by: width) {
          for (value, end) in zip(table.values[start..<start + width], rest) {
            sum += value
            moving += value == end ? 0 : 1
          }
        }
      }
    }
  }

  /// What each of a button's springs moves.
  private static let properties: [Property<Double>] = [.scale, .offsetX, .offsetY, .rotation]

  /// Compiles and evaluates everything so many times.
  func run(rounds: Int) throws -> Result {
    let buttons = try Self.buttons(springs)
    let options = CompileOptions(epsilon: Spring.epsilons.lowerBound, frameCap: frames)
    let press = try InteractionScript(text: "press@0ms")
    let ticks = Tick(1)...Tick(frames)
    var result = Result()
    var last = 0.0
    for _ in 0..<rounds {
      var timelines: [Timeline] = []
      timelines.reserveCapacity(buttons.count)
      let start = SystemClock.now
      for button in buttons {
        timelines.append(try button.compile(press, options: options))
      }
      let compiled = SystemClock.now
      for index in timelines.indices {
        let table = timelines[index].table(of: ticks)
        last = table.values[table.values.count - 1]
      }
      let end = SystemClock.now
      result.checksum(timelines, ticks, last)
      result.tables.append(end - compiled)
      result.whole.append(end - start)
    }
    return result
  }

  /// The descriptions of so many springs, held while the button is pressed.
  static func buttons(_ springs: Int) throws -> [ButtonAnimations] {
    var lehmer = Lehmer()
    var buttons: [ButtonAnimations] = []
    for start in stride(from: 0, to: springs, by: properties.count) {
      var resting = RestingValues()
      resting[.scale] = 0
      var button = ButtonAnimations(resting: resting)
      for property in properties.prefix(springs - start) {
        let stiffness = 50 + 450 * lehmer.next()
        let dampingRatio = 0.15 + 0.8 * lehmer.next()
        let target = -1 + 2 * lehmer.next()
        let velocity = -2 + 4 * lehmer.next()
        let spring = try Spring(
          angularFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio)
        button = button.effect(
          property, to: target, on: [.highlighted], style: .hold,
          enter: try .spring(spring, initialVelocity: velocity / target))
      }
      buttons.append(button)
    }
    return buttons
  }
}

/// Lehmer's generator of the benchmarks in C.
private struct Lehmer {
  private var state: UInt64 = 12345

  /// The next number between 0 and 1.
  mutating func next() -> Double {
    state = state * 48271 % 2_147_483_647
    return Double(state) / 2_147_483_647
  }
}
