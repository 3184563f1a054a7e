import AnimCore

/// What is said about a spec, in English: what was found and expected, and how to mend it.
///
/// Texts from the file have everything spelled out that a terminal might obey.
struct DiagnosticWording: Hashable {
  /// What is wrong, in one line.
  let message: String
  /// How to mend it, a line each.
  var help: [String] = []
  /// What to put in place of what stands there, as it would be written in the file.
  var suggestions: [String] = []

  init(_ message: String, help: [String] = [], suggestions: [String] = []) {
    self.message = message
    self.help = help
    self.suggestions = suggestions
  }

  /// Puts something about a spec into words.
  init(_ diagnostic: SpecDiagnostic, in input: SpecInput) {
    let range = diagnostic.start.offset..<diagnostic.end.offset
    let found = input.bytes[range]
    switch diagnostic.problem {
    case .syntax(let problem):
      self = problem.wording(found: found, next: { input.firstByte(from: range.upperBound) })
    case .shape(let problem): self = problem.wording(found: found, path: diagnostic.path)
    case .value(let problem): self = problem.wording(path: diagnostic.path)
    }
  }
}

extension SpecDiagnostic {
  /// What a note says.
  func wording(of note: Note) -> String {
    switch (note.about, problem) {
    case (.opened, _): "it was opened here"
    case (.firstGiven, .shape(.clashingKeys(_, let other))): "\(inQuotes(other)) is given here"
    case (.firstGiven, _): "it was first given here"
    }
  }
}

extension SpecInput {
  /// The first byte from an offset on that is no blank.
  fileprivate func firstByte(from offset: Int) -> UInt8? {
    bytes[offset...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}

/// A text as it would stand in a file: in double quotes, shortened if it is long, with everything
/// that a terminal might obey spelled out.
func inQuotes(_ text: String) -> String { "\"\(spelledOut(text))\"" }

/// Words as a sentence lists them: `a, b or c`.
func alternatives(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " or " + last
}
