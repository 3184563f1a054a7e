import AnimCore

extension SpecReport {
  /// Everything as programs read it: an object a line.
  var jsonLines: String {
    let objects =
      diagnostics.map(object)
      + omissions.map { MessageObject(severity: "note", message: $0, file: input.name) }
    return objects.map(\.line).joined()
  }

  private func object(_ diagnostic: SpecDiagnostic) -> MessageObject {
    placed(diagnostic).object(in: input)
  }
}

/// A message as an object of JSON.
struct MessageObject {
  let severity: String
  var code: String?
  let message: String
  /// The file it is about, as messages call it.
  let file: String?
  /// Where it is, from the first character to behind the last.
  var place: (start: SourcePlace, end: SourcePlace)?
  var path: String?
  /// Texts to put in place of what stands there.
  var suggestions: [String] = []
  var help: [String] = []
  var notes: [MessageObject]?

  init(severity: String, message: String, file: String?) {
    self.severity = severity
    self.message = message
    self.file = file
  }

  /// The object, and the end of its line.
  var line: String { value.compact + "\n" }

  var value: JSONText { .object(members) }

  /// What it is made of.
  var members: [JSONText.Member] {
    let text = { (text: String?) in text.map(JSONText.text) ?? .null }
    let number = { (number: Int?) in number.map(JSONText.whole) ?? .null }
    var members: [JSONText.Member] = [
      ("severity", .text(severity)), ("code", text(code)), ("message", .text(message)),
      ("file", text(file)), ("line", number(place?.start.line)),
      ("column", number(place?.start.column)), ("endLine", number(place?.end.line)),
      ("endColumn", number(place?.end.column)), ("byteOffset", number(place?.start.offset)),
      ("endByteOffset", number(place?.end.offset)), ("path", text(path)),
      ("suggestions", .array(suggestions.map(JSONText.text))),
      ("help", .array(help.map(JSONText.text))),
    ]
    if let notes { members.append(("notes", .array(notes.map(\.value)))) }
    return members
  }
}
