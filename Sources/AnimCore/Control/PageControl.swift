/// Dots that show which of some pages is seen, and turn them.
///
///     let pages = PageControl(numberOfPages: 3)
///     pages.addAction(for: .valueChanged) { pages in print(pages.currentPage) }
///     pages.turn(by: 1)
public final class PageControl: Control {
  private var count = 0
  private var page = 0

  /// Creates a page control.
  ///
  /// - Parameters:
  ///   - numberOfPages: How many pages there are; below 0 it is 0.
  ///   - currentPage: The page seen, from 0 on, moved to one there is.
  public init(numberOfPages: Int = 0, currentPage: Int = 0) {
    super.init()
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
  }

  /// How many pages there are; below 0 it is 0. Fewer pages may move ``currentPage``, untold.
  public var numberOfPages: Int {
    get { count }
    set {
      count = max(newValue, 0)
      currentPage = page
    }
  }

  /// The page seen, from 0 on. One there is not becomes the nearest, as in UIKit; without pages it is 0.
  /// Setting it runs no action.
  public var currentPage: Int {
    get { page }
    set { page = max(min(newValue, count - 1), 0) }
  }

  /// Turns some pages onwards, or back, as a person does: tells so if another page is seen, and does
  /// nothing where it is not enabled.
  public func turn(by pages: Int) {
    let old = page
    guard isEnabled else { return }
    let (target, overflow) = old.addingReportingOverflow(pages)
    // A page is never negative, so only a turn onwards can overflow.
    currentPage = overflow ? .max : target
    if page != old {
      sendActions(for: .valueChanged)
    }
  }
}
