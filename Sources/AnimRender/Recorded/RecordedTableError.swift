/// Why bytes are no table. Lines and columns count from 1, columns in Unicode scalars.
public enum RecordedTableError: Error, Hashable, Sendable {
  /// There is nothing in it, or nothing but blank lines.
  case empty
  /// There are more bytes than ``RecordedTable/sizeLimit``.
  case tooLarge(bytes: Int, limit: Int)
  /// There are more fields than ``RecordedTable/fieldLimit``.
  case tooManyFields(line: Int, limit: Int)
  /// A byte that no text in UTF-8 has there: not UTF-8 at all, UTF-16, or no text.
  case notText(byte: UInt8, line: Int, column: Int)
  /// A quote that is never closed, where it was opened.
  case unclosedQuote(line: Int, column: Int)
  /// Something between a closing quote and the end of its field.
  case textAfterQuote(line: Int, column: Int)
  /// A row has more fields than the first line has names.
  case tooManyInRow(line: Int, expected: Int, found: Int)
  /// Two columns have one name.
  case duplicateColumn(name: String)
}
