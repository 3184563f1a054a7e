import AnimCore

/// Reads one property's plot out of a timeline.
struct PlotReading {
  let scene: PreviewScene
  let survey: MotionSurvey
  let property: PropertyTraits
  let style: PreviewStyle
  /// How many columns the plot is wide.
  let columns: Int

  private var places: [Int] { survey.places(of: property) }

  /// The tick from which on the property shows its target; nil where the timeline was cut.
  var settled: Int? {
    scene.motion.isSettled ? places.map { survey.columns[$0].lastChange }.max() : nil
  }

  /// Where it begins, its farthest values, where it ends.
  var summary: String {
    let words = MotionText(lastTick: survey.lastTick, style: style)
    let stops = stops()
    let values = stops.map { tick in
      let row = scene.motion.table(of: Tick(tick)...Tick(tick))
      let numbers = places.map { row[row: 0, column: $0] }
      return property.isColor
        ? words.color(numbers[...]) : words.value(numbers.first ?? 0, of: property)
    }
    return values.joined(separator: words.arrow)
  }

  // The first tick, the extremes in order, the last tick; an extreme that is an end is not told twice.
  private func stops() -> [Int] {
    let leading = places.map { survey.columns[$0] }.filter(\.varies).max {
      $0.greatest.value - $0.least.value < $1.greatest.value - $1.least.value
    }
    guard let leading else { return [0] }
    let ends = [leading.first, leading.last]
    let span = leading.greatest.value - leading.least.value
    let extremes = [leading.least, leading.greatest].filter { extreme in
      ends.allSatisfy { abs($0 - extreme.value) > span * 0.01 }
    }
    return [0] + extremes.map(\.tick).sorted() + [survey.lastTick]
  }

  /// The curves: one for a number; for a colour its channels that move, equal ones as one.
  func tracks() -> [PlotTrack] {
    let traces = traces(of: survey.shownPlaces(of: property))
    var groups: [(names: [String], place: Int, trace: Trace)] = []
    for (place, trace) in traces {
      let channel = place - (places.first ?? 0)
      let name = property.isColor ? Self.channels[channel % 4] : property.column
      if let same = groups.firstIndex(where: { $0.trace == trace }) {
        groups[same].names.append(name)
      } else {
        groups.append(([name], place, trace))
      }
    }
    let targets = targets()
    return groups.enumerated().map { order, group in
      let channel = group.place - (places.first ?? 0)
      return PlotTrack(
        name: group.names.joined(separator: style.charset == .unicode ? "·" : "="),
        letter: group.names.first?.first ?? "*",
        asciiMark: Self.asciiMarks[order % Self.asciiMarks.count],
        color: style.trackColor(property.isColor ? group.names.joined() : "number"),
        trace: group.trace,
        targets: targets.map { $0.indices.contains(channel) ? $0[channel] : nil })
    }
  }

  private static let channels = ["r", "g", "b", "a"]
  private static let asciiMarks: [Character] = ["*", "+", "#", "-"]

  private func traces(of places: [Int]) -> [(place: Int, trace: Trace)] {
    let dots = columns * DotGrid.dotsAcross(style.charset)
    var traces = places.map { ($0, Trace(lastTick: survey.lastTick, columns: dots)) }
    for table in MotionSurvey.tables(of: scene.motion) {
      for row in 0..<table.rowCount {
        for index in traces.indices {
          traces[index].1.append(table[row: row, column: traces[index].0])
        }
      }
    }
    return traces
  }

  // The tick in the middle of each column.
  private func tick(ofColumn column: Int) -> Tick {
    Tick(Int((Double(column) + 0.5) / Double(columns) * Double(survey.lastTick)))
  }

  private func targets() -> [[Double]] {
    (0..<columns).map { scene.motion.targets(of: property, at: tick(ofColumn: $0)) }
  }

  /// A colour as it is seen in each column; nothing for a number.
  func strip() -> [Color] {
    guard property.isColor else { return [] }
    return (0..<columns).map { column in
      let tick = tick(ofColumn: column)
      let row = scene.motion.table(of: tick...tick)
      let numbers = places.map { row[row: 0, column: $0] }
      guard numbers.count == 4 else { return style.terminalBackground }
      return style.seen(Color(clamping: numbers[0], numbers[1], numbers[2], numbers[3]))
    }
  }
}

extension PreviewStyle {
  /// The colour of a curve: a number's, or that of the channels it stands for.
  ///
  /// Bright on a dark ground, deep on a light one.
  package func trackColor(_ name: String) -> Color {
    let isDark = OKLab(terminalBackground).lightness < 0.6
    let row = Self.trackColors.first { $0.name == name } ?? Self.trackColors[0]
    return isDark ? row.onDark : row.onLight
  }

  private static let trackColors: [(name: String, onDark: Color, onLight: Color)] = [
    ("number", rgb(0xFFB454), rgb(0x9A5B00)),
    ("r", rgb(0xFF7B72), rgb(0xC0271E)), ("g", rgb(0x6FCF7C), rgb(0x1B7F37)),
    ("b", rgb(0x79B8FF), rgb(0x0B5CD5)), ("a", rgb(0xB8B8B8), rgb(0x5E5E5E)),
    ("rg", rgb(0xE3C567), rgb(0x7A6400)), ("gb", rgb(0x56D4DD), rgb(0x0B7285)),
    ("rb", rgb(0xD2A8FF), rgb(0x8031C7)), ("rgb", rgb(0xD8D8D8), rgb(0x4A4A4A)),
  ]

  private static func rgb(_ code: Int) -> Color {
    Color(
      clamping: Double(code >> 16 & 255) / 255, Double(code >> 8 & 255) / 255,
      Double(code & 255) / 255, 1)
  }
}
