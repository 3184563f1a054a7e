/// One column of a table of frames: one number a row.
public struct FrameColumn: Hashable, Sendable {
  /// The column's name in files, in snake_case: `scale`, `background_r`, `scale_velocity_per_s`.
  public let name: String
  /// The property the number belongs to, by its name: `backgroundColor`.
  public let property: String

  package init(name: String, property: String) {
    self.name = name
    self.property = property
  }
}

/// A run of frames as numbers: one row a tick, one column for each number of each animated property,
/// and one for its velocity where that is asked for.
///
/// A timeline hands out tables of any run of its ticks (``Timeline/table(of:velocities:)``); a long
/// one is read in several.
public struct FrameTable: Hashable, Sendable {
  /// What the numbers of a row are, in order.
  public let columns: [FrameColumn]
  /// The tick of the first row.
  public let firstTick: Tick
  /// The button's state on each row, after that tick's events.
  public let states: [ButtonState]
  /// The numbers, row by row: the number of row r and column c is at r × columns.count + c.
  public let values: [Double]

  package init(
    columns: [FrameColumn], firstTick: Tick, states: [ButtonState], values: [Double]
  ) {
    precondition(values.count == states.count * columns.count, "a table is a whole rectangle")
    self.columns = columns
    self.firstTick = firstTick
    self.states = states
    self.values = values
  }

  /// How many rows there are.
  public var rowCount: Int { states.count }

  /// The number in a row and a column, both counted from 0.
  public subscript(row row: Int, column column: Int) -> Double {
    values[row * columns.count + column]
  }
}
