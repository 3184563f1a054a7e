import AnimCore

extension FrameColumn {
  /// The property's own column and what follows in the name: `background` and `r` of `background_r`,
  /// `scale` and `velocity_per_s` of `scale_velocity_per_s`, `scale` and nothing of `scale`.
  package var propertyAndChannel: (property: String, channel: String) {
    guard let stem = PropertyTraits.all.first(where: { $0.name == property })?.column,
      name.hasPrefix(stem + "_")
    else { return (name, "") }
    return (stem, String(name.dropFirst(stem.count + 1)))
  }
}
