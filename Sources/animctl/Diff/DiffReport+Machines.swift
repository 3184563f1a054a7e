import AnimCore
import AnimRender

extension DiffReport {
  /// The report in a format.
  func text(_ format: DiffFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    case .junit: junit
    case .github: github
    }
  }

  /// A suite with a test of each column, for build servers.
  private var junit: String {
    let entries = entries
    var cases: [(name: String, failure: DiffReport.Entry?)] = []
    for part in diff.parts {
      let prefix = part.button.map { "\($0): " } ?? ""
      if part.states?.isSame == true { cases.append((prefix + "state", nil)) }
      cases += part.columns.filter(\.isSame).map { (prefix + $0.name, nil) }
    }
    cases += entries.map { ($0.title, $0) }
    let counts = "tests=\"\(cases.count)\" failures=\"\(entries.count)\""
    let name = MarkupText.xml(spelledOut(after.name))
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites name=\"animctl diff\" \(counts)>",
      "  <testsuite name=\"\(name)\" \(counts)>",
    ]
    for (title, entry) in cases {
      let start =
        "    <testcase classname=\"\(name)\" name=\"\(MarkupText.xml(spelledOut(title)))\""
      guard let entry else {
        lines.append("\(start)/>")
        continue
      }
      let message = MarkupText.xml(entry.sentences.joined(separator: "; "))
      let places = entry.columns.map { MarkupText.xml("\($0.name): \($0.place)") }
        .joined(separator: "\n")
      lines.append("\(start)>")
      lines.append(
        "      <failure type=\"motion\" message=\"\(message)\">\(places)</failure>"
      )
      lines.append("    </testcase>")
    }
    lines += ["  </testsuite>", "</testsuites>"]
    return lines.map { "\($0)\n" }.joined()
  }

  /// A command to GitHub's runner for each difference, which becomes an annotation.
  private var github: String {
    let file = [after, before].first { !$0.isTable && $0.path != nil && $0.path != "-" } ?? after
    let place = file.path.map { "file=\(Self.property($0))," } ?? ""
    return entries.map { entry in
      let sentences = entry.sentences + entry.columns.prefix(1).map(\.place)
      let message = "\(entry.title): \(sentences.joined(separator: "; "))"
      return "::error \(place)title=Motion differs::\(Self.data(message))\n"
    }.joined()
  }

  // What GitHub's runner takes for marks, as its own toolkit spells it.
  private static func data(_ text: String) -> String {
    spelledOut(text.unicodeScalars).unicodeScalars.reduce(into: "") { data, scalar in
      if scalar == "%" { data += "%25" } else { data.unicodeScalars.append(scalar) }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).unicodeScalars.reduce(into: "") { property, scalar in
      switch scalar {
      case ":": property += "%3A"
      case ",": property += "%2C"
      default: property.unicodeScalars.append(scalar)
      }
    }
  }
}
