import AnimCore
import ReferenceTables
import Testing

@Suite("Curves")
struct CurveTests {
  @Test("begin at 0, end at 1, and stay put outside")
  func ends() throws {
    let curves: [Curve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .cubicBezier(try CubicBezier(0.3, 1.7, 0.6, -2)),
      .steps(try Steps(4)), .piecewiseLinear(try PiecewiseLinear([(0, 0), (0.3, 1.1), (1, 1)])),
    ]
    for curve in curves {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -3) == 0 && curve.progress(at: 3) == 1)
    }
  }

  @Test("a share that is no number stops nothing")
  func noNumber() throws {
    for position in Steps.Position.allCases {
      let steps = try Steps(4, position: position)
      #expect(steps.progress(at: .nan) == steps.progress(at: 0))
    }
    #expect(try CubicBezier(0.3, 1.7, 0.6, -2).progress(at: .nan).isFinite)
  }

  @Test("a point on a Bézier curve is found to 1e-12, steep ones too")
  func bezier() throws {
    for (x1, y1, x2, y2) in [
      (0.42, 0.0, 0.58, 1.0), (0.25, 0.1, 0.25, 1), (0, 1, 1, 0), (1, 0, 0, 1), (0, 0, 0, 0),
      (1, 1, 1, 1), (0.01, 1, 0.01, 1), (0.5, -4, 0.5, 5),
    ] {
      let curve = try CubicBezier(x1, y1, x2, y2)
      for step in 0...1_000 {
        // A point of the curve by de Casteljau's construction, independent of the solver.
        let s = Double(step) / 1_000
        let x = casteljau(0, x1, x2, 1, s)
        let y = casteljau(0, y1, y2, 1, s)
        let around = [x - 1e-13, x, x + 1e-13].map { curve.progress(at: $0) }
        let low = (around.min() ?? 0) - 1e-12
        let high = (around.max() ?? 0) + 1e-12
        #expect(low <= y && y <= high, "\(curve) at \(x): \(y) not in \(low)…\(high)")
      }
    }
  }

  @Test("600 points in 60 digits, however near to where a curve stands upright")
  func steep() throws {
    let rows = try ReferenceTable("steep_curves.csv").numbers(
      "x1", "y1", "x2", "y2", "share", "progress")
    #expect(rows.count == 600)
    for row in rows {
      let curve = try CubicBezier(row[0], row[1], row[2], row[3])
      #expect(abs(curve.progress(at: row[4]) - row[5]) <= 1e-12, "\(row)")
    }
  }

  @Test("names have UIKit's and CSS's control points")
  func names() throws {
    let named: [(Curve, [Double])] = [
      (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
      (.linear, [0, 0, 1, 1]),
    ]
    for (curve, points) in named {
      let bezier = try CubicBezier(points[0], points[1], points[2], points[3])
      for step in 0...100 {
        let share = Double(step) / 100
        #expect(abs(curve.progress(at: share) - bezier.progress(at: share)) <= 1e-15)
      }
    }
  }

  @Test("the slope is the slope")
  func slope() throws {
    let curves: [Curve] = [
      .linear, .easeIn, .easeOut, .easeInOut,
      .piecewiseLinear(try PiecewiseLinear([(0, 0), (0.3, 1.1), (1, 1)])),
    ]
    for curve in curves {
      for share in [0.05, 0.2, 0.5, 0.77, 0.95] {
        let slope = (curve.progress(at: share + 1e-6) - curve.progress(at: share - 1e-6)) / 2e-6
        #expect(abs(slope - curve.slope(at: share)) < 1e-6)
      }
    }
    let upright = try CubicBezier(0, 1, 0, 1)
    #expect(upright.slope(at: 0).isFinite)
  }

  @Test("stairs jump where CSS has them jump")
  func steps() throws {
    let expected: [(Steps.Position, [Double])] = [
      (.end, [0, 0, 0.25, 0.5, 0.75, 1]), (.jumpEnd, [0, 0, 0.25, 0.5, 0.75, 1]),
      (.start, [0.25, 0.25, 0.5, 0.75, 1, 1]), (.jumpStart, [0.25, 0.25, 0.5, 0.75, 1, 1]),
      (.jumpNone, [0, 0, 1.0 / 3, 2.0 / 3, 1, 1]), (.jumpBoth, [0.2, 0.2, 0.4, 0.6, 0.8, 1]),
    ]
    for (position, values) in expected {
      let steps = try Steps(4, position: position)
      #expect([0, 0.2, 0.25, 0.5, 0.75, 1].map { steps.progress(at: $0) } == values)
    }
  }

  @Test("doors refuse what makes no curve")
  func doors() {
    #expect(throws: TimingError.badPoint(index: 0, x: -0.1, y: 0)) {
      try CubicBezier(-0.1, 0, 0.5, 1)
    }
    #expect(throws: TimingError.self) { try CubicBezier(0.1, 0, 0.5, .nan) }
    #expect(throws: TimingError.self) { try Steps(0) }
    #expect(throws: TimingError.self) { try Steps(1, position: .jumpNone) }
    #expect(throws: TimingError.self) { try Steps(.max) }
    #expect(throws: TimingError.tooFewPoints(count: 1, least: 2)) {
      try PiecewiseLinear([(0, 0)])
    }
    #expect(throws: TimingError.badPoint(index: 2, x: 0.4, y: 1)) {
      try PiecewiseLinear([(0, 0), (0.5, 1), (0.4, 1), (1, 1)])
    }
    #expect(throws: TimingError.badPoint(index: 1, x: 0.9, y: 1)) {
      try PiecewiseLinear([(0, 0), (0.9, 1)])
    }
    for duration in [-0.3, .nan, .infinity, 1e12, 1e-5] {
      #expect(throws: TimingError.self) { try Timing.curve(.linear, duration: duration) }
      #expect(throws: SpringError.self) {
        try Timing.uikitSpring(duration: duration == 1e-5 ? -1 : duration, dampingRatio: 0.5)
      }
    }
    for delay in [-0.1, .nan, .infinity, 1e7] {
      #expect(throws: TimingError.self) { try Timing.instant.delayed(by: delay) }
    }
  }

  @Test("half a second of a line is 31 rows")
  func rows() throws {
    var resting = RestingValues()
    resting[.opacity] = 0
    let timeline = try ButtonAnimations(resting: resting)
      .effect(.opacity, to: 1, enter: .curve(.linear, duration: 0.5))
      .compile(try script((.press, at: 0)))
    #expect(timeline.values(of: .opacity).count == 31)
    #expect(timeline.value(of: .opacity, at: 0) == 0)
    #expect(timeline.value(of: .opacity, at: 30) == 1)
    #expect(timeline.value(of: .opacity, at: 15) == 0.5)
  }

  private func casteljau(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ s: Double) -> Double
  {
    func mix(_ p: Double, _ q: Double) -> Double { p + (q - p) * s }
    return mix(mix(mix(a, b), mix(b, c)), mix(mix(b, c), mix(c, d)))
  }
}
