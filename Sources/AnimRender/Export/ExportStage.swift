import AnimCore

/// Where the buttons of a scene stand in a picture, with room for all they do: one below the other, in
/// points.
struct ExportStage: Sendable {
  /// The picture's size.
  let width: Double
  let height: Double
  /// The middles of the buttons at rest.
  let centers: [(x: Double, y: Double)]

  /// The room around what moves.
  private static let margin = 12.0
  /// Farther out than this, what moves is cut off.
  private static let farthest = 2_000.0

  init(_ scene: ExportScene) {
    let rooms = scene.parts.map(Self.room)
    let left = rooms.map(\.left).max() ?? 0
    let right = rooms.map(\.right).max() ?? 0
    width = (left + right + 2 * Self.margin).rounded(.up)
    var top = Self.margin
    centers = rooms.map { room in
      let y = top + room.up
      top += room.up + room.down + Self.margin
      return (left + Self.margin, y)
    }
    height = top.rounded(.up)
  }

  /// How far a button reaches from its middle at rest.
  private static func room(
    _ part: ExportScene.Part
  ) -> (left: Double, right: Double, up: Double, down: Double) {
    let scene = part.scene
    var room = (left: scene.width / 2, right: scene.width / 2, up: scene.height / 2, down: 0.0)
    room.down = room.up
    let style = PreviewStyle()
    let moving = scene.timeline.properties.filter { $0.moves || $0.name.hasPrefix("shadow") }
    guard !moving.isEmpty || scene.timeline.lastTick == .zero else { return room }
    for tick in scene.timeline.ticks {
      let look = scene.look(at: tick, style: style).tame
      let turn = Elementary.sinCos(look.rotation * .pi / 180)
      let (sine, cosine) = (turn.sin.magnitude, turn.cos.magnitude)
      let blur =
        scene.timeline.value(of: .shadowOpacity, at: tick) > 0
        ? scene.timeline.value(of: .shadowRadius, at: tick) : 0
      let scale = look.scale.magnitude / 2
      let across = (look.width * cosine + look.height * sine) * scale + blur
      let along = (look.width * sine + look.height * cosine) * scale + blur
      room.left = max(room.left, across - look.offsetX)
      room.right = max(room.right, across + look.offsetX)
      room.up = max(room.up, along - look.offsetY)
      room.down = max(room.down, along + look.offsetY)
    }
    return (
      min(room.left, farthest), min(room.right, farthest), min(room.up, farthest),
      min(room.down, farthest)
    )
  }
}
