/// One way to state a timing in a spec, as a line of a table.
struct TimingForm: Sendable {
  /// The key that stands for it.
  let name: String
  /// Reads what stands behind the key.
  let read: @Sendable (inout SpecReader, Int) -> Timing?

  /// All of them.
  static let all = [
    TimingForm(name: "spring") { $0.spring($1) },
    TimingForm(name: "uikitSpring") { $0.uikitSpring($1) },
    TimingForm(name: "swiftUISpring") { $0.swiftUISpring($1) },
    TimingForm(name: "curve") { $0.namedCurve($1) },
    TimingForm(name: "cubicBezier") { $0.cubicBezier($1) },
    TimingForm(name: "steps") { $0.steps($1) },
    TimingForm(name: "linear") { $0.piecewiseLinear($1) },
    TimingForm(name: "instant") { $0.instant($1) },
  ]
}

extension SpecReader {
  /// Reads a timing: exactly one of the forms, and perhaps a delay.
  mutating func timing(_ node: Int) -> Timing? {
    guard let members = members(of: node, allowed: SpecKeys.timing) else { return nil }
    let given = members.all.filter { $0.name != "delay" }
    if given.isEmpty {
      reportMissing(TimingForm.all.map { [$0.name] }, of: node, members)
    }
    reportClash(given)
    var timings: [Timing] = []
    for (name, member) in given {
      let form = TimingForm.all.first { $0.name == name }
      if let timing = form?.read(&self, member.value) { timings.append(timing) }
    }
    let delay = members["delay"].map { ($0, seconds($0)) }
    let timing = given.count == 1 ? timings.first : nil
    guard let (node, seconds) = delay else { return timing }
    guard let seconds else { return nil }
    return delayed(timing ?? .instant, by: seconds, at: node).flatMap { timing == nil ? nil : $0 }
  }

  private mutating func delayed(_ timing: Timing, by seconds: Double, at node: Int) -> Timing? {
    do {
      return try timing.delayed(by: seconds)
    } catch {
      report(error, of: node, members: Members())
      return nil
    }
  }

  fileprivate mutating func instant(_ node: Int) -> Timing? {
    expect(node, [.yes], .true) ? .instant : nil
  }

  /// Reports what a door of timings refuses, at the member it is about.
  ///
  /// - Parameter node: Where there is no such member.
  mutating func report(_ error: TimingError, of node: Int, members: Members) {
    switch error {
    case .outOfRange(let parameter, let value, let allowed):
      let key = parameter == .steps ? "count" : parameter.rawValue
      report(.outOfRange(key, value: value, allowed: allowed), at: members[key] ?? node)
    case .badPoint(let index, let x, let y):
      report(.badPoint(index: index, x: x, y: y), at: members["points"] ?? node)
    case .tooFewPoints(let count, let least):
      report(.tooFewPoints(count: count, least: least), at: members["points"] ?? node)
    }
  }
}
