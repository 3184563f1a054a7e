// Compiled by the tests, and by Tests/Determinism/digests.sh into one module with the engine, for
// processors that have no Testing, nor any other library.
#if canImport(AnimCore)
  import AnimCore
#endif

/// The tables whose engine results are hashed, with the columns each needs.
///
/// The same bits have to come out on every machine, in debug and in release.
enum EngineDigest {
  static var tables: [(name: String, columns: [String], digest: ([[Double]]) -> UInt64)] {
    [
      (
        "oscillator.csv", ["mass", "stiffness", "damping", "from", "to", "v0", "frame"], oscillators
      ),
      (
        "extreme_springs.csv", ["damping_ratio", "angular_frequency", "time", "velocity"], extremes
      ),
      ("settling.csv", ["mass", "stiffness", "damping", "v0"], settling),
      ("uikit_duration.csv", ["duration", "damping_ratio", "initial_velocity"], uikit),
      ("uikit_live_omega.csv", ["duration", "damping_ratio", "initial_velocity"], uikit),
    ]
  }

  private static func oscillators(_ rows: [[Double]]) -> UInt64 {
    var hash = FNV1a()
    for row in rows {
      guard let spring = try? Spring(mass: row[0], stiffness: row[1], damping: row[2]) else {
        continue
      }
      let motion = spring.propagator(after: row[6] / 60)(x: row[3] - row[4], v: row[5])
      hash.add(motion.x)
      hash.add(motion.v)
    }
    return hash.value
  }

  private static func extremes(_ rows: [[Double]]) -> UInt64 {
    var hash = FNV1a()
    for row in rows {
      let spring = Spring(uncheckedDampingRatio: row[0], angularFrequency: row[1])
      let motion = spring.propagator(after: row[2])(x: 1, v: row[3])
      hash.add(motion.x)
      hash.add(motion.v)
      hash.add(spring.reach(x: 1, v: row[3]))
    }
    return hash.value
  }

  private static func settling(_ rows: [[Double]]) -> UInt64 {
    var hash = FNV1a()
    for row in rows {
      guard let spring = try? Spring(mass: row[0], stiffness: row[1], damping: row[2]) else {
        continue
      }
      for epsilon in [0.01, 0.001] {
        let time = try? spring.settlingTime(initialVelocity: row[3], epsilon: epsilon)
        hash.add((time ?? nil) ?? -1)
      }
    }
    return hash.value
  }

  private static func uikit(_ rows: [[Double]]) -> UInt64 {
    var hash = FNV1a()
    for row in rows {
      let spring = try? UIKitSpring(
        duration: row[0], dampingRatio: row[1], initialVelocity: row[2])
      hash.add(spring?.spring.angularFrequency ?? -1)
      hash.add(spring?.exactRoot ?? -1)
      hash.add(spring?.residual ?? -1)
    }
    return hash.value
  }
}

extension EngineDigest {
  /// Whole timelines: every kind of timing in every colour space, interrupted in flight.
  static var timelines: UInt64 {
    var hash = FNV1a()
    for timing in timings {
      for space in ColorSpace.allCases {
        let chain = ButtonAnimations(resting: BuiltInExample.resting)
          .scaleEffect(ratio: 0.93, style: .hold, enter: timing)
          .bgEffect(effectColor: .orange, enter: timing)
          .effect(.rotation, to: -7, on: [.selected], style: .pulse, enter: timing)
          .mixing(in: space)
        for motion in [CompileOptions.MotionPreference.full, .reduced] {
          add(chain, motion, to: &hash)
        }
      }
    }
    return hash.value
  }

  /// The example specs: each as it is read, played in full and with reduced motion, and written.
  static func specs(_ files: [[UInt8]]) -> UInt64 {
    var hash = FNV1a()
    for file in files {
      guard let spec = try? MotionSpec(reading: file) else { continue }
      for motion in [CompileOptions.MotionPreference.full, .reduced] {
        guard let group = try? spec.compileGroup(motion: motion) else { continue }
        hash.add(Double(group.lastTick.index))
        for member in group.members {
          for number in member.timeline.table(of: .zero...group.lastTick).values {
            hash.add(number)
          }
        }
      }
      for byte in spec.json.utf8 {
        hash.add(Double(byte))
      }
    }
    return hash.value
  }

  private static func add(
    _ chain: ButtonAnimations, _ motion: CompileOptions.MotionPreference, to hash: inout FNV1a
  ) {
    let events: [(InteractionEvent, at: Tick)] = [
      (.press, at: 0), (.release, at: 5), (.press, at: 11), (.select, at: 13), (.release, at: 30),
      (.deselect, at: 34),
    ]
    let options = CompileOptions(minimumPress: 0.06, frameCap: 700, motion: motion)
    guard let script = try? InteractionScript(events),
      let timeline = try? chain.compile(script, options: options)
    else { return }
    hash.add(Double(timeline.lastTick.index))
    for number in timeline.table(of: 0...timeline.lastTick).values {
      hash.add(number)
    }
  }

  private static var timings: [Timing] {
    var list: [Timing] = [.instant, .spring(.bouncy), .uikitSpring(.press)]
    func add(_ timing: Timing?) {
      if let timing { list.append(timing) }
    }
    if let slow = try? Spring(response: 9, dampingRatio: 0.02),
      let pushed = try? Timing.spring(slow, initialVelocity: 4)
    {
      add(try? pushed.delayed(by: 0.05))
    }
    if let heavy = try? Spring(mass: 3, stiffness: 1000, damping: 500) { add(.spring(heavy)) }
    if let fluid = try? SwiftUISpring(response: 0.5, dampingFraction: 0.825) {
      add(try? .swiftUISpring(fluid, initialVelocity: -1))
    }
    if let bezier = try? CubicBezier(0.3, 1.4, 0.6, -0.4) {
      add(try? .curve(.cubicBezier(bezier), duration: 0.37))
    }
    add(try? .curve(.easeInOut, duration: 0.3))
    if let stairs = try? Steps(4, position: .jumpBoth) {
      add(try? .curve(.steps(stairs), duration: 0.3))
    }
    return list
  }
}
