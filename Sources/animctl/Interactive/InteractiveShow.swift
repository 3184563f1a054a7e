import AnimCore
import AnimRender

/// A button that is pressed, hovered, selected and tuned by keys and the mouse as it is looked at.
struct InteractiveShow: Show {
  var session: InteractiveSession
  let name: String
  let style: PreviewStyle
  let view: LivePreview.View
  let zoom: Double
  /// Writes files beside the spec.
  let files: SessionFiles

  var clock: SessionClock
  /// The tick looked at while the time stands still; nil for the one at hand.
  var looked: Tick?
  /// The number that keys turn, by its place among all.
  var knob = 0
  /// What was said last: a path, or why there is none.
  var message: String?
  var showsHelp = false
  /// Whether a touch is on the button, and whose it is.
  var press: Press?

  private var room = TerminalSize.usual
  private var preview: LivePreview?
  private var origin = Tick.zero

  /// What holds the button down.
  enum Press: Hashable {
    case key
    case toggle
    case mouse(isInside: Bool)
  }

  /// The rows below the picture.
  private static let footer = 2
  /// No picture needs to be higher.
  private static let highest = 30
  /// How much of the time is shown at least, in ticks.
  private static let shortest = 30
  /// A tap by a key that does not tell when it comes up lasts as long as the built-in example's.
  static let tap = 7

  init(
    _ session: InteractiveSession, name: String, style: PreviewStyle, view: LivePreview.View,
    zoom: Double, speed: Double, files: SessionFiles
  ) {
    self.session = session
    self.name = name
    self.style = style
    self.view = view
    self.zoom = zoom
    self.files = files
    clock = SessionClock(speed: speed)
  }

  // MARK: The picture

  mutating func layOut(in size: TerminalSize) {
    room = TerminalSize(columns: size.columns, rows: min(size.rows, Self.highest))
    redraw()
    // The button alone takes as much room as it moves in; plots take what they can get.
    let needed = (preview?.height ?? 1) + Self.footer
    if view == .button { room.rows = min(room.rows, needed) }
  }

  var height: Int { room.rows }

  /// Draws anew after the motion has become another.
  mutating func redraw() {
    origin = session.origin
    let button = session.given
    var scene = PreviewScene(
      MotionWindow(session.timeline, from: origin, length: Self.shortest),
      title: button.title, name: name, width: button.width, height: button.height)
    scene.zoom = zoom
    preview = LivePreview(
      scene, style: style, columns: room.columns, rows: max(room.rows - Self.footer, 1),
      view: view)
  }

  func canvas(atFrame frame: Int) -> Canvas {
    var canvas = Canvas(columns: room.columns, rows: room.rows)
    if showsHelp {
      // Where rows are few the end of it is lost; `?` has shown that there is more.
      for (row, line) in Self.help.enumerated() {
        canvas.write(style.clip(line, to: room.columns), column: 0, row: row)
      }
      return canvas
    }
    let tick = looked ?? (session.isUntouched ? .zero : clock.tick(atFrame: frame))
    if let preview {
      canvas.draw(preview.canvas(at: Tick(tick.index - origin.index)), column: 0, row: 0)
    }
    guard room.rows > Self.footer else { return canvas }
    canvas.write(
      style.clip(status, to: room.columns), column: 0, row: room.rows - 2, ink: .bold)
    canvas.write(
      style.clip(Self.hints(columns: room.columns), to: room.columns), column: 0,
      row: room.rows - 1, ink: .dim)
    return canvas
  }

  func ends(atFrame frame: Int) -> Bool { false }

  /// At rest, and while the time stands still, nothing happens until somebody does something.
  func nextFrame(after frame: Int) -> Int? {
    guard !clock.isHeld, looked == nil else { return nil }
    let last = Tick(max(session.restTick.index, origin.index + Self.shortest))
    guard !session.isUntouched, clock.tick(atFrame: frame) <= last else { return nil }
    return frame + 1
  }

  /// Whether a cell is on the button as it is drawn at a frame.
  func isOnButton(_ mouse: Mouse, atFrame frame: Int) -> Bool {
    let tick = Tick(clock.tick(atFrame: frame).index - origin.index)
    return preview?.isOnButton(column: mouse.column, row: mouse.row, at: tick) ?? false
  }

  // MARK: Words

  private var status: String {
    if let message { return message }
    let tunings = Tuning.all(of: session.animations)
    guard tunings.indices.contains(knob), let number = tunings[knob].number(of: session.animations)
    else { return session.isReduced ? "reduced motion" : "" }
    let tuning = tunings[knob]
    let property = session.animations.effects[tuning.effect].property.column
    let text = "\(property) \(tuning.way.rawValue) \(number.name) \(Self.shown(number.value))"
    return (session.isReduced ? "reduced motion; " : "") + (clock.isHeld ? "paused; " : "") + text
  }

  private static func shown(_ number: Double) -> String {
    ((number * 1_000).rounded() / 1_000).shown
  }

  private static func hints(columns: Int) -> String {
    [
      "space tap  enter hold  h hover  f focus  s select  d disable  tab +- tune  ? help  q quit",
      "space tap  enter hold  h f s d states  tab +- tune  ? help  q quit",
      "space tap  ? help  q quit", "? help",
    ].first { $0.count <= columns } ?? ""
  }

  private static let help = [
    "space   tap the button (held as long as the key, where the terminal tells)",
    "enter   press and hold, again to release;  the mouse presses too",
    "h f     hover, focus       s d   select, disable",
    "tab     next number        + -   turn it up, down",
    "1 to 9  timings: " + Tuning.presets.map(\.name).joined(separator: ", "),
    "u       undo a change      m     reduced motion",
    "p       pause              arrows step and scrub",
    "r       begin again        q     quit",
    "w       write NAME.tuned.json",
    "e       write NAME.script.txt and NAME.csv",
    "?       back",
  ]
}
