import AnimCore
import AnimRender

extension Failure {
  /// What is said about it on standard error; nothing where nobody need know.
  ///
  /// - Parameter help: The help of the command that failed.
  func message(_ help: HelpPage) -> String {
    switch self {
    case .usage(let error): usageMessage(error, help)
    case .table:
      "Error: \(sentences[0])\nThis is a fault of animctl \(Version.number); please report it.\n"
    default: sentences.map { "Error: \($0)\n" }.joined()
    }
  }

  /// What is wrong, a sentence each; a spec's errors are told by its report.
  var sentences: [String] {
    switch self {
    case .usage(let error): [error.sentence]
    case .input(let error): [error.sentence]
    case .description(let problems): problems.map(\.sentence)
    case .output(let error): error.sentence.map { [$0] } ?? []
    case .table(let error): [error.sentence]
    case .tooLong(let format, let frames, let limit):
      [
        "The format '\(format)' shows every frame, at most \(limit) of them, and this motion has "
          + "\(frames): give a smaller '--frame-cap' or another format."
      ]
    case .recording(let name, let error): [error.sentence(name)]
    case .curve(let name, let error): [error.sentence(name)]
    case .foreign(let name, let error): [error.sentence(name)]
    case .comparison(let error): [error.sentence]
    case .spec, .reported: []
    }
  }

  /// The input that it is about, as messages call it.
  var inputName: String? {
    switch self {
    case .input(.unreadable(let name, _)), .input(.terminal(let name)), .input(.noSpecs(let name)):
      name
    case .spec(let report): report.input.name
    case .recording(let name, _), .curve(let name, _), .foreign(let name, _): name
    default: nil
    }
  }

  private func usageMessage(_ error: UsageError, _ help: HelpPage) -> String {
    var lines = ["Error: \(error.sentence)"]
    if let option = help.options.first(where: { $0.name == error.option }) {
      let indent = String(repeating: " ", count: 7)
      let text = wrapped("\(option.synopsis): \(option.description)", to: 73)
      lines.append("Help:  " + text.joined(separator: "\n\(indent)"))
    }
    lines += help.usage(width: 80, heading: "Usage: ")
    lines.append("  See '\(help.call) --help' for more information.")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension InputError {
  fileprivate var sentence: String {
    switch self {
    case .unreadable(let name, let error):
      "Cannot read \(name == "<stdin>" ? "standard input" : quoted(name)): "
        + "\(SystemCall.meaning(of: error))."
    case .terminal(let name):
      "The spec \(quoted(name)) would have to be typed: it is a terminal. Give a file, or pipe one "
        + "into '-'."
    case .noSpecs(let folder):
      "In the folder \(quoted(folder)) is no file whose name ends with '.json'."
    }
  }
}

extension OutputError {
  fileprivate var sentence: String? {
    switch self {
    case .cannotCreate(let path, let error):
      "Cannot create \(quoted(path)): \(SystemCall.meaning(of: error))."
    case .exists(let path):
      "Cannot create \(quoted(path)): it exists, and '--no-clobber' keeps it."
    case .wouldReplace(let path):
      "Cannot create \(quoted(path)): it exists, and only '--force' replaces it."
    case .isDirectory(let path): "Cannot create \(quoted(path)): it is a directory."
    case .writeFailed(let name, let error):
      "Cannot write to \(name): \(SystemCall.meaning(of: error))."
    case .readerGone: nil
    }
  }
}

extension DescriptionProblem {
  fileprivate var sentence: String {
    switch self {
    case .duplicateEffect(let property, let key):
      "Two effects of \(property) are for the state \(key)."
    case .noKeys(let property): "The effect of \(property) is for no state."
    case .noKeyframes(let property): "The effect of \(property) has no keyframes."
    case .keyframeStart(let property, let index, let value, let allowed):
      "Keyframe \(index) of \(property) starts at \(value.shown) s: expected \(allowed.shown)."
    case .targetOutOfRange(let property, let value, let allowed):
      "The target \(value.shown) of \(property) is out of range: expected \(allowed.shown)."
    case .restingOutOfRange(let property, let value, let allowed):
      "The resting value \(value.shown) of \(property) is out of range: expected \(allowed.shown)."
    case .optionOutOfRange(let parameter, let value, let allowed):
      "\(parameter.rawValue) \(value.shown) is out of range: expected \(allowed.shown)."
    }
  }
}

extension ClosedRange<Double> {
  fileprivate var shown: String { "\(lowerBound.shown) to \(upperBound.shown)" }
}

extension CSVError {
  fileprivate var sentence: String {
    switch self {
    case .notFinite(let frame, let column):
      "The number of frame \(frame) in column \(column) is not finite; no file was written."
    case .otherColumns(let expected, let found):
      "A table has the columns \(found.joined(separator: ", ")) instead of "
        + "\(expected.joined(separator: ", "))."
    }
  }
}
