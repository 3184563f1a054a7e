extension SpecReader {
  private static let namedCurves: [(name: String, value: Curve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
  ]

  /// `{ "name": "easeInOut", "duration": 0.3 }`
  mutating func namedCurve(_ node: Int) -> Timing? {
    guard let members = durational(node, SpecKeys.curve) else { return nil }
    let curve = members["name"].flatMap { name($0, of: .curve, in: Self.namedCurves) }
    return timing(curve, members, of: node)
  }

  /// `{ "points": [0.3, 0, 0.1, 1], "duration": 0.3 }`
  mutating func cubicBezier(_ node: Int) -> Timing? {
    guard let members = durational(node, SpecKeys.points) else { return nil }
    return timing(
      members["points"].flatMap { bezier($0) }.map(Curve.cubicBezier), members, of: node)
  }

  /// `{ "count": 4, "position": "end", "duration": 0.3 }`
  mutating func steps(_ node: Int) -> Timing? {
    guard let members = durational(node, SpecKeys.steps) else { return nil }
    let count = members["count"].flatMap { wholeNumber($0) }
    let position: Steps.Position? =
      members["position"].map { name($0, of: .stepPosition) } ?? .end
    var curve: Curve?
    if let count {
      do {
        curve = .steps(try Steps(count, position: position ?? .end))
      } catch {
        report(error, of: node, members: members)
      }
    }
    return timing(position == nil ? nil : curve, members, of: node)
  }

  /// `{ "points": [[0, 0], [0.3, 1.1], [1, 1]], "duration": 0.3 }`
  mutating func piecewiseLinear(_ node: Int) -> Timing? {
    guard let members = durational(node, SpecKeys.points) else { return nil }
    return timing(
      members["points"].flatMap { lines($0) }.map(Curve.piecewiseLinear), members, of: node)
  }

  /// The members of a curve; all but `position` have to be there.
  private mutating func durational(_ node: Int, _ keys: KeyTable) -> Members? {
    members(of: node, allowed: keys, required: keys.names.filter { $0 != "position" })
  }

  private mutating func timing(_ curve: Curve?, _ members: Members, of node: Int) -> Timing? {
    guard let duration = members["duration"], let seconds = seconds(duration) else { return nil }
    do {
      let timing = try Timing.curve(curve ?? .linear, duration: seconds)
      return curve == nil ? nil : timing
    } catch {
      report(error, of: node, members: members)
      return nil
    }
  }

  private mutating func bezier(_ node: Int) -> CubicBezier? {
    guard let numbers = numbers(node, count: 4) else { return nil }
    var values = numbers.map(\.value)
    var isSound = true
    // A door tells of one point at a time: the one it refuses is put right, and it is asked again.
    for _ in 0...2 {
      do {
        let bezier = try CubicBezier(values[0], values[1], values[2], values[3])
        return isSound ? bezier : nil
      } catch {
        guard case .badPoint(let index, let x, let y) = error, index < 2 else { return nil }
        isSound = false
        let place =
          range(numbers[2 * index].node).lowerBound..<range(numbers[2 * index + 1].node).upperBound
        log.error(.value(.badPoint(index: index, x: x, y: y)), at: place)
        values.replaceSubrange(2 * index...2 * index + 1, with: [0, 0])
      }
    }
    return nil
  }

  private mutating func lines(_ node: Int) -> PiecewiseLinear? {
    guard let elements = list(node) else { return nil }
    var points: [(Double, Double)] = []
    for element in elements {
      guard expect(element, [.array], .point), let pair = numbers(element, count: 2) else {
        continue
      }
      points.append((pair[0].value, pair[1].value))
    }
    guard points.count == elements.count else { return nil }
    do {
      return try PiecewiseLinear(points)
    } catch {
      if case .badPoint(let index, let x, let y) = error {
        report(.badPoint(index: index, x: x, y: y), at: elements[index])
      } else {
        report(error, of: node, members: Members())
      }
      return nil
    }
  }

  /// The numbers of a list that has just so many.
  private mutating func numbers(_ node: Int, count: Int) -> [(value: Double, node: Int)]? {
    guard let elements = list(node) else { return nil }
    guard elements.count == count else {
      if !tree.nodes[node].isFlawed {
        report(.wrongCount(elements.count, expected: count), at: node)
      }
      return nil
    }
    let numbers = elements.compactMap { element in
      number(element).map { (value: $0, node: element) }
    }
    return numbers.count == count ? numbers : nil
  }
}
