import AnimCore
import AnimRender

extension PreviewRequest {
  /// The lines of the table that are only `preview`'s.
  static let options: [CommandOption<PreviewRequest>] = [
    CommandOption(
      "--static", essential: true, "Show a still picture.", default: "play, if on a terminal"
    ) { request, _ in
      request.isStill = true
    },
    .button { $0.button = $1 },
    CommandOption(
      "--interactive", essential: true,
      "Press, hover and tune the button by keys and the mouse; ? shows the keys.",
      default: "it plays its script"
    ) { request, _ in
      request.isInteractive = true
    },
    CommandOption(
      "--repeat", value: "N", takesNegative: true, essential: true, "Play N times.", default: "1"
    ) { request, text throws(ValueFault) in
      request.repeats = try Int(option: text, within: 1...1_000_000)
    },
    CommandOption(
      "--speed", value: "X", takesNegative: true, essential: true, "Play X times as fast.",
      values: "0.01 to 100", default: "1"
    ) { request, text throws(ValueFault) in
      request.speed = try Double(option: text, within: 0.01...100)
    },
    .charset { $0.charset = $1 },
    .size { $0.size = $1 },
    CommandOption(
      "--terminal-background", value: "COLOR",
      "What the terminal draws on, for labels one can read.",
      values: "values: auto, dark, light, #RRGGBB", choices: ["auto", "dark", "light"],
      default: "auto: as the terminal says, else dark"
    ) { request, text throws(ValueFault) in
      request.background = try PreviewBackground(option: text)
    },
    CommandOption(
      "--view", value: "VIEW", "Show the button, its plots, or both.",
      choices: LivePreview.View.words, default: "both"
    ) { request, text throws(ValueFault) in
      request.view = try LivePreview.View(option: text)
    },
    .instant { request, _, time in request.moment = time.tick },
    CommandOption(
      "--compare", value: "SPEC2", "Show another spec's motion beside it, on the same clock.",
      default: "the motion alone"
    ) { request, text in
      request.rival = text
    },
    CommandOption(
      "--describe", "Tell the motion in sentences and a table, for screen readers.",
      default: "as ACCESSIBLE, ANIMCTL_REDUCED_MOTION and NO_PROGRESS say"
    ) { request, _ in
      request.isDescribed = true
    },
    CommandOption(
      "--zoom", value: "X", takesNegative: true,
      "Draw changes of the scale X times as large, and say so.", values: "1 to 20", default: "1"
    ) { request, text throws(ValueFault) in
      request.zoom = try Double(option: text, within: PreviewScene.zooms)
    },
    CommandOption(
      "--fullscreen", "Play on the whole screen, which is as before at the end.",
      default: "in the lines below the prompt"
    ) { request, _ in
      request.isFullscreen = true
    },
    CommandOption(
      "--stats", "At the end, tell how many frames were drawn and what they cost.",
      default: "they are not told"
    ) { request, _ in
      request.tellsStatistics = true
    },
    CommandOption("--debug-repaint", "Draw each frame as a whole.", default: "") { request, _ in
      request.repaints = true
    },
    CommandOption("--debug-trap", "Break down after ten frames.", default: "") { request, _ in
      request.breaksDown = true
    },
  ]
}
