extension SpecReader {
  /// The nodes of the effects' keys, by property and key.
  private struct Claims {
    private var nodes: [Int: Int] = [:]

    subscript(property: PropertyTraits, key: ButtonState) -> Int? {
      get { nodes[property.order << 8 | Int(key.rawValue)] }
      set { nodes[property.order << 8 | Int(key.rawValue)] = newValue }
    }
  }

  private static let properties = PropertyTraits.all.map { (name: $0.name, value: $0.order) }

  /// Reads a list of effects onto a description without any.
  mutating func effects(_ node: Int, on empty: ButtonAnimations) -> ButtonAnimations {
    var animations = empty
    var claims = Claims()
    var targets: [Int] = []
    for element in list(node) ?? [] {
      guard let members = members(of: element, allowed: SpecKeys.effect, required: ["property"])
      else { continue }
      let property = members["property"].flatMap { name($0, of: .property, in: Self.properties) }
        .map { PropertyTraits.all[$0] }
      let keys = members["on"].map { self.keys($0) } ?? Effect.defaultKeys.map { ($0, nil) }
      let style: Effect.Style? = members["style"].flatMap { name($0, of: .style) }
      let enter = members["enter"].flatMap { timing($0) }
      let exit = members["exit"].flatMap { timing($0) }
      let way = way(members, of: element, property: property)
      guard let property else { continue }
      let place = members["on"] ?? members["property"] ?? element
      let isNew = claim(property, keys ?? [], at: place, &claims)
      guard isNew, let keys, let way else { continue }
      let states = keys.map(\.state)
      switch way {
      case .target(let target, let node):
        targets.append(node)
        animations = animations.effect(
          property, to: target, on: states, style: style, enter: enter, exit: exit)
      case .keyframes(let keyframes, let node):
        targets.append(node)
        animations = animations.adding(
          Effect(property, keyframes: keyframes, on: states, style: style, exit: exit))
      }
    }
    report(animations, targets)
    return animations
  }

  /// The states an effect is for: one, or a list of them, each with the node it is at in a list.
  private mutating func keys(_ node: Int) -> [(state: ButtonState, node: Int?)]? {
    guard expect(node, [.text, .array], .states) else { return nil }
    guard tree.nodes[node].kind == .array else { return state(node).map { [($0, node)] } }
    var keys: [(state: ButtonState, node: Int?)] = []
    var isWhole = true
    var firsts: [ButtonState: Int] = [:]
    for element in tree.elements(of: node) {
      guard let state = state(element) else {
        isWhole = false
        continue
      }
      if let first = firsts[state] {
        warn(.repeatedKey(state), at: element, see: first)
      } else {
        firsts[state] = element
        keys.append((state, element))
      }
    }
    if isWhole, keys.isEmpty { report(.emptyList, at: node) }
    return keys.isEmpty ? nil : keys
  }

  /// Takes keys for a property; what an earlier effect of it has is reported.
  private mutating func claim(
    _ property: PropertyTraits, _ keys: [(state: ButtonState, node: Int?)], at place: Int,
    _ claims: inout Claims
  ) -> Bool {
    var isNew = true
    for (state, node) in keys {
      if let first = claims[property, state] {
        // Where no states are given, they are not told one by one.
        if node != nil || isNew {
          report(
            .duplicateEffect(property: property.name, key: state), at: node ?? place, see: first)
        }
        isNew = false
      } else {
        claims[property, state] = node ?? place
      }
    }
    return isNew
  }

  /// Reports what the library finds wrong with the effects, which have no keys twice.
  ///
  /// - Parameter targets: The nodes of the effects' targets.
  private mutating func report(_ animations: ButtonAnimations, _ targets: [Int]) {
    guard !animations.problems.isEmpty else { return }
    for (effect, node) in zip(animations.effects, targets) {
      let alone = ButtonAnimations().adding(effect)
      for case .targetOutOfRange(let name, let value, let allowed) in alone.problems {
        report(.outOfRange(name, value: value, allowed: allowed), at: node)
      }
    }
  }
}
