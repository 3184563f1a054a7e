import AnimCore

extension Timing {
  /// The timing in a few words: `UIKit spring 0.3 s, ratio 0.4, velocity 1`.
  var words: String {
    delay == 0 ? kind.words : "\(kind.words), after \(delay.brief) s"
  }
}

extension Timing.Kind {
  fileprivate var words: String {
    switch self {
    case .spring(let spring, let push):
      "spring response \(spring.response.brief) s, ratio \(spring.dampingRatio.brief)"
        + Self.velocity(push)
    case .uikitSpring(let spring):
      "UIKit spring \(spring.duration.brief) s, ratio \(spring.dampingRatio.brief)"
        + Self.velocity(spring.initialVelocity)
    case .swiftUISpring(let spring, let push):
      "SwiftUI spring response \(spring.response.brief) s, "
        + "fraction \(spring.dampingFraction.brief)" + Self.velocity(push)
    case .curve(let curve, let duration): "\(curve.words) \(duration.brief) s"
    case .instant: "instant"
    }
  }

  private static func velocity(_ push: Double) -> String {
    push == 0 ? "" : ", velocity \(push.brief)"
  }
}

extension Curve {
  fileprivate var words: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .cubicBezier(let curve):
      "cubicBezier("
        + [curve.x1, curve.y1, curve.x2, curve.y2].map(\.brief).joined(separator: ", ") + ")"
    case .steps(let steps): "steps(\(steps.count), \(steps.position.rawValue))"
    case .piecewiseLinear(let line): "linear with \(line.points.count) points"
    }
  }
}

extension PropertyValue {
  /// The value as messages show it.
  var words: String {
    switch self {
    case .number(let number): number.brief(digits: 6)
    case .color(let color): color.hex
    }
  }
}

extension SegmentWay {
  /// The way in words: `[0] enter`.
  var words: String {
    switch self {
    case .enter(let effect): "[\(effect)] enter"
    case .exit(let effect): "[\(effect)] exit"
    case .keyframe(let effect, let place): "[\(effect)] keyframe \(place)"
    case .back: "back in time"
    }
  }
}

extension LogEntry {
  /// What happened, in words: `release at frame 7`.
  var words: String {
    switch cause {
    case .event(let event): "\(event) at frame \(tick.index)"
    case .minimumPressEnded: "end of the minimum press at frame \(tick.index)"
    }
  }
}
