extension SpecReader {
  /// Where an effect goes, with the node that says so.
  enum Way {
    case target(PropertyValue, Int)
    case keyframes([(target: PropertyValue, start: Double?, timing: Timing?)], Int)
  }

  /// Reads where an effect goes: to one target, or through several.
  mutating func way(
    _ members: Members, of element: Int, property: PropertyTraits?
  ) -> Way? {
    guard let keyframes = members.member("keyframes") else {
      guard let node = members["to"] else {
        reportMissing([["to"]], of: element, members)
        return nil
      }
      return property.flatMap { value(node, of: $0) }.map { .target($0, node) }
    }
    var isAlone = true
    for key in ["to", "enter"] {
      guard let other = members.member(key) else { continue }
      isAlone = false
      let (first, second) =
        range(other.key).lowerBound < range(keyframes.key).lowerBound
        ? ((key, other), ("keyframes", keyframes)) : (("keyframes", keyframes), (key, other))
      report(
        .clashingKeys(second.0, with: first.0), at: second.1.key, see: first.1.key)
    }
    let list = self.keyframes(keyframes.value, of: property)
    return isAlone ? list.map { .keyframes($0, keyframes.value) } : nil
  }

  /// Reads a list of keyframes; nil where something about them is wrong.
  private mutating func keyframes(
    _ node: Int, of property: PropertyTraits?
  ) -> [(target: PropertyValue, start: Double?, timing: Timing?)]? {
    guard let elements = list(node) else { return nil }
    if elements.isEmpty { report(.emptyList, at: node) }
    var keyframes: [(target: PropertyValue, start: Double?, timing: Timing?)] = []
    var earliest = Timing.delays.lowerBound
    for element in elements {
      guard let members = members(of: element, allowed: SpecKeys.keyframe, required: ["to"]) else {
        continue
      }
      let start = members["at"].map { node in
        checked(seconds(node), within: earliest...Timing.delays.upperBound, "at", at: node)
      }
      if case .some(.some(let start)) = start { earliest = start }
      let timing = members["timing"].map { self.timing($0) }
      let target = members["to"].flatMap { self.target($0, of: property) }
      // What was given and could not be read is not what is left out.
      guard let target, start != .some(nil), timing != .some(nil) else { continue }
      keyframes.append((target, start ?? nil, timing ?? nil))
    }
    return keyframes.count == elements.count && !elements.isEmpty ? keyframes : nil
  }

  private mutating func target(_ node: Int, of property: PropertyTraits?) -> PropertyValue? {
    guard let property, let value = value(node, of: property) else { return nil }
    guard case .number(let number) = value else { return value }
    return checked(number, within: property.domain, property.name, at: node).map { .number($0) }
  }
}
