import Foundation

/// A table of reference numbers from `Tests/Fixtures/reference`.
public struct ReferenceTable {
  /// The fields of each row, by the names of their columns.
  public let rows: [[String: String]]

  /// Reads a table.
  ///
  /// - Parameter name: The file's name.
  /// - Throws: What Foundation says of a file that it cannot read.
  public init(_ name: String) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/reference")
    let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    rows = lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(lines[0], $0)) }
  }

  /// The rows as numbers; a missing or odd field is a fault of the table.
  public func numbers(_ names: String...) throws -> [[Double]] {
    try numbers(names)
  }

  /// The rows as numbers, with the names in a list.
  public func numbers(_ names: [String]) throws -> [[Double]] {
    try rows.map { row in
      try names.map { name in
        guard let field = row[name], let number = Double(field) else {
          throw Fault(row: row, name: name)
        }
        return number
      }
    }
  }

  /// A field that is missing, or is no number.
  public struct Fault: Error {
    /// The row it belongs to.
    public let row: [String: String]
    /// Its column.
    public let name: String
  }
}
