// Effects of several keyframes: one order after another, by the same rules as all orders.

extension Resolver {
  /// An effect of several keyframes that begins.
  ///
  /// - Parameter leads: Whether it has its property; a pulse that has not runs all the same, unseen.
  func course(of index: Int, at place: Int, tick: Int, cause: Int, leads: Bool) -> Course {
    Course(
      animations.effects[index], index: index, place: place, on: tracks[place], begun: tick,
      cause: cause, leads: leads)
  }

  /// Begins an effect of several keyframes.
  mutating func begin(_ course: Course) {
    courses.removeAll { $0.effect == course.effect }
    courses.append(course)
    plan(courses.count - 1)
    courses.removeAll(where: \.isWhole)
  }

  /// Plans what has become known of the effects that are on their way.
  mutating func planCourses(from tick: Int) {
    for index in courses.indices {
      courses[index].lookAhead(from: tick, rules: rules)
      plan(index)
    }
    courses.removeAll(where: \.isWhole)
  }

  /// Another effect gets a property, or one begins anew: what was still to be planned of a hold never
  /// happens, and what is of a pulse happens unseen.
  mutating func dropCourses(at place: Int, begun: Int?) {
    courses.removeAll { course in
      course.place == place
        && (course.effect == begun
          || course.leads && animations.effects[course.effect].style == .hold)
    }
    for index in courses.indices where courses[index].place == place {
      courses[index].leads = false
    }
  }

  private mutating func plan(_ index: Int) {
    let orders = courses[index].plan(rules: rules)
    let course = courses[index]
    pulses[course.effect]?.way = course.way
    guard course.leads else { return }
    for (order, keyframe) in orders {
      follow(order, keyframe: keyframe, course)
    }
  }

  private mutating func follow(_ order: Track.Order, keyframe: Int, _ course: Course) {
    let place = course.place
    let isFirst = keyframe == 0
    if isFirst {
      calmly(follow: leads[place], order: order, at: course.begun, place: place)
    } else {
      calmly(continue: order, place: place)
    }
    let (segment, displaced) = tracks[place].begin(order, id: ledger.nextID, rules: rules)
    let before = tracks[place].segments.dropLast().last
    let continues = !isFirst && before.map { ledger.lines[$0.id].cause == course.cause } ?? false
    ledger.began(
      segment, of: tracks[place].property, cause: course.cause, continues: continues)
    history.began(
      order, of: place, by: .keyframe(course.effect, keyframe), owner: course.effect,
      cause: course.cause)
    if isFirst {
      ledger.displaced(displaced, at: course.begun)
    } else {
      ledger.passedOver(displaced, at: order.tick)
    }
  }
}
