import AnimCore

/// A field and a button that search for the text there is when the button is tapped or the keyboard's
/// search key is pressed.
final class SearchBar {
  let field = SearchField(placeholder: "Name a tea")
  let button = Button(title: "Search")
  /// What to search for.
  let searches = Relay<String>()

  private let bag = SubscriptionBag()

  init() throws {
    bind()
    try attribute()
    layout()
  }

  private func bind() {
    let taps = button.events(.touchUpInside).map { _ in }
    let keys = field.events(.editingDidEndOnExit).map { _ in }

    taps.endEditing(of: field).store(in: bag)

    taps.merge(with: keys)
      .withLatest(from: field.texts)
      .filter { !$0.isEmpty }
      .removeDuplicates()
      .send(to: searches).store(in: bag)
  }

  private func attribute() throws {
    button[.backgroundColor] = try Color(hex: "#E5E5EA")
    button[.foregroundColor] = try Color(hex: "#1C1C1E")
    try button.apply(
      animationSnapshot: button.animationSnapshot
        .bgEffect(effectColor: .blue)
        .scaleEffect(ratio: 0.9))
  }

  private func layout() {
    button[.cornerRadius] = 10
  }
}
