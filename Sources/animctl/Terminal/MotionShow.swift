import AnimCore
import AnimRender

/// Motions that play by themselves on one clock. Keys hold them, step through them and begin them
/// again.
struct MotionShow: Show {
  /// The motions, side by side where there is room, else one below another.
  let scenes: [PreviewScene]
  let style: PreviewStyle
  let view: LivePreview.View
  let schedule: PlaySchedule

  /// For tests of what a crash leaves behind.
  let breaksDown: Bool

  private var layout: SceneLayout
  /// Where in the motion it was at a frame, in ticks over all repetitions.
  private var place = 0.0
  private var placeFrame = 0
  private var isHeld = false

  /// How far the keys up and down go, in ticks.
  private static let stride = 10.0

  init(
    _ scenes: [PreviewScene], style: PreviewStyle, view: LivePreview.View, schedule: PlaySchedule,
    breaksDown: Bool = false
  ) {
    self.breaksDown = breaksDown
    self.scenes = scenes
    self.style = style
    self.view = view
    self.schedule = schedule
    layout = SceneLayout(scenes, style: style, view: view, in: .usual)
  }

  mutating func layOut(in size: TerminalSize) {
    layout = SceneLayout(scenes, style: style, view: view, in: size)
  }

  var height: Int { layout.height }

  func canvas(atFrame frame: Int) -> Canvas {
    precondition(!breaksDown || frame < 10, "broken down as asked")
    return layout.canvas(at: Tick(schedule.moment(at: place(atFrame: frame)).tick))
  }

  func ends(atFrame frame: Int) -> Bool {
    !isHeld && schedule.moment(at: place(atFrame: frame)).isLast
  }

  func nextFrame(after frame: Int) -> Int? { isHeld ? nil : frame + 1 }

  mutating func take(_ input: TerminalInput, atFrame frame: Int) -> ShowReply {
    guard case .key(let key, let action) = input, action != .up else { return .goesOn }
    switch key {
    case .character("q"), .character("Q"), .escape: return .ends
    case .character(" "): go(to: place(atFrame: frame), atFrame: frame, holding: !isHeld)
    case .character("r"), .character("R"): go(to: 0, atFrame: frame, holding: false)
    case .right: step(1, atFrame: frame)
    case .left: step(-1, atFrame: frame)
    case .up: step(Self.stride, atFrame: frame)
    case .down: step(-Self.stride, atFrame: frame)
    case .home: go(to: 0, atFrame: frame, holding: true)
    case .end: go(to: schedule.end, atFrame: frame, holding: true)
    default: break
    }
    return .goesOn
  }

  private func place(atFrame frame: Int) -> Double {
    isHeld ? place : place + Double(frame - placeFrame) * schedule.speed
  }

  private mutating func step(_ ticks: Double, atFrame frame: Int) {
    go(
      to: place(atFrame: frame).rounded(.down) + ticks, atFrame: frame, holding: true)
  }

  private mutating func go(to place: Double, atFrame frame: Int, holding: Bool) {
    self.place = min(max(place, 0), schedule.end)
    placeFrame = frame
    isHeld = holding
  }
}
