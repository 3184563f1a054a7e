/// A line of text a person edits, without a screen: it has what was typed and whether it is being edited.
///
///     let field = TextField(text: "tea")
///     field.addAction(for: .editingChanged) { field in print(field.text) }
///     field.beginEditing()
///     field.type("pot")
///     field.endEditing()
///
/// Whatever a person does is asked of the field's own logic and of its ``delegate`` first; when it has
/// happened, both are told, and then the actions run.
public class TextField: Control {
  private let router: DelegateRouter<any TextFieldDelegate, TextFieldQuestions>
  private let changes = Relay<String>()

  /// The text. Setting it asks nobody and runs no action, as in UIKit; ``texts`` has it all the same.
  public final var text: String {
    didSet {
      if text != oldValue {
        changes.send(text)
      }
    }
  }
  /// Whether the keyboard types into it.
  public private(set) final var isEditing = false

  /// Whether it can be used. Editing ends, unasked, when it no longer can.
  override open var isEnabled: Bool {
    didSet {
      if !isEnabled {
        finishEditing()
      }
    }
  }

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - text: What is in it.
  ///   - logic: What the field itself has to say to its changes; kept by the field.
  public init(text: String = "", logic: (any TextFieldDelegate)? = nil) {
    self.text = text
    router = DelegateRouter(inner: logic) { $0.answers }
    super.init()
  }

  // Embedded Swift has no weak references.
  #if !hasFeature(Embedded)
    /// The user's delegate, held weakly. It comes behind the field's own logic and does not replace it.
    public final var delegate: (any TextFieldDelegate)? {
      get { router.outer }
      set { router.setOuter { [weak newValue] in newValue } }
    }
  #endif

  /// Whether the field's own logic or its delegate answers all of some questions.
  public final func responds(to question: TextFieldQuestions) -> Bool {
    router.responds(to: question)
  }

  /// The text there is, and every other from then on, whoever sets it.
  public final var texts: EventStream<String> {
    EventStream { body in
      let listener = self.changes.add(body)
      body(self.text)
      return [listener]
    }
  }

  /// Begins to edit, if the field can be used and nobody denies it.
  ///
  /// - Returns: Whether it is being edited now.
  @discardableResult
  public final func beginEditing() -> Bool {
    guard isEnabled, !isEditing else { return isEditing }
    let allowed = router.ask(.shouldBeginEditing) { $0.fieldShouldBeginEditing(self) }
    guard allowed, isEnabled, !isEditing else { return isEditing }
    isEditing = true
    router.tell(.didBeginEditing) { $0.fieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    return isEditing
  }

  /// Ends editing, if nobody denies it.
  ///
  /// - Returns: Whether it is being edited no more.
  @discardableResult
  public final func endEditing() -> Bool {
    if isEditing, router.ask(.shouldEndEditing, { $0.fieldShouldEndEditing(self) }) {
      finishEditing()
    }
    return !isEditing
  }

  /// Changes some of the text, as a person does who pastes into it.
  ///
  /// - Returns: Whether it was changed: not where it is not being edited or somebody denies it.
  @discardableResult
  public final func change(_ change: TextChange) -> Bool {
    guard isEditing, router.ask(.shouldChange, { $0.field(self, shouldChange: change) }),
      isEditing
    else { return false }
    text = change.applied(to: text)
    router.tell(.didChangeText) { $0.fieldDidChangeText(self) }
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses the return key while it is being edited: tells so, unless somebody denies it, and ends
  /// editing.
  public final func pressReturnKey() {
    guard isEditing, router.ask(.shouldReturn, { $0.fieldShouldReturn(self) }), isEditing
    else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    endEditing()
  }

  private func finishEditing() {
    guard isEditing else { return }
    isEditing = false
    router.tell(.didEndEditing) { $0.fieldDidEndEditing(self) }
    sendActions(for: .editingDidEnd)
  }
}

extension TextField {
  /// Types at the end of the text, one character after the other; each may be denied.
  public final func type(_ characters: String) {
    for character in characters {
      let end = text.count
      change(TextChange(range: end..<end, replacement: String(character)))
    }
  }

  /// Deletes the last character, if there is one and nobody denies it.
  public final func deleteBackward() {
    let end = text.count
    guard end > 0 else { return }
    change(TextChange(range: end - 1..<end, replacement: ""))
  }
}
