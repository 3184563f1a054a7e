import AnimCore

extension [LintReport] {
  /// Everything as a log of SARIF 2.1.0, as code scanning services read it.
  var sarif: String {
    let driver: JSONText = .object([
      ("name", .text("animctl")), ("version", .text(Version.number)),
      ("rules", .array(LintExplanation.all.map(Self.rule))),
    ])
    let results = flatMap { report in report.messages.map { Self.result($0, in: report.input) } }
    let run: JSONText = .object([
      ("tool", .object([("driver", driver)])), ("columnKind", .text("unicodeCodePoints")),
      ("results", .array(results)),
    ])
    return JSONText.object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")), ("runs", .array([run])),
    ]).file
  }

  private static func rule(_ explanation: LintExplanation) -> JSONText {
    let severity = explanation.rule?.severity ?? .warning
    let level = severity == .off ? "none" : severity.rawValue
    return .object([
      ("id", .text(explanation.code)), ("name", .text(explanation.rule?.name ?? "")),
      ("shortDescription", .object([("text", .text(explanation.title))])),
      ("fullDescription", .object([("text", .text(explanation.advice))])),
      (
        "defaultConfiguration",
        .object([("enabled", .truth(severity != .off)), ("level", .text(level))])
      ),
    ])
  }

  private static func result(_ message: PlacedMessage, in input: SpecInput) -> JSONText {
    let region: JSONText = .object([
      ("startLine", .whole(message.start.line)), ("startColumn", .whole(message.start.column)),
      ("endLine", .whole(message.end.line)),
      (
        "endColumn",
        .whole(
          message.end.line == message.start.line
            ? Swift.max(message.end.column, message.start.column + 1) : message.end.column)
      ),
    ])
    let physical: JSONText = .object([
      ("artifactLocation", .object([("uri", .text(uri(of: input.name)))])), ("region", region),
    ])
    let logical: JSONText = .object([
      ("fullyQualifiedName", .text(message.path.description))
    ])
    let place = LintExplanation.all.firstIndex { $0.code == message.code }
    return .object(
      [
        ("ruleId", .text(message.code)), ("level", .text(message.severity.rawValue)),
        ("message", .object([("text", .text(message.wording.message))])),
        (
          "locations",
          .array([
            .object([
              ("physicalLocation", physical), ("logicalLocations", .array([logical])),
            ])
          ])
        ),
      ] + (place.map { [("ruleIndex", .whole($0))] } ?? []))
  }

  /// A path as a relative reference, or a whole one as a URI (RFC 3986).
  private static func uri(of path: String) -> String {
    let unreserved = Set("-._~/".utf8)
    let escaped = path.utf8.reduce(into: "") { uri, byte in
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || unreserved.contains(byte)
      uri +=
        isPlain
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return path.hasPrefix("/") ? "file://\(escaped)" : escaped
  }
}
