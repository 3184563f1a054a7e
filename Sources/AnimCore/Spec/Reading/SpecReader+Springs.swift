extension SpecReader {
  /// Reads a plain spring, stated by the keys of one of its doors.
  mutating func spring(_ node: Int) -> Timing? {
    guard let members = members(of: node, allowed: SpecKeys.spring) else { return nil }
    return timing(members, of: node, as: form(of: members, at: node, among: SpringForm.plain))
  }

  /// Reads a spring as UIKit states it.
  mutating func uikitSpring(_ node: Int) -> Timing? {
    let form = SpringForm.uikit
    guard
      let members = members(of: node, allowed: SpecKeys.uikitSpring, required: form.required)
    else { return nil }
    let timing = timing(members, of: node, as: form)
    if case .uikitSpring(let spring)? = timing?.kind {
      warnOfClamping("duration", to: spring.duration, members)
      warnOfClamping("dampingRatio", to: spring.dampingRatio, members)
    }
    return timing
  }

  /// Reads a spring as SwiftUI states it.
  mutating func swiftUISpring(_ node: Int) -> Timing? {
    let form = SpringForm.swiftUI
    guard
      let members = members(of: node, allowed: SpecKeys.swiftUISpring, required: form.required)
    else { return nil }
    return timing(members, of: node, as: form)
  }

  private mutating func warnOfClamping(_ key: String, to used: Double, _ members: Members) {
    guard let node = members[key], let value = seconds(node), value != used else { return }
    warn(.clampedByUIKit(key, value: value, used: used), at: node)
  }

  /// The form whose keys are given.
  private mutating func form(
    of members: Members, at node: Int, among forms: [SpringForm]
  ) -> SpringForm? {
    let keys = members.all.map(\.name)
    let fitting = forms.filter { form in keys.allSatisfy(form.keys.contains) }
    if let form = fitting.first(where: { $0.required.allSatisfy(keys.contains) }) { return form }
    guard fitting.isEmpty else {
      let ways = fitting.map { form in form.required.filter { !keys.contains($0) } }
      reportMissing(ways, of: node, members)
      return nil
    }
    // Each key beside the first one given that no form has together with it.
    for (place, given) in members.all.enumerated() {
      let other = members.all[..<place].first { earlier in
        !forms.contains { $0.keys.contains(given.name) && $0.keys.contains(earlier.name) }
      }
      if let other { reportClash([other, given]) }
    }
    return nil
  }

  /// Makes a spring; without a form, only reads the numbers.
  private mutating func timing(
    _ members: Members, of node: Int, as form: SpringForm?
  ) -> Timing? {
    var numbers = SpringForm.Numbers()
    var isSound = form?.required.allSatisfy { members[$0] != nil } ?? false
    for (key, member) in members.all {
      if key == "preset" {
        numbers.preset = name(member.value, of: .preset, in: SpringForm.presets)
        if numbers.preset == nil { return nil }
        continue
      }
      let isTime = SpringForm.timeKeys.contains(key)
      let value = isTime ? seconds(member.value) : number(member.value)
      numbers[key] = value
      isSound = isSound && value != nil
    }
    guard let form else { return nil }
    // A door tells of one number at a time: the one it refuses is put right, and it is asked again.
    for _ in 0...members.all.count {
      do {
        let timing = try form.make(numbers)
        return isSound ? timing : nil
      } catch {
        guard let (key, value) = report(error, of: node, members, isFirst: isSound) else {
          return nil
        }
        isSound = false
        numbers[key] = value
      }
    }
    return nil
  }

  /// Reports what a door of springs refuses; returns the key it is about and the nearest number that
  /// would do.
  ///
  /// - Parameter isFirst: Whether nothing else is wrong. Only then what is about several numbers
  ///   together means something.
  private mutating func report(
    _ error: SpringError, of node: Int, _ members: Members, isFirst: Bool
  ) -> (key: String, value: Double)? {
    switch error {
    case .outOfRange(let parameter, let value, let allowed):
      let key = parameter.rawValue
      if let place = members[key] {
        report(.outOfRange(key, value: value, allowed: allowed), at: place)
        return (key, min(max(value, allowed.lowerBound), allowed.upperBound))
      }
      if isFirst {
        report(.derivedOutOfRange(key, value: value, allowed: allowed), at: node)
      }
    case .noRoot(let duration, let dampingRatio):
      if isFirst, let place = members["dampingRatio"] {
        report(.noSuchSpring(duration: duration, dampingRatio: dampingRatio), at: place)
      }
    }
    return nil
  }
}
