import AnimCore
import AnimRender

/// How messages look.
struct MessageStyle: Hashable {
  /// Whether colours are sent.
  var isColoured = false
  /// The most columns an excerpt of a file may take.
  var width = 80

  /// A text in a colour, or bold.
  func ink(_ code: String, _ text: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension SpecReport {
  /// Everything as people read it: each in lines of its own, the first of which begins with the place.
  func text(_ style: MessageStyle) -> String {
    var paragraphs = diagnostics.map { placed($0).text(in: input, style) }
    paragraphs.append((omissions + [conclusion]).map { "\($0)\n" }.joined())
    return paragraphs.joined(separator: "\n")
  }

  private var conclusion: String {
    let counts = [(errorCount, "error"), (warningCount, "warning")].compactMap { count, noun in
      count > 0 ? Self.counted(count, noun) : nil
    }
    let code = diagnostics.first.map { "; see 'animctl help \($0.code)' for what a code means" }
    return counts.joined(separator: ", ") + (code ?? "") + "."
  }

  func placed(_ diagnostic: SpecDiagnostic) -> PlacedMessage {
    PlacedMessage(
      severity: severity(of: diagnostic), code: diagnostic.code,
      wording: DiagnosticWording(diagnostic, in: input), start: diagnostic.start,
      end: diagnostic.end, path: diagnostic.path,
      notes: diagnostic.notes.map { (diagnostic.wording(of: $0), $0.start, $0.end) })
  }
}
