import AnimCore

/// Tables of frames as lines of CSV, one a row: the format alone, for whoever keeps the bytes.
///
///     let writer = CSVWriter(columns: table.columns)
///     var bytes = Array(writer.header.utf8)
///     try writer.append(table, to: &bytes)
///
/// A line is `frame,time_s,state` and the numbers of the columns in their order, ended by LF. The time
/// is in seconds, the state is the button's after that frame's events, and the numbers are spelled as
/// ``Precision`` says. Equal tables give equal bytes, on every machine and in every locale.
///
/// ``CSVChunks`` writes a whole timeline.
public struct CSVWriter: Sendable {
  /// What the numbers of a row are, in order.
  public let columns: [FrameColumn]
  /// How numbers are spelled.
  public let precision: Precision
  /// The most bytes a line takes while it is written.
  let longestLine: Int

  private let numbers: FixedDecimal
  private let digits = DigitGroups.shared
  private let states = StateTexts.shared

  /// Creates a writer for tables of these columns.
  public init(columns: [FrameColumn], precision: Precision = .sixDecimals) {
    self.columns = columns
    self.precision = precision
    numbers = FixedDecimal(precision)
    longestLine =
      1 + DigitGroups.longest + 1 + FixedDecimal.longest + 1 + StateTexts.longest
      + columns.count * (1 + FixedDecimal.longest) + 1
  }

  /// The first line, with its LF: `frame,time_s,state` and the names of the columns.
  public var header: String {
    (["frame", "time_s", "state"] + columns.map(\.name)).joined(separator: ",") + "\n"
  }

  /// Appends a line for each row of a table.
  ///
  /// - Throws: ``CSVError/otherColumns(expected:found:)`` for a table of other columns, and
  ///   ``CSVError/notFinite(frame:column:)`` for a number that is none. Nothing is appended then.
  public func append(_ table: FrameTable, to buffer: inout [UInt8]) throws(CSVError) {
    guard table.columns == columns else {
      throw .otherColumns(expected: columns.map(\.name), found: table.columns.map(\.name))
    }
    let start = buffer.count
    var end = start
    var row = 0
    while row < table.rowCount {
      buffer.append(contentsOf: repeatElement(0, count: max(Self.step, longestLine)))
      if let column = write(table, from: &row, to: &buffer, at: &end) {
        buffer.removeLast(buffer.count - start)
        throw .notFinite(frame: table.firstTick.index &+ row, column: columns[column].name)
      }
    }
    buffer.removeLast(buffer.count - end)
  }

  /// By how much a buffer grows at once, in bytes: hundreds of ordinary lines.
  private static let step = 1 << 16

  /// Writes rows for as long as the longest line would fit, and moves the row and the end on.
  ///
  /// Returns the column of a number that is not finite, with the row at its row, or nil.
  private func write(
    _ table: FrameTable, from row: inout Int, to buffer: inout [UInt8], at end: inout Int
  ) -> Int? {
    var span = buffer.mutableSpan
    var bytes = span.mutableBytes
    let last = bytes.byteCount &- longestLine
    let states = table.states.span
    let values = table.values.span
    var place = end
    while row < states.count && place <= last {
      let tick = Tick(table.firstTick.index &+ row)
      place = write(frame: tick.index, to: &bytes, at: place)
      place = put(",", to: &bytes, at: place)
      place = numbers.write(tick.seconds, to: &bytes, at: place) ?? place
      place = put(",", to: &bytes, at: place)
      place = self.states.write(states[row], to: &bytes, at: place)
      for column in 0..<columns.count {
        place = put(",", to: &bytes, at: place)
        let value = values[row &* columns.count &+ column]
        guard let next = numbers.write(value, to: &bytes, at: place) else { return column }
        place = next
      }
      place = put("\n", to: &bytes, at: place)
      row &+= 1
    }
    end = place
    return nil
  }

  @inline(__always)
  private func write(frame: Int, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    let start = frame < 0 ? put("-", to: &bytes, at: place) : place
    return digits.write(UInt64(frame.magnitude), to: &bytes, at: start)
  }

  @inline(__always)
  private func put(_ mark: Unicode.Scalar, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    bytes.storeBytes(of: UInt8(ascii: mark), toByteOffset: place, as: UInt8.self)
    return place &+ 1
  }
}
