import AnimCore

/// How a glyph is drawn apart from its colours; a terminal may show each in its own way.
public struct CellAttributes: OptionSet, Hashable, Sendable {
  /// The attributes as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier strokes.
  public static let bold = CellAttributes(rawValue: 1)
  /// Fainter, for what matters less.
  public static let dim = CellAttributes(rawValue: 2)
  /// A line below.
  public static let underline = CellAttributes(rawValue: 4)
  /// Foreground and background change places.
  ///
  /// The one way to paint with the background of a terminal whose colours are not known: a button's
  /// left edge is a block drawn from the left in *that* colour.
  public static let inverse = CellAttributes(rawValue: 8)
}

/// The colours and attributes of a cell: what a glyph is drawn with.
public struct Ink: Hashable, Sendable {
  /// The glyph's colour; nil for the terminal's own.
  public var foreground: Color?
  /// The colour behind the glyph; nil for the terminal's own.
  public var background: Color?
  /// Everything that is no colour.
  public var attributes: CellAttributes

  /// Creates an ink; without arguments it is the terminal's own.
  public init(
    _ foreground: Color? = nil, on background: Color? = nil, _ attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's own colours, no attributes.
  public static let plain = Ink()
  /// The terminal's own colours, dimmed.
  public static let dim = Ink(nil, .dim)
  /// The terminal's own colours, bold.
  public static let bold = Ink(nil, .bold)

  /// Creates an ink on the terminal's own background.
  public init(_ foreground: Color?, _ attributes: CellAttributes) {
    self.init(foreground, on: nil, attributes)
  }
}

/// One place of a canvas: a glyph and the ink it is drawn with.
public struct Cell: Hashable, Sendable {
  /// What stands there.
  public var glyph: Glyph
  /// What it is drawn with.
  public var ink: Ink

  /// Creates a cell.
  public init(_ glyph: Glyph = .blank, _ ink: Ink = .plain) {
    self.glyph = glyph
    self.ink = ink
  }

  /// Nothing, in the terminal's own colours.
  public static let blank = Cell()

  /// The glyph's colour; nil for the terminal's own.
  public var foreground: Color? { ink.foreground }
  /// The colour behind the glyph; nil for the terminal's own.
  public var background: Color? { ink.background }
}
