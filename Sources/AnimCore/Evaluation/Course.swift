/// How an effect of several keyframes runs: its segments, planned one after another as far as the end of
/// each is known.
struct Course {
  let effect: Int
  /// The property, by its place among the animated ones.
  let place: Int
  /// When the effect began.
  let begun: Int
  /// The event that began it, by its place in the log.
  let cause: Int
  /// Whether it has the property, so that what is planned happens.
  var leads: Bool

  private let keyframes: [Effect.Keyframe]
  /// The motion if nothing else happens.
  private var track: Track
  private var next = 0
  /// The last segment that was planned.
  private(set) var last: Segment?

  init(
    _ effect: Effect, index: Int, place: Int, on track: Track, begun: Int, cause: Int, leads: Bool
  ) {
    self.effect = index
    self.place = place
    self.begun = begun
    self.cause = cause
    self.leads = leads
    keyframes = effect.keyframes
    self.track = track.since(begun)
  }

  /// Whether all its segments are planned.
  var isWhole: Bool { next == keyframes.count }

  /// The segment by whose end the effect's way there ends; nil as long as that is not planned.
  var way: Segment? { isWhole ? last : nil }

  /// Looks further ahead for the ends of what is planned.
  mutating func lookAhead(from tick: Int, rules: RestRules) {
    _ = track.lookAhead(from: tick, rules: rules)
    last = track.segments.last
  }

  /// Plans the segments whose start is known. Returns what makes them begin, each with its keyframe.
  mutating func plan(rules: RestRules) -> [(order: Track.Order, keyframe: Int)] {
    var orders: [(order: Track.Order, keyframe: Int)] = []
    while next < keyframes.count, let order = nextOrder(rules) {
      last = track.begin(order, id: 0, rules: rules).segment
      orders.append((order, next))
      next += 1
    }
    return orders
  }

  /// What makes the next segment begin; nil as long as its start is not known. Keyframes that are
  /// overtaken by one with a stated start are passed over.
  private mutating func nextOrder(_ rules: RestRules) -> Track.Order? {
    guard let last else {
      let delay = start(of: 0, after: begun) - begun
      return order(of: 0, at: begun, delay: delay)
    }
    if let end = last.end {
      return order(of: next, at: start(of: next, after: end))
    }
    // Whatever waits for what has no end before the horizon comes after all that is stated up to there.
    let stated = keyframes.indices.dropFirst(next).first { keyframes[$0].start != nil }
    guard let stated, start(of: stated, after: begun) <= rules.horizon else { return nil }
    next = stated
    return order(of: next, at: start(of: next, after: begun))
  }

  private func start(of index: Int, after end: Int) -> Int {
    let keyframe = keyframes[index]
    let counted = keyframe.start.map { begun + Tick.nearest(to: $0) } ?? end
    return counted + Tick.nearest(to: keyframe.timing.delay)
  }

  private func order(of index: Int, at tick: Int, delay: Int = 0) -> Track.Order {
    let keyframe = keyframes[index]
    return Track.Order(
      tick: tick, delay: delay, kind: keyframe.timing.kind, target: keyframe.target)
  }
}
