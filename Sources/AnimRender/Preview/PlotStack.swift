import AnimCore

/// The plots of a scene's properties, one above the other over one time axis.
package struct PlotStack: Sendable {
  /// Which properties are shown and how much room each takes.
  package struct Plan: Hashable, Sendable {
    /// The properties, in order.
    package var properties: [PropertyTraits]
    /// The most rows one plot may have.
    package var rows: Int
    /// Whether a blank row parts the plots.
    package var isAiry: Bool
    /// How many of the scene's properties have no room.
    package var left = 0
  }

  /// One property: its plot and, for a colour, the colour itself over time.
  struct Entry: Sendable {
    let property: PropertyTraits
    let plot: Plot
    let summary: String
    /// The colour in each column; empty for a number.
    let strip: [Color]
  }

  let entries: [Entry]
  let time: TimeScale
  let scene: PreviewScene
  let survey: MotionSurvey
  let style: PreviewStyle
  let plan: Plan
  let columns: Int
  /// Columns left of the plots, their axis included.
  let gutter: Int

  /// - Parameters:
  ///   - columns: The width of everything, axis labels included.
  package init(
    _ scene: PreviewScene, plan: Plan, survey: MotionSurvey, style: PreviewStyle, columns: Int
  ) {
    self.scene = scene
    self.survey = survey
    self.style = style
    self.plan = plan
    self.columns = columns
    let scales = plan.properties.map { Self.scale(of: $0, scene, survey, rows: plan.rows) }
    gutter = min((scales.map(\.labelWidth).max() ?? 0) + 3, max(columns - 2, 1))
    let time = TimeScale(lastTick: survey.lastTick, columns: columns - gutter)
    self.time = time
    entries = zip(plan.properties, scales).map { property, scale in
      let reading = PlotReading(
        scene: scene, survey: survey, property: property, style: style, columns: time.columns)
      return Entry(
        property: property,
        plot: Plot(
          tracks: reading.tracks(), events: survey.stateChanges, settled: reading.settled,
          time: time, scale: scale),
        summary: reading.summary, strip: reading.strip())
    }
  }

  /// The roomiest plan for some properties in so many rows; nil if not even one plot fits.
  package static func plan(
    _ properties: [PropertyTraits], _ scene: PreviewScene, _ survey: MotionSurvey, rows: Int
  ) -> Plan? {
    for count in stride(from: properties.count, to: 0, by: -1) {
      for (most, isAiry) in [(7, true), (7, false), (6, false), (5, false), (4, false), (3, false)]
      {
        var plan = Plan(
          properties: Array(properties.prefix(count)), rows: most, isAiry: isAiry)
        plan.left = properties.count - count
        if height(of: plan, scene, survey) <= rows { return plan }
      }
    }
    return nil
  }

  private static func scale(
    of property: PropertyTraits, _ scene: PreviewScene, _ survey: MotionSurvey, rows: Int
  ) -> ValueScale {
    ValueScale(showing: survey.range(of: property, in: scene.motion), limit: rows)
  }

  /// How many rows a plan takes.
  package static func height(
    of plan: Plan, _ scene: PreviewScene, _ survey: MotionSurvey
  ) -> Int {
    let blanks = plan.isAiry ? max(plan.properties.count - 1, 0) : 0
    return plan.properties.reduce(axisRows + blanks) { height, property in
      height + 1 + (property.isColor ? 1 : 0)
        + scale(of: property, scene, survey, rows: plan.rows).rows
    }
  }

  /// The axis, its labels, the states.
  static let axisRows = 3
}
