/// Who is asked before a text field does something, and told afterwards. Every requirement has a default:
/// a question passes, a notice does nothing.
///
/// A field that takes nothing but digits:
///
///     final class DigitsOnly: TextFieldDelegate {
///       func field(_ field: TextField, shouldChange change: TextChange) -> Verdict {
///         change.replacement.allSatisfy { ("0"..."9").contains($0) } ? .allow : .deny
///       }
///     }
///     let code = TextField(logic: DigitsOnly())
///     code.beginEditing()
///     code.type("4x2")
///     print(code.text)  // 42
///
/// As a field's own logic it is always heard; whatever ``TextField/delegate`` the user of the field sets
/// comes behind it and can forbid more, never less.
public protocol TextFieldDelegate: AnyObject {
  /// What it wants to be asked and told: everything, unless it says otherwise.
  var answers: TextFieldQuestions { get }
  /// Whether editing may begin.
  func fieldShouldBeginEditing(_ field: TextField) -> Verdict
  /// Editing has begun.
  func fieldDidBeginEditing(_ field: TextField)
  /// Whether a person's change of the text may happen.
  func field(_ field: TextField, shouldChange change: TextChange) -> Verdict
  /// A person has changed the text.
  func fieldDidChangeText(_ field: TextField)
  /// Whether the return key does anything.
  func fieldShouldReturn(_ field: TextField) -> Verdict
  /// Whether editing may end.
  func fieldShouldEndEditing(_ field: TextField) -> Verdict
  /// Editing has ended.
  func fieldDidEndEditing(_ field: TextField)
}

extension TextFieldDelegate {
  /// Everything.
  public var answers: TextFieldQuestions { .all }
  /// Passes.
  public func fieldShouldBeginEditing(_ field: TextField) -> Verdict { .pass }
  /// Does nothing.
  public func fieldDidBeginEditing(_ field: TextField) {}
  /// Passes.
  public func field(_ field: TextField, shouldChange change: TextChange) -> Verdict { .pass }
  /// Does nothing.
  public func fieldDidChangeText(_ field: TextField) {}
  /// Passes.
  public func fieldShouldReturn(_ field: TextField) -> Verdict { .pass }
  /// Passes.
  public func fieldShouldEndEditing(_ field: TextField) -> Verdict { .pass }
  /// Does nothing.
  public func fieldDidEndEditing(_ field: TextField) {}
}
