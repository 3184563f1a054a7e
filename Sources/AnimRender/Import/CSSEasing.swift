import AnimCore

/// An easing as CSS writes one, by CSS Easing Functions Level 2: a name, `cubic-bezier()`, `steps()` or
/// `linear()`.
enum CSSEasing {
  /// The curve of a name; nil for any other word.
  static func named(_ word: String) -> Curve? {
    switch word.lowercased() {
    case "linear": .linear
    case "ease": (try? CubicBezier(0.25, 0.1, 0.25, 1)).map(Curve.cubicBezier)
    case "ease-in": .easeIn
    case "ease-out": .easeOut
    case "ease-in-out": .easeInOut
    case "step-start": (try? Steps(1, position: .start)).map(Curve.steps)
    case "step-end": (try? Steps(1, position: .end)).map(Curve.steps)
    default: nil
    }
  }

  /// The functions there are.
  static let functions = ["cubic-bezier", "steps", "linear"]

  /// The curve of a function, one of ``functions``, and what stands in its parentheses.
  ///
  /// - Throws: ``MotionImportError/badEasing(_:_:)``.
  static func function(
    _ name: String, _ arguments: [[CSSToken]]
  ) throws(MotionImportError) -> Curve {
    do throws(TimingError) {
      switch name {
      case "cubic-bezier": return .cubicBezier(try bezier(arguments))
      case "steps": return .steps(try steps(arguments))
      default: return .piecewiseLinear(try linear(arguments))
      }
    } catch {
      throw .badEasing(name, error)
    }
  }

  /// What stands for an argument that is no number where one has to be.
  private static func number(_ tokens: [CSSToken]) -> Double {
    if case .number(let number, unit: "")? = tokens.first, tokens.count == 1 {
      number
    } else {
      .nan
    }
  }

  private static func bezier(_ arguments: [[CSSToken]]) throws(TimingError) -> CubicBezier {
    guard arguments.count == 4 else { throw .tooFewPoints(count: arguments.count, least: 4) }
    let numbers = arguments.map(number)
    return try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func steps(_ arguments: [[CSSToken]]) throws(TimingError) -> Steps {
    var position = Steps.Position.end
    if arguments.count > 1, case .word(let word)? = arguments[1].first {
      guard let known = Steps.Position(rawValue: word.lowercased()) else {
        throw .outOfRange(.steps, value: .nan, allowed: 1...1e6)
      }
      position = known
    }
    guard let first = arguments.first, let count = Int(exactly: number(first)) else {
      throw .outOfRange(.steps, value: arguments.first.map(number) ?? .nan, allowed: 1...1e6)
    }
    return try Steps(count, position: position)
  }

  /// Stops without a place stand evenly between those with one, and none before an earlier one. Beyond
  /// the first and the last the lines go on as they are.
  private static func linear(_ arguments: [[CSSToken]]) throws(TimingError) -> PiecewiseLinear {
    var stops: [(share: Double?, progress: Double)] = []
    for (index, argument) in arguments.enumerated() {
      var progress: Double?
      var shares: [Double] = []
      for token in argument {
        switch token {
        case .number(let number, unit: "") where progress == nil: progress = number
        case .number(let number, unit: "%") where shares.count < 2: shares.append(number)
        default: throw .badPoint(index: index, x: .nan, y: progress ?? .nan)
        }
      }
      guard let progress else {
        throw .badPoint(index: index, x: shares.first ?? .nan, y: .nan)
      }
      stops += shares.isEmpty ? [(nil, progress)] : shares.map { ($0, progress) }
    }
    guard stops.count >= 2 else { throw .tooFewPoints(count: stops.count, least: 2) }
    return try PiecewiseLinear(reachingEnds(placed(stops)))
  }

  private static func placed(
    _ stops: [(share: Double?, progress: Double)]
  ) -> [(share: Double, progress: Double)] {
    var shares = stops.map(\.share)
    shares[0] = shares[0] ?? 0
    shares[shares.count - 1] = shares[shares.count - 1] ?? 1
    var latest = -Double.infinity
    for index in shares.indices {
      guard let share = shares[index] else { continue }
      latest = max(latest, share)
      shares[index] = latest
    }
    var known = 0
    for index in shares.indices.dropFirst() {
      guard let end = shares[index] else { continue }
      let start = shares[known] ?? 0
      for between in known + 1..<index {
        let (before, after) = (Double(between - known), Double(index - between))
        shares[between] = (start * after + end * before) / Double(index - known)
      }
      known = index
    }
    return zip(shares, stops).map { ($0 ?? 0, $1.progress) }
  }

  /// The same line, cut or drawn out to the shares 0 and 1.
  private static func reachingEnds(
    _ stops: [(share: Double, progress: Double)]
  ) -> [(Double, Double)] {
    func line(
      _ from: (share: Double, progress: Double), _ to: (share: Double, progress: Double),
      at share: Double
    ) -> Double {
      guard to.share > from.share else { return to.progress }
      let t = (share - from.share) / (to.share - from.share)
      return from.progress * (1 - t) + to.progress * t
    }
    func end(at share: Double) -> Double {
      let right = stops.firstIndex { $0.share >= share } ?? stops.count - 1
      let place = min(max(right, 1), stops.count - 1)
      return line(stops[place - 1], stops[place], at: share)
    }
    var points: [(Double, Double)] = stops.filter { (0...1).contains($0.share) }.map { ($0, $1) }
    if points.first?.0 != 0 {
      // Before a jump at the very first stop it is already where that leads, as browsers have it.
      if stops.count > 1, stops[0].share == stops[1].share, !points.isEmpty { points.removeFirst() }
      points.insert((0, end(at: 0)), at: 0)
    }
    if points.last?.0 != 1 { points.append((1, end(at: 1))) }
    return points
  }
}
