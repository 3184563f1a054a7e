import AnimCore

/// The lines of CSV that rows of a table are: one a row, or in the long layout one a number.
///
/// In a group of buttons a row names its button, and the columns may be more than the table has: those
/// of any button.
struct CSVLines: Sendable {
  /// The most bytes a row takes while it is written.
  let longestRow: Int

  /// For each column its place in the table; nil where it has none.
  private let places: [Int?]
  /// Whether these are all places in order, as outside of groups: then they need not be looked up.
  private let isWhole: Bool
  /// How many numbers a row of the table has.
  private let width: Int
  /// The button's name with the delimiter before it; nothing outside of groups.
  private let button: StoredTexts?
  private let isLong: Bool
  private let delimiter: UInt8
  /// CR and LF, or LF and what the next line overwrites; and how many of these two count.
  private let lineEnd: UInt16
  private let lineEndCount: Int
  private let digits = DigitGroups.with(.point)
  private let states = StoredTexts.states
  /// The property and the channel of each column, with the delimiters around them.
  private let labels: StoredTexts

  /// Creates the lines of tables that have these columns.
  init(columns: [FrameColumn], format: CSVFormat, longestNumber: Int) {
    self.init(
      columns: columns, of: columns, button: nil, format: format, longestNumber: longestNumber)
  }

  /// Creates the lines of one button of a group, whose tables have some of the columns.
  init(
    columns: [FrameColumn], of table: [FrameColumn], button: String?, format: CSVFormat,
    longestNumber: Int
  ) {
    places = columns.map { column in table.firstIndex(of: column) }
    width = table.count
    isWhole = places == (0..<width).map { $0 }
    self.button = button.map { name in
      StoredTexts([String(format.delimiter.rawValue) + format.field(name)])
    }
    isLong = format.layout == .long
    delimiter = UInt8(ascii: format.delimiter.rawValue)
    let lineEndBytes = Array(format.lineEnding.text.utf8)
    lineEndCount = lineEndBytes.count
    lineEnd = lineEndBytes.reversed().reduce(0) { $0 << 8 | UInt16($1) }
    labels = StoredTexts(
      columns.map { column in
        let (property, channel) = column.propertyAndChannel
        return ["", property, channel, ""].map(format.field)
          .joined(separator: String(format.delimiter.rawValue))
      })
    let start =
      1 + DigitGroups.longest + (self.button?.longest ?? 0) + 1 + longestNumber + 1 + states.longest
    longestRow =
      isLong
      ? columns.count * (start + 8 + labels.longest + longestNumber + 2)
      : start + columns.count * (1 + longestNumber) + 2
  }

  /// How many bytes a row takes if most of its numbers are less than 10.
  func usualRow(_ precision: Precision) -> Int {
    let number = 3 + (precision.decimals ?? 17)
    return isLong
      ? max(width, 1) * (24 + 2 * number + labels.longest)
      : 24 + (places.count + 1) * number
  }

  /// Writes rows for as long as the longest would fit, and moves the row and the end on.
  ///
  /// Returns the column of a number that is not finite, with the row at its row, or nil.
  @inline(__always)
  func write(
    _ table: FrameTable, _ notation: some DecimalNotation, from row: inout Int,
    to buffer: inout [UInt8], at end: inout Int
  ) -> Int? {
    var span = buffer.mutableSpan
    var bytes = span.mutableBytes
    let last = bytes.byteCount &- longestRow
    let states = table.states.span
    let values = table.values.span
    var place = end
    while row < states.count && place <= last {
      let column = write(
        frame: table.firstTick.index &+ row, state: states[row], values, from: row &* width,
        notation, to: &bytes, at: &place)
      if let column { return column }
      row &+= 1
    }
    end = place
    return nil
  }

  /// Writes one row; returns the column of a number that is not finite.
  @inline(__always)
  func write(
    frame: Int, state: ButtonState, _ values: Span<Double>, from first: Int,
    _ notation: some DecimalNotation, to bytes: inout MutableRawSpan, at place: inout Int
  ) -> Int? {
    let start = place
    place = write(frame: frame, to: &bytes, at: place)
    if let button {
      place = button.write(0, to: &bytes, at: place)
    }
    place = put(delimiter, to: &bytes, at: place)
    place = notation.write(Tick(frame).seconds, to: &bytes, at: place) ?? place
    place = put(delimiter, to: &bytes, at: place)
    place = states.write(Int(state.rawValue), to: &bytes, at: place)
    return isLong
      ? writeLong(values, from: first, notation, start: start, to: &bytes, at: &place)
      : writeWide(values, from: first, notation, to: &bytes, at: &place)
  }

  /// Writes the numbers of a row behind its start; returns the column of one that is not finite.
  @inline(__always)
  private func writeWide(
    _ values: Span<Double>, from first: Int, _ notation: some DecimalNotation,
    to bytes: inout MutableRawSpan, at place: inout Int
  ) -> Int? {
    for column in 0..<places.count {
      place = put(delimiter, to: &bytes, at: place)
      guard let number = isWhole ? column : places[column] else { continue }
      guard let next = notation.write(values[first &+ number], to: &bytes, at: place) else {
        return column
      }
      place = next
    }
    place = endLine(in: &bytes, at: place)
    return nil
  }

  /// Writes the numbers of a row behind its start, each on a line of its own; returns the column of
  /// one that is not finite.
  @inline(__always)
  private func writeLong(
    _ values: Span<Double>, from first: Int, _ notation: some DecimalNotation, start: Int,
    to bytes: inout MutableRawSpan, at place: inout Int
  ) -> Int? {
    let count = place &- start
    place = start
    for column in 0..<places.count {
      guard let number = isWhole ? column : places[column] else { continue }
      if place > start {
        copy(count, from: start, to: place, in: &bytes)
      }
      place = labels.write(column, to: &bytes, at: place &+ count)
      guard let next = notation.write(values[first &+ number], to: &bytes, at: place) else {
        return column
      }
      place = endLine(in: &bytes, at: next)
    }
    return nil
  }

  @inline(__always)
  private func write(frame: Int, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    let start = frame < 0 ? put(UInt8(ascii: "-"), to: &bytes, at: place) : place
    return digits.write(UInt64(frame.magnitude), to: &bytes, at: start)
  }

  @inline(__always)
  private func put(_ mark: UInt8, to bytes: inout MutableRawSpan, at place: Int) -> Int {
    bytes.storeBytes(of: mark, toByteOffset: place, as: UInt8.self)
    return place &+ 1
  }

  @inline(__always)
  private func endLine(in bytes: inout MutableRawSpan, at place: Int) -> Int {
    bytes.storeBytes(of: lineEnd.littleEndian, toByteOffset: place, as: UInt16.self)
    return place &+ lineEndCount
  }

  /// Copies the start of a row's first line to a further one, up to seven bytes too many.
  @inline(__always)
  private func copy(_ count: Int, from source: Int, to place: Int, in bytes: inout MutableRawSpan) {
    var offset = 0
    while offset < count {
      let word = bytes.unsafeLoadUnaligned(fromByteOffset: source &+ offset, as: UInt64.self)
      bytes.storeBytes(of: word, toByteOffset: place &+ offset, as: UInt64.self)
      offset &+= 8
    }
  }
}
