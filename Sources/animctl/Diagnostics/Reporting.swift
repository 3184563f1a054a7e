import AnimRender

/// How a command reports what is wrong.
struct Reporting: Sendable {
  var format = DiagnosticsFormat.text
  var color = ColorChoice.auto
  /// Whether warnings about a spec count as errors.
  var isStrict = false
  var verbosity = Verbosity.usual
}

/// How much is said beside the results.
enum Verbosity: Int, Comparable {
  /// Only why a run failed.
  case quiet
  /// Also warnings, notes and progress.
  case usual
  /// Also what is read, made and written.
  case verbose

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A command's request that says how to report what is wrong.
protocol ReportAsking: Sendable {
  var reporting: Reporting { get set }
}

/// The words of `--diagnostics`.
enum DiagnosticsFormat: String, CaseIterable {
  case text, json
}

extension Surroundings {
  /// How messages that are a result look on standard output.
  var resultStyle: MessageStyle {
    let depth = ColorDepth(
      reporting.color, isTerminal: terminal != nil, environment: environment)
    return MessageStyle(isColoured: depth != .none, width: min(max(textWidth, 40), 160))
  }

  /// How messages look on standard error.
  var messageStyle: MessageStyle {
    let depth = ColorDepth(
      reporting.color, isTerminal: isErrorTerminal, environment: environment)
    return MessageStyle(isColoured: depth != .none, width: min(max(textWidth, 40), 160))
  }

  /// Says why the run failed.
  ///
  /// - Parameter help: The help of the command that failed.
  func report(_ failure: Failure, _ help: HelpPage) {
    switch (failure, reporting.format) {
    case (.spec(let report), _): self.report(report)
    case (.input, .text), (.output, .text): complain(failure.message(help))
    case (_, .text):
      let texts = about == nil ? [] : failure.sentences.map { "Error: \(placed($0))\n" }
      complain(texts.isEmpty ? failure.message(help) : texts.joined())
    case (_, .json):
      let objects = failure.sentences.map {
        MessageObject(severity: "error", message: $0, file: failure.inputName ?? about)
      }
      complain(objects.map(\.line).joined())
    }
  }

  /// Says what there is to say about a spec.
  func report(_ report: SpecReport) {
    switch reporting.format {
    case .text: complain(report.text(messageStyle))
    case .json: complain(report.jsonLines)
    }
  }

  /// Warns of something that no place in a spec accounts for.
  func warn(_ sentence: String) {
    guard reporting.verbosity > .quiet else { return }
    switch reporting.format {
    case .text: complain("Warning: \(placed(sentence))\n")
    case .json:
      complain(MessageObject(severity: "warning", message: sentence, file: about).line)
    }
  }

  /// Says something that is neither wrong nor a result.
  func note(_ sentence: String) {
    guard reporting.verbosity > .quiet else { return }
    switch reporting.format {
    case .text: complain("Note: \(placed(sentence))\n")
    case .json: complain(MessageObject(severity: "note", message: sentence, file: about).line)
    }
  }

  /// A sentence with what it is about, where that could be several specs.
  private func placed(_ sentence: String) -> String {
    about.map { "\(quoted($0)): \(sentence)" } ?? sentence
  }

  /// Says a detail of the work, to those who want to hear it.
  func detail(_ sentence: @autoclosure () -> String) {
    if reporting.verbosity == .verbose { note(sentence()) }
  }
}
