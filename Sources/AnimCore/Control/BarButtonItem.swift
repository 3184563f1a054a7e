/// A button of a bar: a title or an image, and what it does. It needs no target.
///
///     let done = BarButtonItem(title: "Done", style: .done) { item in print(item.title ?? "") }
///     let search = BarButtonItem(image: .system("magnifyingglass")) { _ in print("search") }
///     done.tap()
public final class BarButtonItem: Control {
  /// How it looks, by UIKit's names.
  public enum Style: Hashable, Sendable {
    /// Like the others.
    case plain
    /// Like what finishes.
    case done
  }

  /// What is written on it.
  public var title: String?
  /// Which image is on it.
  public var image: ImageName?
  /// How it looks.
  public var style: Style

  private init(title: String?, image: ImageName?, style: Style, action: @escaping Action) {
    self.title = title
    self.image = image
    self.style = style
    super.init()
    addAction(for: .primaryActionTriggered, action)
  }

  /// What it does; given the item.
  public typealias Action = (_ item: BarButtonItem) -> Void

  /// Creates an item with a title.
  public convenience init(title: String, style: Style = .plain, action: @escaping Action) {
    self.init(title: title, image: nil, style: style, action: action)
  }

  /// Creates an item with an image.
  public convenience init(image: ImageName, style: Style = .plain, action: @escaping Action) {
    self.init(title: nil, image: image, style: style, action: action)
  }

  /// Taps it: its actions run, unless it is not enabled.
  public func tap() {
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
}
