/// Several buttons on one clock: who begins when, one after another, together, or again and again.
///
///     let press = ButtonAnimations().scaleEffect(ratio: 0.95)
///     let group = MotionGroup.sequence([
///       .button("Save", press),
///       .stagger(by: 0.05, [.button("Undo", press), .button("Redo", press)]),
///     ], gap: 0.1).repeat(count: 2, autoreverses: true)
///     let timeline = try group.compile()
///
/// A group is made of buttons, each with its own description and script, and of groups. Making one never
/// fails; ``compile(options:)`` checks it. A button takes part once: what it does more than once is a
/// repeat, or stands in its script.
///
/// To *come to rest* is what a timeline does at its last tick: everything that follows from the events is
/// over. What does not come to rest before the frame cap after its last event counts as over there, and
/// goes on moving.
public struct MotionGroup: Hashable, Sendable {
  /// When the next round of a repeat begins.
  public enum RepeatMode: Hashable, Sendable {
    /// When all buttons of the round have come to rest.
    case waitForRest
    /// So many seconds after the beginning of the round, within ``MotionGroup/periods``, at rest or not.
    /// What the round would still have done to its buttons is left out; what is in motion then goes on
    /// until the next round replaces it, as for every event. The last round is not cut.
    case cut(every: Double)
  }

  /// How often, and how, something is done again.
  public struct Repetition: Hashable, Sendable {
    /// How many rounds there are in all, within ``MotionGroup/counts``.
    public let count: Int
    /// Whether each round is followed by its way back.
    public let autoreverses: Bool
    /// When the next round begins.
    public let mode: RepeatMode

    /// Creates a repetition; it is checked where it is used.
    public init(count: Int, autoreverses: Bool = false, mode: RepeatMode = .waitForRest) {
      self.count = count
      self.autoreverses = autoreverses
      self.mode = mode
    }
  }

  /// One button's part.
  struct Part: Hashable, Sendable {
    let name: String
    let animations: ButtonAnimations
    let script: InteractionScript
  }

  /// What a group is made of.
  indirect enum Form: Hashable, Sendable {
    case button(Part)
    case stagger([MotionGroup], by: Double)
    case sequence([MotionGroup], gap: Double)
    case delayed(MotionGroup, by: Double)
    /// By ticks, for those who have added up some.
    case postponed(MotionGroup, by: Int)
    case repeated(MotionGroup, Repetition)
    /// In place of a group that is nested too deep.
    case tooDeep
  }

  let form: Form
  /// How many groups there are one in another, this one included.
  let depth: Int

  /// Allowed delays and gaps, in seconds.
  public static let times = 0...Tick.longestSpan
  /// Allowed times from one round to the next, in seconds: at least a tick.
  public static let periods = 0.01...Tick.longestSpan
  /// Allowed numbers of rounds.
  public static let counts = 1...1_000_000
  /// How many groups there may be one in another.
  public static let depthLimit = 64
  /// How many events all rounds of all buttons may have together; a button without events and a turn
  /// count as one each.
  public static let eventLimit = 1_000_000

  init(_ form: Form, of parts: [MotionGroup] = []) {
    depth = 1 + (parts.map(\.depth).max() ?? 0)
    // A tree that is deeper is not kept, so that no walk through one runs out of stack.
    self.form = depth <= Self.depthLimit ? form : .tooDeep
  }
}

extension MotionGroup {
  /// One button with its own description and script, which begins with the group.
  ///
  /// - Parameters:
  ///   - name: Unlike any other of the group, not empty, and no formula to a spreadsheet.
  ///   - animations: What moves in which state.
  ///   - script: What happens to the button.
  public static func button(
    _ name: String, _ animations: ButtonAnimations, script: InteractionScript = .tap
  ) -> MotionGroup {
    MotionGroup(.button(Part(name: name, animations: animations, script: script)))
  }

  /// Parts that begin together.
  public static func parallel(_ parts: [MotionGroup]) -> MotionGroup {
    stagger(by: 0, parts)
  }

  /// Parts that each begin so long after the beginning of the one before, at rest or not.
  ///
  /// - Parameters:
  ///   - delay: In seconds, within ``times``; rounded to a tick.
  ///   - parts: In the order in which they begin.
  public static func stagger(by delay: Double, _ parts: [MotionGroup]) -> MotionGroup {
    MotionGroup(.stagger(parts, by: delay), of: parts)
  }

  /// Parts that each begin when the one before has come to rest.
  ///
  /// - Parameters:
  ///   - parts: In the order in which they begin.
  ///   - gap: How long after that, in seconds, within ``times``; rounded to a tick.
  public static func sequence(_ parts: [MotionGroup], gap: Double = 0) -> MotionGroup {
    MotionGroup(.sequence(parts, gap: gap), of: parts)
  }

  /// The same, so much later.
  ///
  /// - Parameter delay: In seconds, within ``times``; rounded to a tick.
  public func delayed(by delay: Double) -> MotionGroup {
    MotionGroup(.delayed(self, by: delay), of: [self])
  }

  func postponed(by ticks: Int) -> MotionGroup {
    ticks == 0 ? self : MotionGroup(.postponed(self, by: ticks), of: [self])
  }

  /// The same several times over.
  ///
  /// In each round the scripts are played again on the buttons as the round before has left them: a
  /// `toggle` switches on and off in turn.
  ///
  /// With `autoreverses` each round is followed by its way back, its mirror in time: with L the ticks from
  /// the round's beginning to its end, tick n of the way back shows what tick L − n of the round showed,
  /// states too, with velocities negated. At its last tick every button is as it was before the round
  /// began, in its state of then and at rest. Nobody touches a button on the way back: there are no
  /// events, no actions and no records of it. In the mode ``RepeatMode/cut(every:)`` each round and each
  /// way back takes just that long.
  ///
  /// - Parameters:
  ///   - count: How many rounds there are in all, within ``counts``.
  ///   - autoreverses: Whether each is followed by its way back.
  ///   - mode: When the next begins.
  public func `repeat`(
    count: Int, autoreverses: Bool = false, mode: RepeatMode = .waitForRest
  ) -> MotionGroup {
    repeated(Repetition(count: count, autoreverses: autoreverses, mode: mode))
  }

  func repeated(_ repetition: Repetition) -> MotionGroup {
    MotionGroup(.repeated(self, repetition), of: [self])
  }
}
