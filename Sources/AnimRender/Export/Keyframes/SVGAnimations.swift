import AnimCore

/// The animations of SVG that one attribute of a drawn button gets: a line of the table of all.
struct SVGAttribute: Sendable {
  /// What an element's attribute is set to by some of a row's numbers.
  struct Part: Sendable {
    /// The attribute: `fill`; of `transform`, the type: `scale`.
    let name: String
    let isTransform: Bool
    let text: @Sendable ([Double]) -> String
  }

  /// The part of the drawing that it belongs to.
  enum Place: Sendable { case offset, turn, size, whole, face, outline, title, shadow }

  let place: Place
  let properties: [PropertyTraits]
  let parts: [Part]
  /// The numbers a reader gets.
  let read: @Sendable ([Double]) -> [Double]

  static let all: [SVGAttribute] = [
    numbers(.offset, ["offsetX", "offsetY"], [("translate", true, { "\($0[0]) \($0[1])" })]),
    numbers(.turn, ["rotation"], [("rotate", true, { $0[0] })]),
    numbers(.size, ["scale"], [("scale", true, { $0[0] })]),
    numbers(.whole, ["opacity"], [("opacity", false, { $0[0] })]),
    color(.face, "backgroundColor", "fill"),
    color(.face, "borderColor", "stroke"),
    // Half of a stroke lies outside of the outline, where it is cut off.
    numbers(.face, ["borderWidth"], factor: 2, [("stroke-width", false, { $0[0] })]),
    numbers(.outline, ["cornerRadius"], [("rx", false, { $0[0] })]),
    color(.title, "foregroundColor", "fill"),
    // A blur is twice as far as the deviation that SVG is told.
    numbers(.shadow, ["shadowRadius"], factor: 0.5, [("stdDeviation", false, { $0[0] })]),
    numbers(.shadow, ["shadowOpacity"], [("flood-opacity", false, { $0[0] })]),
  ]

  private static func numbers(
    _ place: Place, _ properties: [String], factor: Double = 1,
    _ parts: [(String, Bool, @Sendable ([String]) -> String)]
  ) -> SVGAttribute {
    let decimal = TrimmedDecimal.six
    return SVGAttribute(
      place: place, properties: traits(properties),
      parts: parts.map { name, isTransform, text in
        Part(name: name, isTransform: isTransform) { numbers in
          text(numbers.map { decimal.text($0 * factor) })
        }
      }, read: { $0.map { decimal.read($0 * factor) / factor } })
  }

  private static func color(_ place: Place, _ property: String, _ name: String) -> SVGAttribute {
    let decimal = TrimmedDecimal.six
    return SVGAttribute(
      place: place, properties: traits([property]),
      parts: [
        Part(name: name, isTransform: false) { channels in
          Color(clamping: channels[0], channels[1], channels[2], 1).hex.lowercased()
        },
        Part(name: name + "-opacity", isTransform: false) { decimal.text($0[3]) },
      ],
      read: { channels in
        channels.prefix(3).map { Double(Color.byte($0)) / 255 } + [decimal.read(channels[3])]
      })
  }

  private static func traits(_ names: [String]) -> [PropertyTraits] {
    PropertyTraits.all.filter { names.contains($0.name) }
  }
}

/// What the attributes of a drawn button are at first, and how they go on.
struct SVGAnimations {
  private(set) var differences: [ExportDifference] = []
  /// For each place the attributes at first, ` fill="#8e8e93"`, and the elements that animate them.
  private var attributes: [SVGAttribute.Place: String] = [:]
  private var animations: [SVGAttribute.Place: String] = [:]

  /// - Parameter dress: Colours for what has none and would not be seen.
  init(
    _ timeline: Timeline, until lastTick: Tick, tolerance: Double, dress: [String: Color]
  ) throws(ExportError) {
    for attribute in SVGAttribute.all {
      var track = try SampledTrack(attribute.properties, of: timeline, until: lastTick)
      if let color = dress[attribute.properties[0].name] { track.fill(with: color) }
      let isAnimated = attribute.properties.contains(where: timeline.properties.contains)
      for part in attribute.parts {
        attributes[attribute.place, default: ""] +=
          part.isTransform
          ? " transform=\"\(part.name)(\(part.text(track[0])))\""
          : " \(part.name)=\"\(part.text(track[0]))\""
      }
      guard isAnimated, lastTick > .zero else { continue }
      let ticks = StraightLines.ticks(of: track, tolerance: tolerance)
      let decimal = Self.share(lastTick)
      let last = Double(lastTick.index)
      for part in attribute.parts {
        animations[attribute.place, default: ""] += Self.element(part, track, ticks, lastTick)
      }
      let reading = KeyframeReading(
        times: ticks.map { decimal.read(Double($0) / last) * last },
        values: ticks.map { attribute.read(track[$0]) })
      differences += reading.differences(from: track).filter { difference in
        timeline.properties.contains { $0.column == difference.property }
      }
    }
  }

  func attributes(_ place: SVGAttribute.Place) -> String { attributes[place] ?? "" }

  func animations(_ place: SVGAttribute.Place) -> String { animations[place] ?? "" }

  private static func share(_ lastTick: Tick) -> TrimmedDecimal {
    TrimmedDecimal(lastTick.index <= 3_600 ? 6 : 9)
  }

  private static func element(
    _ part: SVGAttribute.Part, _ track: SampledTrack, _ ticks: [Int], _ lastTick: Tick
  ) -> String {
    let decimal = share(lastTick)
    let texts = ticks.map { part.text(track[$0]) }
    // What stands still needs no animation.
    guard texts.contains(where: { $0 != texts[0] }) else { return "" }
    let times = ticks.map { decimal.text(Double($0) / Double(lastTick.index)) }
    let name =
      part.isTransform
      ? "animateTransform attributeName=\"transform\" type=\"\(part.name)\""
      : "animate attributeName=\"\(part.name)\""
    return "<\(name) dur=\"\(TrimmedDecimal(9).text(lastTick.seconds))s\" calcMode=\"linear\""
      + " fill=\"freeze\" keyTimes=\"\(times.joined(separator: ";"))\""
      + " values=\"\(texts.joined(separator: ";"))\"/>\n"
  }
}
