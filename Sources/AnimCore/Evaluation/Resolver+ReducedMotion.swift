// The motion for those who asked for less of it, by the same winners at the same ticks.
//
// What moves the button about gets there at once, and stays at rest unless a hold has it by a key of
// being selected or disabled, which tell what the button is rather than what the finger does.
// Everything else keeps its timing, without overshoot.

extension Resolver {
  /// A property's motion before anything has happened.
  func calmTrack(of place: Int) -> Track {
    let property = tracks[place].property
    return Track(
      property, restingAt: calmTarget(of: leads[place], property: property),
      colorSpace: animations.colorSpace)
  }

  /// Follows a change of a property's lead.
  ///
  /// - Parameter order: What began; nil if only the key changed.
  mutating func calmly(follow lead: Lead?, order: Track.Order?, at tick: Int, place: Int) {
    guard calmTracks != nil else { return }
    let property = tracks[place].property
    let calm: Track.Order
    if property.moves {
      calm = Track.Order(
        tick: tick, delay: order?.delay ?? 0, kind: .instant,
        target: calmTarget(of: lead, property: property))
    } else {
      guard let order else { return }
      calm = order.withoutOvershoot
    }
    _ = calmTracks?[place].begin(calm, id: ledger.nextID, rules: rules)
  }

  /// Goes on with an effect of several keyframes. What moves the button about is at its last target, or
  /// at rest, since it began.
  mutating func calmly(continue order: Track.Order, place: Int) {
    guard !tracks[place].property.moves else { return }
    _ = calmTracks?[place].begin(order.withoutOvershoot, id: ledger.nextID, rules: rules)
  }

  private func calmTarget(of lead: Lead?, property: PropertyTraits) -> PropertyValue {
    guard let lead, lasts(lead) || !property.moves else {
      return animations.restingValue(of: property)
    }
    return animations.effects[lead.effect].target
  }

  private func lasts(_ lead: Lead) -> Bool {
    animations.effects[lead.effect].style == .hold
      && !lead.key.isDisjoint(with: [.selected, .disabled])
  }
}
