/// A staircase of progress, as CSS `steps()` makes one.
///
///     let blink = try Steps(4, position: .end)
///     blink.progress(at: 0.5)  // 0.5
public struct Steps: Hashable, Sendable {
  /// Where the jumps are, by CSS's names.
  public enum Position: String, Hashable, Sendable, CaseIterable {
    /// As `jumpStart`, by its older name.
    case start
    /// As `jumpEnd`, by its older name.
    case end
    /// The first jump is at once.
    case jumpStart = "jump-start"
    /// The last jump is at the end.
    case jumpEnd = "jump-end"
    /// No jump at either end.
    case jumpNone = "jump-none"
    /// A jump at both ends.
    case jumpBoth = "jump-both"
  }

  /// How many steps.
  public let count: Int
  /// Where the jumps are.
  public let position: Position

  /// Creates a staircase.
  ///
  /// - Parameters:
  ///   - count: Within 1…1,000,000; at least 2 without a jump at either end.
  ///   - position: Where the jumps are.
  /// - Throws: ``TimingError/outOfRange(_:value:allowed:)`` for any other count.
  public init(_ count: Int, position: Position = .end) throws(TimingError) {
    let least = position == .jumpNone ? 2.0 : 1.0
    guard (least...1e6).contains(Double(count)) else {
      throw .outOfRange(.steps, value: Double(count), allowed: least...1e6)
    }
    self.count = count
    self.position = position
  }

  /// The progress at a share of the time; 1 from the end on. What is not a number counts as 0.
  public func progress(at share: Double) -> Double {
    if share >= 1 { return 1 }
    // A share below 1 of at most a million: well in range of Int.
    let step = Double(Int(share > 0 ? share * Double(count) : 0))
    return switch position {
    case .end, .jumpEnd: step / Double(count)
    case .start, .jumpStart: (step + 1) / Double(count)
    case .jumpNone: step / Double(count - 1)
    case .jumpBoth: (step + 1) / (Double(count) + 1)
    }
  }
}
