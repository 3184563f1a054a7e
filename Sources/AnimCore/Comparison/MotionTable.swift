/// One button's motion as numbers to be compared: named columns with a value a tick, and the states.
///
///     let measured = MotionTable.Column(name: "scale", values: [1, 0.97, 0.95])
///     let table = try MotionTable(columns: [measured], decimals: 2)
///
/// Row r is tick r. What it rests on in the last row it goes on resting on: tables of different length
/// can be compared. One is made of a ``Timeline``, of a table that was written to a file, or of any
/// other measurement.
public struct MotionTable: Hashable, Sendable {
  /// One number over time.
  public struct Column: Hashable, Sendable {
    /// What it is called; a property's columns are called as in ``FrameColumn``.
    public let name: String
    /// Its value at each tick.
    public let values: [Double]
    /// The frames at which an event set it in motion, in order; nil where that is not known.
    let departures: [Int]?

    /// Creates a column.
    public init(name: String, values: [Double]) {
      self.init(name: name, values: values, departures: nil)
    }

    init(name: String, values: [Double], departures: [Int]?) {
      self.name = name
      self.values = values
      self.departures = departures
    }

    /// Its value at a tick; before the first the first, past the last the last.
    func value(at tick: Int) -> Double { values[min(max(tick, 0), values.count - 1)] }
  }

  /// The button's name in a group; nil for a button alone.
  public let button: String?
  /// The columns, in order.
  public let columns: [Column]
  /// The state at each tick; nil where it is not known.
  public let states: [ButtonState]?
  /// How many rows there are; at least 1.
  public let rowCount: Int
  /// To how many decimals its numbers were rounded; nil where they are exact.
  public let decimals: Int?
  /// Whether it has only some of the columns there are, so that others are not missed.
  public let isPartial: Bool
  /// Whether everything has come to rest by the last row; nil where that is not known.
  public let isSettled: Bool?

  /// Creates a table from numbers that were measured or read.
  ///
  /// - Parameters:
  ///   - button: The button's name in a group.
  ///   - columns: The columns, of equal length.
  ///   - states: The state at each tick.
  ///   - decimals: To how many decimals the numbers were rounded, 0 or more.
  ///   - isPartial: Whether columns it does not have are not missed.
  /// - Throws: ``MotionTableError`` for columns that make no table.
  public init(
    button: String? = nil, columns: [Column], states: [ButtonState]? = nil, decimals: Int? = nil,
    isPartial: Bool = false
  ) throws(MotionTableError) {
    let rows = states?.count ?? columns.first?.values.count ?? 0
    guard rows > 0 else { throw .noRows }
    var names: Set<String> = []
    for column in columns {
      guard names.insert(column.name).inserted else { throw .duplicateColumn(column.name) }
      guard column.values.count == rows else {
        throw .otherLength(column: column.name, count: column.values.count, expected: rows)
      }
      if let row = column.values.firstIndex(where: { !$0.isFinite }) {
        throw .notFinite(column: column.name, row: row)
      }
    }
    self.init(
      button: button, columns: columns, states: states, rowCount: rows, decimals: decimals,
      isPartial: isPartial, isSettled: nil)
  }

  init(
    button: String?, columns: [Column], states: [ButtonState]?, rowCount: Int, decimals: Int?,
    isPartial: Bool, isSettled: Bool?
  ) {
    self.button = button
    self.columns = columns
    self.states = states
    self.rowCount = rowCount
    self.decimals = decimals
    self.isPartial = isPartial
    self.isSettled = isSettled
  }

  /// The column of a name; nil if there is none.
  public subscript(name: String) -> Column? { columns.first { $0.name == name } }

  /// The state at a tick; past the last row the last.
  func state(at tick: Int) -> ButtonState? {
    states.map { $0[min(max(tick, 0), rowCount - 1)] }
  }

  /// How far a number may be from the one it was rounded from.
  var rounding: Double {
    guard let decimals, decimals < 300 else { return 0 }
    var half = 0.5
    for _ in 0..<max(decimals, 0) { half /= 10 }
    return half
  }
}

/// Why columns make no table.
public enum MotionTableError: Error, Hashable, Sendable {
  /// There are no rows.
  case noRows
  /// Two columns have one name.
  case duplicateColumn(String)
  /// A column has more or fewer values than there are rows.
  case otherLength(column: String, count: Int, expected: Int)
  /// A value is infinite or not a number.
  case notFinite(column: String, row: Int)
}
