import AnimCore

/// A colour by lightness and two opponent axes, in which distance is how different two colours look.
///
/// Source: Björn Ottosson, "A perceptual color space for image processing", with the matrices of its
/// revision of 2021-01-25.
package struct OKLab: Hashable, Sendable {
  /// Lightness, 0 (black) to 1 (white).
  package let lightness: Double
  /// Green (negative) to red, about ±0.4.
  package let a: Double
  /// Blue (negative) to yellow, about ±0.4.
  package let b: Double

  /// The place of an sRGB colour whatever its opacity.
  package init(_ color: Color) {
    let red = Elementary.linearFromGamma(color.red)
    let green = Elementary.linearFromGamma(color.green)
    let blue = Elementary.linearFromGamma(color.blue)
    let l = Elementary.cubeRoot(
      0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let m = Elementary.cubeRoot(
      0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let s = Elementary.cubeRoot(
      0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    lightness = 0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s
    a = 1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s
    b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
  }

  /// How far two colours are apart, squared.
  package func squaredDistance(to other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }
}
