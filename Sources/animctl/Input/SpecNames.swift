import AnimCore

/// Names that a spec has, and options ask for.
enum SpecNames: String, CaseIterable {
  case buttons, properties

  /// The names, in the order the spec has them, each once.
  func of(_ spec: MotionSpec) -> [String] {
    switch self {
    case .buttons: return spec.group.map(\.name)
    case .properties:
      let buttons = spec.group.isEmpty ? [spec.button] : spec.group.map(\.button)
      var names: [String] = []
      for effect in buttons.flatMap(\.animations.effects)
      where !names.contains(effect.property.name) {
        names.append(effect.property.name)
      }
      return names
    }
  }
}
