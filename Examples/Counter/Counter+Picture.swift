import AnimCore
import AnimRender

extension Counter {
  static let columns = 46
  static let rows = 6

  /// What it looks like at a tick.
  func picture(at tick: Tick) -> Canvas {
    var canvas = Canvas(columns: Self.columns, rows: Self.rows)
    draw(less, around: 9, at: tick, on: &canvas)
    draw(more, around: 37, at: tick, on: &canvas)
    let number = String(count)
    canvas.write(number, column: 23 - number.count / 2, row: 2, ink: .bold)
    canvas.write("- and + count, q leaves", column: 12, row: 5, ink: .dim)
    return canvas
  }

  /// A button is 16 columns and 5 rows large at scale 1, in its colour.
  private func draw(_ button: Button, around middle: Int, at tick: Tick, on canvas: inout Canvas) {
    let scale = button.value(of: .scale, at: tick)
    let color = button.value(of: .backgroundColor, at: tick)
    let half = Int((8 * scale).rounded())
    let height = min(max(Int((2 * scale).rounded()), 0), 2)
    canvas.fill(
      columns: middle - half..<middle + half, rows: 2 - height..<3 + height,
      with: Cell("█", Ink(color)))
    canvas.write(" \(button.title) ", column: middle - 2, row: 2, ink: .bold)
  }
}
