import AnimCore
import AnimRender
import Testing

@Suite struct ButtonStageTests {
  static let style = PreviewStyle()

  static func look(scale: Double) -> ButtonLook {
    var look = ButtonLook(fill: .gray, titleColor: .white)
    look.scale = scale
    look.cornerRadius = 12
    return look
  }

  static func stage(width: Double, columns: Int, rows: Int, keepsPlain: Bool) -> ButtonStage {
    ButtonStage(
      columns: columns, rows: rows, columnsPerPoint: width / 160, rowsPerPoint: width * 0.15 / 48,
      centreColumn: Double(columns) / 2, centreRow: Double(rows) / 2, keepsPlain: keepsPlain)
  }

  /// How many eighths of a cell the middle row's blocks cover; anything that is no block is body.
  static func eighths(_ glyphs: [Glyph]) -> Int {
    let covered = glyphs.map { glyph -> Int in
      if glyph.isBlank { return 0 }
      guard let mask = BlockGlyph.mask(of: glyph) else { return 8 }
      return mask.count / 8
    }
    // Blanks within the button are the title's margins.
    let body = covered.indices.filter { covered[$0] > 0 }
    guard let first = body.first, let last = body.last else { return 0 }
    return (first...last).reduce(0) { $0 + (covered[$1] == 0 ? 8 : covered[$1]) }
  }

  static func seenEighths(_ canvas: Canvas, row: Int) -> Int {
    let cells = canvas.cells(ofRow: row)
    return cells.reduce(0) { sum, cell in
      if cell.background != nil { return sum + 8 }
      let count = (BlockGlyph.mask(of: cell.glyph) ?? .empty).count / 8
      return sum + (cell.ink.attributes.contains(.inverse) ? 8 - count : count)
    }
  }

  @Test(arguments: [11.0, 12, 17.5, 40], [true, false])
  func theDrawnWidthFollowsTheScaleToAnEighthOfACell(width: Double, keepsPlain: Bool) {
    for step in 0...120 {
      let scale = 0.7 + Double(step) * 0.005
      let stage = Self.stage(
        width: width, columns: Int(width * 1.4) + 2, rows: 9, keepsPlain: keepsPlain)
      let canvas = stage.draw(Self.look(scale: scale), title: "Start", style: Self.style)
      let wanted = scale * width * 8
      let seen = Self.seenEighths(canvas, row: 4)
      #expect(abs(Double(seen) - wanted) <= 1, "scale \(scale): \(seen) eighths, not \(wanted)")
      if keepsPlain {
        let line = canvas.plainLine(4).map { Glyph($0) }
        #expect(abs(Double(Self.eighths(line)) - wanted) <= 1, "\(canvas.plainLine(4))")
      }
    }
  }

  @Test func aPressOfALargeButtonShowsManyOutlines() {
    let stage = Self.stage(width: 40, columns: 44, rows: 7, keepsPlain: false)
    let outlines = Set(
      (0...60).map { step in
        stage.draw(Self.look(scale: 1 - Double(step) / 1_000), title: "", style: Self.style)
      })
    #expect(outlines.count >= 8)
  }

  @Test func theBodyHasTheColourGiven() throws {
    let stage = Self.stage(width: 20, columns: 24, rows: 5, keepsPlain: false)
    let color = try Color(hex: "#3838D5")
    var look = Self.look(scale: 0.95)
    look.fill = color
    for charset in Charset.allCases {
      let canvas = stage.draw(look, title: "", style: PreviewStyle(charset: charset))
      #expect(canvas[column: 12, row: 2].background == color)
      #expect(canvas[column: 12, row: 2].foreground == color)
    }
  }

  @Test func theTitleIsClippedToTheButton() {
    for title in ["A very long title of a button", "界界界界界界界界界界界界", "👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽👍🏽"] {
      let stage = Self.stage(width: 12, columns: 16, rows: 3, keepsPlain: true)
      let canvas = stage.draw(Self.look(scale: 0.9), title: title, style: Self.style)
      let titled = canvas.cells(ofRow: 1).filter { $0.foreground == .white }
      #expect(titled.reduce(0) { $0 + $1.glyph.width } <= 12)
      #expect(canvas.plainLine(1).contains("…"))
      #expect(CanvasTests.widths(canvas) == [16, 16, 16])
    }
  }

  @Test func theTitleStandsInTheMiddleOfTheBody() throws {
    for step in 0...100 {
      let stage = Self.stage(width: 17, columns: 24, rows: 5, keepsPlain: true)
      var look = Self.look(scale: 0.6 + Double(step) * 0.007)
      look.offsetX = Double(step % 7) * 4
      let canvas = stage.draw(look, title: "Start", style: Self.style)
      let body = (0..<24).filter { canvas[column: $0, row: 2].background != nil }
      let word = (0..<24).filter { "Start".contains(canvas[column: $0, row: 2].glyph.text) }
      let left = try #require(word.first) - (try #require(body.first))
      let right = try #require(body.last) - (try #require(word.last))
      #expect(word.count == 5)
      #expect(abs(left - right) <= 1)
    }
  }

  @Test(arguments: [
    0, -1, 1e-300, 1e18, -1e300, .infinity, -.infinity, .nan, .greatestFiniteMagnitude,
  ])
  func extremeNumbersAreDrawnSomehow(number: Double) {
    let fields: [WritableKeyPath<ButtonLook, Double>] = [
      \.scale, \.offsetX, \.offsetY, \.rotation, \.cornerRadius, \.borderWidth, \.width, \.height,
    ]
    for field in fields {
      for keepsPlain in [true, false] {
        var look = Self.look(scale: 1)
        look.border = .white
        look.borderWidth = 2
        look[keyPath: field] = number
        let stage = Self.stage(width: 12, columns: 16, rows: 3, keepsPlain: keepsPlain)
        let canvas = stage.draw(look, title: "Start", style: Self.style)
        #expect(CanvasTests.widths(canvas) == [16, 16, 16])
      }
    }
  }

  @Test func aTurnedButtonCoversAsMuchAsAnUprightOne() {
    let stage = ButtonStage(
      columns: 60, rows: 30, columnsPerPoint: 0.25, rowsPerPoint: 0.125, centreColumn: 30,
      centreRow: 15, keepsPlain: false)
    func area(_ degrees: Double) -> Double {
      var look = Self.look(scale: 1)
      look.rotation = degrees
      return Double(stage.masks(of: look).reduce(0) { $0 + $1.count })
    }
    for degrees in [30.0, 45, 90, -30, 360, 725] {
      #expect(abs(area(degrees) / area(0) - 1) < 0.03)
    }
    #expect(area(0) == area(180))
  }

  @Test func everyBlockIsNearestToItself() {
    for glyph in [
      "█", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "▐", "▀", "▕", "▔",
      "▘", "▝", "▖", "▗", "▚", "▞", "▛", "▜", "▙", "▟",
    ] as [Glyph] {
      let mask = BlockGlyph.mask(of: glyph)
      #expect(BlockGlyph.nearest(to: mask ?? .empty, inverse: false).glyph == glyph)
      #expect(BlockGlyph.nearest(to: mask ?? .empty, inverse: true).inverse == false)
    }
    #expect(BlockGlyph.complement(of: "▌") == "▐")
    #expect(BlockGlyph.complement(of: "▅") == "▀")
    #expect(BlockGlyph.complement(of: "a") == "a")
  }

  @Test func fainterFacesGetThinnerShades() throws {
    let style = PreviewStyle()
    let shades = try stride(from: 0.1, through: 1, by: 0.05).map { level in
      style.shade(of: try Color(red: level, green: level, blue: level)).text
    }
    #expect(shades.first == " ")
    #expect(shades.last == "█")
    #expect(Set(shades) == [" ", "░", "▒", "▓", "█"])
  }
}
