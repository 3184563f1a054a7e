import AnimCore

/// The buttons of a scene as pictures of pixels: rounded rectangles with their borders, without titles
/// and shadows.
struct PictureFrames: Sendable {
  /// The size, in pixels.
  let width: Int
  let height: Int
  /// How far what the pictures are made from is off: colours are bytes.
  private(set) var differences: [ExportDifference] = []

  private let tracks: [SampledTrack]
  private let parts: [(width: Double, height: Double, center: (x: Double, y: Double))]
  /// How many pixels a point is.
  private let scale: Double
  /// How many steps the edge of a shape has; nil for as many as there are.
  private let steps: Double?

  /// No side has more pixels than this.
  private static let largestSide = 1_600.0
  private static let properties = [
    "scale", "backgroundColor", "borderColor", "opacity", "cornerRadius", "borderWidth", "offsetX",
    "offsetY", "rotation",
  ]

  init(_ scene: ExportScene, steps: Double? = nil) throws(ExportError) {
    let stage = ExportStage(scene)
    scale = min(2, Self.largestSide / max(stage.width, stage.height))
    width = max(Int(stage.width * scale), 1)
    height = max(Int(stage.height * scale), 1)
    self.steps = steps
    var tracks: [SampledTrack] = []
    var parts: [(width: Double, height: Double, center: (x: Double, y: Double))] = []
    for (part, center) in zip(scene.parts, stage.centers) {
      let background = PropertyTraits.all[1]
      let traits = PropertyTraits.all.filter { Self.properties.contains($0.name) }
      var face = try SampledTrack([background], of: part.scene.timeline, until: scene.lastTick)
      if let color = part.scene.dress[background.name] { face.fill(with: color) }
      let rest = try SampledTrack(
        traits.filter { $0 != background }, of: part.scene.timeline, until: scene.lastTick)
      tracks.append(face.beside(rest).premultiplied)
      parts.append((part.scene.width, part.scene.height, center))
      if part.scene.timeline.properties.contains(background) {
        let reading = KeyframeReading(
          times: (0..<face.rowCount).map(Double.init),
          values: (0..<face.rowCount).map { face[$0].map { Double(Color.byte($0)) / 255 } })
        differences += reading.differences(from: face)
      }
    }
    self.tracks = tracks
    self.parts = parts
  }

  /// The numbers of all buttons at a time in ticks: between two of them, on the straight line.
  func numbers(at time: Double) -> [[Double]] {
    tracks.map { track in
      let last = track.rowCount - 1
      let row = min(max(Int(time), 0), last)
      let share = time - Double(row)
      guard share > 0, row < last else { return track[row] }
      return zip(track[row], track[row + 1]).map { $0 + ($1 - $0) * share }
    }
  }

  /// A picture: red, green, blue, times alpha, and alpha, of each pixel from the upper left.
  func pixels(of numbers: [[Double]]) -> [SIMD4<Double>] {
    var pixels = [SIMD4<Double>](repeating: .zero, count: width * height)
    for (row, part) in zip(numbers, parts) { draw(row, part, to: &pixels) }
    return pixels
  }

  private func draw(
    _ row: [Double], _ part: (width: Double, height: Double, center: (x: Double, y: Double)),
    to pixels: inout [SIMD4<Double>]
  ) {
    let (size, opacity, radius, border) = (row[4].magnitude, row[9], row[10], row[11])
    let face = SIMD4(row[0], row[1], row[2], row[3]) * opacity
    let rim = SIMD4(row[5], row[6], row[7], row[8]) * opacity
    let middle = (x: (part.center.x + row[12]) * scale, y: (part.center.y + row[13]) * scale)
    let turn = Turn(degrees: row[14])
    let unit = size * scale
    let outer = RoundedBox(width: part.width, height: part.height, radius: radius, unit: unit)
    let inner = RoundedBox(
      width: part.width - 2 * border, height: part.height - 2 * border,
      radius: max(radius - border, 0), unit: unit)
    let reach = (part.width + part.height) / 2 * unit + 1
    let columns = clamp(middle.x - reach, middle.x + reach, to: width)
    let rows = clamp(middle.y - reach, middle.y + reach, to: height)
    for y in rows {
      for x in columns {
        let place = turn.back(Double(x) + 0.5 - middle.x, Double(y) + 0.5 - middle.y)
        let covered = stepped(outer.coverage(place.x, place.y))
        guard covered > 0 else { continue }
        let inside = border > 0 ? min(stepped(inner.coverage(place.x, place.y)), covered) : covered
        var pixel = pixels[y * width + x]
        pixel = face * covered + pixel * (1 - face.w * covered)
        let edge = covered - inside
        if edge > 0 { pixel = rim * edge + pixel * (1 - rim.w * edge) }
        pixels[y * width + x] = pixel
      }
    }
  }

  private func clamp(_ low: Double, _ high: Double, to end: Int) -> Range<Int> {
    let first = min(max(low, 0), Double(end))
    let last = min(max(high.rounded(.up), first), Double(end))
    return Int(first)..<max(Int(last), Int(first))
  }

  private func stepped(_ coverage: Double) -> Double {
    steps.map { (coverage * $0).rounded() / $0 } ?? coverage
  }
}
