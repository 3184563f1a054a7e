/// Where a property's numbers go in a table: side by side, row after row.
struct ColumnLine {
  /// Where the next row's first number goes.
  var place: Int
  /// How many numbers a row of the table has.
  let stride: Int
  /// How many of them are the property's: one, two with its velocity, four of a colour.
  let width: Int

  /// Whether velocities are written at all.
  var hasVelocity: Bool { width == 2 }

  /// Writes a row.
  @inline(__always)
  mutating func write(
    _ published: Channels, velocity: Double, to values: inout MutableSpan<Double>
  ) {
    values[place] = published.first
    if width > 1 {
      values[place + 1] = width == 2 ? velocity : published.second
    }
    if width > 2 {
      values[place + 2] = published.third
      values[place + 3] = published.fourth
    }
    place += stride
  }

  /// Writes rows that are all the same, without velocity.
  mutating func write(_ published: Channels, rows: Int, to values: inout MutableSpan<Double>) {
    guard width == 1 else {
      for _ in 0..<rows {
        write(published, velocity: 0, to: &values)
      }
      return
    }
    let number = published.first
    for row in 0..<rows {
      values[place &+ row &* stride] = number
    }
    place += rows * stride
  }
}
