import AnimCore

extension ShapeProblem.ValueType {
  /// The type with its article; a short text or number itself.
  func noun(_ found: ArraySlice<UInt8>) -> String {
    let text = String(decoding: found.prefix(33), as: UTF8.self)
    switch self {
    case .object: return "an object"
    case .array: return "a list"
    case .text: return text.count > 32 ? "a text" : "the text \(spelledOut(text))"
    case .number: return text.count > 32 ? "a number" : "the number \(text)"
    case .true, .false, .null: return rawValue
    }
  }
}

extension ShapeProblem.Expected {
  /// What is expected, with its article.
  var noun: String {
    switch self {
    case .object: "an object { … }"
    case .list: "a list [ … ]"
    case .text: "a text in quotes"
    case .number: "a number"
    case .wholeNumber: "a whole number"
    case .time: "a time"
    case .color: "a colour"
    case .true: "true"
    case .truth: "true or false"
    case .states: #"a state such as "highlighted", or a list of states"#
    case .point: "a point [x, y]"
    }
  }
}

extension ShapeProblem.Naming {
  /// What one of them is called.
  var noun: String {
    switch self {
    case .property, .style, .event, .state, .curve, .preset, .severity: rawValue
    case .stepPosition: "position of steps"
    case .colorSpace: "colour space"
    }
  }

  /// What several are called.
  var plural: String {
    switch self {
    case .property: "properties"
    case .severity: "severities"
    case .style, .event, .state, .curve, .preset: rawValue + "s"
    case .stepPosition: "positions"
    case .colorSpace: "colour spaces"
    }
  }
}
