import AnimCore
import Testing

@Suite("Two delegates, one component")
struct DelegateRouterTests {
  private struct Asks: OptionSet {
    let rawValue: Int
    static let may = Asks(rawValue: 1)
    static let did = Asks(rawValue: 2)
  }

  private final class Voice {
    let name: String
    let verdict: Verdict
    let answers: Asks
    init(_ name: String, _ verdict: Verdict, answers: Asks = [.may, .did]) {
      (self.name, self.verdict, self.answers) = (name, verdict, answers)
    }
  }

  private func router(_ inner: Voice?, _ outer: Voice?) -> DelegateRouter<Voice, Asks> {
    let router = DelegateRouter<Voice, Asks>(inner: inner) { $0.answers }
    router.setOuter { [weak outer] in outer }
    return router
  }

  @Test("the inner may deny, else the outer decides, else it is allowed")
  func verdicts() {
    let all: [Verdict?] = [.deny, .allow, .pass, nil]
    for innerVerdict in all {
      for outerVerdict in all {
        let inner = innerVerdict.map { Voice("inner", $0) }
        let outer = outerVerdict.map { Voice("outer", $0) }
        var asked: [String] = []
        let allowed = router(inner, outer).ask(.may) { voice in
          asked.append(voice.name)
          return voice.verdict
        }
        let expected = [inner, innerVerdict == .deny ? nil : outer].compactMap { $0?.name }
        #expect(asked == expected)
        #expect(allowed == (innerVerdict != .deny && outerVerdict != .deny))
      }
    }
  }

  @Test("both are told, the inner first, whatever they would have answered")
  func notices() {
    let (inner, outer) = (Voice("inner", .deny), Voice("outer", .deny))
    var told: [String] = []
    router(inner, outer).tell(.did) { told.append($0.name) }
    #expect(told == ["inner", "outer"])
  }

  @Test("what they answer is the union, and each is asked only its own")
  func union() {
    let inner = Voice("inner", .deny, answers: .did)
    let outer = Voice("outer", .deny, answers: .may)
    let router = router(inner, outer)
    #expect(router.answered == [.may, .did])
    #expect(router.responds(to: .may) && router.responds(to: .did))
    #expect(!router.responds(to: [.may, .did]))
    var heard: [String] = []
    #expect(
      !router.ask(.may) { voice in
        heard.append(voice.name)
        return voice.verdict
      })
    router.tell(.did) { heard.append($0.name) }
    #expect(heard == ["outer", "inner"])
  }

  @Test("the outer is held weakly, the inner kept")
  func lifetimes() {
    weak var inner: Voice?
    weak var outer: Voice?
    var router: DelegateRouter<Voice, Asks>?
    do {
      let (newInner, newOuter) = (Voice("inner", .pass), Voice("outer", .deny, answers: .may))
      (inner, outer) = (newInner, newOuter)
      router = self.router(newInner, newOuter)
      #expect(router?.outer === newOuter && router?.responds(to: .may) == true)
    }
    #expect(inner != nil && outer == nil && router?.outer == nil)
    #expect(router?.ask(.may) { $0.verdict } == true)
    router = nil
    #expect(inner == nil)
  }
}
