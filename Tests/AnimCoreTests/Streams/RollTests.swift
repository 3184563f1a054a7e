import Testing

@testable import AnimCore

@Suite("A roll of members")
struct RollTests {
  private final class Member: RollMember {
    var isRemoved = false
    func remove() { isRemoved = true }
  }

  @Test("those struck off by others are swept, so that a roll stays short")
  func sweeping() {
    let roll = Roll<Member>()
    let kept = (0..<100).map { _ in Member() }
    var longest = 0
    for round in 0..<10_000 {
      if round.isMultiple(of: 100) {
        roll.add(kept[round / 100])
      }
      let passing = Member()
      roll.add(passing)
      passing.remove()
      longest = max(longest, roll.members.count)
    }
    #expect(longest <= 210)
    #expect(roll.members.filter { !$0.isRemoved }.elementsEqual(kept) { $0 === $1 })
  }

  @Test("a member of another roll is left alone; the roll takes its own along")
  func ownership() {
    let member = Member()
    var roll: Roll<Member>? = Roll()
    roll?.remove(member)
    #expect(!member.isRemoved)
    roll?.add(member)
    roll = nil
    #expect(member.isRemoved)
  }
}
