import AnimCore
import AnimRender

/// Where the pictures of several motions stand in a terminal.
struct SceneLayout {
  private let previews: [LivePreview]
  private let places: [(column: Int, row: Int)]
  private let columns: Int
  /// How many rows all of them take.
  let height: Int

  /// Pictures stand side by side where each gets so many columns.
  private static let narrowest = 36
  private static let gap = 3

  init(
    _ scenes: [PreviewScene], style: PreviewStyle, view: LivePreview.View, in size: TerminalSize
  ) {
    let count = max(scenes.count, 1)
    let share = (size.columns - Self.gap * (count - 1)) / count
    let isBeside = count > 1 && share >= Self.narrowest
    let width = isBeside ? share : size.columns
    let rows = isBeside ? size.rows : max(size.rows / count, 1)
    let previews = scenes.map {
      LivePreview($0, style: style, columns: width, rows: rows, view: view)
    }
    var places: [(column: Int, row: Int)] = []
    var row = 0
    for (number, preview) in previews.enumerated() {
      places.append(isBeside ? (number * (width + Self.gap), 0) : (0, row))
      row += preview.height
    }
    self.previews = previews
    self.places = places
    columns = size.columns
    height = isBeside ? previews.map(\.height).max() ?? 0 : row
  }

  /// The pictures at a tick; each stays at its last one where that has passed.
  func canvas(at tick: Tick) -> Canvas {
    if let only = previews.first, previews.count == 1 {
      let canvas = only.canvas(at: tick)
      if canvas.columns == columns { return canvas }
    }
    var canvas = Canvas(columns: columns, rows: height)
    for (preview, place) in zip(previews, places) {
      canvas.draw(preview.canvas(at: tick), column: place.column, row: place.row)
    }
    return canvas
  }
}
