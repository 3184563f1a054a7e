/// Holds a motion to rules: jumps, taps that are not seen, overshoot, colours, states without an effect.
///
///     let spec = try MotionSpec(ButtonSpec(animations: BuiltInExample.animations))
///     try MotionLint.findings(in: spec)  // none
public enum MotionLint {
  /// What is found in a spec, button by button in the order of the rules' codes.
  ///
  /// - Parameters:
  ///   - spec: The motion.
  ///   - settings: What goes before the spec's own settings.
  ///   - motion: How much motion the user wants.
  /// - Throws: ``SnapshotError`` as ``MotionSpec/compileGroup(motion:)`` does.
  public static func findings(
    in spec: MotionSpec, settings: LintSettings = LintSettings(),
    motion: CompileOptions.MotionPreference = .full
  ) throws(SnapshotError) -> [LintFinding] {
    let settings = spec.lint.replacing(by: settings)
    let full = try spec.compileGroup(motion: motion)
    let reduced = try spec.compileGroup(motion: .reduced)
    let buttons = spec.group.isEmpty ? [spec.button] : spec.group.map(\.button)
    var found: [LintFinding] = []
    for (place, button) in buttons.enumerated() {
      let subject = LintSubject(
        member: spec.group.isEmpty ? nil : (place, spec.group[place].name), button: button,
        options: spec.options, timeline: full.members[place].timeline,
        reduced: reduced.members[place].timeline)
      found += findings(in: subject, settings)
    }
    // What is about the whole is told once, not for every button.
    var seen: Set<LintFinding> = []
    return found.filter { $0.path.isOfButton || seen.insert($0).inserted }
  }

  private static func findings(
    in subject: LintSubject, _ settings: LintSettings
  ) -> [LintFinding] {
    let limits = LintLimits(settings: settings)
    return LintRule.all.flatMap { rule -> [LintFinding] in
      let severity = settings.severity(of: rule)
      guard severity != .off else { return [] }
      var told: Set<LintFinding.Draft> = []
      return rule.check(subject, limits).filter { draft in
        // The same thing again, on another frame, is told once.
        var place = draft
        (place.tick, place.value) = (nil, nil)
        return told.insert(place).inserted
      }.map { LintFinding($0, of: rule, severity, subject) }
    }
  }
}

extension SpecPath {
  fileprivate var isOfButton: Bool { steps.contains(.key("buttons")) || steps.isEmpty }
}

/// One button, with everything that rules look at.
struct LintSubject {
  /// Which one of a group it is; nil for a button alone.
  let member: (place: Int, name: String)?
  let button: ButtonSpec
  let options: CompileOptions
  let timeline: Timeline
  let reduced: Timeline
  /// All segments, property by property.
  let segments: [SegmentReport]
  let coverage: StateCoverage

  init(
    member: (place: Int, name: String)?, button: ButtonSpec, options: CompileOptions,
    timeline: Timeline, reduced: Timeline
  ) {
    self.member = member
    self.button = button
    self.options = options
    self.timeline = timeline
    self.reduced = reduced
    segments = timeline.properties.flatMap { timeline.segments(of: $0) }
    coverage = button.animations.coverage()
  }

  var effects: [Effect] { button.animations.effects }

  /// A draft about a segment.
  func draft(_ segment: SegmentReport, tick: Tick?, value: Double, limit: Double)
    -> LintFinding.Draft
  {
    draft(segment.way, of: segment.property, tick: tick?.index, value: value, limit: limit)
  }

  /// A draft about an effect's way.
  func draft(
    _ way: SegmentWay, of property: PropertyTraits, tick: Int? = nil, value: Double? = nil,
    limit: Double? = nil
  ) -> LintFinding.Draft {
    let (effect, member): (Int?, String) =
      switch way {
      case .enter(let effect): (effect, "enter")
      case .exit(let effect): (effect, "exit")
      case .keyframe(let effect, _): (effect, "keyframes")
      case .back: (nil, "repeat")
      }
    return LintFinding.Draft(
      effect: effect, property: property, tick: tick, value: value, limit: limit,
      members: [member])
  }

  /// Pairs of segments of a property of which the second took over from the first in mid-flight.
  var retargets: [(track: Track, place: Int, old: Segment, new: Segment)] {
    timeline.tracks.enumerated().flatMap { place, track in
      zip(track.segments, track.segments.dropFirst())
        .filter { old, new in
          new.start <= timeline.lastTick.index && !old.hasEnded(at: new.start)
        }
        .map { (track, place, $0, $1) }
    }
  }
}
