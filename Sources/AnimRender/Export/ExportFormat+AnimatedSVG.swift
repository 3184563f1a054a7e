import AnimCore

extension ExportFormat {
  /// The button itself as a drawing that plays.
  static let animatedSVG = ExportFormat(
    "svg-animated", ending: nil, readers: "browsers, README files: plays when it is shown",
    keeps: [.retargets, .reduced], typicalError: "0.1 %, bytes"
  ) { scene, options throws(ExportError) in
    let stage = ExportStage(scene)
    var differences: [ExportDifference] = []
    var text = ""
    let hasTwin = scene.parts.contains { $0.reduced != nil }
    for isReduced in hasTwin ? [false, true] : [false] {
      text += "<g class=\"\(isReduced ? "less" : "full")\">\n"
      for (place, part) in scene.parts.enumerated() {
        guard let timeline = isReduced ? part.reduced : part.scene.timeline else { continue }
        let animations = try SVGAnimations(
          timeline, until: isReduced ? scene.reducedLastTick : scene.lastTick,
          tolerance: options.tolerance, dress: part.scene.dress)
        differences += animations.differences
        text += button(
          part.scene, animations, id: "\(isReduced ? "l" : "f")\(place)",
          at: stage.centers[place], timeline)
      }
      text += "</g>\n"
    }
    let merged = ExportDifference.merged(differences)
    let decimal = TrimmedDecimal(2)
    let style =
      hasTwin
      ? "<style>.less{display:none}@media(prefers-reduced-motion:reduce){.full{display:none}"
        + ".less{display:inline}}</style>\n" : ""
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(decimal.text(stage.width)) \
      \(decimal.text(stage.height))" width="\(decimal.text(stage.width))" \
      height="\(decimal.text(stage.height))" role="img" aria-labelledby="title desc">
      <title id="title">\(MarkupText.xml(scene.name))</title>
      <desc id="desc">By \(MarkupText.xml(scene.generator)); largest differences from the engine's \
      table: \(ExportDifference.list(merged)).</desc>
      \(style)
      """
    return ExportedFile(head + text + "</svg>\n", differences: merged)
  }

  private static func button(
    _ scene: PreviewScene, _ animations: SVGAnimations, id: String,
    at center: (x: Double, y: Double), _ timeline: Timeline
  ) -> String {
    let decimal = TrimmedDecimal(2)
    let box =
      "x=\"\(decimal.text(-scene.width / 2))\" y=\"\(decimal.text(-scene.height / 2))\""
      + " width=\"\(decimal.text(scene.width))\" height=\"\(decimal.text(scene.height))\""
    let hasShadow =
      timeline.properties.contains { $0.name.hasPrefix("shadow") }
      || timeline.value(of: .shadowOpacity, at: .zero) > 0
    let size = decimal.text(min(scene.height * 0.36, 400))
    let corners = animations.attributes(.outline)
    var text = "<g transform=\"translate(\(decimal.text(center.x)) \(decimal.text(center.y)))\">\n"
    text += "<clipPath id=\"\(id)c\"><rect \(box)\(corners)>\(animations.animations(.outline))"
    text += "</rect></clipPath>\n"
    if hasShadow {
      text += "<filter id=\"\(id)s\" x=\"-1\" y=\"-2\" width=\"3\" height=\"5\"><feDropShadow"
      text += " dx=\"0\" dy=\"0\"\(animations.attributes(.shadow))>"
      text += "\(animations.animations(.shadow))</feDropShadow></filter>\n"
    }
    text += "<g class=\"offset\"\(animations.attributes(.offset))>\(animations.animations(.offset))"
    text += "<g class=\"turn\"\(animations.attributes(.turn))>\(animations.animations(.turn))"
    text += "<g class=\"size\"\(animations.attributes(.size))>\(animations.animations(.size))"
    let shadow = hasShadow ? " filter=\"url(#\(id)s)\"" : ""
    text += "<g class=\"whole\"\(animations.attributes(.whole))\(shadow)>"
    text += "\(animations.animations(.whole))"
    text += "<rect class=\"face\" clip-path=\"url(#\(id)c)\" \(box)\(corners)"
    text += "\(animations.attributes(.face))>"
    text += "\(animations.animations(.outline))\(animations.animations(.face))</rect>\n"
    text += "<text class=\"title\" dy=\".35em\" text-anchor=\"middle\" font-weight=\"600\""
    text += " font-family=\"system-ui, sans-serif\" font-size=\"\(size)\""
    text += "\(animations.attributes(.title))>\(animations.animations(.title))"
    text += "\(MarkupText.xml(scene.title))</text>\n"
    return text + "</g></g></g></g></g>\n"
  }
}
