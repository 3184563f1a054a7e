import AnimCore

/// A colour as a terminal of some depth is asked for it.
package enum Paint: Hashable, Sendable {
  /// The terminal's own.
  case own
  /// A palette entry: one of sixteen or of 256, by the depth.
  case indexed(UInt8)
  /// Eight bits a channel: red, green, blue from the top.
  case rgb(UInt32)
}

/// What a terminal draws with at a moment: the state that SGR sequences change.
package struct Pen: Hashable, Sendable {
  var foreground = Paint.own
  var background = Paint.own
  var attributes: CellAttributes = []

  /// What a terminal starts with and is left with.
  package static let initial = Pen()

  /// What is seen behind a glyph; nil for the colour the terminal writes with, which no background has.
  var ground: Paint? {
    guard attributes.contains(.inverse) else { return background }
    return foreground == .own ? nil : foreground
  }

  /// Whether a blank looks the same written and erased: an erasure knows only the background.
  var canErase: Bool { attributes.isDisjoint(with: [.underline, .inverse]) }

  /// The parameters that turn another pen into this one, in as few bytes as a simple change takes.
  func parameters(from other: Pen, depth: ColorDepth) -> [UInt8] {
    if self == other { return [] }
    let change = changes(from: other, depth: depth)
    let anew = [0] + changes(from: .initial, depth: depth)
    return Self.join(Self.length(anew) < Self.length(change) ? anew : change)
  }

  private func changes(from other: Pen, depth: ColorDepth) -> [Int] {
    var codes: [Int] = []
    let lost = other.attributes.subtracting(attributes)
    var gained = attributes.subtracting(other.attributes)
    if !lost.isDisjoint(with: [.bold, .dim]) {
      codes.append(22)  // ends both
      gained.formUnion(attributes.intersection([.bold, .dim]))
    }
    if lost.contains(.underline) { codes.append(24) }
    if lost.contains(.inverse) { codes.append(27) }
    for (attribute, code) in Self.attributeCodes where gained.contains(attribute) {
      codes.append(code)
    }
    if foreground != other.foreground { codes += Self.codes(foreground, 30, depth) }
    if background != other.background { codes += Self.codes(background, 40, depth) }
    return codes
  }

  private static let attributeCodes: [(CellAttributes, Int)] = [
    (.bold, 1), (.dim, 2), (.underline, 4), (.inverse, 7),
  ]

  /// ECMA-48 8.3.117 and, for 38, 48 and 90…107, xterm's control sequences.
  private static func codes(_ paint: Paint, _ base: Int, _ depth: ColorDepth) -> [Int] {
    switch paint {
    case .own: [base + 9]
    case .indexed(let index) where depth == .ansi16:
      [Int(index) < 8 ? base + Int(index) : base + 52 + Int(index)]
    case .indexed(let index): [base + 8, 5, Int(index)]
    case .rgb(let value):
      [base + 8, 2, Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255)]
    }
  }

  // A lone zero may be left out; within a colour some terminals take an empty parameter for an error.
  private static func join(_ codes: [Int]) -> [UInt8] {
    if codes == [0] { return [] }
    return Array(codes.map { String($0) }.joined(separator: ";").utf8)
  }

  private static func length(_ codes: [Int]) -> Int {
    codes.reduce(0) { $0 + ($1 < 10 ? 2 : $1 < 100 ? 3 : 4) }
  }
}
