/// How the states a button goes through differ from those it went through.
public struct StateDiff: Hashable, Sendable {
  /// One way in which they differ.
  public enum Change: Hashable, Sendable {
    /// A state lasts so many frames longer, or with a negative number shorter. `turn` counts how often
    /// the state was there before, so that the first time is 0.
    case lasts(ButtonState, turn: Int, longer: Int, frames: Int, insteadOf: Int)
    /// The button goes through other states.
    case goes(through: [ButtonState], insteadOf: [ButtonState])
  }

  /// The first frame with another state; nil where there is none.
  public let firstFrame: Int?
  /// What differs.
  public let changes: [Change]

  /// Whether there is no difference.
  public var isSame: Bool { firstFrame == nil }

  /// Compares states over time; nil where they are not known on both sides.
  init?(_ before: MotionTable, _ after: MotionTable) {
    guard let was = before.states, let now = after.states else { return nil }
    let rows = max(before.rowCount, after.rowCount)
    firstFrame = (0..<rows).first { before.state(at: $0) != after.state(at: $0) }
    guard firstFrame != nil else {
      changes = []
      return
    }
    let (old, new) = (Self.runs(of: was), Self.runs(of: now))
    let (path, next) = (old.map { $0.state }, new.map { $0.state })
    guard path == next else {
      changes = [.goes(through: next, insteadOf: path)]
      return
    }
    // The last state lasts for ever.
    changes = zip(old, new).enumerated().dropLast().compactMap { place, runs in
      let (was, now) = runs
      guard was.length != now.length else { return nil }
      let turn = old[..<place].reduce(0) { $0 + ($1.state == was.state ? 1 : 0) }
      return .lasts(
        was.state, turn: turn, longer: now.length - was.length, frames: now.length,
        insteadOf: was.length)
    }
  }

  private static func runs(of states: [ButtonState]) -> [(state: ButtonState, length: Int)] {
    states.reduce(into: []) { runs, state in
      if runs.last?.state == state {
        runs[runs.count - 1].length += 1
      } else {
        runs.append((state, 1))
      }
    }
  }
}
