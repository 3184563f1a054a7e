/// What a delegate answers when it is asked whether something may happen.
public enum Verdict: Hashable, Sendable {
  /// It must not happen.
  case deny
  /// It may happen.
  case allow
  /// No opinion: as if it had not been asked.
  case pass
}
