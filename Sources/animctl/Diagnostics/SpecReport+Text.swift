import AnimCore
import AnimRender

/// How messages look.
struct MessageStyle: Hashable {
  /// Whether colours are sent.
  var isColoured = false
  /// The most columns an excerpt of a file may take.
  var width = 80

  /// A text in a colour, or bold.
  fileprivate func ink(_ code: String, _ text: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

extension SpecReport {
  /// Everything as people read it: each in lines of its own, the first of which begins with the place.
  func text(_ style: MessageStyle) -> String {
    var paragraphs = diagnostics.map { paragraph($0, style) }
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

  private func paragraph(_ diagnostic: SpecDiagnostic, _ style: MessageStyle) -> String {
    let wording = DiagnosticWording(diagnostic, in: input)
    let severity = severity(of: diagnostic)
    let ink = severity == .error ? "1;31" : "1;35"
    var lines = [
      style.ink("1", "\(place(diagnostic.start)): ") + style.ink(ink, "\(severity.rawValue): ")
        + style.ink("1", "\(wording.message) [\(diagnostic.code)]")
    ]
    let label = diagnostic.path.steps.isEmpty ? "" : diagnostic.path.description
    lines += excerpt(diagnostic.start, diagnostic.end, ink, label: label, style)
    for note in diagnostic.notes {
      lines.append(
        style.ink("1", "\(place(note.start)): ") + style.ink("1;36", "note: ")
          + diagnostic.wording(of: note))
      lines += excerpt(note.start, note.end, "1;36", label: "", style)
    }
    for help in wording.help {
      let text = wrapped(help, to: max(style.width, 40) - 6)
      let indent = String(repeating: " ", count: 6)
      lines.append(style.ink("1;32", "help: ") + text.joined(separator: "\n" + indent))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func place(_ place: SourcePlace) -> String {
    "\(spelledOut(input.name.unicodeScalars)):\(place.line):\(place.column)"
  }

  /// The line with its number, and below it a mark under the range with a label behind.
  private func excerpt(
    _ start: SourcePlace, _ end: SourcePlace, _ ink: String, label: String, _ style: MessageStyle
  ) -> [String] {
    let number = String(start.line)
    let gutter = String(repeating: " ", count: max(5, number.count + 1))
    let room = style.width - gutter.count - 3
    let excerpt = SourceExcerpt(of: start.offset..<end.offset, in: input.bytes, width: room)
    let mark = String(repeating: "^", count: excerpt.length)
    let beside = Glyph.glyphs(of: label).map(\.text).joined()
    let length = Glyph.width(of: beside)
    // A label stands behind the mark, or where it has no room there before it.
    let isBehind = length > 0 && length < room - excerpt.indent - excerpt.length
    let isBefore = length > 0 && !isBehind && length < excerpt.indent
    let indent = String(repeating: " ", count: excerpt.indent - (isBefore ? length + 1 : 0))
    let below =
      (isBefore ? style.ink("2", beside) + " " : "") + indent + style.ink(ink, mark)
      + (isBehind ? " " + style.ink("2", beside) : "")
    let above = "\(gutter.dropFirst(number.count))\(number) | \(excerpt.text)"
    return [String(above.reversed().drop { $0 == " " }.reversed()), "\(gutter) | \(below)"]
  }
}
