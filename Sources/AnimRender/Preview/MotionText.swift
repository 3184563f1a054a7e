import AnimCore

/// Times and values as a preview writes them.
package struct MotionText: Sendable {
  private let isShort: Bool
  private let style: PreviewStyle

  package init(lastTick: Int, style: PreviewStyle) {
    isShort = TimeScale(lastTick: lastTick, columns: 1).isShort
    self.style = style
  }

  /// A tick's time, to the millisecond in a short motion, to the hundredth of a second in a long one.
  package func time(_ tick: Int) -> String {
    let seconds = Tick(max(tick, 0)).seconds
    return isShort
      ? "\(RoundNumber(seconds * 1_000, decimals: 0).text) ms"
      : "\(RoundNumber(seconds, decimals: 2).text) s"
  }

  /// A property's value, in as many decimals as can be seen.
  package func value(_ value: Double, of property: PropertyTraits) -> String {
    RoundNumber(value, decimals: property.unit == .points || property.unit == .degrees ? 1 : 3).text
  }

  /// A colour as `#RRGGBB`, the opacity behind it only where it is not full.
  package func color(_ channels: ArraySlice<Double>) -> String {
    let numbers = Array(channels) + [0, 0, 0, 1].dropFirst(channels.count)
    return Color(clamping: numbers[0], numbers[1], numbers[2], numbers[3]).hex
  }

  /// A tick's time and its number, which a script can spell the same way.
  package func instant(_ tick: Int) -> String { time(tick) + dot + "\(tick)f" }

  /// How long the motion is and whether it comes to rest, from the most words to the fewest.
  package func lengths(of motion: MotionWindow) -> [String] {
    let frames = motion.lastTick.index == 0 ? "1 frame" : "\(motion.lastTick.index + 1) frames"
    let end = time(motion.lastTick.index)
    let verdict = motion.isSettled ? "settled at " + end : "not settled"
    let whole = motion.isSettled ? [frames, verdict] : [end, frames, verdict]
    return [whole.joined(separator: dot), verdict]
  }

  /// A property's value at a tick, a colour as `#RRGGBB`.
  package func value(of property: PropertyTraits, in motion: MotionWindow, at tick: Tick) -> String
  {
    let table = motion.table(of: tick...tick)
    let numbers = table.columns.indices.filter { table.columns[$0].property == property.name }
      .map { table[row: 0, column: $0] }
    return property.isColor ? color(numbers[...]) : value(numbers.first ?? 0, of: property)
  }

  /// A state on as few lines as it takes, broken between its conditions.
  package func state(_ state: ButtonState, columns: Int) -> [String] {
    var lines: [String] = []
    for name in state.description.split(separator: "+") {
      let joined = (lines.last.map { $0 + "+" } ?? "") + name
      if lines.isEmpty || joined.utf8.count > columns {
        lines.append(lines.isEmpty ? String(name) : "+" + name)
      } else {
        lines[lines.count - 1] = joined
      }
    }
    return lines
  }

  /// What stands between two facts on a line.
  package var dot: String { style.charset == .unicode ? " · " : " | " }

  /// What stands between a value and the next it takes.
  package var arrow: String { style.charset == .unicode ? " → " : " -> " }
}
