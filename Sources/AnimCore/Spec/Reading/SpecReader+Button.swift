extension SpecReader {
  /// Reads a button from the three members that make one up.
  ///
  /// - Parameter holder: The object they are in.
  mutating func button(
    _ members: Members, of holder: Int, mixing colorSpace: ColorSpace?
  ) -> ButtonSpec? {
    var title = ButtonSpec.defaultTitle
    var (width, height) = (ButtonSpec.defaultWidth, ButtonSpec.defaultHeight)
    var resting = RestingValues()
    if let node = members["button"], let look = self.members(of: node, allowed: SpecKeys.button) {
      if let node = look["title"], let text = text(node) { title = text }
      width = size("width", look) ?? width
      height = size("height", look) ?? height
      resting = self.resting(look)
    }
    let script = members["script"].map { self.script($0) } ?? .tap
    guard let effects = members["effects"] else {
      reportMissing([["effects"]], of: holder, members)
      return nil
    }
    let animations = self.effects(
      effects, on: ButtonAnimations(resting: resting).mixing(in: colorSpace ?? .srgb))
    return ButtonSpec(
      checkedTitle: title, width: width, height: height, animations: animations, script: script)
  }

  private mutating func size(_ key: String, _ look: Members) -> Double? {
    guard let node = look[key] else { return nil }
    return checked(number(node), within: ButtonSpec.sizes, key, at: node)
  }

  private mutating func resting(_ look: Members) -> RestingValues {
    var resting = RestingValues()
    for property in PropertyTraits.all {
      guard let node = look[property.name], let value = value(node, of: property) else { continue }
      resting.set(value, of: property)
    }
    for case .restingOutOfRange(let name, let value, let allowed)
      in ButtonAnimations(resting: resting).problems
    {
      if let node = look[name] {
        report(.outOfRange(name, value: value, allowed: allowed), at: node)
      }
    }
    return resting
  }

  /// A value of a property, of its type.
  mutating func value(_ node: Int, of property: PropertyTraits) -> PropertyValue? {
    property.isColor ? color(node).map(PropertyValue.color) : number(node).map(PropertyValue.number)
  }
}

extension RestingValues {
  /// Gives a property whose type is only known when running a value.
  mutating func set(_ value: PropertyValue, of property: PropertyTraits) {
    switch value {
    case .number(let number): self[Property<Double>(traits: property)] = number
    case .color(let color): self[Property<Color>(traits: property)] = color
    }
  }
}
