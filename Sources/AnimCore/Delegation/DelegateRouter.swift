/// Lets a component's own logic and its user's delegate both have their say.
///
/// The inner delegate is the component's, and is kept; the outer is the user's, and is held weakly. Both
/// are of one protocol type, and the component asks and tells them through closures:
///
///     let router = DelegateRouter<any TextFieldDelegate, TextFieldQuestions>(inner: nil) { $0.answers }
///     let field = TextField()
///     let mayBegin = router.ask(.shouldBeginEditing) { $0.fieldShouldBeginEditing(field) }
///
/// **Questions.** The inner is asked first. If it denies, the outer is not asked: its answer would change
/// nothing. Else the outer decides; if it passes, or there is none, the answer is yes. **Notices** go to
/// both, the inner first. A delegate is asked and told only what it says it answers.
public final class DelegateRouter<Delegate, Questions: OptionSet> {
  private let inner: Delegate?
  private var outerReference: () -> Delegate? = { nil }
  private let answers: (Delegate) -> Questions

  /// Creates a router without an outer delegate.
  ///
  /// - Parameters:
  ///   - inner: The component's own logic.
  ///   - answers: What a delegate wants to be asked and told.
  public init(inner: Delegate?, answers: @escaping (Delegate) -> Questions) {
    self.inner = inner
    self.answers = answers
  }

  /// The user's delegate, while it is there.
  public var outer: Delegate? { outerReference() }

  /// Sets the user's delegate by a closure that holds it weakly. Only where its type is written out can
  /// Swift see that it is an object's.
  public func setOuter(_ reference: @escaping () -> Delegate?) {
    outerReference = reference
  }

  /// What at least one of the two answers.
  public var answered: Questions {
    delegates.reduce(into: []) { $0.formUnion(answers($1)) }
  }

  /// Whether at least one of the two answers all of some questions.
  public func responds(to question: Questions) -> Bool {
    delegates.contains { answers($0).isSuperset(of: question) }
  }

  /// Whether something may happen.
  public func ask(_ question: Questions, _ body: (Delegate) -> Verdict) -> Bool {
    if let inner, answers(inner).isSuperset(of: question), body(inner) == .deny {
      return false
    }
    // Looked up now: the inner may just have changed it.
    guard let outer, answers(outer).isSuperset(of: question) else { return true }
    return body(outer) != .deny
  }

  /// Tells both that something has happened.
  public func tell(_ notice: Questions, _ body: (Delegate) -> Void) {
    if let inner, answers(inner).isSuperset(of: notice) {
      body(inner)
    }
    if let outer, answers(outer).isSuperset(of: notice) {
      body(outer)
    }
  }

  private var delegates: [Delegate] { [inner, outer].compactMap { $0 } }
}
