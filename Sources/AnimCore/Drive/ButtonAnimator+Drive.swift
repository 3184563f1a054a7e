// What a driver does: feed ticks, and ask what it looks like.

extension ButtonAnimator {
  /// Lets time run up to a tick. Motion that ends until then ends on its own tick, and its completions
  /// are called; one of them may start the animator again, from that tick on.
  ///
  /// A tick before ``now`` changes nothing.
  public func advance(to tick: Tick) {
    target = max(target, tick.index)
    guard !isAdvancing else { return }
    isAdvancing = true
    while isRunning, let end = way?.length.flatMap(clock.end(of:)), end <= target {
      clock.advance(to: end)
      arrive()
    }
    clock.advance(to: target)
    isAdvancing = false
  }

  private func arrive() {
    if pausesOnCompletion {
      clock.put(at: way?.span ?? 0)
      clock.pause()
    } else {
      finishAnimation(at: isReversed ? .start : .end)
    }
  }

  func tellCompletions() {
    guard completions.beginTelling() else { return }
    while let end = completions.next() {
      for completion in end.completions {
        completion(end.position)
      }
    }
  }

  /// What a property shows now: clamped to its domain; where it comes from, if it is not animated.
  public func value<Value>(of property: Property<Value>) -> Value { value(of: property, at: now) }

  /// What a property shows at a tick if nothing else happens until then; a tick before ``now`` counts
  /// as now.
  public func value<Value>(of property: Property<Value>, at tick: Tick) -> Value {
    guard let moment = moment(of: property.traits, at: tick) else {
      return property.typed(
        resting.value(of: property.traits)
          ?? (property.traits.isColor ? .color(.clear) : .number(0)))
    }
    return property.value(published: moment.published)
  }

  /// A number's motion now, free of its domain.
  public func motion(of property: Property<Double>) -> Motion { motion(of: property, at: now) }

  /// A number's motion at a tick if nothing else happens until then, free of its domain.
  public func motion(of property: Property<Double>, at tick: Tick) -> Motion {
    guard let moment = moment(of: property.traits, at: tick) else {
      return Motion(value: value(of: property, at: tick), velocity: 0)
    }
    return Motion(value: moment.state.first, velocity: moment.velocity.first)
  }

  /// How long the present way lasts, or the first one would, in ticks; nil for a motion that never
  /// comes to rest.
  public var durationInTicks: Int? {
    (way ?? AnimatorWay(goals, isReversed: reversed, options)).length
  }

  private func moment(of property: PropertyTraits, at tick: Tick) -> Segment.Departure? {
    guard let goal = goals.firstIndex(where: { $0.property == property }) else { return nil }
    guard let way else { return pose[goal] }
    return way.lanes[goal].moment(at: place(at: tick.index, on: way))
  }

  /// What all properties are now.
  var moments: [Segment.Departure] {
    guard let way else { return pose }
    return way.lanes.map { $0.moment(at: clock.place) }
  }

  /// How far it is at a tick from now on.
  private func place(at tick: Int, on way: AnimatorWay) -> Double {
    let end = way.length.flatMap(clock.end(of:)) ?? .max
    return clock.position(at: min(tick, end))
  }
}
