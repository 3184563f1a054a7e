/// The contrast of a button's title on its background, frame by frame.
///
/// The ratio is that of WCAG 2: (L₁ + 0.05)/(L₂ + 0.05) of the relative luminances, the lighter first.
/// The background is laid over white, the title over that; the button's opacity is left aside, since what
/// fades as a whole is meant to. Frames on which the button is disabled are exempt, as in WCAG.
struct TitleContrast {
  /// The contrast before anything has happened.
  let atRest: Double
  private let timeline: Timeline

  /// Nil where the spec does not say what colours the title and the background have.
  init?(_ subject: LintSubject) {
    let animations = subject.button.animations
    let isKnown = [Property.foregroundColor, Property.backgroundColor].allSatisfy { property in
      animations.resting[property] != nil
        || animations.effects.contains { $0.property == property.traits }
    }
    guard isKnown else { return nil }
    timeline = subject.timeline
    atRest = Self.ratio(
      title: Self.resting(.foregroundColor, timeline),
      background: Self.resting(.backgroundColor, timeline))
  }

  private static func resting(_ property: Property<Color>, _ timeline: Timeline) -> Color {
    let value = timeline.animations.restingValue(of: property.traits)
    guard case .color(let color) = value else { return .clear }
    return color
  }

  /// The worst frame of those runs that stay below a ratio for more than so many frames; nil if there is
  /// no such run.
  func worstRun(below ratio: Double, longerThan frames: Int) -> (value: Double, tick: Int)? {
    var worst: (value: Double, tick: Int)?
    var run: (count: Int, worst: (value: Double, tick: Int))?
    for tick in timeline.ticks {
      let contrast = contrast(at: tick)
      guard contrast < ratio, !timeline.state(at: tick).contains(.disabled) else {
        run = nil
        continue
      }
      let here = (value: contrast, tick: tick.index)
      let before = run?.worst ?? here
      run = ((run?.count ?? 0) + 1, before.value <= here.value ? before : here)
      // The last frame stays on.
      let isLong = run.map { $0.count > frames } ?? false || tick == timeline.lastTick
      if let run, isLong, run.worst.value < worst?.value ?? .infinity { worst = run.worst }
    }
    return worst
  }

  private func contrast(at tick: Tick) -> Double {
    Self.ratio(
      title: timeline.value(of: .foregroundColor, at: tick),
      background: timeline.value(of: .backgroundColor, at: tick))
  }

  /// The ratio, from 1 to 21.
  static func ratio(title: Color, background: Color) -> Double {
    let face = over(background, .white)
    let (first, second) = (luminance(face), luminance(over(title, face)))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private static func over(_ upper: Color, _ lower: Color) -> Color {
    let alpha = upper.alpha
    return Color(
      clamping: upper.red * alpha + lower.red * (1 - alpha),
      upper.green * alpha + lower.green * (1 - alpha),
      upper.blue * alpha + lower.blue * (1 - alpha), 1)
  }

  private static func luminance(_ color: Color) -> Double {
    let light = LinearRGB(color)
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }
}
