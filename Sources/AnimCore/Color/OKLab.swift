/// A colour by lightness and two opponent axes, in which distance is how different two colours look.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", with the matrices as CSS
/// Color 4 restates them, to 16 digits and so that greys have no colour; multiplied out for sRGB's
/// primaries, and the way back by their inverses.
package struct OKLab: Hashable, Sendable {
  /// Lightness, 0 (black) to 1 (white).
  package let lightness: Double
  /// Green (negative) to red, about ±0.4.
  package let a: Double
  /// Blue (negative) to yellow, about ±0.4.
  package let b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The place of an sRGB colour, whatever its opacity.
  package init(_ color: Color) {
    self.init(LinearRGB(color))
  }

  /// The place of a colour in linear light.
  package init(_ light: LinearRGB) {
    let l = Elementary.cubeRoot(
      0.412221469470763 * light.red + 0.5363325372617348 * light.green
        + 0.0514459932675022 * light.blue)
    let m = Elementary.cubeRoot(
      0.21190349581782522 * light.red + 0.6806995506452344 * light.green
        + 0.10739695353694055 * light.blue)
    let s = Elementary.cubeRoot(
      0.08830245919005643 * light.red + 0.2817188391361215 * light.green
        + 0.6299787016738221 * light.blue)
    lightness = 0.210454268309314 * l + 0.7936177747023054 * m - 0.0040720430116193 * s
    a = 1.9779985324311684 * l - 2.42859224204858 * m + 0.450593709617411 * s
    b = 0.0259040424655478 * l + 0.7827717124575296 * m - 0.8086757549230774 * s
  }

  /// The colour in linear light, which may lie outside sRGB.
  package var light: LinearRGB {
    let l = lightness + 0.396337777376175 * a + 0.2158037573099136 * b
    let m = lightness - 0.10556134581565856 * a - 0.06385417282581334 * b
    let s = lightness - 0.08948417752981182 * a - 1.2914855480194094 * b
    let (l3, m3, s3) = (l * l * l, m * m * m, s * s * s)
    return LinearRGB(
      red: 4.076741636075958 * l3 - 3.3077115392580625 * m3 + 0.23096990318210447 * s3,
      green: -1.268437973285032 * l3 + 2.609757349287689 * m3 - 0.3413193760026573 * s3,
      blue: -0.00419607613867548 * l3 - 0.7034186179359363 * m3 + 1.7076146940746117 * s3)
  }

  /// How far two colours are apart, squared.
  package func squaredDistance(to other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }
}

/// A colour as amounts of light, sRGB's primaries without its gamma. It may lie outside 0…1.
package struct LinearRGB: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The light of an sRGB colour, whatever its opacity.
  package init(_ color: Color) {
    red = Elementary.linearFromGamma(color.red)
    green = Elementary.linearFromGamma(color.green)
    blue = Elementary.linearFromGamma(color.blue)
  }

  /// The three numbers gamma-coded, not clamped.
  package var gammaCoded: (red: Double, green: Double, blue: Double) {
    (
      Elementary.gammaFromLinear(red), Elementary.gammaFromLinear(green),
      Elementary.gammaFromLinear(blue)
    )
  }
}
