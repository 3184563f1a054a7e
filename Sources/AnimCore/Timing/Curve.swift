/// How progress goes from 0 to 1 over a stated duration.
///
/// `easeIn`, `easeOut` and `easeInOut` have the control points that both UIKit and CSS give them.
public enum Curve: Hashable, Sendable {
  /// Even progress.
  case linear
  /// Control points (0.42, 0) and (1, 1).
  case easeIn
  /// Control points (0, 0) and (0.58, 1).
  case easeOut
  /// Control points (0.42, 0) and (0.58, 1).
  case easeInOut
  /// A curve with control points of its own.
  case cubicBezier(CubicBezier)
  /// A staircase.
  case steps(Steps)
  /// Straight lines between points.
  case piecewiseLinear(PiecewiseLinear)

  /// The progress at a share of the time, 0…1.
  public func progress(at share: Double) -> Double {
    switch shape {
    case .bezier(let curve): curve.progress(at: share)
    case .steps(let steps): steps.progress(at: share)
    case .lines(let lines): lines.progress(at: share)
    case .even: min(max(share, 0), 1)
    }
  }

  /// The change of progress per share of the time.
  package func slope(at share: Double) -> Double {
    switch shape {
    case .bezier(let curve): curve.slope(at: share)
    case .steps: 0
    case .lines(let lines): lines.slope(at: share)
    case .even: 1
    }
  }

  private enum Shape {
    case even
    case bezier(CubicBezier)
    case steps(Steps)
    case lines(PiecewiseLinear)
  }

  private var shape: Shape {
    switch self {
    case .linear: .even
    case .easeIn: .bezier(CubicBezier(unchecked: 0.42, 0, 1, 1))
    case .easeOut: .bezier(CubicBezier(unchecked: 0, 0, 0.58, 1))
    case .easeInOut: .bezier(CubicBezier(unchecked: 0.42, 0, 0.58, 1))
    case .cubicBezier(let curve): .bezier(curve)
    case .steps(let steps): .steps(steps)
    case .piecewiseLinear(let lines): .lines(lines)
    }
  }
}
