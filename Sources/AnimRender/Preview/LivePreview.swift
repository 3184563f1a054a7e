import AnimCore

/// A motion as it plays: the button as large as there is room for, and its curves growing beside time.
///
///     let live = LivePreview(scene, style: .init(), columns: 80, rows: 24)
///     for tick in 0...timeline.lastTick.index {
///       bytes += encoder.frame(live.canvas(at: Tick(tick)))
///     }
///
/// Most of a frame is what stood in the one before; what can be known beforehand is drawn once.
public struct LivePreview: Sendable {
  /// What a live preview shows.
  public enum View: String, Hashable, Sendable, CaseIterable {
    /// The button above its plots.
    case both
    /// Only the button.
    case button
    /// Only the plots.
    case plot
  }

  /// How many rows every frame takes.
  public var height: Int { frame.rows }

  private let scene: PreviewScene
  private let style: PreviewStyle
  private let notes: PreviewNotes
  private let words: MotionText
  private let lastTick: Int
  private let stage: ButtonStage?
  private let board: PlotBoard?
  // What stands still, and what a moving cursor uncovers; both as large as a frame.
  private let frame: Canvas
  private let curves: Canvas
  private let plotRow: Int

  /// Lays out a scene in a terminal's size.
  ///
  /// - Parameters:
  ///   - scene: The button and its motion.
  ///   - style: The characters and colours it is drawn with.
  ///   - columns: The most columns a frame may take; 0 or less counts as 80.
  ///   - rows: The most rows; 0 or less counts as 24. Where there is no room for a picture, a frame is
  ///     a line of text.
  ///   - view: The button, its curves, or both.
  public init(
    _ scene: PreviewScene, style: PreviewStyle, columns: Int, rows: Int, view: View = .both
  ) {
    self.scene = scene
    self.style = style
    let columns = columns > 0 ? min(columns, StillPreview.widest) : 80
    let rows = rows > 0 ? min(rows, Canvas.largestSide) : 24
    let survey = MotionSurvey(scene.motion)
    notes = PreviewNotes(scene, survey: survey, style: style)
    words = MotionText(lastTick: survey.lastTick, style: style)
    lastTick = survey.lastTick
    let layout = LiveLayout(
      scene, survey: survey, style: style, columns: columns, rows: rows, view: view)
    stage = layout.stage
    board = layout.board
    plotRow = layout.plotRow
    var frame = Canvas(columns: columns, rows: layout.height)
    var curves = frame
    for place in layout.board?.places ?? [] {
      frame.draw(place.stack.frame(), column: place.column, row: layout.plotRow + place.row)
      curves.draw(place.stack.curves(), column: place.column, row: layout.plotRow + place.row)
    }
    self.frame = frame
    self.curves = curves
  }

  /// The frame at a tick; before the first and after the last tick as at these.
  public func canvas(at tick: Tick) -> Canvas {
    let index = min(max(tick.index, 0), lastTick)
    var canvas = frame
    guard stage != nil || board != nil else {
      canvas.write(
        style.clip(notes.line(at: index), to: canvas.columns), column: 0, row: 0)
      return canvas
    }
    notes.title([words.instant(index), words.time(index)], on: &canvas)
    if let stage { draw(stage, at: Tick(index), on: &canvas) }
    let head = style.charset == .unicode ? "●" : "*"
    for place in board?.places ?? [] {
      let reached = place.stack.reached(at: index)
      canvas.cover(
        with: curves, columns: place.column..<place.column + reached + 1)
      canvas.write(
        head, column: place.column + reached, row: canvas.rows - PlotStack.axisRows, ink: .bold)
    }
    return canvas
  }

  /// Whether a cell of the picture, counted from 0 at its upper left corner, shows some of the button.
  public func isOnButton(column: Int, row: Int, at tick: Tick) -> Bool {
    let line = row - LiveLayout.top
    guard let stage, (0..<stage.columns).contains(column), (0..<stage.rows).contains(line) else {
      return false
    }
    let look = scene.look(at: Tick(min(max(tick.index, 0), lastTick)), style: style)
    return stage.masks(of: look)[line * stage.columns + column] != .empty
  }

  private func draw(_ stage: ButtonStage, at tick: Tick, on canvas: inout Canvas) {
    let look = scene.look(at: tick, style: style)
    let touch = scene.motion.touch(at: tick)
    canvas.draw(
      stage.draw(look, title: scene.title, style: style, touch: touch), column: 0,
      row: LiveLayout.top)
    let column = stage.columns + 2
    let room = canvas.columns - column
    guard room >= LiveLayout.narrowestPanel else { return }
    let state = scene.motion.state(at: tick)
    let mark = state == .normal ? (style.charset == .unicode ? "○ " : ". ") : bullet
    var lines = words.state(state, columns: room - 2).enumerated().map { line, text in
      (text: (line == 0 ? mark : "  ") + text, ink: Ink.bold)
    }
    lines.append(("", .plain))
    for property in scene.motion.properties {
      let value = words.value(of: property, in: scene.motion, at: tick)
      let gap = max(LiveLayout.labelWidth - property.column.utf8.count, 1)
      lines.append((property.column + String(repeating: " ", count: gap) + value, .plain))
    }
    let shown = lines.prefix(stage.rows)
    let first = LiveLayout.top + (stage.rows - shown.count) / 2
    for (line, text) in shown.enumerated() {
      canvas.write(
        style.clip(text.text, to: room), column: column, row: first + line, ink: text.ink)
    }
  }

  private var bullet: String { style.charset == .unicode ? "● " : "* " }
}
