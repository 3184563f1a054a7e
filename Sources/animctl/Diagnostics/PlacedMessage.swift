import AnimCore
import AnimRender

/// Something said about a place in a file.
struct PlacedMessage {
  let severity: SpecDiagnostic.Severity
  let code: String
  let wording: DiagnosticWording
  let start: SourcePlace
  let end: SourcePlace
  let path: SpecPath
  var notes: [(text: String, start: SourcePlace, end: SourcePlace)] = []
}

extension PlacedMessage {
  /// The message as people read it: in lines of its own, the first of which begins with the place.
  func text(in input: SpecInput, _ style: MessageStyle) -> String {
    let ink = severity == .error ? "1;31" : "1;35"
    var lines = [
      style.ink("1", "\(input.words(for: start)): ")
        + style.ink(ink, "\(severity.rawValue): ")
        + style.ink("1", "\(wording.message) [\(code)]")
    ]
    let label = path.steps.isEmpty ? "" : path.description
    lines += input.excerpt(start, end, ink, label: label, style)
    for note in notes {
      lines.append(
        style.ink("1", "\(input.words(for: note.start)): ") + style.ink("1;36", "note: ")
          + note.text)
      lines += input.excerpt(note.start, note.end, "1;36", label: "", style)
    }
    for help in wording.help {
      let text = wrapped(help, to: max(style.width, 40) - 6)
      let indent = String(repeating: " ", count: 6)
      lines.append(style.ink("1;32", "help: ") + text.joined(separator: "\n" + indent))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The message for programs.
  func object(in input: SpecInput) -> MessageObject {
    var object = MessageObject(
      severity: severity.rawValue, message: wording.message, file: input.name)
    object.code = code
    object.place = (start, end)
    object.path = path.description
    object.suggestions = wording.suggestions
    object.help = wording.help
    object.notes = notes.map { note in
      var object = MessageObject(severity: "note", message: note.text, file: input.name)
      object.place = (note.start, note.end)
      return object
    }
    return object
  }
}

extension SpecInput {
  fileprivate func words(for place: SourcePlace) -> String {
    "\(spelledOut(name.unicodeScalars)):\(place.line):\(place.column)"
  }

  /// The line with its number, and below it a mark under the range with a label behind.
  fileprivate func excerpt(
    _ start: SourcePlace, _ end: SourcePlace, _ ink: String, label: String, _ style: MessageStyle
  ) -> [String] {
    let number = String(start.line)
    let gutter = String(repeating: " ", count: max(5, number.count + 1))
    let room = style.width - gutter.count - 3
    let excerpt = SourceExcerpt(of: start.offset..<end.offset, in: bytes, width: room)
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
