import AnimCore
import AnimRender
import Testing

@Suite struct CanvasEncoderTests {
  static let glyphs: [Glyph] = [
    .blank, "█", "▌", "▄", "▒", "a", "界", "e\u{301}", "⣿", "x", .blank, .blank,
  ]
  static let colors: [Color?] = [nil, nil, .blue, .red, .gray, .blue]

  static func cell(_ dice: inout SplitMix) -> Cell {
    let attributes: [CellAttributes] = [[], [], [], .inverse, .bold, .dim, [.bold, .underline]]
    return Cell(
      glyphs.randomElement(using: &dice) ?? .blank,
      Ink(
        colors.randomElement(using: &dice) ?? nil, on: colors.randomElement(using: &dice) ?? nil,
        attributes.randomElement(using: &dice) ?? []))
  }

  /// A few pictures, each a little different from the one before.
  static func pictures(_ dice: inout SplitMix) -> [Canvas] {
    var canvas = Canvas(
      columns: .random(in: 1...34, using: &dice), rows: .random(in: 1...6, using: &dice))
    return (0..<8).map { number in
      for _ in 0..<(number == 3 ? 0 : Int.random(in: 0...12, using: &dice)) {
        let column = Int.random(in: 0..<canvas.columns, using: &dice)
        let row = Int.random(in: 0..<canvas.rows, using: &dice)
        let length =
          Bool.random(using: &dice) ? 1 : Int.random(in: 1...canvas.columns, using: &dice)
        canvas.fill(columns: column..<column + length, rows: row..<row + 1, with: cell(&dice))
      }
      return canvas
    }
  }

  @Test(arguments: ColorDepth.allCases, [true, false])
  func aFrameMadeOfChangesIsTheWholePicture(depth: ColorDepth, erases: Bool) {
    var dice = SplitMix(seed: 7)
    for _ in 0..<40 {
      let pictures = Self.pictures(&dice)
      let (columns, rows) = (pictures[0].columns, pictures[0].rows)
      var encoder = CanvasEncoder(depth: depth, erasesInColor: erases)
      var terminal = MiniTerminal(columns: columns, rows: rows + 1)
      terminal.feed(encoder.begin(rows: rows))
      #expect(!terminal.isCursorVisible)
      for picture in pictures {
        terminal.feed(encoder.frame(picture))
        var fresh = MiniTerminal(columns: columns, rows: rows + 1)
        var other = CanvasEncoder(depth: depth, erasesInColor: erases)
        fresh.feed(other.frame(picture))
        #expect(terminal.difference(from: fresh) == nil)
        #expect(terminal.pen == MiniTerminal.Pen())
        #expect((terminal.row, terminal.column) == (0, 0))
        #expect(terminal.syncDepth == 0)
        #expect(encoder.frame(picture).isEmpty)
      }
      #expect(terminal.unknown == [])
      #expect(terminal.cellsOutsideSync == 0)
      terminal.feed(encoder.end())
      #expect(terminal.isCursorVisible)
      #expect((terminal.row, terminal.column) == (rows, 0))
    }
  }

  @Test func truecolorShowsTheCanvasCellByCell() {
    func paint(_ color: Color?) -> String {
      color.map { "2;\(Color.byte($0.red));\(Color.byte($0.green));\(Color.byte($0.blue))" }
        ?? "own"
    }
    var dice = SplitMix(seed: 11)
    for _ in 0..<60 {
      guard let picture = Self.pictures(&dice).last else { continue }
      var terminal = MiniTerminal(columns: picture.columns, rows: picture.rows)
      var encoder = CanvasEncoder(depth: .truecolor)
      terminal.feed(encoder.frame(picture))
      for row in 0..<picture.rows {
        for column in 0..<picture.columns {
          let cell = picture[column: column, row: row]
          let inverse = cell.ink.attributes.contains(.inverse)
          var wanted = MiniTerminal.Place(
            text: cell.glyph.text, ink: paint(cell.foreground), ground: paint(cell.background))
          for (attribute, code) in [(CellAttributes.bold, 1), (.dim, 2), (.underline, 4)]
          where cell.ink.attributes.contains(attribute) {
            wanted.codes.insert(code)
          }
          if inverse {
            swap(&wanted.ink, &wanted.ground)
            if wanted.ink == "own" { wanted.ink = "own ground" }
            if wanted.ground == "own" { wanted.ground = "own ink" }
          }
          #expect(terminal.places[row][column] == wanted.seen)
        }
      }
    }
  }

  @Test func wholePicturesAreTheSameAsFrames() {
    var dice = SplitMix(seed: 13)
    for _ in 0..<60 {
      guard let picture = Self.pictures(&dice).last else { continue }
      for depth in [ColorDepth.ansi16, .palette256, .truecolor] {
        var encoder = CanvasEncoder(depth: depth)
        var still = MiniTerminal(columns: picture.columns, rows: picture.rows + 1)
        let text = String(decoding: encoder.whole(picture), as: UTF8.self)
        still.feed(
          Array(
            text.split(separator: "\n", omittingEmptySubsequences: false)
              .joined(separator: "\r\n").utf8))
        var moving = MiniTerminal(columns: picture.columns, rows: picture.rows + 1)
        moving.feed(encoder.frame(picture))
        #expect(still.difference(from: moving) == nil)
        #expect(still.pen == MiniTerminal.Pen())
      }
    }
  }

  @Test func withoutColoursNoEscapeByteIsWritten() {
    var dice = SplitMix(seed: 17)
    for _ in 0..<40 {
      guard let picture = Self.pictures(&dice).last else { continue }
      let bytes = CanvasEncoder(depth: .none).whole(picture)
      #expect(!bytes.contains(0x1B))
      #expect(String(decoding: bytes, as: UTF8.self) == picture.text())
    }
  }

  @Test func colorsComeInTheDepthAskedFor() {
    var canvas = Canvas(columns: 2, rows: 1)
    canvas[column: 0, row: 0] = Cell("a", Ink(.red, on: .blue))
    let texts = ColorDepth.allCases.map {
      String(decoding: CanvasEncoder(depth: $0).whole(canvas), as: UTF8.self)
    }
    #expect(
      texts == [
        "a\n", "\u{1B}[91;44ma\u{1B}[m\n", "\u{1B}[38;5;196;48;5;21ma\u{1B}[m\n",
        "\u{1B}[38;2;255;0;0;48;2;0;0;255ma\u{1B}[m\n",
      ])
  }

  @Test func aPictureOfAnotherWidthIsDrawnAnew() {
    var encoder = CanvasEncoder(depth: .truecolor)
    var terminal = MiniTerminal(columns: 20, rows: 4)
    terminal.feed(encoder.begin(rows: 3))
    var wide = Canvas(columns: 20, rows: 3)
    wide.fill(columns: 0..<20, rows: 0..<3, with: Cell("x"))
    terminal.feed(encoder.frame(wide))
    var narrow = Canvas(columns: 5, rows: 2)
    narrow.write("hello", column: 0, row: 1)
    terminal.feed(encoder.frame(narrow))
    let lines = terminal.places.map { $0.map(\.text).joined() }
    #expect(
      lines
        == [20, 0, 20, 20].map {
          $0 == 0 ? "hello" + String(repeating: " ", count: 15) : String(repeating: " ", count: 20)
        })
    encoder.forget()
    #expect(!encoder.frame(narrow).isEmpty)
  }

  @Test func restoringDependsOnNothing() {
    #expect(CanvasEncoder.restore == Array("\u{1B}[?2026l\u{1B}[0m\u{1B}[?25h".utf8))
  }

  @Test func emptyPicturesNeedNoBytes() {
    var encoder = CanvasEncoder(depth: .truecolor)
    #expect(encoder.frame(Canvas(columns: 0, rows: 0)).isEmpty)
    #expect(!encoder.begin(rows: -1).contains(UInt8(ascii: "A")))
    #expect(encoder.frame(Canvas(columns: 0, rows: 5)).isEmpty)
    #expect(encoder.whole(Canvas(columns: 0, rows: 0)).isEmpty)
  }
}
