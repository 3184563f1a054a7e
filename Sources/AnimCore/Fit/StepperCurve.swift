/// SwiftUI's stepped spring as a curve to fit. How it changes with its two numbers is taken from
/// springs a little to both sides: steps have no closed form.
struct StepperCurve: FitCurve {
  /// The place of each number; the first four are those of ``OscillatorCurve``.
  enum Place {
    static let logResponse = 4
    static let fraction = 5
  }

  /// The closed form that it resembles, for what delays count from.
  let plain: OscillatorCurve
  /// How many steps it is ahead of the time. A device steps until its own time has reached a frame's,
  /// which is a little past the last whole step, and so is one ahead.
  var lead = 0.0

  let count = 6

  /// A hundredth of a second is below what SwiftUI's stiffness allows.
  private static let logResponses = Elementary.log(0.01)...Elementary.log(10.0)
  /// By how much the numbers are moved to see what changes.
  private static let nudge = 1e-4
  /// After so many steps the motion counts as ended: ten minutes, sixty of the longest periods.
  private static let longest = 180_000

  func confine(_ parameters: inout [Double]) {
    typealias Shared = OscillatorCurve.Place
    parameters[Shared.delay] = min(max(parameters[Shared.delay], 0), plain.latest)
    parameters[Place.logResponse] = min(
      max(parameters[Place.logResponse], Self.logResponses.lowerBound),
      Self.logResponses.upperBound)
    parameters[Place.fraction] = min(max(parameters[Place.fraction], 0), 1)
  }

  static func spring(_ parameters: [Double]) -> SwiftUISpring? {
    try? SwiftUISpring(
      response: min(Elementary.exp(parameters[Place.logResponse]), 10),
      dampingFraction: parameters[Place.fraction])
  }

  func evaluate(
    _ parameters: [Double], at times: [Double], values: inout [Double], slopes: inout [Double]
  ) {
    typealias Shared = OscillatorCurve.Place
    let start = plain.origin + parameters[Shared.delay]
    let target = parameters[Shared.target]
    let x = parameters[Shared.start] - target
    let v = parameters[Shared.velocity] - plain.relativeVelocity * x
    let last = times[times.count - 1] - start
    let here = Path(parameters, last: last, lead: lead, longest: Self.longest)
    var sides: [(place: Int, less: Path, more: Path, width: Double)] = []
    for place in [Place.logResponse, Place.fraction] {
      var (less, more) = (parameters, parameters)
      less[place] -= Self.nudge
      more[place] += Self.nudge
      confine(&less)
      confine(&more)
      sides.append(
        (
          place, Path(less, last: last, lead: lead, longest: Self.longest),
          Path(more, last: last, lead: lead, longest: Self.longest), more[place] - less[place]
        ))
    }
    for index in times.indices {
      let row = index * count
      let t = times[index] - start
      guard t > 0 else {
        values[index] = parameters[Shared.start]
        for place in 0..<count { slopes[row + place] = place == Shared.start ? 1 : 0 }
        continue
      }
      let (u, s) = here.at(t)
      let byStart = u - plain.relativeVelocity * s
      values[index] = target + x * u + v * s
      slopes[row + Shared.target] = 1 - byStart
      slopes[row + Shared.start] = byStart
      slopes[row + Shared.velocity] = s
      let rate = here.rates(at: t)
      slopes[row + Shared.delay] = -(x * rate.u + v * rate.s)
      for side in sides {
        let (less, more) = (side.less.at(t), side.more.at(t))
        slopes[row + side.place] =
          (x * (more.u - less.u) + v * (more.s - less.s)) / max(side.width, 1e-300)
      }
    }
  }

  /// The motion from one away and the motion from a push, step by step.
  private struct Path {
    private var u: [Double] = [1]
    private var s: [Double] = [0]
    private let lead: Double

    init(_ parameters: [Double], last: Double, lead: Double, longest: Int) {
      self.lead = lead
      guard let spring = StepperCurve.spring(parameters), last > 0 else { return }
      let stepper = SwiftUIStepper(spring)
      let steps = Int(min(last * 300, Double(longest))) + 3
      u.reserveCapacity(steps + 1)
      s.reserveCapacity(steps + 1)
      var away = SwiftUIStepper.State(x: 1, v: 0)
      var pushed = SwiftUIStepper.State(x: 0, v: 1)
      for _ in 0..<steps {
        stepper.step(&away)
        stepper.step(&pushed)
        u.append(away.x)
        s.append(pushed.x)
        if away.x.magnitude + away.v.magnitude < 1e-14, pushed.x.magnitude < 1e-14 { break }
      }
    }

    /// The place between two steps.
    private func place(_ t: Double) -> (index: Int, share: Double)? {
      let steps = t * 300 + lead
      guard steps < Double(u.count - 1) else { return nil }
      let whole = steps.rounded(.down)
      return (Int(whole), steps - whole)
    }

    func at(_ t: Double) -> (u: Double, s: Double) {
      guard let (index, share) = place(t) else { return (u[u.count - 1], s[s.count - 1]) }
      return (
        u[index] + (u[index + 1] - u[index]) * share, s[index] + (s[index + 1] - s[index]) * share
      )
    }

    func rates(at t: Double) -> (u: Double, s: Double) {
      guard let (index, _) = place(t) else { return (0, 0) }
      return ((u[index + 1] - u[index]) * 300, (s[index + 1] - s[index]) * 300)
    }
  }
}
