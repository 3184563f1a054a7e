// Going back in time: the way there once more, mirrored, until the button is as it was.

extension Resolver {
  /// What a button comes back to.
  struct Mark {
    let tick: Int
    let touches: TouchTracker
    /// Where each property is.
    let places: [Segment.Destination]
    /// The same for those who asked for less motion.
    let calmPlaces: [Segment.Destination]?
  }

  /// Does one thing after another.
  mutating func perform(_ act: Act) {
    switch act {
    case .step(let step): handle(step)
    case .remember(let tick): remember(at: tick)
    case .turnBack(let tick, let past): turnBack(at: tick, to: past)
    }
  }

  private mutating func remember(at tick: Int) {
    advance(to: tick)
    marks.append(
      Mark(
        tick: tick, touches: touches, places: tracks.map { $0.place(at: tick) },
        calmPlaces: calmTracks?.map { $0.place(at: tick) }))
  }

  private mutating func turnBack(at tick: Int, to past: Int) {
    advance(to: tick)
    // Marks of rounds that were cut before they turned back are still there.
    while let last = marks.last, last.tick > past {
      marks.removeLast()
    }
    guard let mark = marks.popLast() else { return }
    mirrorStates(since: mark.tick, at: tick)
    comeBack(to: mark, at: tick)
    for place in tracks.indices {
      if let calm = mark.calmPlaces?[place] {
        let order = Track.Return(tick: tick, past: mark.tick, place: calm)
        _ = calmTracks?[place].turnBack(order, id: ledger.nextID)
      }
      let order = Track.Return(tick: tick, past: mark.tick, place: mark.places[place])
      let (segment, displaced) = tracks[place].turnBack(order, id: ledger.nextID)
      ledger.displaced(displaced, at: tick)
      guard segment != nil else { continue }
      ledger.began(order, of: tracks[place].property)
      let target = target(of: leads[place], property: tracks[place].property)
      history.began(
        Track.Order(tick: tick, delay: 0, kind: .instant, target: target), of: place, by: .back,
        owner: leads[place]?.effect, cause: log.count - 1)
    }
  }

  /// Writes down the states of the way back but for the last: those of the way there, row by row.
  private mutating func mirrorStates(since past: Int, at tick: Int) {
    // Those to come are of another way back that goes no further.
    while let last = states.last, last.tick > tick {
      states.removeLast()
    }
    var next = tick
    var place = states.count
    while place > 0, next - 1 > past {
      place -= 1
      let (start, state) = states[place]
      guard start < next else { continue }
      states.append((tick + (tick - (next - 1)), state))
      next = start
    }
  }

  /// Makes states and leads what they were. No pulse is on its way then: what a cut round has left
  /// unfinished stays unfinished.
  private mutating func comeBack(to mark: Mark, at tick: Int) {
    touches = mark.touches
    touches.settle()
    pulses = Array(repeating: nil, count: pulses.count)
    courses = []
    leads = tracks.indices.map(lead(of:))
    let end = tick + (tick - mark.tick)
    if states.last?.tick == end { states.removeLast() }
    states.append((end, touches.state))
  }
}
