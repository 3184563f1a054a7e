/// Where a property's values are mixed, and how they get in and out.
///
/// A number is mixed as it is. A colour is mixed premultiplied in gamma-coded sRGB, as UIKit does: its
/// four numbers in motion are red, green and blue, each times alpha, and alpha.
package enum ValueSpace: Hashable, Sendable {
  /// A number; what is published is clamped to a range.
  case number(ClosedRange<Double>)
  /// A colour.
  case premultipliedColor

  package init(_ property: PropertyTraits) {
    self = property.isColor ? .premultipliedColor : .number(property.domain)
  }

  /// A value as it is mixed.
  package func mixing(_ value: PropertyValue) -> Channels {
    switch value {
    case .number(let number): Channels(number)
    case .color(let color):
      Channels(
        color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha, color.alpha)
    }
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
    case .premultipliedColor:
      let alpha = state.fourth
      if alpha <= 0 { return Channels(target.first, target.second, target.third, 0) }
      return Channels(
        Self.clamp(state.first / alpha, 0, 1), Self.clamp(state.second / alpha, 0, 1),
        Self.clamp(state.third / alpha, 0, 1), Self.clamp(alpha, 0, 1))
    }
  }

  /// What is not a number stays so, to be found out and told.
  @inline(__always)
  private static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    value < low ? low : value > high ? high : value
  }
}
