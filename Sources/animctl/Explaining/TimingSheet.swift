import AnimCore

/// The different timings of a description, each named by a letter.
struct TimingSheet: Sendable {
  /// A timing, and the effects' ways that follow it.
  struct Line: Sendable {
    let timing: Timing
    fileprivate(set) var users: [SegmentWay]
  }

  private(set) var lines: [Line] = []

  init(_ animations: ButtonAnimations) {
    for (place, effect) in animations.effects.enumerated() {
      for (number, keyframe) in effect.keyframes.enumerated() {
        add(keyframe.timing, .keyframe(place, number))
      }
      if effect.keyframes.isEmpty { add(effect.enter, .enter(place)) }
      add(effect.exit, .exit(place))
    }
  }

  private mutating func add(_ timing: Timing, _ user: SegmentWay) {
    if let place = place(of: timing) {
      lines[place].users.append(user)
    } else {
      lines.append(Line(timing: timing, users: [user]))
    }
  }

  /// Where a timing is among them.
  func place(of timing: Timing) -> Int? { lines.firstIndex { $0.timing == timing } }

  /// The name of a timing: `a`.
  func name(of timing: Timing) -> String { place(of: timing).map(Self.name) ?? "" }

  /// The name of a place: a to z, then aa.
  static func name(_ place: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(place % 26)))
    return place < 26 ? letter : name(place / 26 - 1) + letter
  }
}
