/// One thing to say about a spec: what it is, and where.
public struct SpecDiagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The spec is not taken.
    case error
    /// The spec is taken, but may not mean what was meant.
    case warning
  }

  /// Where something else is that has to do with it.
  public struct Note: Hashable, Sendable {
    /// What is there.
    public let about: SpecNote
    /// Where it begins.
    public let start: SourcePlace
    /// Where it ends: the place after its last character.
    public let end: SourcePlace
  }

  /// What it is.
  public let problem: SpecProblem
  /// How bad it is.
  public let severity: Severity
  /// Where it begins.
  public let start: SourcePlace
  /// Where it ends: the place after its last character; the same as `start` where something is
  /// missing.
  public let end: SourcePlace
  /// The value, or key, it is about.
  public let path: SpecPath
  /// What else to look at.
  public let notes: [Note]

  /// The stable code, such as `E0201`, by which it can be looked up.
  public var code: String { problem.code.rawValue }
}
