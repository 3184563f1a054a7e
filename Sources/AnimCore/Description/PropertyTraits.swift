/// What is known of a property: one row of the table of all.
public struct PropertyTraits: Hashable, Sendable {
  /// What a number is counted in.
  public enum Unit: String, Hashable, Sendable {
    /// A factor or a share, without unit.
    case ratio
    /// Points.
    case points
    /// Degrees, clockwise.
    case degrees
    /// A colour's channels, 0…1.
    case color
  }

  /// The name in code and in spec files: `backgroundColor`.
  public let name: String
  /// The name in tables: `background`.
  public let column: String
  /// What its numbers are counted in.
  public let unit: Unit
  /// The value at rest where none is given; nil for a colour, which then rests at its target's own
  /// colour with alpha 0.
  public let resting: Double?
  /// The numbers it can take. Springs run free of it; what is published is clamped to it.
  public let domain: ClosedRange<Double>
  /// Whether it moves the button about, as opposed to changing its look.
  public let moves: Bool
  /// Its place in the table, which is the order of columns.
  package let order: Int

  /// Whether its values are colours.
  public var isColor: Bool { unit == .color }

  /// The names of the columns it has in a table.
  package var columns: [FrameColumn] { Self.columnsOfAll[order] }

  private static let columnsOfAll = all.map { property in
    let names =
      property.isColor
      ? ["r", "g", "b", "a"].map { "\(property.column)_\($0)" } : [property.column]
    return names.map { FrameColumn(name: $0, property: property.name) }
  }

  /// Its columns, for a number followed by that of its velocity if that is asked for.
  package func columns(velocities: Bool) -> [FrameColumn] {
    guard velocities, !isColor else { return columns }
    return columns + [FrameColumn(name: "\(column)_velocity_per_s", property: name)]
  }
}

// A row of the table is told by its place alone.
extension PropertyTraits {
  /// Whether two are the same row.
  public static func == (left: PropertyTraits, right: PropertyTraits) -> Bool {
    left.order == right.order
  }

  /// Feeds the row's place into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(order) }
}

// The table: a new property is one line in `all` and one line that gives it its type.
extension PropertyTraits {
  /// Numbers that have no natural bounds. The bounds there are keep every sum and square finite.
  private static let anyNumber = -1e6...1e6
  private static let notNegative = 0...1e6
  private static let share = 0...1.0

  /// All properties, in the order of their columns.
  public static let all: [PropertyTraits] = [
    row(0, "scale", .ratio, resting: 1, within: anyNumber, moves: true),
    row(1, "backgroundColor", column: "background", .color, within: share),
    row(2, "foregroundColor", column: "foreground", .color, within: share),
    row(3, "borderColor", column: "border", .color, within: share),
    row(4, "opacity", .ratio, resting: 1, within: share),
    row(5, "cornerRadius", column: "corner_radius", .points, resting: 0, within: notNegative),
    row(6, "borderWidth", column: "border_width", .points, resting: 0, within: notNegative),
    row(7, "offsetX", column: "offset_x", .points, resting: 0, within: anyNumber, moves: true),
    row(8, "offsetY", column: "offset_y", .points, resting: 0, within: anyNumber, moves: true),
    row(9, "rotation", .degrees, resting: 0, within: anyNumber, moves: true),
    row(10, "shadowRadius", column: "shadow_radius", .points, resting: 0, within: notNegative),
    row(11, "shadowOpacity", column: "shadow_opacity", .ratio, resting: 0, within: share),
  ]

  private static func row(
    _ order: Int, _ name: String, column: String? = nil, _ unit: Unit, resting: Double? = nil,
    within domain: ClosedRange<Double>, moves: Bool = false
  ) -> PropertyTraits {
    PropertyTraits(
      name: name, column: column ?? name, unit: unit, resting: resting, domain: domain,
      moves: moves, order: order)
  }
}

extension Property<Double> {
  /// The size, as a factor.
  public static let scale = Property(traits: PropertyTraits.all[0])
  /// The opacity, 0…1.
  public static let opacity = Property(traits: PropertyTraits.all[4])
  /// The radius of the corners, in points.
  public static let cornerRadius = Property(traits: PropertyTraits.all[5])
  /// The width of the border, in points.
  public static let borderWidth = Property(traits: PropertyTraits.all[6])
  /// The place to the right of the layout's, in points.
  public static let offsetX = Property(traits: PropertyTraits.all[7])
  /// The place below the layout's, in points.
  public static let offsetY = Property(traits: PropertyTraits.all[8])
  /// The turn, in degrees, clockwise.
  public static let rotation = Property(traits: PropertyTraits.all[9])
  /// The blur of the shadow, in points.
  public static let shadowRadius = Property(traits: PropertyTraits.all[10])
  /// The opacity of the shadow, 0…1.
  public static let shadowOpacity = Property(traits: PropertyTraits.all[11])
}

extension Property<Color> {
  /// The colour of the button's face.
  public static let backgroundColor = Property(traits: PropertyTraits.all[1])
  /// The colour of its title.
  public static let foregroundColor = Property(traits: PropertyTraits.all[2])
  /// The colour of its border.
  public static let borderColor = Property(traits: PropertyTraits.all[3])
}
