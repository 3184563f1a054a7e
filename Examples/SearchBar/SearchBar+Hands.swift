import AnimCore

extension SearchBar {
  /// Taps the button for seven ticks, a little after it has come to rest, and looks on until it rests
  /// again.
  func tap() throws {
    let start = button.now.advanced(by: 60)
    let end = start.advanced(by: 7)
    try button.press(at: start)
    show("pressed", at: start)
    show("let go", at: end)
    try button.release(at: end)
    var tick = end
    while !button.isAtRest(at: tick) {
      tick = tick.advanced(by: 1)
    }
    show("at rest", at: tick)
  }

  private func show(_ moment: String, at tick: Tick) {
    let scale = button.value(of: .scale, at: tick)
    let background = button.value(of: .backgroundColor, at: tick)
    print("  tick \(tick.index): \(moment), scale \(scale), \(background.hex)")
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
