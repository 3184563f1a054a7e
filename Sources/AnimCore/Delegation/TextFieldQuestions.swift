/// What a text field asks its delegates and tells them.
public struct TextFieldQuestions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// May editing begin?
  public static let shouldBeginEditing = TextFieldQuestions(rawValue: 1 << 0)
  /// Editing has begun.
  public static let didBeginEditing = TextFieldQuestions(rawValue: 1 << 1)
  /// May a person's change happen?
  public static let shouldChange = TextFieldQuestions(rawValue: 1 << 2)
  /// A person has changed the text.
  public static let didChangeText = TextFieldQuestions(rawValue: 1 << 3)
  /// May the return key do anything?
  public static let shouldReturn = TextFieldQuestions(rawValue: 1 << 4)
  /// May editing end?
  public static let shouldEndEditing = TextFieldQuestions(rawValue: 1 << 5)
  /// Editing has ended.
  public static let didEndEditing = TextFieldQuestions(rawValue: 1 << 6)
  /// Everything.
  public static let all = TextFieldQuestions(rawValue: 0x7F)
}
