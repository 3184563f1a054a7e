import AnimCore

// The readers of option values: each takes the text and either gives the value or says what was
// expected of it.

extension Double {
  /// Reads a decimal number within a closed range.
  init(option text: String, within range: ClosedRange<Double>) throws(ValueFault) {
    guard let number = DecimalText.number(text), range.contains(number) else {
      throw .expected(.numberWithin(range))
    }
    self = number
  }
}

extension Int {
  /// Reads a whole number within a closed range.
  init(option text: String, within range: ClosedRange<Int>) throws(ValueFault) {
    guard let number = DecimalText.wholeNumber(text), range.contains(number) else {
      throw .expected(.wholeNumberWithin(range))
    }
    self = number
  }
}

extension Color {
  /// Reads a colour.
  init(option text: String) throws(ValueFault) {
    do {
      try self.init(hex: text)
    } catch {
      throw .expected(.color)
    }
  }
}

extension RawRepresentable where RawValue == String, Self: CaseIterable {
  /// The words there are.
  static var words: [String] { allCases.map(\.rawValue) }

  /// Reads one of a few words.
  init(option text: String) throws(ValueFault) {
    guard let value = Self(rawValue: text) else {
      let words = Self.words
      throw .notAmong(words, nearest: NearestWord.to(text, among: words))
    }
    self = value
  }
}

extension [ButtonState] {
  /// Reads states with commas between them, each of them names joined by `+`.
  init(option text: String) throws(ValueFault) {
    self = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let state = ButtonState(String(item)) else {
        let names = ButtonState.conditions.map(\.name) + ["normal"]
        let wrong = item.split(separator: "+").first { !names.contains(String($0)) }
        throw .notState(
          String(item), nearest: wrong.flatMap { NearestWord.to(String($0), among: names) })
      }
      append(state)
    }
  }
}

extension InteractionScript {
  /// Reads a script's text form.
  init(option text: String) throws(ValueFault) {
    do {
      try self.init(text: text)
    } catch {
      switch error {
      case .malformedStep(let step): throw .badStep(step)
      case .unknownEvent(let event, _):
        let words = InteractionEvent.names + ButtonState.conditions.map(\.name) + ["normal"]
        throw .notEvent(event, nearest: NearestWord.to(event, among: words))
      case .badTime(let time, let step): throw .badTime(time, step: step)
      case .tickOutOfRange(let event, let tick): throw .badStep("\(event)@\(tick.index)f")
      }
    }
  }
}
