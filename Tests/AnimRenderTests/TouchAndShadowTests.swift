import AnimCore
import Testing

@testable import AnimRender

@Suite struct TouchAndShadowTests {
  static func preview(
    _ script: String, style: PreviewStyle = PreviewStyle(),
    resting: RestingValues = RestingValues()
  ) throws -> LivePreview {
    let timeline = try ButtonAnimations(resting: resting).scaleEffect(ratio: 0.95).compile(
      InteractionScript(text: script))
    return LivePreview(
      PreviewScene(timeline: timeline, title: "Start", name: "Touch"), style: style, columns: 80,
      rows: 24, view: .button)
  }

  @Test(arguments: [(Charset.unicode, "◉"), (.ascii, "@")])
  func theTouchIsSeenOnTheButtonAndBesideIt(charset: Charset, mark: String) throws {
    let preview = try Self.preview(
      "press@5f dragExit@10f dragEnter@15f release@20f",
      style: PreviewStyle(charset: charset))
    func place(at tick: Int) throws -> (column: Int, row: Int)? {
      let canvas = preview.canvas(at: Tick(tick))
      for row in 1..<canvas.rows {
        if let column = (0..<canvas.columns).first(where: {
          canvas[column: $0, row: row].glyph.text == mark
        }) {
          return (column, row)
        }
      }
      return nil
    }
    #expect(try place(at: 4) == nil)
    #expect(try place(at: 20) == nil)
    for tick in [5, 9, 15, 19] {
      let (column, row) = try #require(try place(at: tick))
      #expect(preview.isOnButton(column: column, row: row, at: Tick(tick)))
      #expect(preview.canvas(at: Tick(tick)).text().contains("Start"))
    }
    for tick in [10, 14] {
      let (column, row) = try #require(try place(at: tick))
      #expect(!preview.isOnButton(column: column, row: row, at: Tick(tick)))
      #expect(preview.isOnButton(column: column - 1, row: row, at: Tick(tick)))
    }
  }

  @Test func theShadowDarkensTheGroundAndFallsOff() throws {
    var resting = RestingValues()
    resting[.shadowRadius] = 16
    resting[.shadowOpacity] = 0.5
    let style = PreviewStyle(terminalBackground: .white)
    let preview = try Self.preview("press@1s", style: style, resting: resting)
    let canvas = preview.canvas(at: .zero)
    let middle = try #require(
      (0..<canvas.rows).first { canvas.plainLine($0).contains("Start") })
    let right = try #require(
      (0..<canvas.columns).last { preview.isOnButton(column: $0, row: middle, at: .zero) })
    let grounds = (1...3).map { canvas[column: right + $0, row: middle].background?.red ?? 1 }
    #expect(grounds[0] < 1)
    #expect(zip(grounds, grounds.dropFirst()).allSatisfy { $0 <= $1 })
    // Nothing of it where the shadow has no opacity.
    resting[.shadowOpacity] = 0
    let bare = try Self.preview("press@1s", style: style, resting: resting)
    let cells = (0..<canvas.columns).map { bare.canvas(at: .zero)[column: $0, row: 1] }
    #expect(
      cells.allSatisfy { $0.background == nil || $0.glyph.text != " " || $0.foreground != nil })
  }

  @Test func theShadowIsHalfAtTheEdgeAndNothingBeyondItsRadius() throws {
    var look = ButtonLook(fill: .white, titleColor: .black)
    look.shadowRadius = 10
    look.shadowOpacity = 0.8
    let shadow = try #require(ButtonShadow(look))
    #expect(abs(shadow.alpha(80, 0) - 0.4) < 1e-12)
    #expect(shadow.alpha(90, 0) == 0)
    #expect(abs(shadow.alpha(0, 0) - 0.8) < 1e-12)
    #expect(abs(shadow.alpha(85, 0) - 0.8 * 0.125) < 1e-12)
    look.shadowOpacity = 0
    #expect(ButtonShadow(look) == nil)
  }
}
