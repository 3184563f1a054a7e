import AnimCore
import ReferenceTables

/// The engine beside what was measured on devices.
enum DeviceDeviations {
  static func all() throws -> [Deviation] {
    [
      try frequencies(), try swiftUI().deviation, try interpolating().deviation,
      try keyboard().deviation,
    ]
  }

  /// A recorded motion, and the engine's at the same instants; shares of the travel.
  struct Recording {
    var deviation: Deviation
    var times: [Double] = []
    var recorded: [Double] = []
    var made: [Double] = []

    fileprivate init(_ name: String) {
      deviation = Deviation(name, unit: "travel")
    }

    fileprivate mutating func add(_ time: Double, _ progress: Double, _ own: Double, _ most: Double)
    {
      times.append(time)
      recorded.append(progress)
      made.append(own)
      deviation.add(abs(own - progress), allowed: most, at: "\(time.short) s")
    }
  }

  /// Frequencies of the springs that UIKit installs.
  private static func frequencies() throws -> Deviation {
    var deviation = Deviation("ω₀ of springs UIKit installed", unit: "rad/s")
    let rows = try ReferenceTable("uikit_live_omega.csv").numbers(
      "duration", "damping_ratio", "initial_velocity", "omega")
    for row in rows {
      let equation = UIKitEquation(
        duration: row[0], dampingRatio: row[1], initialVelocity: row[2])
      let omega = abs(equation.iteratedRoot)
      deviation.add(
        omega == row[3] ? 0 : abs(omega - row[3]), allowed: 1e-8,
        at: "\(row[0].short) s, ζ \(row[1].short), velocity \(row[2].short)")
    }
    return deviation
  }

  /// SwiftUI steps until its own time has reached the frame's.
  static func swiftUI() throws -> Recording {
    var recording = Recording("SwiftUI `.spring(response: 1.8, dampingFraction: 0.3)`")
    let stepper = SwiftUIStepper(try SwiftUISpring(response: 1.8, dampingFraction: 0.3))
    var state = SwiftUIStepper.State(x: 1, v: 0)
    var steps = 0
    for row in try ReferenceTable("swiftui_spring.csv").numbers("time", "progress") {
      while Double(steps) / 300 < row[0] {
        stepper.step(&state)
        steps += 1
      }
      recording.add(row[0], row[1], 1 - state.x, 1e-6)
    }
    return recording
  }

  static func interpolating() throws -> Recording {
    try closedForm(
      "SwiftUI `.interpolatingSpring(mass: 1, stiffness: 1, damping: 0.5, initialVelocity: 2)`",
      curve: "interpolating", try Spring(mass: 1, stiffness: 1, damping: 0.5), velocity: 2,
      allowed: 1e-6)
  }

  static func keyboard() throws -> Recording {
    try closedForm(
      "the keyboard as it hides: mass 3, stiffness 1000, ζ 1", curve: "keyboard",
      try Spring(mass: 3, stiffness: 1_000, damping: 500).cappedAtCritical, velocity: 0,
      allowed: 0.005)
  }

  private static func closedForm(
    _ name: String, curve: String, _ spring: Spring, velocity: Double, allowed: Double
  ) throws -> Recording {
    var recording = Recording(name)
    let table = try ReferenceTable("ios_recordings.csv")
    for (row, texts) in zip(try table.numbers("time", "progress"), table.rows)
    where texts["curve"] == curve {
      let progress = 1 - spring.propagator(after: row[0])(x: 1, v: -velocity).x
      recording.add(row[0], row[1], progress, allowed)
    }
    return recording
  }
}
