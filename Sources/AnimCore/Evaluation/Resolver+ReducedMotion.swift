extension Resolver {
  /// The tracks for those who asked for less motion, by the same winners at the same ticks.
  ///
  /// What moves the button about gets there at once, and stays at rest unless a hold has it by a key
  /// of being selected or disabled, which tell what the button is rather than what the finger does.
  /// Everything else keeps its timing, without overshoot.
  func reducedTracks() -> [Track] {
    tracks.indices.map { place in
      let property = tracks[place].property
      func target(of lead: Lead?) -> PropertyValue {
        guard let lead, lasts(lead) || !property.moves else {
          return animations.restingValue(of: property)
        }
        return animations.effects[lead.effect].target
      }
      var reduced = Track(
        property, restingAt: target(of: initialLeads[place]), colorSpace: animations.colorSpace)
      for (id, change) in changes[place].enumerated() {
        guard property.moves else {
          if let order = change.order {
            _ = reduced.begin(order.withoutOvershoot, id: id, rules: rules)
          }
          continue
        }
        let order = Track.Order(
          tick: change.tick, delay: change.order?.delay ?? 0, kind: .instant,
          target: target(of: change.lead))
        _ = reduced.begin(order, id: id, rules: rules)
      }
      return reduced
    }
  }

  private func lasts(_ lead: Lead) -> Bool {
    animations.effects[lead.effect].style == .hold
      && !lead.key.isDisjoint(with: [.selected, .disabled])
  }
}
