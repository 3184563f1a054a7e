/// One thing wrong with a spec.
public enum SpecProblem: Hashable, Sendable {
  /// It is no JSON text as JSON is defined (RFC 8259), read strictly.
  case syntax(SyntaxProblem)
  /// It has other keys, types or names than a spec.
  case shape(ShapeProblem)
  /// A value is not allowed.
  case value(ValueProblem)
}

/// Something about a problem that stands elsewhere in the file.
public enum SpecNote: String, Hashable, Sendable {
  /// The first of two things that must not be there twice, or exclude each other.
  case firstGiven
  /// The bracket that is not closed.
  case opened
}
