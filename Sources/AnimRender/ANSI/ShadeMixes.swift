import AnimCore

/// A cell that two of the sixteen colours share: a shade glyph, whose dots are one and whose ground is
/// the other.
package struct ShadeMix: Hashable, Sendable {
  /// The dots: `░`, `▒` or `▓`; a blank for one colour alone.
  package let glyph: Glyph
  /// The dots' colour.
  package let foreground: UInt8
  /// The ground's colour.
  package let background: UInt8
}

/// The colours sixteen make in pairs, seen from so far that the dots of a shade glyph run into one.
///
/// A filled cell is then as near to a colour as the 240 of a larger palette are: by 0.037 in OKLab in
/// the mean, 0.110 with the sixteen alone.
package struct ShadeMixes: Sendable {
  private let entries: [(mix: ShadeMix, place: OKLab)]

  /// Those of xterm's sixteen colours.
  package static let xterm16 = ShadeMixes(Palette.xterm16)

  private static let shades: [(glyph: Glyph, share: Double)] = [
    ("░", 0.25), ("▒", 0.5), ("▓", 0.75),
  ]

  private init(_ palette: Palette) {
    var entries = palette.colors.map { index, color in
      (ShadeMix(glyph: .blank, foreground: index, background: index), OKLab(color))
    }
    for (place, (ground, under)) in palette.colors.enumerated() {
      for (dots, over) in palette.colors[(place + 1)...] {
        for shade in Self.shades {
          entries.append(
            (
              ShadeMix(glyph: shade.glyph, foreground: dots, background: ground),
              OKLab(Self.mixed(over, under, share: shade.share))
            ))
        }
      }
    }
    self.entries = entries
  }

  /// The pair that looks most like a colour; of equals the first, and one colour before two.
  package func nearest(to color: Color) -> ShadeMix {
    let place = OKLab(color)
    var best = entries[0]
    var least = Double.infinity
    for entry in entries {
      let distance = entry.place.squaredDistance(to: place)
      if distance < least { (best, least) = (entry, distance) }
    }
    return best.mix
  }

  // Dots run together as light does.
  private static func mixed(_ over: Color, _ under: Color, share: Double) -> Color {
    func channel(_ dots: Double, _ ground: Double) -> Double {
      Elementary.gammaFromLinear(
        Elementary.linearFromGamma(dots) * share + Elementary.linearFromGamma(ground) * (1 - share))
    }
    return Color(
      clamping: channel(over.red, under.red), channel(over.green, under.green),
      channel(over.blue, under.blue), 1)
  }
}
