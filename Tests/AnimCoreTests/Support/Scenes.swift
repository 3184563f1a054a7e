import AnimCore

/// A hold that takes scale to a value by one spring both ways.
func hold(
  scale: Double, from resting: Double = 1, _ spring: Spring, delay: Double = 0,
  initialVelocity: Double = 0
) throws -> ButtonAnimations {
  var values = RestingValues()
  values[.scale] = resting
  let timing = try Timing.spring(spring, initialVelocity: initialVelocity).delayed(by: delay)
  return ButtonAnimations(resting: values)
    .scaleEffect(ratio: scale, style: .hold, enter: timing)
}

/// A script with its events at ticks.
func script(_ events: (InteractionEvent, at: Tick)...) throws -> InteractionScript {
  try InteractionScript(events)
}

extension Timeline {
  /// A number's values at all ticks.
  func values(of property: Property<Double>) -> [Double] {
    (0...lastTick.index).map { value(of: property, at: Tick($0)) }
  }

  /// A colour's values at all ticks.
  func values(of property: Property<Color>) -> [Color] {
    (0...lastTick.index).map { value(of: property, at: Tick($0)) }
  }

  /// All its rows.
  var wholeTable: FrameTable { table(of: 0...lastTick) }
}
