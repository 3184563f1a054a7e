/// One column of a recorded table.
public struct RecordedColumn: Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// What each row has in it.
  public let fields: [RecordedField]

  /// Creates a column.
  public init(name: String, fields: [RecordedField]) {
    self.name = name
    self.fields = fields
  }

  /// The number of each row; nil where it is missing or something else.
  public var numbers: [Double?] { fields.map(\.number) }

  /// The first row with something that is neither a number nor missing, and what it says.
  public var firstText: (row: Int, text: String)? {
    for (row, field) in fields.enumerated() {
      if case .text(let text) = field { return (row, text) }
    }
    return nil
  }

  /// Whether it has numbers and nothing else, but for what is missing.
  public var isNumeric: Bool { firstText == nil && fields.contains { $0.number != nil } }
}
