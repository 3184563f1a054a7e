import AnimCore

extension ExportFormat {
  /// Shape layers for players of Lottie.
  static let lottie = ExportFormat(
    "lottie", ending: nil, readers: "lottie players on iOS, Android and the web; rlottie",
    keeps: [.retargets, .colors], typicalError: "0.1 %"
  ) { scene, options throws(ExportError) in
    let stage = ExportStage(scene)
    var differences: [ExportDifference] = []
    var layers: [JSONText] = []
    for (place, part) in scene.parts.enumerated() {
      var layer = LottieLayer(
        part.scene.timeline, until: scene.lastTick, tolerance: options.tolerance,
        dress: part.scene.dress)
      layers.append(
        .object(try layer.members(of: part, index: place + 1, at: stage.centers[place])))
      differences += layer.differences
    }
    let merged = ExportDifference.merged(differences)
    let note =
      "Largest differences from the engine's table: \(ExportDifference.list(merged)). "
      + "Without the title and without shadows."
    let document = JSONText.object([
      ("v", .text("5.7.0")), ("fr", .whole(Tick.perSecond)), ("ip", .whole(0)),
      // The first frame that is not shown any more.
      ("op", .whole(scene.lastTick.index + 1)),
      ("w", .whole(Int(stage.width))), ("h", .whole(Int(stage.height))),
      ("nm", .text(MarkupText.visible(scene.name))), ("ddd", .whole(0)),
      ("meta", .object([("g", .text(scene.generator)), ("d", .text(note))])),
      ("assets", .array([])), ("layers", .array(layers.reversed())),
    ])
    return ExportedFile(document.compact + "\n", differences: merged)
  }
}

/// One button as a shape layer: a rounded rectangle with its fill and border.
private struct LottieLayer {
  private let timeline: Timeline
  private let lastTick: Tick
  private let tolerance: Double
  private let dress: [String: Color]
  private let decimal = TrimmedDecimal.six
  private(set) var differences: [ExportDifference] = []

  init(_ timeline: Timeline, until lastTick: Tick, tolerance: Double, dress: [String: Color]) {
    self.timeline = timeline
    self.lastTick = lastTick
    self.tolerance = tolerance
    self.dress = dress
  }

  mutating func members(
    of part: ExportScene.Part, index: Int, at center: (x: Double, y: Double)
  ) throws(ExportError) -> [JSONText.Member] {
    let (width, height) = (part.scene.width, part.scene.height)
    let transform: [JSONText.Member] = [
      ("a", Self.still([0, 0])),
      ("p", try value(["offsetX", "offsetY"], factor: 1, adding: [center.x, center.y])),
      ("s", try value(["scale"], factor: 100, doubled: true)),
      ("r", try value(["rotation"], factor: 1)),
      ("o", try value(["opacity"], factor: 100)),
    ]
    let rectangle = JSONText.object([
      ("ty", .text("rc")), ("nm", .text("outline")), ("d", .whole(1)), ("p", Self.still([0, 0])),
      ("s", Self.still([width, height])), ("r", try value(["cornerRadius"], factor: 1)),
    ])
    let fill = try color("backgroundColor")
    var groups: [JSONText] = []
    if timeline.properties.contains(where: { $0.name.hasPrefix("border") })
      || timeline.value(of: .borderWidth, at: .zero) > 0
    {
      // A stroke lies upon its line: the line is drawn in by half of it.
      let line = JSONText.object([
        ("ty", .text("rc")), ("nm", .text("border line")), ("d", .whole(1)),
        ("p", Self.still([0, 0])),
        ("s", try derived(["borderWidth"]) { [max(width - $0[0], 0), max(height - $0[0], 0)] }),
        ("r", try derived(["cornerRadius", "borderWidth"]) { [max($0[0] - $0[1] / 2, 0)] }),
      ])
      let border = try color("borderColor")
      let stroke = JSONText.object([
        ("ty", .text("st")), ("nm", .text("border")), ("c", border.color), ("o", border.opacity),
        ("w", try value(["borderWidth"], factor: 1)), ("lc", .whole(2)), ("lj", .whole(2)),
      ])
      groups.append(Self.group("border", [line, stroke]))
    }
    let face = JSONText.object([
      ("ty", .text("fl")), ("nm", .text("face")), ("c", fill.color), ("o", fill.opacity),
      ("r", .whole(1)),
    ])
    groups.append(Self.group("button", [rectangle, face]))
    return [
      ("ty", .whole(4)), ("nm", .text(MarkupText.visible(part.label))), ("ind", .whole(index)),
      ("ddd", .whole(0)), ("sr", .whole(1)), ("ip", .whole(0)), ("op", .whole(lastTick.index + 1)),
      ("st", .whole(0)), ("bm", .whole(0)), ("ks", .object(transform)), ("shapes", .array(groups)),
    ]
  }

  private static func group(_ name: String, _ shapes: [JSONText]) -> JSONText {
    let transform = JSONText.object([
      ("ty", .text("tr")), ("a", still([0, 0])), ("p", still([0, 0])), ("s", still([100, 100])),
      ("r", still(0)), ("o", still(100)),
    ])
    return .object([
      ("ty", .text("gr")), ("nm", .text(name)), ("it", .array(shapes + [transform])),
    ])
  }

  /// What follows from several properties.
  private mutating func derived(
    _ names: [String], _ numbers: ([Double]) -> [Double]
  ) throws(ExportError) -> JSONText {
    let track = try SampledTrack(traits(names), of: timeline, until: lastTick)
    let isAnimated = track.properties.contains(where: timeline.properties.contains)
    let ticks = isAnimated ? StraightLines.ticks(of: track, tolerance: tolerance) : [0]
    let decimal = decimal
    return animated(ticks, track) { numbers($0).map(decimal.read) }
  }

  private mutating func color(
    _ name: String
  ) throws(ExportError) -> (color: JSONText, opacity: JSONText) {
    var track = try SampledTrack(traits([name]), of: timeline, until: lastTick)
    if let color = dress[name] { track.fill(with: color) }
    let decimal = decimal
    let keys = keyframes(of: track) { row in row.map(decimal.read) }
    return (
      animated(keys, track) { row in row.prefix(3).map(decimal.read) },
      animated(keys, track) { row in [decimal.read(row[3] * 100)] }
    )
  }

  /// - Parameters:
  ///   - factor: What the numbers are multiplied by: per cent are 100.
  ///   - adding: What is added to them: the place of the button.
  ///   - doubled: Whether one number stands for both directions.
  private mutating func value(
    _ names: [String], factor: Double, adding: [Double] = [0, 0], doubled: Bool = false
  ) throws(ExportError) -> JSONText {
    let track = try SampledTrack(traits(names), of: timeline, until: lastTick)
    let decimal = decimal
    let write = { (row: [Double]) in
      zip(row, adding).map { decimal.read($0 * factor + $1) }
    }
    let keys = keyframes(of: track) { row in
      zip(write(row), adding).map { ($0 - $1) / factor }
    }
    return animated(keys, track) { row in
      let numbers = write(row)
      return doubled ? [numbers[0], numbers[0]] : numbers
    }
  }

  private mutating func keyframes(
    of track: SampledTrack, read: ([Double]) -> [Double]
  ) -> [Int] {
    guard track.properties.contains(where: timeline.properties.contains) else { return [0] }
    let ticks = StraightLines.ticks(of: track, tolerance: tolerance)
    let reading = KeyframeReading(
      times: ticks.map(Double.init), values: ticks.map { read(track[$0]) })
    differences += reading.differences(from: track).filter { difference in
      timeline.properties.contains { $0.column == difference.property }
    }
    return ticks
  }

  /// A property of Lottie: one value, or keyframes with straight lines between; what jumps within a
  /// tick is held until then.
  private func animated(
    _ ticks: [Int], _ track: SampledTrack, numbers: ([Double]) -> [Double]
  ) -> JSONText {
    let values = ticks.map { numbers(track[$0]) }
    guard values.contains(where: { $0 != values[0] }) else {
      return values[0].count == 1 ? Self.still(values[0][0]) : Self.still(values[0])
    }
    let jumps = jumps(of: track.properties)
    let count = values[0].count
    let handle = { (place: Double) in
      JSONText.object([
        ("x", .array(Array(repeating: .number(place), count: count == 1 ? 1 : count))),
        ("y", .array(Array(repeating: .number(place), count: count == 1 ? 1 : count))),
      ])
    }
    let steps = zip(ticks, values).enumerated().map { place, step -> JSONText in
      var members: [JSONText.Member] = [
        ("t", .whole(step.0)), ("s", .array(step.1.map(JSONText.number))),
      ]
      if place + 1 < ticks.count {
        let isHeld = ticks[place + 1] == step.0 + 1 && jumps.contains(step.0 + 1)
        members += isHeld ? [("h", .whole(1))] : [("o", handle(0)), ("i", handle(1))]
      }
      return .object(members)
    }
    return .object([("a", .whole(1)), ("k", .array(steps))])
  }

  /// The ticks at which properties jump.
  private func jumps(of properties: [PropertyTraits]) -> Set<Int> {
    let segments = timeline.tracks.filter { properties.contains($0.property) }.flatMap(\.segments)
    return Set(segments.filter { $0.path == .jump }.map(\.start))
  }

  private func traits(_ names: [String]) -> [PropertyTraits] {
    PropertyTraits.all.filter { names.contains($0.name) }
  }

  private static func still(_ number: Double) -> JSONText {
    .object([("a", .whole(0)), ("k", .number(number))])
  }

  private static func still(_ numbers: [Double]) -> JSONText {
    .object([("a", .whole(0)), ("k", .array(numbers.map(JSONText.number)))])
  }
}
