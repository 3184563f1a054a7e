extension SpecReader {
  /// A colour: `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`, or an object with its channels.
  mutating func color(_ node: Int) -> Color? {
    guard expect(node, [.text, .object], .color) else { return nil }
    guard tree.nodes[node].kind == .text else { return channels(node) }
    let text = tree.text(node)
    do {
      return try Color(hex: text)
    } catch {
      report(.malformedColor(text.excerpt), at: node)
      return nil
    }
  }

  /// A colour by its channels, each 0…1, for colours between those that bytes can state.
  private mutating func channels(_ node: Int) -> Color? {
    guard
      let members = members(
        of: node, allowed: SpecKeys.color, required: SpecKeys.color.names.dropLast())
    else { return nil }
    var values: [Double] = []
    for channel in SpecKeys.color.names {
      guard let node = members[channel] else {
        if channel == "alpha" { values.append(1) }
        continue
      }
      if let value = checked(number(node), within: 0...1, channel, at: node) {
        values.append(value)
      }
    }
    return values.count == 4 ? Color(clamping: values[0], values[1], values[2], values[3]) : nil
  }
}
