import AnimCore
import AnimRender

extension MotionDiffError {
  /// What is wrong.
  var sentence: String {
    switch self {
    case .noCommonColumn(let before, let after):
      "The two cannot be compared: they have no column in common. One has \(Self.list(before)), the "
        + "other \(Self.list(after)); '--columns scale=NAME,time=NAME' says what another tool's "
        + "columns are."
    case .noCommonButton(let before, let after):
      "The two cannot be compared: no button is in both. One has \(Self.list(before)), the other "
        + "\(Self.list(after))."
    case .groupAgainstButton(let names):
      "The two cannot be compared: one is a group of buttons (\(Self.list(names))), the other one "
        + "button."
    }
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : spelledOut(names.joined(separator: ", "))
  }
}

extension MotionReadingError {
  /// What is wrong with a table.
  func sentence(_ name: String) -> String {
    let table = quoted(name)
    switch self {
    case .table(let error): return "\(table) is no table: \(error.clause)."
    case .notJSON(let line, let column):
      return "\(table) is no table: it is no JSON at line \(line), column \(column)."
    case .noRows:
      return "\(table) is no table: JSON needs an array of objects, under the key 'frames' or by "
        + "itself, or an object a line."
    case .noColumn(let column, let names):
      let nearest = NearestWord.to(column, among: names).map { " Did you mean \(quoted($0))?" }
      return "\(table) has no column \(quoted(column)).\(nearest ?? "") Its columns are "
        + "\(spelledOut(names.joined(separator: ", ")))."
    case .noNumbers(let names):
      return "\(table) has no numbers to compare; its columns are "
        + "\(spelledOut(names.joined(separator: ", "))). '--columns scale=NAME,time=NAME' says what "
        + "they are."
    case .notNumber(let column, let line, let text):
      return
        "\(table), line \(line): \(quoted(text)) is no number, and the column \(quoted(column)) "
        + "has numbers."
    case .unknownState(let line, let text):
      return "\(table), line \(line): \(quoted(text)) is no state."
    case .timeOutOfOrder(let line):
      return
        "\(table), line \(line): the time is missing, negative, or not after that of the line before."
    case .tooLong(let limit):
      return "\(table) is too long to be compared: it has more than \(limit) frames."
    case .columns(let error): return "\(table) is no table: \(error.clause)."
    }
  }
}

extension MotionTableError {
  fileprivate var clause: String {
    switch self {
    case .noRows: "it has no rows"
    case .duplicateColumn(let name): "the column \(quoted(name)) stands twice"
    case .otherLength(let column, let count, let expected):
      "the column \(quoted(column)) has \(count) values instead of \(expected)"
    case .notFinite(let column, let row):
      "the value in row \(row) of the column \(quoted(column)) is not finite"
    }
  }
}

extension RecordedTableError {
  /// What is wrong, as part of a sentence.
  var clause: String {
    switch self {
    case .empty: "it has no rows"
    case .tooLarge(let bytes, let limit): "it has \(bytes) bytes or more, and \(limit) are read"
    case .tooManyFields(let line, let limit): "more than \(limit) fields, at line \(line)"
    case .notText(let byte, let line, let column):
      "a byte \(String(byte, radix: 16, uppercase: true)) that is no UTF-8, at line \(line), column "
        + "\(column)"
    case .unclosedQuote(let line, let column):
      "a quote that is never closed, at line \(line), column \(column)"
    case .textAfterQuote(let line, let column):
      "text after a closing quote, at line \(line), column \(column)"
    case .tooManyInRow(let line, let expected, let found):
      "line \(line) has \(found) fields, and the first line names \(expected)"
    case .duplicateColumn(let name): "the column \(quoted(name)) stands twice"
    }
  }
}
