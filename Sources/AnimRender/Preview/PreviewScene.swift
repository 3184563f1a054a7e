import AnimCore

/// What a preview shows: a timeline and the button it moves.
public struct PreviewScene: Sendable {
  /// How the button moves.
  public var timeline: Timeline { motion.timeline }
  /// How the button moves, from where it is shown.
  package let motion: MotionWindow
  /// What is written on the button.
  public let title: String
  /// What the motion is called.
  public var name: String
  /// The button's width at scale 1, in points, within ``sides``.
  public let width: Double
  /// The button's height at scale 1, in points, within ``sides``.
  public let height: Double

  /// How many times larger than it is a change of the scale is drawn, within ``zooms``.
  public var zoom = 1.0

  /// By how much a change of the scale can be exaggerated.
  public static let zooms = 1...20.0
  /// The sizes a button can be drawn at, in points.
  public static let sides = 1...10_000.0

  /// Creates a scene; a size outside ``sides`` is drawn as the nearest one inside.
  public init(
    timeline: Timeline, title: String, name: String, width: Double = 160, height: Double = 48
  ) {
    self.init(MotionWindow(timeline), title: title, name: name, width: width, height: height)
  }

  /// Creates a scene of a part of a motion.
  package init(
    _ motion: MotionWindow, title: String, name: String, width: Double = 160, height: Double = 48
  ) {
    self.motion = motion
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
    let opacity = motion.value(of: .opacity, at: tick)
    let face = motion.value(of: .backgroundColor, at: tick)
    let isBare = face.alpha == 0 && !animates(.backgroundColor)
    let fill = style.seen(isBare ? Self.neutral : face, opacity: opacity)
    let ink = motion.value(of: .foregroundColor, at: tick)
    let isUnset = ink.alpha == 0 && !animates(.foregroundColor)
    let title = style.seen(isUnset ? style.label(on: fill) : ink, opacity: opacity, over: fill)
    var look = ButtonLook(fill: fill, titleColor: title)
    look.width = width
    look.height = height
    look.scale = drawn(scale: motion.value(of: .scale, at: tick))
    look.offsetX = motion.value(of: .offsetX, at: tick)
    look.offsetY = motion.value(of: .offsetY, at: tick)
    look.rotation = motion.value(of: .rotation, at: tick)
    look.cornerRadius = motion.value(of: .cornerRadius, at: tick)
    look.borderWidth = motion.value(of: .borderWidth, at: tick)
    look.shadowRadius = motion.value(of: .shadowRadius, at: tick)
    look.shadowOpacity = motion.value(of: .shadowOpacity, at: tick) * opacity
    let border = motion.value(of: .borderColor, at: tick)
    look.border = border.alpha > 0 ? style.seen(border, opacity: opacity, over: fill) : nil
    return look
  }

  /// The scale a button is drawn at, exaggerated as asked for.
  package func drawn(scale: Double) -> Double {
    zoom == 1 ? scale : 1 + (scale - 1) * min(max(zoom, 1), Self.zooms.upperBound)
  }

  private func animates<Value>(_ property: Property<Value>) -> Bool {
    motion.properties.contains(property.traits)
  }

  /// The face of a button for which no colour is given, so that there is something to see.
  private static let neutral = Color(clamping: 142.0 / 255, 142.0 / 255, 147.0 / 255, 1)
}
