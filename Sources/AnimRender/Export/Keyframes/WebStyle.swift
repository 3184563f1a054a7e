import AnimCore

/// A property of CSS and the properties of a button that it shows: a line of the table of all.
struct WebStyle: Sendable {
  /// The name in a style sheet: `background-color`.
  let name: String
  /// The name in a script: `backgroundColor`.
  let scriptName: String
  /// The properties of the button, in the order of the value's numbers.
  let properties: [PropertyTraits]
  /// The numbers as a value: `#8e8e93`.
  let text: @Sendable ([Double]) -> String
  /// The numbers a reader of the value gets.
  let read: @Sendable ([Double]) -> [Double]

  /// All there are. The order is the one transforms apply in, which CSS fixes too.
  static let all: [WebStyle] = [
    WebStyle("translate", "translate", ["offsetX", "offsetY"]) { "\($0[0])px \($0[1])px" },
    WebStyle("rotate", "rotate", ["rotation"]) { "\($0[0])deg" },
    WebStyle("scale", "scale", ["scale"]) { $0[0] },
    color("background-color", "backgroundColor"),
    color("color", "foregroundColor", scriptName: "color"),
    color("border-color", "borderColor"),
    WebStyle("opacity", "opacity", ["opacity"]) { $0[0] },
    WebStyle("border-radius", "borderRadius", ["cornerRadius"]) { "\($0[0])px" },
    WebStyle("border-width", "borderWidth", ["borderWidth"]) { "\($0[0])px" },
    WebStyle("box-shadow", "boxShadow", ["shadowRadius", "shadowOpacity"]) {
      "0 0 \($0[0])px rgb(0 0 0 / \($0[1]))"
    },
  ]

  /// Those that show something a timeline animates.
  static func animated(by timeline: Timeline) -> [WebStyle] {
    all.filter { style in style.properties.contains(where: timeline.properties.contains) }
  }

  /// A property of numbers with six decimals, put together from their texts.
  private init(
    _ name: String, _ scriptName: String, _ properties: [String],
    text: @escaping @Sendable ([String]) -> String
  ) {
    let decimal = TrimmedDecimal.six
    self.init(
      name: name, scriptName: scriptName, properties: Self.traits(properties),
      text: { text($0.map(decimal.text)) }, read: { $0.map(decimal.read) })
  }

  private init(
    name: String, scriptName: String, properties: [PropertyTraits],
    text: @escaping @Sendable ([Double]) -> String,
    read: @escaping @Sendable ([Double]) -> [Double]
  ) {
    self.name = name
    self.scriptName = scriptName
    self.properties = properties
    self.text = text
    self.read = read
  }

  /// A colour in bytes, its alpha with six decimals. In this spelling browsers mix in gamma-coded sRGB;
  /// `color(srgb …)` they would mix in OKLab.
  private static func color(
    _ name: String, _ property: String, scriptName: String? = nil
  ) -> WebStyle {
    let decimal = TrimmedDecimal.six
    return WebStyle(
      name: name, scriptName: scriptName ?? property, properties: traits([property]),
      text: { channels in
        let bytes = channels.prefix(3).map { Int(Color.byte($0)) }
        let alpha = decimal.text(channels[3])
        if alpha == "1" {
          return bytes.reduce(into: "#") { $0 += ($1 < 16 ? "0" : "") + String($1, radix: 16) }
        }
        return "rgb(\(bytes[0]) \(bytes[1]) \(bytes[2]) / \(alpha))"
      },
      read: { channels in
        channels.prefix(3).map { Double(Color.byte($0)) / 255 } + [decimal.read(channels[3])]
      })
  }

  private static func traits(_ names: [String]) -> [PropertyTraits] {
    PropertyTraits.all.filter { names.contains($0.name) }
  }
}
