extension CSVFormat.Delimiter {
  /// The mark as a byte.
  var byte: UInt8 { UInt8(truncatingIfNeeded: rawValue.value) }

  /// How many records are looked at.
  private static let sample = 50

  /// What stands between the fields of a text: the mark that as many of the first lines as possible
  /// have as often as the first line has it.
  ///
  /// Of equals the comma comes last, because `0,5;1,5` has commas in its numbers too; a text with none
  /// of the marks has one column.
  init(guessedFrom source: ArraySlice<UInt8>) {
    var best: (delimiter: Self, agreeing: Int)?
    for delimiter in [Self.tab, .semicolon, .bar, .comma] {
      // A damaged text is reported by whoever reads it in earnest.
      let records = try? CSVRecords(source, delimiter: delimiter.byte, recordLimit: Self.sample)
      guard let records, records.count > 0, records.fieldCount(0) > 1 else { continue }
      let agreeing = (0..<records.count).count {
        records.fieldCount($0) == records.fieldCount(0)
      }
      if agreeing > best?.agreeing ?? 0 { best = (delimiter, agreeing) }
    }
    self = best?.delimiter ?? .comma
  }
}

extension DecimalMark {
  /// What stands before the decimals of fields: the comma where numbers have it and none has a point.
  init(guessedFrom records: CSVRecords) {
    var hasComma = false
    for record in 0..<records.count {
      for field in 0..<records.fieldCount(record) {
        let text = records.field(field, of: record)
        if text.contains(UInt8(ascii: ",")) {
          hasComma = hasComma || RecordedField(text, decimalMark: .comma).number != nil
        } else if text.contains(UInt8(ascii: ".")),
          RecordedField(text, decimalMark: .point).number != nil
        {
          self = .point
          return
        }
      }
    }
    self = hasComma ? .comma : .point
  }
}
