import AnimCore

/// What a preview shows: a timeline and the button it moves.
public struct PreviewScene: Sendable {
  /// How the button moves.
  public let timeline: Timeline
  /// What is written on the button.
  public let title: String
  /// What the motion is called.
  public let name: String
  /// The button's width at scale 1, in points, within ``sides``.
  public let width: Double
  /// The button's height at scale 1, in points, within ``sides``.
  public let height: Double

  /// The sizes a button can be drawn at, in points.
  public static let sides = 1...10_000.0

  /// Creates a scene; a size outside ``sides`` is drawn as the nearest one inside.
  public init(
    timeline: Timeline, title: String, name: String, width: Double = 160, height: Double = 48
  ) {
    self.timeline = timeline
    self.title = title
    self.name = name
    self.width = Self.clamp(width)
    self.height = Self.clamp(height)
  }

  private static func clamp(_ side: Double) -> Double {
    side > sides.lowerBound ? min(side, sides.upperBound) : sides.lowerBound
  }

  /// What the button looks like at a tick, its colours laid over one another as they are seen.
  package func look(at tick: Tick, style: PreviewStyle) -> ButtonLook {
    let opacity = timeline.value(of: .opacity, at: tick)
    let face = timeline.value(of: .backgroundColor, at: tick)
    let isBare = face.alpha == 0 && !animates(.backgroundColor)
    let fill = style.seen(isBare ? Self.neutral : face, opacity: opacity)
    let ink = timeline.value(of: .foregroundColor, at: tick)
    let isUnset = ink.alpha == 0 && !animates(.foregroundColor)
    let title = style.seen(isUnset ? style.label(on: fill) : ink, opacity: opacity, over: fill)
    var look = ButtonLook(fill: fill, titleColor: title)
    look.width = width
    look.height = height
    look.scale = timeline.value(of: .scale, at: tick)
    look.offsetX = timeline.value(of: .offsetX, at: tick)
    look.offsetY = timeline.value(of: .offsetY, at: tick)
    look.rotation = timeline.value(of: .rotation, at: tick)
    look.cornerRadius = timeline.value(of: .cornerRadius, at: tick)
    look.borderWidth = timeline.value(of: .borderWidth, at: tick)
    let border = timeline.value(of: .borderColor, at: tick)
    look.border = border.alpha > 0 ? style.seen(border, opacity: opacity, over: fill) : nil
    return look
  }

  private func animates<Value>(_ property: Property<Value>) -> Bool {
    timeline.properties.contains(property.traits)
  }

  /// The face of a button for which no colour is given, so that there is something to see.
  private static let neutral = Color(clamping: 142.0 / 255, 142.0 / 255, 147.0 / 255, 1)
}
