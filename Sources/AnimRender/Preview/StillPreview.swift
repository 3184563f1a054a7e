import AnimCore

/// A whole motion in one picture: a filmstrip of its moments above a plot of each property.
///
///     let timeline = try BuiltInExample.animations.compile(BuiltInExample.script)
///     let scene = PreviewScene(timeline: timeline, title: "Start", name: "Onboarding button")
///     print(StillPreview(scene, style: .init()).canvas(columns: 80).text())
///
/// It tells the same with and without colour.
public struct StillPreview: Sendable {
  private let scene: PreviewScene
  private let style: PreviewStyle
  private let view: LivePreview.View
  private let survey: MotionSurvey

  /// Creates the picture of a scene: the filmstrip, the plots, or both.
  public init(_ scene: PreviewScene, style: PreviewStyle, view: LivePreview.View = .both) {
    self.scene = scene
    self.style = style
    self.view = view
    survey = MotionSurvey(scene.motion)
  }

  /// The picture in so many columns.
  ///
  /// - Parameters:
  ///   - columns: The most columns a line may take; 0 or less counts as 80, and beyond
  ///     ``widest`` nothing gets wider.
  ///   - rows: The most rows; nil, 0 or less for as many as it takes.
  public func canvas(columns: Int, rows: Int? = nil) -> Canvas {
    let columns = columns > 0 ? min(columns, Self.widest) : 80
    let rows = rows.flatMap { $0 > 0 ? min($0, Canvas.largestSide) : nil } ?? Canvas.largestSide
    if columns >= PreviewNotes.narrowestPicture {
      for details in [2, 0] {
        if let picture = picture(columns: columns, rows: rows, details: details) { return picture }
      }
    }
    return PreviewNotes(scene, survey: survey, style: style).canvas(columns: columns, rows: rows)
  }

  /// No picture is wider than this.
  public static let widest = 300

  private func picture(columns: Int, rows: Int, details: Int) -> Canvas? {
    let notes = PreviewNotes(scene, survey: survey, style: style)
    let strip =
      view == .plot
      ? Canvas(columns: columns, rows: 0)
      : Filmstrip(scene, survey: survey, style: style, columns: columns, details: details).canvas()
    let above = 1 + (details > 0 ? 1 : 0)
    let below = above + strip.rows + (details > 0 && strip.rows > 0 ? 1 : 0)
    let board =
      view == .button
      ? nil
      : PlotBoard(scene, survey: survey, style: style, columns: columns, rows: rows - below)
    let isMissing = board == nil && view != .button && !scene.motion.properties.isEmpty
    if isMissing && (details > 0 || above + strip.rows > rows) { return nil }
    let height = board.map { below + $0.height } ?? above + strip.rows
    var canvas = Canvas(columns: columns, rows: min(height, rows))
    notes.title(on: &canvas)
    canvas.draw(strip, column: 0, row: above)
    for place in board?.places ?? [] {
      canvas.draw(place.stack.canvas(), column: place.column, row: below + place.row)
    }
    return canvas
  }
}
