import AnimCore

// Ways there: CSS and design tokens.
extension MotionImport {
  /// Makes effects of easings.
  ///
  /// - Parameters:
  ///   - usual: Those that are meant where none is chosen.
  ///   - all: Those that can be chosen.
  init(
    _ format: Format, from usual: [ImportedMotion], among all: [ImportedMotion], _ options: Options
  ) throws(MotionImportError) {
    let motions = try Self.chosen(from: usual, among: all, format, options)
    var animations = ButtonAnimations()
    var remarks: [Remark] = []
    var differences: [ExportDifference] = []
    for motion in motions {
      let property = options.property ?? motion.property ?? Property<Double>.scale.traits
      var timing = try motion.timing(duration: options.duration)
      if motion.duration == nil, case .curve = motion.kind {
        remarks.append(.madeUpDuration(name: motion.name, seconds: options.duration))
      }
      let original = timing
      if options.fitsSprings { timing = try Self.spring(near: timing, of: motion.name) }
      let difference = try ExportDifference(
        of: timing, from: original, property: property, name: motion.name)
      differences.append(difference)
      if timing != original {
        remarks.append(.fitted(name: motion.name, largest: difference.largest))
      }
      let target = options.target ?? motion.target ?? Self.usualTarget(of: property)
      guard property.takes(target) else { throw .badTarget(property, target) }
      if options.target == nil, motion.target == nil {
        remarks.append(.madeUpTarget(property: property.name, target: target))
      }
      animations = animations.effect(
        property, to: target, on: motion.keys ?? Effect.defaultKeys, style: .hold, enter: timing,
        exit: nil)
    }
    self.init(
      format: format, spec: try Self.spec(animations, script: Self.pressAndRelease),
      remarks: remarks, differences: ExportDifference.merged(differences))
  }

  /// The motions that are meant.
  private static func chosen(
    from usual: [ImportedMotion], among all: [ImportedMotion], _ format: Format, _ options: Options
  ) throws(MotionImportError) -> [ImportedMotion] {
    guard !all.isEmpty else { throw .nothing(format) }
    if let name = options.name {
      let found = all.first {
        [name, "--" + name].contains($0.name) || $0.name.hasSuffix(" " + name)
      }
      guard let found else { throw .unknown(name, names: names(of: all)) }
      return [found]
    }
    if usual.count > 1, let property = options.property {
      let own = usual.filter { $0.property == property }
      guard own.count == 1 else { throw .several(names(of: all)) }
      return own
    }
    // Several are one button's where each has a property of its own.
    let properties = Set(usual.map { $0.property ?? Property<Double>.scale.traits })
    guard properties.count == usual.count, usual.count == 1 || options.target == nil else {
      throw .several(names(of: all))
    }
    return usual
  }

  private static func names(of motions: [ImportedMotion]) -> [String] {
    var names: [String] = []
    for motion in motions where !names.contains(motion.name) { names.append(motion.name) }
    return names
  }

  /// A spring that comes as near to a curve as one can.
  ///
  /// A push of its own is taken only where it brings the spring much nearer.
  private static func spring(
    near timing: Timing, of name: String
  ) throws(MotionImportError) -> Timing {
    guard case .curve(let curve, let duration) = timing.kind else { return timing }
    let count = 480
    let times = (0...count).map { Double($0) / Double(count) * duration }
    do {
      let samples = try FitSamples(
        times: times, values: times.map { curve.progress(at: $0 / duration) })
      func fit(_ velocity: FitOptions.Velocity) throws(FitError) -> SpringFit {
        try SpringFit(
          samples, model: .spring,
          options: FitOptions(start: 0, target: 1, delay: 0, velocity: velocity))
      }
      var found = try fit(.fixed(0))
      if found.residual.largest > 0.005 {
        let pushed = try fit(.free)
        if pushed.residual.largest < found.residual.largest / 2 { found = pushed }
      }
      guard case .spring(let spring, let push)? = found.segments.first?.timing.kind else {
        throw MotionImportError.noSpring(name)
      }
      let short = try Spring(
        response: rounded(spring.response), dampingRatio: rounded(spring.dampingRatio))
      return try Timing.spring(short, initialVelocity: rounded(push)).delayed(by: timing.delay)
    } catch {
      throw .noSpring(name)
    }
  }

  /// A number in the four digits that a curve bears out.
  private static func rounded(_ number: Double) -> Double {
    guard number != 0, number.isFinite else { return number }
    let power = RoundNumber.power(of: 3 - RoundNumber.exponent(of: number.magnitude))
    return (number * power).rounded() / power
  }

  /// A target that shows a motion well.
  private static func usualTarget(of property: PropertyTraits) -> PropertyValue {
    if property.isColor {
      return .color((try? Color(hex: "#0A84FF")) ?? .blue)
    }
    let targets: [String: Double] = [
      "scale": 0.95, "opacity": 0.6, "cornerRadius": 20, "borderWidth": 2, "offsetX": 4,
      "offsetY": 2, "rotation": 3, "shadowRadius": 12, "shadowOpacity": 0.3,
    ]
    return .number(targets[property.name] ?? 1)
  }

  /// Half a second down: most ways there are seen to their end.
  private static let pressAndRelease = try? InteractionScript([
    (.press, at: .zero), (.release, at: Tick(30)),
  ])

  /// The spec of a button.
  static func spec(
    _ animations: ButtonAnimations, script: InteractionScript?
  ) throws(MotionImportError) -> MotionSpec {
    do {
      return try MotionSpec(ButtonSpec(animations: animations, script: script ?? .tap))
    } catch {
      throw .badValue("effects")
    }
  }
}

extension PropertyTraits {
  /// Whether a value is one of its own.
  fileprivate func takes(_ value: PropertyValue) -> Bool {
    switch value {
    case .number(let number): !isColor && domain.contains(number)
    case .color: isColor
    }
  }
}

extension ExportDifference {
  /// How far a way of 1 by one timing is from the progress that another timing's curve has at the
  /// same time.
  init(
    of timing: Timing, from original: Timing, property: PropertyTraits, name: String
  ) throws(MotionImportError) {
    self.property = property.column
    guard case .curve(let curve, let duration) = original.kind,
      let press = try? InteractionScript([(.press, at: .zero)]),
      let timeline = try? ButtonAnimations().effect(
        .offsetX, to: 1, style: .hold, enter: timing
      ).compile(press)
    else {
      largest = 0
      tick = .zero
      return
    }
    // A spring may rest before the curve ends; what the frame cap cuts is seen no further.
    let end = timeline.isSettled ? Tick(Tick.covering(original.delay + duration)) : .zero
    let last = max(timeline.lastTick, min(end, Tick(CompileOptions().frameCap)))
    var (largest, found) = (0.0, Tick.zero)
    for index in 0...last.index {
      let share = (Tick(index).seconds - original.delay) / duration
      let right = share < 0 ? 0 : share >= 1 ? 1 : curve.progress(at: share)
      let difference = abs(timeline.value(of: .offsetX, at: Tick(index)) - right)
      if difference > largest { (largest, found) = (difference, Tick(index)) }
    }
    self.largest = largest
    tick = found
  }
}
