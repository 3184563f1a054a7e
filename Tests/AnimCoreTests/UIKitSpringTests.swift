import AnimCore
import ReferenceTables
import Testing

@Suite("UIKit's spring")
struct UIKitSpringTests {
  @Test("180 frequencies read from springs that UIKit installed, to 1e-8")
  func device() throws {
    let rows = try ReferenceTable("uikit_live_omega.csv").numbers(
      "duration", "damping_ratio", "initial_velocity", "omega")
    #expect(rows.count == 180)
    for row in rows {
      let equation = UIKitEquation(
        duration: row[0], dampingRatio: row[1], initialVelocity: row[2])
      let omega = abs(equation.iteratedRoot)
      // One row is infinite; there the exact root is used and flagged.
      #expect(omega == row[3] || abs(omega - row[3]) <= 1e-8, "\(row)")
      let spring = try UIKitSpring(
        duration: row[0], dampingRatio: row[1], initialVelocity: row[2])
      #expect(spring.usesExactRoot == row[3].isInfinite)
      #expect(spring.spring.angularFrequency == (row[3].isInfinite ? spring.exactRoot : omega))
    }
  }

  @Test("the whole grid: iOS's iteration, and the exact root beside it")
  func grid() throws {
    let rows = try ReferenceTable("uikit_duration.csv").numbers(
      "duration", "damping_ratio", "initial_velocity", "omega_root", "omega_ios")
    #expect(rows.count == 1447)
    var unstable = 0
    for row in rows {
      let spring = try UIKitSpring(
        duration: row[0], dampingRatio: row[1], initialVelocity: row[2])
      let ios = abs(row[4])
      #expect(abs(spring.spring.angularFrequency - ios) <= 1e-9 * ios, "\(row)")
      #expect(abs(spring.exactRoot - row[3]) <= 1e-12 * row[3], "\(row)")
      #expect(spring.isUnstable == (abs(ios - row[3]) > 1e-3 * row[3]))
      unstable += spring.isUnstable ? 1 : 0
    }
    #expect(unstable > 100)
  }

  @Test("clamps as UIKit does")
  func clamps() throws {
    #expect(try UIKitSpring(duration: 0.001, dampingRatio: 0.5).duration == 0.01)
    #expect(try UIKitSpring(duration: 99, dampingRatio: 0.5).duration == 10)
    #expect(try UIKitSpring(duration: 1, dampingRatio: 7).dampingRatio == 1)
    #expect(try UIKitSpring(duration: 0, dampingRatio: 0.5).duration == 0)
  }

  @Test("no frequency fits a damping ratio of a thousandth or less", arguments: [0, 1e-7, 0.0009])
  func noRoot(dampingRatio: Double) throws {
    #expect(throws: SpringError.noRoot(duration: 1, dampingRatio: dampingRatio)) {
      try UIKitSpring(duration: 1, dampingRatio: dampingRatio)
    }
    // With a velocity the equation does have a root.
    let pushed = try UIKitSpring(duration: 1, dampingRatio: dampingRatio, initialVelocity: -1)
    #expect(pushed.spring.angularFrequency.isFinite && pushed.exactRoot > 0)
  }

  @Test("no numbers within the ranges trap or give anything but a number")
  func total() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<3_000 {
      let duration = exp10(Double.random(in: -4...6, using: &random))
      let ratio = exp10(Double.random(in: -7...9, using: &random))
      let sign = Bool.random(using: &random) ? 1.0 : -1.0
      let velocity = sign * exp10(Double.random(in: -9...6, using: &random))
      guard
        let spring = try? UIKitSpring(
          duration: duration, dampingRatio: ratio, initialVelocity: velocity)
      else {
        Issue.record("\(duration) \(ratio) \(velocity) has a root")
        continue
      }
      #expect(spring.spring.angularFrequency.isFinite && spring.residual.isFinite)
    }
  }

  @Test("residuals of the origin's design")
  func residual() {
    #expect(abs(UIKitSpring.press.residual - 0.00172) < 1e-5)
    #expect(abs(UIKitSpring.release.residual + 0.00104) < 1e-5)
    #expect(!UIKitSpring.press.isUnstable && !UIKitSpring.release.isUnstable)
    #expect(abs(UIKitSpring.press.spring.angularFrequency - 50.2299070545036) < 1e-11)
    #expect(abs(UIKitSpring.release.spring.angularFrequency - 42.2298958034864) < 1e-11)
  }

  private func exp10(_ power: Double) -> Double { Elementary.exp(power * 2.302585092994046) }
}
