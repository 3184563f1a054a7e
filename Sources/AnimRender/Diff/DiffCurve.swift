import AnimCore

/// One number's motion before and now, to be drawn as one picture.
public struct DiffCurve: Hashable, Sendable {
  /// What it is called.
  public let name: String
  /// What is to be said about it, a sentence each; for pictures that have room for words.
  public let sentences: [String]
  /// The values before, from frame 0.
  public let before: [Double]
  /// The values now, from frame 0.
  public let after: [Double]
  /// The first frame at which they differ; nil where they do not.
  public let firstFrame: Int?

  /// Creates the picture's subject.
  ///
  /// - Parameters:
  ///   - name: What the values are called.
  ///   - sentences: What is said of the difference.
  ///   - before: The values before, at least one.
  ///   - after: The values now, at least one.
  ///   - firstFrame: The first frame at which they differ; nil where they do not.
  public init(
    name: String, sentences: [String] = [], before: [Double], after: [Double],
    firstFrame: Int? = nil
  ) {
    self.name = name
    self.sentences = sentences
    self.before = before.isEmpty ? [0] : before
    self.after = after.isEmpty ? [0] : after
    self.firstFrame = firstFrame
  }

  /// The last frame of the longer one.
  var lastFrame: Int { max(before.count, after.count) - 1 }

  /// All values there are.
  var range: ClosedRange<Double> {
    let values = before + after
    return (values.min() ?? 0)...(values.max() ?? 0)
  }

  /// A curve's value at a frame: what rests goes on resting.
  static func value(_ values: [Double], at frame: Int) -> Double {
    values[min(max(frame, 0), values.count - 1)]
  }
}
