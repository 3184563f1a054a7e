import AnimCore

/// What one event set in motion, while it is found out.
struct NaiveRecord {
  let event: InteractionEvent
  let start: Int
  var properties: Set<String> = []
  var end = 0
  var finished = true

  mutating func over(at tick: Int, finished: Bool) {
    end = max(end, tick)
    if !finished { self.finished = false }
  }
}

struct NaiveLine: Equatable {
  let tick: Int
  let cause: LogEntry.Cause
  let state: ButtonState
  let actions: ControlEvents
}

struct NaiveTransition: Equatable {
  let event: InteractionEvent
  let properties: [String]
  let start: Int
  let end: Int
  let finished: Bool
}

/// All that a scene comes to.
struct NaiveOutcome {
  var lastTick = 0
  var isSettled = false
  var states: [ButtonState] = []
  var log: [NaiveLine] = []
  var transitions: [NaiveTransition] = []
  /// What each animated property did, by its name.
  var courses: [String: NaiveCourse] = [:]
}

/// One property's rows.
struct NaiveCourse {
  struct Row {
    let shown: [Double]
    let velocities: [Double]
    /// A colour's alpha as it is mixed, not clamped.
    let alpha: Double
    let target: PropertyValue
  }

  var rows: [Row] = []
  /// What a tolerance of values is a share of.
  var scale = 1.0
  /// What a tolerance of velocities is a share of.
  var speedScale = 1.0
}
