/// Where a property's values are mixed, and how they get in and out.
///
/// A number is mixed as it is; a colour by four numbers of its colour space, the last of them alpha.
package enum ValueSpace: Hashable, Sendable {
  /// A number; what is published is clamped to a range.
  case number(ClosedRange<Double>)
  /// A colour, mixed in a colour space.
  case color(ColorSpace)

  package init(_ property: PropertyTraits, colorSpace: ColorSpace) {
    self = property.isColor ? .color(colorSpace) : .number(property.domain)
  }

  /// How many numbers of a value count.
  package var channelCount: Int {
    switch self {
    case .number: 1
    case .color: 4
    }
  }

  /// What a published number is clamped to, or a channel of a colour.
  var domain: ClosedRange<Double> {
    switch self {
    case .number(let domain): domain
    case .color: 0...1
    }
  }

  /// A value as it is mixed.
  package func mixing(_ value: PropertyValue) -> Channels {
    switch (value, self) {
    case (.color(let color), .color(let space)): space.mixing(color)
    case (.number(let number), _): Channels(number)
    case (.color, .number): .zero
    }
  }

  /// The two ends of a way, made comparable; see ``ColorSpace/aligned(_:_:)``.
  package func aligned(
    _ departure: Channels, _ target: Channels
  ) -> (departure: Channels, target: Channels) {
    guard case .color(let space) = self else { return (departure, target) }
    return space.aligned(departure, target)
  }

  /// A value as it is published.
  package func published(_ value: PropertyValue) -> Channels {
    switch value {
    case .number(let number): Channels(number)
    case .color(let color): Channels(color.red, color.green, color.blue, color.alpha)
    }
  }

  /// What is published while the numbers in motion are these: clamped, and a colour divided by its
  /// alpha. Where nothing is left of a colour's alpha, it is its target's colour, clear.
  @inline(__always)
  package func published(mixing state: Channels, target: Channels) -> Channels {
    switch self {
    case .number(let domain):
      return Channels(Self.clamp(state.first, domain.lowerBound, domain.upperBound))
    case .color(let space):
      let alpha = state.fourth
      if alpha <= 0 { return Channels(target.first, target.second, target.third, 0) }
      let color = space.gammaCoded(mixing: state)
      return Channels(
        Self.clamp(color.red, 0, 1), Self.clamp(color.green, 0, 1), Self.clamp(color.blue, 0, 1),
        Self.clamp(alpha, 0, 1))
    }
  }

  /// What is not a number stays so, to be found out and told. Compared this way around, each half is
  /// one instruction.
  @inline(__always)
  static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let value = high < value ? high : value
    return low > value ? low : value
  }
}
