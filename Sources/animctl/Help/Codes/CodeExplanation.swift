import AnimCore

/// What a code of a spec's errors and warnings means: a line of the table behind `animctl help E0101`.
struct CodeExplanation: Sendable {
  let code: DiagnosticCode
  /// What is wrong, in a few words.
  let title: String
  /// Why it is wrong, and how to mend it.
  let advice: String
  /// A spec with it, and what of it help shows.
  let wrong: Sample
  /// The same spec, mended.
  let right: Sample

  /// A spec as an example.
  struct Sample: Sendable {
    /// What help shows of it.
    let shown: String
    /// Its bytes.
    let bytes: @Sendable () -> [UInt8]

    /// Creates an example that is shown as it is.
    init(_ text: String) {
      shown = text
      bytes = { Array(text.utf8) }
    }

    /// Creates an example that cannot be shown as it is.
    init(shown: String, bytes: @escaping @Sendable () -> [UInt8]) {
      self.shown = shown
      self.bytes = bytes
    }
  }

  /// Creates a line of the table.
  ///
  /// - Parameters:
  ///   - frame: A spec but for the part that is wrong and right.
  init(
    _ code: DiagnosticCode, _ title: String, in frame: Frame = .whole, wrong: String, right: String,
    _ advice: String
  ) {
    self.init(
      code, title, wrong: Sample(frame.around(wrong)), right: Sample(frame.around(right)), advice)
  }

  init(
    _ code: DiagnosticCode, _ title: String, wrong: Sample, right: Sample = Sample(Frame.least),
    _ advice: String
  ) {
    self.code = code
    self.title = title
    self.advice = advice
    self.wrong = wrong
    self.right = right
  }

  /// All of them, in the order of the codes.
  static let all = syntax + shape + values

  /// The explanation of a code, in either case of letters; nil if there is none.
  static func of(_ code: String) -> CodeExplanation? {
    all.first { $0.code.rawValue == code.uppercased() }
  }

  /// The explanation as help shows it.
  func text(width: Int) -> String {
    let indented = { (sample: Sample) in
      sample.shown.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    }
    let kind = code.rawValue.hasPrefix("W") ? "warning" : "error"
    return """
      \(wrapped("\(code.rawValue), \(kind): \(title).", to: width).joined(separator: "\n"))

      \(wrapped(advice, to: width).joined(separator: "\n"))

      WRONG:
      \(indented(wrong))

      RIGHT:
      \(indented(right))

      """
  }
}

extension CodeExplanation {
  /// A spec with a hole in it.
  enum Frame: String {
    case whole = "§"
    /// Beside the effects.
    case top = """
      { "version": 1, §,
        "effects": [ { "property": "scale", "to": 0.95 } ] }
      """
    /// The effects.
    case effects = """
      { "version": 1,
        "effects": [ § ] }
      """
    /// The target of an effect.
    case target = #"{ "version": 1, "effects": [ { "property": "opacity", "to": § } ] }"#
    /// The keys of an effect.
    case keys = """
      { "version": 1, "effects": [
          { "property": "scale", "to": 0.95,
            "on": § } ] }
      """
    /// The timing of an effect.
    case timing = """
      { "version": 1, "effects": [ { "property": "scale", "to": 0.95, "enter": {
          §
        } } ] }
      """
    /// The steps of a script.
    case script = """
      { "version": 1, "effects": [ { "property": "scale", "to": 0.95 } ],
        "script": [ § ] }
      """
    /// Two buttons.
    case group = """
      { "version": 1,
        "buttons": [ { "name": "one", "effects": [] },
                     { "name": §, "effects": [] } ] }
      """

    /// The shortest spec in which something moves.
    static let least = #"{ "version": 1, "effects": [ { "property": "scale", "to": 0.95 } ] }"#

    /// The spec with something in its hole.
    func around(_ part: String) -> String {
      let parts = rawValue.split(separator: "§", omittingEmptySubsequences: false)
      return parts.joined(separator: part)
    }
  }
}
