/// How tables are written as CSV: the marks, the precision, and what a line is.
///
///     var format = try CSVFormat(delimiter: .semicolon, decimalMark: .comma)
///     format.lineEnding = .crlf
///     let text = try timeline.csv(format: format)  // 0;0,000000;highlighted;1,000000
///
/// Left alone it is what every reader of data takes: commas, points, LF, no byte-order mark, one line
/// a frame, six decimals.
public struct CSVFormat: Hashable, Sendable {
  /// What stands between two fields.
  public enum Delimiter: Unicode.Scalar, CaseIterable, Hashable, Sendable {
    /// `,`
    case comma = ","
    /// `;`
    case semicolon = ";"
    /// A tabulator: the result is known as TSV.
    case tab = "\t"
    /// `|`
    case bar = "|"
  }

  /// What ends a line.
  public enum LineEnding: String, CaseIterable, Hashable, Sendable {
    /// A line feed.
    case lf
    /// A carriage return and a line feed, as RFC 4180 has it.
    case crlf

    /// The characters themselves.
    package var text: String {
      switch self {
      case .lf: "\n"
      case .crlf: "\r\n"
      }
    }
  }

  /// What a line is.
  public enum Layout: String, CaseIterable, Hashable, Sendable {
    /// One frame, with a field for each number: `frame,time_s,state` and the columns of the table.
    case wide
    /// One number: `frame,time_s,state,property,channel,value`, by frames and then by columns.
    ///
    /// The property is spelled as in the names of columns, `background`, and the channel is the rest
    /// of that name: `r`, `g`, `b` or `a` of a colour, `velocity_per_s`, nothing for a number itself.
    case long
  }

  /// What stands between two fields.
  public let delimiter: Delimiter
  /// What stands before the decimals of a number.
  public let decimalMark: DecimalMark
  /// What a line is.
  public var layout: Layout
  /// How numbers are spelled.
  public var precision: Precision
  /// What ends a line.
  public var lineEnding = LineEnding.lf
  /// Whether the text begins with U+FEFF, by which Excel on Windows knows UTF-8.
  public var hasByteOrderMark = false
  /// Whether names that a spreadsheet would take for a formula get an apostrophe before them.
  public var guardsFormulas = false

  /// Creates a format with commas between fields and points in numbers.
  public init(layout: Layout = .wide, precision: Precision = .sixDecimals) {
    delimiter = .comma
    decimalMark = .point
    self.layout = layout
    self.precision = precision
  }

  /// Creates a format with other marks.
  ///
  /// - Throws: ``CSVFormatError/sameMark(delimiter:decimalMark:)`` for commas as both.
  public init(
    delimiter: Delimiter, decimalMark: DecimalMark = .point, layout: Layout = .wide,
    precision: Precision = .sixDecimals
  ) throws(CSVFormatError) {
    guard delimiter.rawValue != decimalMark.scalar else {
      throw .sameMark(delimiter: delimiter, decimalMark: decimalMark)
    }
    self.delimiter = delimiter
    self.decimalMark = decimalMark
    self.layout = layout
    self.precision = precision
  }
}

/// What is wrong with a format.
public enum CSVFormatError: Error, Hashable, Sendable {
  /// One character would stand between fields and in numbers.
  case sameMark(delimiter: CSVFormat.Delimiter, decimalMark: DecimalMark)
}
