import AnimCore

/// Which characters a picture may be made of.
public enum Charset: Hashable, Sendable, CaseIterable {
  /// Block elements, box drawing and braille.
  case unicode
  /// Bytes 0x20…0x7E only, for a locale without UTF-8 or a terminal that draws blocks two columns wide.
  case ascii
}

/// What a preview looks like, apart from what it shows.
public struct PreviewStyle: Hashable, Sendable {
  /// Which characters are used.
  public var charset: Charset
  /// The colour behind the picture, on which see-through colours are laid; its alpha counts as 1.
  ///
  /// It also decides between marks for a dark and for a light ground.
  public var terminalBackground: Color

  /// Creates a style; without arguments it is Unicode on a dark ground.
  public init(charset: Charset = .unicode, terminalBackground: Color = Self.darkBackground) {
    self.charset = charset
    self.terminalBackground = terminalBackground
  }

  /// A near black, in the middle of what dark terminal themes have.
  public static let darkBackground = Color(clamping: 0.1, 0.1, 0.1, 1)

  /// A colour as it is seen: laid over the terminal's background, or over another opaque colour.
  ///
  /// An opaque colour comes out as it went in.
  package func seen(_ color: Color, opacity: Double = 1, over ground: Color? = nil) -> Color {
    let alpha = color.alpha * min(max(opacity, 0), 1)
    if alpha >= 1 { return color }
    let ground = ground ?? terminalBackground
    return Color(
      clamping: color.red * alpha + ground.red * (1 - alpha),
      color.green * alpha + ground.green * (1 - alpha),
      color.blue * alpha + ground.blue * (1 - alpha), 1)
  }

  /// The glyph that stands for a filled cell where its colour cannot be shown: the more it would stand
  /// out from the background, the fuller.
  package func shade(of color: Color) -> Glyph {
    let ground = OKLab(terminalBackground).lightness
    let widest = max(ground, 1 - ground)
    let contrast = abs(OKLab(color).lightness - ground) / widest
    return shades.last { contrast >= $0.from }?.glyph ?? .blank
  }

  private var shades: [(from: Double, glyph: Glyph)] {
    switch charset {
    case .unicode: [(0.03, "░"), (0.15, "▒"), (0.4, "▓"), (0.75, "█")]
    case .ascii: [(0.03, "."), (0.15, "+"), (0.4, "#")]
    }
  }

  /// Black or white, whichever is easier to read on a colour.
  package func label(on color: Color) -> Color {
    OKLab(color).lightness > 0.68 ? .black : .white
  }
}
