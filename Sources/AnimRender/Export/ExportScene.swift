import AnimCore

/// What is exported: one button, or several on one clock, and how they move.
public struct ExportScene: Sendable {
  /// One button.
  public struct Part: Sendable {
    /// Its name in a group; nil for a button alone.
    public let member: String?
    /// The button and its motion.
    public let scene: PreviewScene
    /// The same motion for those who asked for less of it; nil where that is what is exported.
    public let reduced: Timeline?

    /// Creates a part.
    public init(member: String?, scene: PreviewScene, reduced: Timeline?) {
      self.member = member
      self.scene = scene
      self.reduced = reduced
    }

    /// What it is called among its fellows, or alone.
    var label: String { member ?? scene.title }
  }

  /// What the whole is called.
  public let name: String
  /// The buttons in their order, at least one.
  public let parts: [Part]
  /// The rules the motion was compiled by.
  public let options: CompileOptions
  /// Who writes the file, for formats that have a place for it: `animctl 1.0.0`.
  public let generator: String

  /// Creates a scene.
  public init(name: String, parts: [Part], options: CompileOptions, generator: String) {
    self.name = name
    self.parts = parts
    self.options = options
    self.generator = generator
  }

  /// Whether it is a group, even of one.
  var isGroup: Bool { parts.contains { $0.member != nil } }

  /// The last row of any part.
  var lastTick: Tick { parts.map(\.scene.timeline.lastTick).max() ?? .zero }

  /// The last row of any part's motion for those who asked for less.
  var reducedLastTick: Tick { parts.compactMap { $0.reduced?.lastTick }.max() ?? .zero }

  /// Whether all parts come to rest.
  var isSettled: Bool { parts.allSatisfy(\.scene.timeline.isSettled) }

  /// The parts on one clock.
  var group: GroupTimeline { GroupTimeline(parts.map { ($0.label, $0.scene.timeline) }) }
}

extension PreviewScene {
  /// Colours for what has none, by the names of properties: a face to be seen and a title to be read.
  ///
  /// A spec may leave both out; a table then has no such column, but a picture needs them.
  var dress: [String: Color] {
    let look = look(at: .zero, style: PreviewStyle(terminalBackground: .white))
    let colors: [(Property<Color>, Color)] = [
      (.backgroundColor, look.fill), (.foregroundColor, look.titleColor),
    ]
    var dress: [String: Color] = [:]
    for (property, color) in colors
    where !timeline.properties.contains(property.traits)
      && timeline.value(of: property, at: .zero).alpha == 0
    {
      dress[property.traits.name] = color
    }
    return dress
  }
}

/// How a motion is exported, for all formats; each looks at what concerns it.
public struct ExportOptions: Hashable, Sendable {
  /// How far a keyframe that is left out may be from the straight line between its neighbours, as a
  /// share of the range that the property's numbers have; within ``tolerances``.
  public var tolerance: Double
  /// How a table is written.
  public var csv: CSVFormat
  /// How JSON spells numbers.
  public var precision: Precision
  /// Whether tables have velocities.
  public var velocities: Bool

  /// The tolerances there are; with 0 only what lies exactly on the line is left out.
  public static let tolerances = 0...0.1

  /// Creates the usual options.
  public init() {
    tolerance = 0.001
    csv = CSVFormat()
    precision = .shortest
    velocities = false
  }
}

/// Why a motion cannot be exported in a format.
public enum ExportError: Error, Hashable, Sendable {
  /// A number is infinite or not a number.
  case table(CSVError)
  /// The format shows every frame, and there are more than it may have.
  case tooLong(format: String, frames: Int, limit: Int)
}
