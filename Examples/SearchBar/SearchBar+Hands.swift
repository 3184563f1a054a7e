import AnimCore

extension SearchBar {
  /// Taps the button: its actions run at their ticks, while its animations go on.
  func tap() throws {
    let timeline = try button.timeline(playing: .tap)
    for entry in timeline.log {
      let scale = timeline.value(of: .scale, at: entry.tick)
      let background = timeline.value(of: .backgroundColor, at: entry.tick)
      print("  tick \(entry.tick.index): \(entry.actions), scale \(scale), \(background.hex)")
      button.sendActions(for: entry.actions)
    }
    let rest = timeline.lastTick
    print("  tick \(rest.index): at rest, scale \(timeline.value(of: .scale, at: rest))")
  }

  /// Types a text in place of the one there is.
  func type(_ text: String) {
    field.beginEditing()
    while !field.text.isEmpty {
      field.deleteBackward()
    }
    field.type(text)
  }
}
