import AnimCore

/// The plots of a scene in one or several stacks side by side, their time axes on one line.
package struct PlotBoard: Sendable {
  /// A stack and where its upper left corner is on the board.
  package struct Place: Sendable {
    package let stack: PlotStack
    package let column: Int
    package let row: Int
  }

  /// The stacks, from left to right.
  package let places: [Place]
  /// How many rows the board takes.
  package let height: Int

  private static let gap = 4
  /// Stacks stand side by side by themselves where each gets so many columns.
  private static let comfortable = 56
  /// Where rows are few, so many will do.
  private static let narrowest = 36
  private static let most = 3

  /// The board that shows the most properties in a size, in as few stacks as it takes; nil where not
  /// even one plot fits.
  package init?(
    _ scene: PreviewScene, survey: MotionSurvey, style: PreviewStyle, columns: Int, rows: Int
  ) {
    let properties = scene.motion.properties
    let plain = max(min(properties.count, columns / Self.comfortable, Self.most), 1)
    let packed = max(min(properties.count, columns / Self.narrowest, Self.most), plain)
    var best: [PlotStack.Plan] = []
    var shown = 0
    for count in plain...packed where shown < properties.count {
      let plans = Self.groups(properties, count: count).compactMap {
        PlotStack.plan($0, scene, survey, rows: rows)
      }
      let fitting = plans.reduce(0) { $0 + $1.properties.count }
      if fitting > shown { (best, shown) = (plans, fitting) }
    }
    if best.isEmpty { return nil }
    for place in best.indices {
      best[place].left = place == best.count - 1 ? properties.count - shown : 0
    }
    let width = (columns - Self.gap * (best.count - 1)) / best.count
    let stacks = best.map { plan in
      PlotStack(scene, plan: plan, survey: survey, style: style, columns: width)
    }
    let height = stacks.map(\.height).max() ?? 0
    self.height = height
    places = stacks.enumerated().map { place, stack in
      Place(stack: stack, column: place * (width + Self.gap), row: height - stack.height)
    }
  }

  // Neighbours stay together; the first groups have one more where it does not come out even.
  private static func groups(_ properties: [PropertyTraits], count: Int) -> [[PropertyTraits]] {
    let share = (properties.count + count - 1) / max(count, 1)
    return stride(from: 0, to: properties.count, by: max(share, 1)).map { start in
      Array(properties[start..<min(start + share, properties.count)])
    }
  }
}
