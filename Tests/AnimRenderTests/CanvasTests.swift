import AnimCore
import AnimRender
import Testing

@Suite struct CanvasTests {
  static let texts = [
    "Start", "", "界面", "e\u{301}a\u{300}\u{301}", "👍🏽", "👩‍👩‍👧‍👦 x", "🇩🇪", "a\u{1B}[31mb",
    "\u{7}\u{9B}\r\n",
    "한국어", "कि", "\u{301}", "\u{202E}abc", "❤️", "1️⃣", "ﬀ｜", "\u{0}",
  ]

  static func widths(_ canvas: Canvas) -> [Int] {
    (0..<canvas.rows).map { canvas.cells(ofRow: $0).reduce(0) { $0 + $1.glyph.width } }
  }

  @Test func rowsAreAsWideAsTheCanvasWhateverIsWritten() {
    var dice = SplitMix(seed: 1)
    for _ in 0..<300 {
      var canvas = Canvas(columns: .random(in: 0...12, using: &dice), rows: 2)
      for _ in 0..<12 {
        canvas.write(
          Self.texts.randomElement(using: &dice) ?? "", column: .random(in: -4...14, using: &dice),
          row: .random(in: -1...2, using: &dice))
      }
      #expect(Self.widths(canvas) == [canvas.columns, canvas.columns])
    }
  }

  @Test func plainTextHasNoControlCharactersAndNoTrailingBlanks() {
    for text in Self.texts {
      var canvas = Canvas(columns: 30, rows: 2)
      canvas.write(text, column: 1, row: 0, ink: Ink(.red, on: .blue, [.bold, .underline]))
      let lines = canvas.text().split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 3)
      #expect(lines.allSatisfy { $0.last != " " })
      let isClean = canvas.text().unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || ![.control, .format].contains(scalar.properties.generalCategory)
      }
      #expect(isClean, "\(text.debugDescription)")
    }
  }

  @Test func controlCharactersAreShownAsSigns() {
    var canvas = Canvas(columns: 12, rows: 1)
    canvas.write("\u{1B}[2J\u{7}\u{7F}\u{9B}\r\n", column: 0, row: 0)
    #expect(canvas.text() == "␛[2J␇␡\u{FFFD}␍\n")
  }

  @Test func aHalfOfAWideGlyphNeverStandsAlone() {
    var canvas = Canvas(columns: 4, rows: 1)
    canvas.write("界面", column: 0, row: 0)
    canvas[column: 1, row: 0] = Cell("a")
    #expect(canvas.text() == " a面\n")
    canvas[column: 1, row: 0] = Cell("界")
    #expect(canvas.text() == " 界\n")
    canvas[column: 3, row: 0] = Cell("面")
    #expect(canvas.text() == " 界\n")
  }

  @Test(arguments: [
    ("界面", 4), ("e\u{301}", 1), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("한", 2), ("｜", 2),
    ("█▌⣿·", 4), ("कि", 2), ("❤️", 1), ("\u{1B}", 1), ("ａ", 2), ("𠀀", 2), ("〈", 2), ("é", 1),
    ("ｱ", 1),
  ])
  func textsAreAsWideAsTerminalsDrawThem(text: String, width: Int) {
    #expect(text.reduce(0) { $0 + Glyph($1).width } == width)
  }

  @Test func aClippedTextFitsAndEndsInTheMark() {
    for text in Self.texts + ["Onboarding button"] {
      for columns in -1...20 {
        let clipped = Glyph.clip(text, to: columns)
        #expect(Glyph.width(of: clipped) <= max(columns, 0))
        #expect(clipped == text || clipped.isEmpty || clipped.last == "…")
      }
    }
    #expect(Glyph.clip("界界界", to: 4) == "界…")
  }

  @Test func sizesAreClampedAndPlacesOutsideAreBlank() {
    let huge = Canvas(columns: .max, rows: 1)
    #expect(huge.columns == Canvas.largestSide)
    var none = Canvas(columns: -3, rows: .min)
    none[column: 0, row: 0] = Cell("a")
    none.fill(columns: -5..<90, rows: -5..<90, with: Cell("a"))
    none.write("ab", column: .max, row: .max)
    none.draw(huge, column: .max, row: .max)
    #expect(none.text().isEmpty)
    #expect(huge[column: -1, row: 0] == .blank)
  }
}
