import AnimCore
import AnimRender

/// What `preview` is asked for.
struct PreviewRequest: MotionAsking, Sendable {
  var motion = MotionRequest()
  var reporting = Reporting()
  /// The button of a group to show.
  var button: String?
  var isStill = false
  var charset = CharsetChoice.auto
  var size: TerminalSize?
  var background = PreviewBackground.auto
  var repeats = 1
  var speed = 1.0
  var view = LivePreview.View.both
  /// The instant to show as a still picture.
  var moment: Tick?
  var isFullscreen = false
  var tellsStatistics = false
  var isInteractive = false
  /// Whether it is told in sentences.
  var isDescribed = false
  /// The spec of another motion to show beside.
  var rival: String?
  var zoom = 1.0
  /// For tests: whether each frame is drawn as a whole.
  var repaints = false
  /// For tests: whether the program breaks down after the first frames.
  var breaksDown = false

  /// Whether it is to move, where it can.
  var moves: Bool { !isStill && moment == nil }
}

/// The words of `--charset`.
enum CharsetChoice: String, CaseIterable {
  case auto, unicode, ascii
}

/// The colour a terminal draws on.
enum PreviewBackground: Sendable {
  /// Whatever the terminal says; dark where it says nothing.
  case auto
  case dark, light
  case color(Color)

  init(option text: String) throws(ValueFault) {
    switch text {
    case "auto": self = .auto
    case "dark": self = .dark
    case "light": self = .light
    default:
      guard text.utf8.count == 7, let color = try? Color(hex: text) else {
        let words = ["auto", "dark", "light", "#RRGGBB"]
        throw .notAmong(words, nearest: NearestWord.to(text, among: words))
      }
      self = .color(color)
    }
  }

  var color: Color {
    switch self {
    case .auto, .dark: PreviewStyle.darkBackground
    case .light: .white
    case .color(let color): color
    }
  }
}
