import AnimCore

/// All presets as a table.
enum SpringPresetList {
  static func text(width: Int) -> String {
    var table = TextTable([
      TextTable.Column(title: "NAME"), TextTable.Column(title: "RESPONSE", isNumber: true),
      TextTable.Column(title: "RATIO", isNumber: true), TextTable.Column(title: "OF"),
    ])
    for preset in SpringPreset.all {
      table.add([
        preset.name, "\(preset.spring.response.brief) s", preset.spring.dampingRatio.brief,
        preset.origin,
      ])
    }
    return table.lines(indent: 0, width: width).map { "\($0)\n" }.joined()
  }
}
