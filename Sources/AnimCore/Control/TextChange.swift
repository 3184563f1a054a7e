/// A change of a text: some of its characters go, others take their place.
///
///     let change = TextChange(range: 1..<3, replacement: "u")
///     print(change.applied(to: "tea"))  // tu
public struct TextChange: Hashable, Sendable {
  /// The characters that go, counted from 0 at the start of the text.
  public let range: Range<Int>
  /// What takes their place.
  public let replacement: String

  /// Creates a change.
  public init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// A text after the change. What of the range lies beyond the text is left out.
  public func applied(to text: String) -> String {
    let inside = range.clamped(to: 0..<text.count)
    let head = text.prefix(inside.lowerBound)
    let tail = text.dropFirst(inside.upperBound)
    return String(head) + replacement + String(tail)
  }
}
