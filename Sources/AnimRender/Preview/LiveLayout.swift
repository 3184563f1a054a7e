import AnimCore

/// Where the parts of a live preview stand.
struct LiveLayout: Sendable {
  /// The button's stage, at the left edge below the title; nil where there is no room or no wish.
  let stage: ButtonStage?
  /// The plots; nil where there is no room or no wish.
  let board: PlotBoard?
  /// The plots' first row.
  let plotRow: Int
  /// How many rows everything takes.
  let height: Int

  /// The stage's first row, below the title.
  static let top = 1
  /// Numbers stand beside the button in no fewer columns than this.
  static let narrowestPanel = 14
  /// The names in the panel take so many columns, a gap included.
  static let labelWidth = 16

  /// The widest a button is drawn at scale 1, in columns.
  private static let widestButton = 40.0
  private static let panel = 30

  init(
    _ scene: PreviewScene, survey: MotionSurvey, style: PreviewStyle, columns: Int, rows: Int,
    view: LivePreview.View
  ) {
    let extent = ButtonExtent(survey, scene: scene)
    // The plots want at least so much; the button takes what they leave, and then they what it leaves.
    let least = scene.motion.properties.isEmpty || view == .button ? 0 : 8
    let stage =
      view == .plot || columns < PreviewNotes.narrowestPicture
      ? nil
      : Self.stage(scene, extent, columns: columns, rows: rows - Self.top - least)
        ?? Self.stage(scene, extent, columns: columns, rows: rows - Self.top)
    let below = Self.top + (stage?.rows ?? 0)
    let board =
      view == .button || columns < PreviewNotes.narrowestPicture
      ? nil
      : PlotBoard(scene, survey: survey, style: style, columns: columns, rows: rows - below)
    self.stage = stage
    self.board = board
    plotRow = below
    height = stage == nil && board == nil ? 1 : below + (board?.height ?? 0)
  }

  // The largest stage that fits: as wide as there is room beside the numbers, lower where rows are few.
  private static func stage(
    _ scene: PreviewScene, _ extent: ButtonExtent, columns: Int, rows: Int
  ) -> ButtonStage? {
    guard rows >= 3 else { return nil }
    let wide = columns >= panel * 2 ? columns - panel : columns
    var width = min(widestButton, Double(wide - 2) / extent.across)
    let shape = scene.height / scene.width / 2
    let highest = Double(rows) / extent.along
    width = min(width, max(highest / shape, 12))
    let height = min(max(width * shape, 1), highest)
    let room = min(Int((width * extent.across + 2).rounded(.up)), columns)
    return extent.stage(
      for: scene, width: width, height: height, columns: room, most: rows, keepsPlain: false)
  }
}
