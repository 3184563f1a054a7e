/// What is wrong with a command line. English is made of it in `UsageError+English.swift`.
enum UsageError: Error, Hashable {
  /// No command has this name.
  case unknownCommand(String, nearest: String?)
  /// There is no help of this name.
  case unknownTopic(String, nearest: String?)
  /// No option of the command has this name.
  case unknownOption(String, nearest: String?)
  /// An option that takes a value has none; the word that stands in its place, if there is one and it
  /// is no option either.
  case missingValue(option: String, label: String, found: String?)
  /// A value is attached to an option that takes none.
  case unexpectedValue(option: String, value: String)
  /// A word stands where nothing is expected.
  case unexpectedArgument(String)
  /// The command works on this, and it is not given; the words it has to be one of, or none where it
  /// is a file.
  case missingArgument(String, words: [String] = [])
  /// A second spec is named.
  case secondSpec(String, first: String)
  /// An option that makes another motion stands beside a spec.
  case notBesideSpec(option: String, spec: String)
  /// A button of a group is asked for where there is no group.
  case noGroup(spec: String?)
  /// A property is asked for that no effect changes.
  case notAnimated(String, animated: [String])
  /// No button of the group has this name.
  case unknownButton(String, names: [String], nearest: String?)
  /// Two options exclude one another.
  case clash(option: String, with: String)
  /// An option's value is not what it takes.
  case badValue(option: String, value: String, ValueFault)
  /// Commas would stand between fields and in numbers.
  case commaTwice
  /// No spring is stated.
  case noSpring
  /// Options do not state a spring in full: the ways to go on, each a list of options to add.
  case incompleteSpring(given: [String], ways: [[String]])
  /// A platform has no way of writing a timing.
  case noCode(platform: String)
  /// The format cannot be told from the ending of a file's name.
  case unknownEnding(path: String, formats: [String])
  /// Two outputs are one file.
  case samePath(String)
  /// An output would be written over the spec it is made from.
  case replacesSpec(String)

  /// A command that compares was not given two things; how many it was given.
  case notTwo(count: Int)
  /// Standard input is named twice.
  case inputTwice
  /// Several columns of a file could be meant.
  case ambiguousColumn(option: String, file: String, names: [String])
  /// An option names a column that there is not.
  case unknownColumn(option: String, String, names: [String], nearest: String?)
  /// A committed file is to be rewritten where `CI` is set.
  case updateInCI(path: String)
  /// What is to be rewritten, or what it is to be made from, is not of the kind that can be.
  case cannotUpdate(path: String, from: String)

  /// The option that its help should be shown for.
  var option: String? {
    switch self {
    case .missingValue(let option, _, _), .unexpectedValue(let option, _),
      .clash(let option, _), .notBesideSpec(let option, _), .badValue(let option, _, _):
      option
    case .unknownEnding: "--format"
    case .samePath: "--output"
    case .replacesSpec: "--output-directory"
    case .commaTwice: "--delimiter"
    case .noGroup, .unknownButton: "--button"
    case .notAnimated: "--property"
    case .unknownColumn(let option, _, _, _), .ambiguousColumn(let option, _, _): option
    case .updateInCI, .cannotUpdate: "--update"
    case .notTwo, .inputTwice, .missingArgument: nil
    case .noCode: "--code"
    case .noSpring, .incompleteSpring, .unknownCommand, .unknownTopic, .unknownOption,
      .unexpectedArgument, .secondSpec:
      nil
    }
  }
}

/// What is wrong with a value, in itself.
enum ValueFault: Error, Hashable {
  /// It is not what was expected.
  case expected(Expectation)
  /// It is none of the words allowed.
  case notAmong([String], nearest: String?)
  /// No preset has this name.
  case unknownPreset(nearest: String?)
  /// One item of a list `KEY=VALUE,…` has no `=` or no key.
  case notKeyed(item: String, keys: [String])
  /// A list has an unknown key.
  case unknownKey(String, keys: [String], nearest: String?)
  /// A list has a key twice.
  case repeatedKey(String)
  /// The value of a key is not what was expected.
  case badPart(key: String, part: String, Expectation)
  /// Two keys of a spring belong to different ways of stating one.
  case clashingKeys(String, String)
  /// A spring is not stated in full: the ways to go on, each a list of the keys it still needs.
  case missingKeys(given: [String], ways: [[String]])
  /// A place in a list of states is not a state.
  case notState(String, nearest: String?)
  /// No UIKit spring has these numbers.
  case noSuchSpring(duration: Double, dampingRatio: Double)
  /// A step of a script is not `EVENT@TIME`.
  case badStep(String)
  /// A step of a script names no event.
  case notEvent(String, nearest: String?)
  /// The time of a script's step is none.
  case badTime(String, step: String)
}

/// What a value should have been.
enum Expectation: Hashable {
  case number
  case word([String])
  case numberWithin(ClosedRange<Double>, or: String? = nil)
  case wholeNumberWithin(ClosedRange<Int>)
  case wholeNumber(ClosedRange<Int>, or: String)
  case time
  /// A time from 0 to so many seconds.
  case timeWithin(Double)
  case color
  case size
  case fileName
  case folderName
}
