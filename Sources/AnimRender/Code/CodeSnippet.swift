/// A timing as code of a platform, ready to be pasted.
public struct CodeSnippet: Hashable, Sendable {
  /// The lines, without line feeds; comments on what the code leaves open stand first.
  public let lines: [String]
  /// The largest distance from the timing's own motion, as a share of the travel, where the code only
  /// comes near it; nil where it states the same motion.
  public let largestError: Double?

  init(_ lines: [String], largestError: Double? = nil) {
    // Some are written as texts of several lines.
    self.lines = lines.flatMap { text in
      text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }
    self.largestError = largestError
  }

  /// The code as a text, each line ended by a line feed.
  public var text: String { lines.map { $0 + "\n" }.joined() }
}
