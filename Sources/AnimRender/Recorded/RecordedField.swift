/// What a field of a recorded table says.
public enum RecordedField: Hashable, Sendable {
  /// A finite number.
  case number(Double)
  /// Nothing: the field is empty or left out, or says so in a word, such as `NaN`, `NA` or `null`.
  case missing
  /// Anything else.
  case text(String)

  /// The number, if it is one.
  public var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// What tables say instead of a number that is not there, in lower case.
  private static let missingWords = ["nan", "na", "n/a", "null", "none", "nil", "-"]

  /// Reads a field in UTF-8; blanks around a number do not count.
  init(_ field: ArraySlice<UInt8>, decimalMark: DecimalMark) {
    var word = field.drop(while: Self.isBlank)
    while let last = word.last, Self.isBlank(last) { word.removeLast() }
    if word.isEmpty {
      self = .missing
    } else if let number = Self.number(word, decimalMark: decimalMark) {
      self = .number(number)
    } else if word.count <= 4,
      Self.missingWords.contains(String(decoding: word, as: UTF8.self).lowercased())
    {
      self = .missing
    } else {
      self = .text(String(decoding: field, as: UTF8.self))
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// A decimal number with ASCII digits and perhaps an exponent. Nil for anything else, and for what
  /// is too large for a Double.
  private static func number(_ word: ArraySlice<UInt8>, decimalMark: DecimalMark) -> Double? {
    // Nobody records more figures; it keeps hostile ones cheap.
    guard word.count <= 1_000 else { return nil }
    var rest = word
    skipSign(&rest)
    let whole = skipDigits(&rest)
    var fraction = 0
    let mark = UInt8(truncatingIfNeeded: decimalMark.scalar.value)
    let markPlace = rest.startIndex
    if rest.first == mark {
      rest.removeFirst()
      fraction = skipDigits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e") {
      rest.removeFirst()
      skipSign(&rest)
      guard skipDigits(&rest) > 0 else { return nil }
    }
    guard rest.isEmpty else { return nil }
    var spelled = word
    if decimalMark == .comma, markPlace < word.endIndex, word[markPlace] == mark {
      spelled[markPlace] = UInt8(ascii: ".")
    }
    guard let number = Double(String(decoding: spelled, as: UTF8.self)), number.isFinite else {
      return nil
    }
    return number
  }

  private static func skipSign(_ rest: inout ArraySlice<UInt8>) {
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  }

  private static func skipDigits(_ rest: inout ArraySlice<UInt8>) -> Int {
    let before = rest.count
    rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return before - rest.count
  }
}
