import AnimCore

extension ExportFormat {
  /// A page of its own: the button to press, its curves, time to be pulled about.
  static let html = ExportFormat(
    "html", ending: "html", readers: "browsers: the button to press, curves, no network",
    keeps: [.retargets, .states, .reduced], typicalError: "0.1 %, bytes"
  ) { scene, options throws(ExportError) in
    let plots = try SVGPlots(scene)
    var differences: [ExportDifference] = []
    var motions: [JSONText] = []
    var buttons = ""
    for (place, part) in scene.parts.enumerated() {
      let motion = try HTMLMotions(part, of: scene, tolerance: options.tolerance)
      differences += motion.differences
      motions.append(motion.json)
      buttons += try button(part, place: place)
    }
    let merged = ExportDifference.merged(differences)
    let data = JSONText.object([
      ("lastFrame", .whole(scene.lastTick.index)), ("buttons", .array(motions)),
    ])
    let name = MarkupText.xml(scene.name.isEmpty ? "Button" : scene.name)
    let decimal = TrimmedDecimal(2)
    let seconds = TrimmedDecimal(3).text(scene.lastTick.seconds)
    let end = scene.isSettled ? "at rest after \(seconds) s" : "cut after \(seconds) s"
    let plot =
      plots.panels.isEmpty || differences.isEmpty
      ? "<p>Nothing moves.</p>"
      : """
      <svg class="plot" viewBox="0 26 \(decimal.text(plots.size.width)) \
      \(decimal.text(plots.size.height - 26))" role="img" aria-label="Curves">
      \(plots.panels)<line id="head" x1="\(decimal.text(SVGPlots.left))" \
      x2="\(decimal.text(SVGPlots.left))" y1="50" y2="\(decimal.text(plots.size.height - 30))"/>
      </svg>
      """
    let page = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="\(MarkupText.xml(scene.generator))">
      <title>\(name)</title>
      <style>
      \(HTMLParts.style)
      </style>
      </head>
      <body>
      <header>
      <div><h1>\(name)</h1>
      <p>\(scene.lastTick.index + 1) frames at 60 per second, \(end)</p></div>
      <button type="button" id="theme" aria-label="Light or dark">◐</button>
      </header>
      <main>
      <section class="card stage" aria-label="The button">
      <div class="buttons">
      \(buttons)</div>
      <p class="hint">Press it, or focus it and hold the space bar.</p>
      <div class="chips" id="states" role="group" aria-label="States"></div>
      </section>
      <section class="card" aria-label="Time">
      <div class="transport">
      <button type="button" id="play" class="round" aria-label="Play the script">▶</button>
      <input id="time" type="range" min="0" max="\(scene.lastTick.index)" step="1" value="0" \
      aria-label="Frame">
      <select id="speed" aria-label="Speed"><option value="1">1×</option>\
      <option value="0.25">¼×</option><option value="0.1">⅒×</option></select>
      <label><input type="checkbox" id="less"> Less motion</label>
      </div>
      <p class="readout"><output id="frame"></output></p>
      <dl id="values"></dl>
      </section>
      <section class="card" aria-label="Curves">
      \(plot)
      </section>
      </main>
      <footer>By \(MarkupText.xml(scene.generator)). Largest differences from the engine's table: \
      \(ExportDifference.list(merged)). A press from rest follows the engine whenever it is let go; \
      what interrupts another motion is blended in.</footer>
      <script type="application/json" id="data">\(MarkupText.script(data.compact))</script>
      <script>
      \(HTMLParts.script)
      </script>
      </body>
      </html>

      """
    return ExportedFile(page, differences: merged)
  }

  private static func button(
    _ part: ExportScene.Part, place: Int
  ) throws(ExportError) -> String {
    let scene = part.scene
    let decimal = TrimmedDecimal.six
    var styles = "width:\(decimal.text(scene.width))px;height:\(decimal.text(scene.height))px;"
    styles += "font-size:\(decimal.text(min(max(scene.height * 0.36, 8), 400)))px"
    let dress = scene.dress
    for style in WebStyle.all {
      var track = try SampledTrack(style.properties, of: scene.timeline, until: .zero)
      if let color = dress[style.properties[0].name] { track.fill(with: color) }
      styles += ";\(style.name):\(style.text(track[0]))"
    }
    return "<button type=\"button\" class=\"motion\" id=\"b\(place)\" style=\"\(styles)\">"
      + "\(MarkupText.xml(scene.title))</button>\n"
  }
}
