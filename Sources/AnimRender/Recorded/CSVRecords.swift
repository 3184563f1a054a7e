/// Bytes cut into records and their fields, as RFC 4180 has it, with what real programs write besides:
/// any of ``CSVFormat/Delimiter`` between fields, LF, CR LF or CR after lines, a byte order mark.
///
/// Blank lines are no records. A quote counts as one only at the beginning of a field; `5" disk` is a
/// text like any other.
struct CSVRecords: Sendable {
  /// The fields one after the other, without their quotes.
  private(set) var bytes: [UInt8] = []
  /// Where each field ends in ``bytes``.
  private(set) var ends: [Int32] = []
  /// How many fields there are up to the end of each record.
  private(set) var fieldCounts: [Int32] = []
  /// The line each record begins on, from 1.
  private(set) var lines: [Int32] = []

  /// Cuts bytes apart.
  ///
  /// - Parameter recordLimit: After how many records to stop.
  /// - Throws: ``RecordedTableError`` for what is no text, for quotes that go wrong and for too many
  ///   fields.
  init(
    _ source: ArraySlice<UInt8>, delimiter: UInt8, recordLimit: Int = .max
  ) throws(RecordedTableError) {
    var cursor = CSVCursor(source)
    bytes.reserveCapacity(source.count)
    while !cursor.isAtEnd, lines.count < recordLimit {
      let (line, firstField, start) = (cursor.line, ends.count, cursor.place)
      var hasMore = true
      while hasMore {
        try cursor.field(endingAt: delimiter, into: &bytes)
        ends.append(Int32(truncatingIfNeeded: bytes.count))
        guard ends.count <= RecordedTable.fieldLimit else {
          throw .tooManyFields(line: cursor.line, limit: RecordedTable.fieldLimit)
        }
        hasMore = cursor.skip(delimiter)
      }
      if cursor.place == start {
        // Nothing before the end of the line.
        ends.removeLast(ends.count - firstField)
      } else {
        lines.append(Int32(truncatingIfNeeded: line))
        fieldCounts.append(Int32(truncatingIfNeeded: ends.count))
      }
      cursor.skipLineEnd()
    }
  }

  /// How many records there are.
  var count: Int { lines.count }

  /// How many fields a record has.
  func fieldCount(_ record: Int) -> Int {
    Int(fieldCounts[record]) - firstField(record)
  }

  /// The bytes of a field; none where the record is too short.
  func field(_ field: Int, of record: Int) -> ArraySlice<UInt8> {
    guard field < fieldCount(record) else { return [] }
    let index = firstField(record) + field
    return bytes[(index == 0 ? 0 : Int(ends[index - 1]))..<Int(ends[index])]
  }

  private func firstField(_ record: Int) -> Int {
    record == 0 ? 0 : Int(fieldCounts[record - 1])
  }
}

/// A place on its way through the text of a table.
private struct CSVCursor {
  private let source: ArraySlice<UInt8>
  private(set) var place: Int
  private(set) var line = 1
  private var lineStart: Int

  init(_ source: ArraySlice<UInt8>) {
    self.source = source
    place = source.startIndex
    lineStart = source.startIndex
  }

  var isAtEnd: Bool { place == source.endIndex }

  private var byte: UInt8? { place < source.endIndex ? source[place] : nil }

  /// Passes a byte if it is the next one.
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    place += 1
    return true
  }

  /// Passes the end of a line.
  mutating func skipLineEnd() {
    let hadReturn = skip(UInt8(ascii: "\r"))
    if skip(UInt8(ascii: "\n")) || hadReturn { beginLine() }
  }

  private mutating func beginLine() {
    line += 1
    lineStart = place
  }

  /// Reads a field up to its delimiter or the end of its line.
  mutating func field(
    endingAt delimiter: UInt8, into bytes: inout [UInt8]
  ) throws(RecordedTableError) {
    if byte == UInt8(ascii: "\"") { return try quotedField(endingAt: delimiter, into: &bytes) }
    while let next = byte, next != delimiter, !Self.endsLine(next) {
      try pass(next, into: &bytes)
    }
  }

  private mutating func quotedField(
    endingAt delimiter: UInt8, into bytes: inout [UInt8]
  ) throws(RecordedTableError) {
    let (openLine, openColumn) = (line, column)
    place += 1
    while let next = byte {
      if next == UInt8(ascii: "\"") {
        place += 1
        guard skip(UInt8(ascii: "\"")) else {
          guard byte.map({ $0 == delimiter || Self.endsLine($0) }) ?? true else {
            throw .textAfterQuote(line: line, column: column)
          }
          return
        }
        bytes.append(next)
      } else if Self.endsLine(next) {
        let start = place
        skipLineEnd()
        bytes += source[start..<place]
      } else {
        try pass(next, into: &bytes)
      }
    }
    throw .unclosedQuote(line: openLine, column: openColumn)
  }

  /// Takes a character over, if it is one.
  private mutating func pass(
    _ next: UInt8, into bytes: inout [UInt8]
  ) throws(RecordedTableError) {
    guard next >= 0x80 else {
      // Only UTF-16 and what is no text at all has it.
      guard next != 0 else { throw .notText(byte: next, line: line, column: column) }
      bytes.append(next)
      place += 1
      return
    }
    var rest = source[place...].prefix(4).makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&rest) else {
      throw .notText(byte: next, line: line, column: column)
    }
    let end = place + UTF8.width(scalar)
    bytes += source[place..<end]
    place = end
  }

  /// Where the place is in its line, from 1; what stands before it is text.
  private var column: Int {
    1 + source[lineStart..<place].count { $0 & 0xC0 != 0x80 }
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
