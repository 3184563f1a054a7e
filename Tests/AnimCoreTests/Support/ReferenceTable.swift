import Foundation

/// A table of reference numbers from `Tests/Fixtures/reference`.
struct ReferenceTable {
  let rows: [[String: String]]

  init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/reference")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    rows = lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  /// The rows as numbers; a missing or odd field is a fault of the table.
  func numbers(_ names: String...) throws -> [[Double]] {
    try numbers(names)
  }

  func numbers(_ names: [String]) throws -> [[Double]] {
    try rows.map { row in
      try names.map { name in
        guard let field = row[name], let number = Double(field) else {
          throw Fault(row: row, name: name)
        }
        return number
      }
    }
  }

  struct Fault: Error {
    let row: [String: String]
    let name: String
  }
}
