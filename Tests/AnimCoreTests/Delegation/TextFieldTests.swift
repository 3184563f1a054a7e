import AnimCore
import Testing

@Suite("Text fields and their delegates")
struct TextFieldTests {
  /// A field's logic that lets digits through and nothing else.
  private final class DigitsOnly: TextFieldDelegate {
    func field(_ field: TextField, shouldChange change: TextChange) -> Verdict {
      change.replacement.allSatisfy { ("0"..."9").contains($0) } ? .allow : .deny
    }
  }

  /// Writes down what it is asked and told, and answers from a table.
  private final class Scribe: TextFieldDelegate {
    let name: String
    let log: Heard<String>
    var verdict = Verdict.pass
    var answers: TextFieldQuestions = .all

    init(_ name: String, _ log: Heard<String>) { (self.name, self.log) = (name, log) }

    private func asked(_ question: String) -> Verdict {
      log.hear("\(name) \(question)")
      return verdict
    }
    func fieldShouldBeginEditing(_ field: TextField) -> Verdict { asked("may begin") }
    func fieldDidBeginEditing(_ field: TextField) { log.hear("\(name) began") }
    func field(_ field: TextField, shouldChange change: TextChange) -> Verdict {
      asked("may change")
    }
    func fieldDidChangeText(_ field: TextField) { log.hear("\(name) changed") }
    func fieldShouldReturn(_ field: TextField) -> Verdict { asked("may return") }
    func fieldShouldEndEditing(_ field: TextField) -> Verdict { asked("may end") }
    func fieldDidEndEditing(_ field: TextField) { log.hear("\(name) ended") }
  }

  /// Forbids texts longer than three characters.
  private final class Short: TextFieldDelegate {
    func field(_ field: TextField, shouldChange change: TextChange) -> Verdict {
      change.applied(to: field.text).count <= 3 ? .allow : .deny
    }
  }

  @Test("digits only: the field's own logic holds, whatever the user's delegate allows")
  func digitsOnly() {
    let field = TextField(logic: DigitsOnly())
    let user = Scribe("user", Heard())
    user.verdict = .allow
    for delegate in [nil, user] {
      field.text = ""
      field.delegate = delegate
      field.beginEditing()
      field.type("4x2é7")
      #expect(field.text == "427")
      #expect(!field.change(TextChange(range: 0..<3, replacement: "12a")))
      #expect(field.change(TextChange(range: 0..<3, replacement: "12")))
      #expect(field.text == "12")
      field.deleteBackward()
      #expect(field.text == "1")
    }
    #expect(user.log.values.filter { $0 == "user may change" }.count == 5)
    let short = Short()
    field.delegate = short
    field.type("a23456")
    #expect(field.text == "123")
    #expect(field.delegate === short)
  }

  @Test("setting no delegate does not stop the field's own; the last one set hears once")
  func replacedDelegates() {
    let log = Heard<String>()
    let field = TextField(logic: Scribe("own", log))
    let (first, second) = (Scribe("first", log), Scribe("second", log))
    field.delegate = first
    field.delegate = second
    #expect(field.delegate === second)
    field.beginEditing()
    #expect(log.values == ["own may begin", "second may begin", "own began", "second began"])
    field.delegate = nil
    field.endEditing()
    #expect(log.values.suffix(2) == ["own may end", "own ended"])
    withExtendedLifetime(first) {}
  }

  @Test("questions, then notices, then actions, all in one order")
  func order() {
    let log = Heard<String>()
    let field = TextField(logic: Scribe("own", log))
    let user = Scribe("user", log)
    field.delegate = user
    field.addAction(for: [.allEditingEvents, .primaryActionTriggered]) { field in
      log.hear("action \(field.text) \(field.isEditing)")
    }
    field.beginEditing()
    field.type("a")
    field.pressReturnKey()
    #expect(
      log.values == [
        "own may begin", "user may begin", "own began", "user began", "action  true",
        "own may change", "user may change", "own changed", "user changed", "action a true",
        "own may return", "user may return", "action a true",
        "own may end", "user may end", "own ended", "user ended", "action a false",
      ])
  }

  @Test("each question can be denied, and then nothing happens")
  func denied() {
    let log = Heard<String>()
    let field = TextField(text: "tea")
    let user = Scribe("user", log)
    field.delegate = user
    user.verdict = .deny
    #expect(!field.beginEditing() && !field.isEditing)
    user.verdict = .allow
    #expect(field.beginEditing())
    user.verdict = .deny
    field.addAction(for: .allEvents) { _ in log.hear("action") }
    field.type("pot")
    field.deleteBackward()
    field.pressReturnKey()
    #expect(!field.endEditing() && field.isEditing && field.text == "tea")
    #expect(!log.values.contains("action"))
  }

  @Test("a delegate is asked only what it answers; responding is the union")
  func answers() {
    let log = Heard<String>()
    let (own, user) = (Scribe("own", log), Scribe("user", log))
    own.answers = [.didChangeText]
    user.answers = [.shouldChange]
    let field = TextField(logic: own)
    #expect(field.responds(to: .didChangeText) && !field.responds(to: .shouldChange))
    field.delegate = user
    #expect(field.responds(to: .didChangeText) && field.responds(to: .shouldChange))
    #expect(!field.responds(to: .shouldReturn))
    field.beginEditing()
    field.type("a")
    field.endEditing()
    #expect(log.values == ["user may change", "own changed"])
  }

  @Test("the delegate is held weakly, the logic kept until the field goes")
  func lifetimes() {
    weak var own: Scribe?
    weak var user: Scribe?
    var field: TextField?
    do {
      let (newOwn, newUser) = (Scribe("own", Heard()), Scribe("user", Heard()))
      (own, user) = (newOwn, newUser)
      field = TextField(logic: newOwn)
      field?.delegate = newUser
      #expect(field?.delegate === newUser)
    }
    #expect(field?.delegate == nil && user == nil && own != nil)
    field = nil
    #expect(own == nil)
  }

  @Test("what is not being edited cannot be typed into; what is not enabled is not edited")
  func editing() {
    let field = TextField(text: "tea")
    let log = Heard<String>()
    field.addAction(for: .allEvents) { log.hear($0.isEditing ? "editing" : "ended") }
    field.type("pot")
    field.deleteBackward()
    field.pressReturnKey()
    #expect(field.text == "tea" && field.endEditing() && log.values == [])
    #expect(field.beginEditing() && field.beginEditing())
    #expect(log.values == ["editing"])
    field.isEnabled = false
    #expect(!field.isEditing && log.values == ["editing", "ended"])
    #expect(!field.beginEditing())
    field.isEnabled = true
    #expect(!field.isEditing && field.beginEditing())
  }

  @Test("ending from inside the beginning is safe, and so is beginning from inside the end")
  func reentrancy() {
    let field = TextField()
    var rounds = 0
    field.addAction(for: .editingDidBegin) { $0.endEditing() }
    field.addAction(for: .editingDidEnd) { field in
      rounds += 1
      if rounds < 100 {
        field.beginEditing()
      }
    }
    #expect(!field.beginEditing())
    #expect(rounds == 100 && !field.isEditing)
  }

  @Test("texts begin with the text there is and have every change, whoever makes it")
  func texts() {
    let field = TextField(text: "a")
    let heard = Heard<String>()
    let subscription = field.texts.subscribe(heard.hear)
    field.text = "b"
    field.text = "b"
    field.beginEditing()
    field.type("cd")
    field.deleteBackward()
    #expect(heard.values == ["a", "b", "bc", "bcd", "bc"])
    withExtendedLifetime(subscription) {}
  }

  @Test(
    "a change takes what there is of its range",
    arguments: [
      (0..<0, "x", "xtéa"), (1..<2, "", "ta"), (0..<3, "pot", "pot"), (3..<9, "s", "téas"),
      (7..<9, "s", "téas"), (-5 ..< -2, "s", "stéa"), (Int.min..<Int.max, "", ""),
    ])
  func changes(range: Range<Int>, replacement: String, result: String) {
    let change = TextChange(range: range, replacement: replacement)
    #expect(change.applied(to: "te\u{301}a") == result)
  }
}
