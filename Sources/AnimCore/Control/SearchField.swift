/// A text field whose return key says Search.
///
///     let field = SearchField(placeholder: "Tea")
///     field.addAction(for: .editingDidEndOnExit) { field in print("search", field.text) }
///     field.beginEditing()
///     field.type("oolong")
///     field.pressSearchKey()
public final class SearchField: TextField {
  /// What stands in it while it is empty.
  public var placeholder: String

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - placeholder: What stands in it while it is empty.
  ///   - logic: What the field itself has to say to its changes; kept by the field.
  public init(placeholder: String = "", logic: (any TextFieldDelegate)? = nil) {
    self.placeholder = placeholder
    super.init(logic: logic)
  }

  /// Presses the keyboard's search key: the return key by another name.
  public func pressSearchKey() {
    pressReturnKey()
  }
}
