// All sentences about wrong command lines are here, so that they sound alike.

extension UsageError {
  /// What is wrong, and what would be right.
  var sentence: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      return "Unknown command \(quoted(name))." + meant(nearest)
    case .unknownTopic(let name, let nearest):
      return "There is no help on \(quoted(name))." + meant(nearest)
    case .unknownOption(let name, let nearest):
      return "Unknown option \(quoted(name))." + meant(nearest)
    case .missingValue(let option, let label, let found):
      var text = "Missing value for '\(option) \(label)'."
      if let found {
        text += " If \(quoted(found)) is meant, write \(quoted("\(option)=\(found)"))."
      } else if label == "COLOR" {
        text += " Quote it: to a shell, a bare # begins a comment."
      }
      return text
    case .unexpectedValue(let option, let value):
      return "'\(option)' takes no value, but is given \(quoted(value))."
    case .unexpectedArgument(let word):
      return "Unexpected argument \(quoted(word))."
    case .missingArgument(let label, let words):
      let wanted =
        words.isEmpty
        ? "give a file, or '-' for standard input" : "expected \(alternatives(words))"
      return "\(label) is missing: \(wanted)."
    case .secondSpec(let path, let first):
      return "Unexpected argument \(quoted(path)): one spec is read, and \(quoted(first)) is it."
    case .notBesideSpec(let option, let spec):
      return "'\(option)' and the spec \(quoted(spec)) exclude one another: it makes a new motion "
        + "instead of a spec's. Beside a spec go '--script', '--reduced-motion' and '--frame-cap'."
    case .noGroup(let spec):
      return
        "'--button' picks a button of a group, but \(spec.map(quoted) ?? "the example") is one "
        + "button."
    case .unknownButton(let name, let names, let nearest):
      return "No button is called \(quoted(name)).\(meant(nearest)) The buttons are "
        + "\(spelledOut(names.joined(separator: ", ")))."
    case .notAnimated(let property, let animated):
      return "No effect changes \(property)."
        + (animated.isEmpty ? "" : " Animated are \(animated.joined(separator: ", ")).")
    case .clash(let option, let other):
      return "'\(other)' and '\(option)' exclude one another: give one of them."
    case .badValue(let option, let value, let fault):
      return fault.sentence(option: option, value: value)
    case .commaTwice:
      return
        "'--decimal comma' needs another delimiter than the comma: add '--delimiter semicolon'."
    case .samePath(let path):
      return "Two outputs are the same: \(quoted(path)). Give each file once."
    case .replacesSpec(let path):
      return "An output would replace the spec \(quoted(path)) that it is made from."
    case .noSpring:
      return "No spring is given: give '--duration' and '--bounce', '--response' and "
        + "'--damping-ratio', '--preset', or any other way of stating one."
    case .incompleteSpring(let given, let ways):
      let additions = ways.map { way in way.map { "'\($0)'" }.joined(separator: " and ") }
      return "\(given.map { "'\($0)'" }.joined(separator: " and ")) alone "
        + "\(given.count > 1 ? "state" : "states") no spring: add "
        + "\(additions.joined(separator: ", or "))."
    case .noCode(let platform):
      return "\(platform) has no way of writing this spring."
    case .unknownEnding(let path, let formats):
      return "The name \(quoted(path)) does not tell the format: give '--format' "
        + "(\(alternatives(formats)))."
    case .notTwo(let count):
      return
        "Two motions are compared, and \(count == 0 ? "none" : "\(count)") is given: name a "
        + "spec or a table twice, or one of them beside quick options."
    case .inputTwice:
      return "Standard input is read once, and '-' stands twice."
    case .ambiguousColumn(let option, let file, let names):
      return
        "Several columns of \(quoted(file)) change: \(spelledOut(names.joined(separator: ", "))). "
        + "'\(option) NAME' says which is meant."
    case .unknownColumn(let option, let name, let names, let nearest):
      return
        "\(quoted(name)) in the value of '\(option)' is no column.\(meant(nearest)) The columns are "
        + "\(spelledOut(names.joined(separator: ", ")))."
    case .updateInCI(let path):
      return
        "\(quoted(path)) is not updated where CI is set: a check that rewrites what it checks never "
        + "fails. Update it where you work, look at the change, and commit it."
    case .cannotUpdate(let path, let source):
      return
        "\(quoted(path)) cannot be updated from \(quoted(source)): '--update' writes the table of a "
        + "spec A to a file B of CSV, JSON or NDJSON."
    }
  }
}

extension ValueFault {
  fileprivate func sentence(option: String, value: String) -> String {
    switch self {
    case .expected(let expectation):
      return "\(quoted(value)) is no value for '\(option)': expected \(expectation.noun)."
        + meant(expectation.nearest(to: value))
    case .notAmong(let words, let nearest):
      return "\(quoted(value)) is no value for '\(option)': expected \(alternatives(words))."
        + meant(nearest)
    case .unknownPreset(let nearest):
      return "\(quoted(value)) is no preset.\(meant(nearest)) '--list-presets' shows them all."
    case .notKeyed(let item, let keys):
      return "\(quoted(item)) in the value of '\(option)' is no KEY=VALUE. The keys are "
        + "\(keys.joined(separator: ", "))."
    case .unknownKey(let key, let keys, let nearest):
      return "\(quoted(key)) is no key of '\(option)'.\(meant(nearest)) The keys are "
        + "\(keys.joined(separator: ", "))."
    case .repeatedKey(let key):
      return "The key '\(key)' stands twice in the value of '\(option)'."
    case .badPart(let key, let part, let expectation):
      return "\(quoted(part)) is no value for '\(key)' of '\(option)': expected "
        + "\(expectation.noun)." + meant(expectation.nearest(to: part))
    case .clashingKeys(let first, let second):
      return "'\(first)' and '\(second)' in the value of '\(option)' belong to different ways of "
        + "stating a spring: give one of them."
    case .missingKeys(let given, let ways):
      let additions = ways.map { $0.joined(separator: " and ") }
      return "'\(option)' with only \(given.joined(separator: " and ")) is incomplete: add "
        + "\(additions.joined(separator: ", or "))."
    case .notState(let item, let nearest):
      return "\(quoted(item)) in the value of '\(option)' is no state: expected normal, disabled, "
        + "highlighted, selected, focused or hovered, or several joined by +.\(meant(nearest))"
    case .noSuchSpring(let duration, let dampingRatio):
      return "No UIKit spring of '\(option)' ends after \(duration.shown) s with dampingRatio "
        + "\(dampingRatio.shown): expected a larger dampingRatio or a smaller initialVelocity."
    case .badStep(let step):
      return "\(quoted(step)) in the value of '\(option)' is no step: expected EVENT@TIME, such as "
        + "press@0ms, with blanks between the steps."
    case .notEvent(let event, let nearest):
      return "\(quoted(event)) in the value of '\(option)' is no event and no state."
        + "\(meant(nearest)) Events are press, release, cancel, select, deselect, enable, disable, hover, unhover, "
        + "focus, blur and more."
    case .badTime(let time, let step):
      return "\(quoted(time)) of \(quoted(step)) in the value of '\(option)' is no time: expected "
        + "\(Expectation.time.noun)."
    }
  }
}

extension Expectation {
  fileprivate func nearest(to text: String) -> String? {
    switch self {
    case .word(let words): NearestWord.to(text, among: words)
    case .wholeNumber(_, let word), .numberWithin(_, let word?):
      NearestWord.to(text, among: [word])
    default: nil
    }
  }

  /// The thing expected, with its article.
  fileprivate var noun: String {
    switch self {
    case .number: "a decimal number"
    case .word(let words): alternatives(words)
    case .numberWithin(let range, let word):
      "a number from \(range.lowerBound.shown) to \(range.upperBound.shown)"
        + (word.map { ", or \($0)" } ?? "")
    case .wholeNumberWithin(let range):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .wholeNumber(let range, let word):
      "a whole number from \(range.lowerBound) to \(range.upperBound), or \(word)"
    case .time: "a time from 0 to 1e6 s, such as 120ms, 0.12s, 7f (frames) or 0.12 (seconds)"
    case .timeWithin(let last): "a time from 0 to \(last.shown) s"
    case .color: "#RGB, #RGBA, #RRGGBB or #RRGGBBAA"
    case .size: "COLUMNSxROWS, each from 1 to 1000, such as 80x24"
    case .fileName: "the name of a file, or - for standard output"
    case .folderName: "the name of a folder"
    }
  }
}

private func meant(_ nearest: String?) -> String {
  nearest.map { " Did you mean '\(spelledOut($0))'?" } ?? ""
}
