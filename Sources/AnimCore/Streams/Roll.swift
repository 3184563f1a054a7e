/// One who can be struck off a roll, also by somebody who does not know the roll.
protocol RollMember: AnyObject {
  var isRemoved: Bool { get }
  /// Lets go of everything the member holds. A second time changes nothing.
  func remove()
}

/// Members in the order of joining, which may change while somebody goes through them.
///
/// A member's own `remove()` needs no way back to the roll, so nothing has to point there, weakly or
/// else; the empty places this leaves are swept when the roll has doubled.
///
/// It is a class because a member that is removed lets go of what others wrote, and that may come back
/// here: a structure would be in the middle of a change then.
final class Roll<Member: RollMember> {
  private static var shortestSweep: Int { 8 }

  private var places: [Member] = []
  private var lengthToSweep = Roll.shortestSweep

  // Who still holds a member holds nothing by it once the roll has gone.
  deinit {
    removeAll()
  }

  /// Those on the roll now. Whoever goes through them asks each whether it is removed meanwhile.
  var members: [Member] { places }

  func add(_ member: Member) {
    if places.count >= lengthToSweep {
      places = places.filter { !$0.isRemoved }
      lengthToSweep = max(Self.shortestSweep, 2 * places.count)
    }
    places.append(member)
  }

  /// Strikes off a member; one that is not on this roll stays what it is.
  func remove(_ member: Member) {
    guard let place = places.firstIndex(where: { $0 === member }) else { return }
    places.remove(at: place)
    member.remove()
  }

  func removeAll() {
    let removed = places
    places = []
    for member in removed {
      member.remove()
    }
  }
}
