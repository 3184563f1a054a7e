/// The mirror in time of a property's way.
package struct ReversedMotion: Hashable, Sendable {
  /// The way there.
  package let past: Track
  /// The tick it turns back at.
  package let turn: Int

  /// How many mirrors there are one in another, this one included.
  let depth: Int

  /// Mirrors of mirrors of a way that was cut each time could go on without end. What would be as deep as
  /// this stands still instead, so that looking into them ends before the stack does.
  static let depthLimit = 100

  package init(_ past: Track, turn: Int) {
    self.past = past
    self.turn = turn
    depth =
      past.segments.reduce(0) { deepest, segment in
        guard case .reversed(let reversed) = segment.path else { return deepest }
        return max(deepest, reversed.depth)
      } + 1
  }

  /// The tick of the way there that a tick of the way back shows.
  package func mirrored(_ tick: Int) -> Int { turn - (tick - turn) }

  /// The numbers in motion at a tick of the way back.
  package func motion(at tick: Int) -> (state: Channels, velocity: Channels) {
    guard let segment = past.segment(at: mirrored(tick)) else { return (past.rest.state, .zero) }
    let motion = segment.motion(at: mirrored(tick))
    return (motion.state, Self.negated(motion.velocity))
  }

  /// What is published at a tick of the way back.
  package func published(at tick: Int) -> Channels { past.published(at: mirrored(tick)) }

  /// The opposite velocity; no velocity stays a positive zero.
  package static func negated(_ velocity: Channels) -> Channels { velocity.map { 0 - $0 } }
}
