/// Where colours are mixed on their way from one to another.
///
/// In each, what is mixed is premultiplied: the numbers of a colour times its alpha, and alpha.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// Gamma-coded sRGB, as UIKit and Core Animation mix.
  case srgb
  /// Amounts of light.
  case linearSRGB
  /// Lightness and two opponent axes, even to the eye.
  case oklab
  /// Lightness, chroma and hue; the hue goes the shorter way round and is not premultiplied.
  case oklch
}

// The numbers a colour is mixed by. The hue is in radians, so that a unit of it is about as much of a
// change as a unit of the others.
extension ColorSpace {
  /// A chroma below which a colour has no hue of its own; CSS Color 4 draws the line there too.
  private static let greyChroma = 4e-6

  /// A colour as it is mixed.
  package func mixing(_ color: Color) -> Channels {
    let alpha = color.alpha
    switch self {
    case .srgb:
      return Channels(color.red * alpha, color.green * alpha, color.blue * alpha, alpha)
    case .linearSRGB:
      let light = LinearRGB(color)
      return Channels(light.red * alpha, light.green * alpha, light.blue * alpha, alpha)
    case .oklab:
      let lab = OKLab(color)
      return Channels(lab.lightness * alpha, lab.a * alpha, lab.b * alpha, alpha)
    case .oklch:
      let lab = OKLab(color)
      let chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
      let hue = chroma > Self.greyChroma ? Elementary.atan2(lab.b, lab.a) : 0
      return Channels(lab.lightness * alpha, chroma * alpha, hue, alpha)
    }
  }

  /// Red, green and blue, gamma-coded and not clamped, of what is mixed at an alpha above 0.
  package func gammaCoded(mixing state: Channels) -> (red: Double, green: Double, blue: Double) {
    let alpha = state.fourth
    let (first, second, third) = (state.first / alpha, state.second / alpha, state.third / alpha)
    switch self {
    case .srgb:
      return (first, second, third)
    case .linearSRGB:
      return LinearRGB(red: first, green: second, blue: third).gammaCoded
    case .oklab:
      return OKLab(lightness: first, a: second, b: third).light.gammaCoded
    case .oklch:
      let chroma = max(second, 0)
      let hue = Elementary.sinCos(state.third)
      return OKLab(lightness: first, a: chroma * hue.cos, b: chroma * hue.sin).light.gammaCoded
    }
  }

  /// The two ends of a way with their hues side by side: a grey end takes the other's hue, and the
  /// target's goes the shorter way round.
  package func aligned(
    _ departure: Channels, _ target: Channels
  ) -> (departure: Channels, target: Channels) {
    guard self == .oklch else { return (departure, target) }
    var (departure, target) = (departure, target)
    if isGrey(departure), !isGrey(target) {
      departure.third = target.third
    } else if isGrey(target) {
      target.third = departure.third
    } else {
      let turns = (departure.third - target.third) / (2 * .pi)
      // Far from any limit of Int: a hue turns a few times at most in a whole script.
      if abs(turns) < 1e9 {
        let whole = Double(Int(turns < 0 ? turns - 0.5 : turns + 0.5))
        target.third += whole * 2 * .pi
      }
    }
    return (departure, target)
  }

  private func isGrey(_ state: Channels) -> Bool {
    abs(state.second) <= Self.greyChroma * max(abs(state.fourth), Self.greyChroma)
  }
}
