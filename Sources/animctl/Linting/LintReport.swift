import AnimCore

/// What was found in one spec.
struct LintReport {
  /// The spec as it was found; the text that a spec made by options would have.
  let input: SpecInput
  let findings: [LintFinding]
  /// Whether warnings count as errors.
  let isStrict: Bool

  /// How bad a finding counts.
  func severity(of finding: LintFinding) -> SpecDiagnostic.Severity {
    isStrict || finding.severity == .error ? .error : .warning
  }

  /// How many findings count as so bad.
  func count(_ severity: SpecDiagnostic.Severity) -> Int {
    findings.count { self.severity(of: $0) == severity }
  }

  /// The findings with their places and words, in the order of the file.
  var messages: [PlacedMessage] {
    let source = SpecSource(reading: input.bytes)
    let placed = findings.map { finding -> PlacedMessage in
      let place = source.place(of: finding.path)
      let whose = finding.button.map { "\(inQuotes($0)): " } ?? ""
      return PlacedMessage(
        severity: severity(of: finding), code: finding.code,
        wording: DiagnosticWording(whose + Self.message(finding)), start: place.start,
        end: place.end, path: finding.path)
    }
    // Swift's sort is stable: what is about one place stays in the order of the rules.
    return placed.sorted { $0.start.offset < $1.start.offset }
  }

  private static func message(_ finding: LintFinding) -> String {
    LintExplanation.of(finding.code)?.message(finding) ?? finding.code
  }
}

extension [LintReport] {
  /// Everything as people read it.
  func text(_ style: MessageStyle) -> String {
    let paragraphs = flatMap { report in report.messages.map { $0.text(in: report.input, style) } }
    let specs = counted(count, "spec")
    guard let first = flatMap(\.messages).first else { return "\(specs): nothing found.\n" }
    let counts = [SpecDiagnostic.Severity.error, .warning].compactMap { severity in
      let count = reduce(0) { $0 + $1.count(severity) }
      return count > 0 ? counted(count, severity.rawValue) : nil
    }
    let conclusion =
      "\(counts.joined(separator: ", ")) in \(specs); see 'animctl help \(first.code)' for what a code"
      + " means.\n"
    return (paragraphs + [conclusion]).joined(separator: "\n")
  }

  /// Everything as an object a line.
  var jsonLines: String {
    flatMap { report in report.messages.map { $0.object(in: report.input).line } }.joined()
  }

  /// Everything as one report.
  var json: String {
    let specs = map { report -> JSONText in
      let findings = zip(report.sortedFindings, report.messages).map { finding, message in
        JSONText.object(finding.members + message.object(in: report.input).members)
      }
      return .object([("file", .text(report.input.name)), ("findings", .array(findings))])
    }
    let count = { (severity: SpecDiagnostic.Severity) -> JSONText in
      .whole(self.reduce(0) { $0 + $1.count(severity) })
    }
    return JSONText.report(
      "lint",
      [("errors", count(.error)), ("warnings", count(.warning)), ("specs", .array(specs))]
    ).file
  }

  /// Commands to GitHub's runner, which become annotations.
  var github: String {
    flatMap { report in
      report.messages.map { message in
        let file = GitHubCommand.property(report.input.name)
        let title = GitHubCommand.property(
          "\(message.code) \(LintRule(code: message.code)?.name ?? "")")
        return "::\(message.severity.rawValue) file=\(file),line=\(message.start.line),"
          + "col=\(message.start.column),endLine=\(message.end.line),"
          + "endColumn=\(Swift.max(message.end.column, message.start.column + 1)),title=\(title)::"
          + GitHubCommand.data(message.wording.message) + "\n"
      }
    }.joined()
  }
}

extension LintReport {
  /// The findings in the order of ``messages``.
  fileprivate var sortedFindings: [LintFinding] {
    let source = SpecSource(reading: input.bytes)
    return findings.map { ($0, source.place(of: $0.path).start.offset) }.sorted { $0.1 < $1.1 }
      .map(\.0)
  }
}

extension LintFinding {
  /// Its numbers, for programs.
  fileprivate var members: [JSONText.Member] {
    [
      ("rule", .text(LintRule(code: code)?.name ?? "")),
      ("button", button.map(JSONText.text) ?? .null),
      ("effect", effect.map(JSONText.whole) ?? .null),
      ("property", property.map(JSONText.text) ?? .null),
      ("state", state.map { .text($0.description) } ?? .null),
      ("frame", tick.map { .whole($0.index) } ?? .null),
      ("value", value.map(JSONText.number) ?? .null),
      ("limit", limit.map(JSONText.number) ?? .null),
    ]
  }
}

/// What GitHub's runner takes for marks in its commands, spelled as its own toolkit does.
enum GitHubCommand {
  /// A message.
  static func data(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { data, scalar in
      switch scalar {
      case "%": data += "%25"
      case "\r": data += "%0D"
      case "\n": data += "%0A"
      default: data.unicodeScalars.append(scalar)
      }
    }
  }

  /// The value of a property.
  static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { property, scalar in
      switch scalar {
      case ":": property += "%3A"
      case ",": property += "%2C"
      default: property.unicodeScalars.append(scalar)
      }
    }
  }
}
