import AnimCore

/// The motions of a file of design tokens, by the Design Tokens Format Module: its transitions, and
/// where it has none its cubic Béziers.
struct TokenMotionReading {
  /// The motions of tokens of the type `transition`.
  private(set) var transitions: [ImportedMotion] = []
  /// Those of tokens of the type `cubicBezier`.
  private(set) var curves: [ImportedMotion] = []

  /// A token: what has a value.
  private struct Token {
    let name: String
    let type: String?
    let value: JSONValue
  }

  private var tokens: [Token] = []
  private var places: [String: Int] = [:]

  init(_ root: JSONValue) throws(MotionImportError) {
    collect(root, path: [], type: nil)
    for token in tokens {
      switch token.type {
      case "transition": transitions.append(try transition(token))
      case "cubicBezier":
        let bezier = try bezier(token.value, of: token.name)
        curves.append(ImportedMotion(name: token.name, kind: .curve(.cubicBezier(bezier))))
      default: break
      }
    }
  }

  /// Takes the tokens of a group; a type stated for the group is that of all in it.
  private mutating func collect(_ group: JSONValue, path: [String], type: String?) {
    let type = group["$type"]?.text ?? type
    if let value = group["$value"] {
      let name = path.joined(separator: ".")
      places[name] = places[name] ?? tokens.count
      tokens.append(Token(name: name, type: type, value: value))
      return
    }
    for member in group.members where !member.key.hasPrefix("$") {
      collect(member.value, path: path + [member.key], type: type)
    }
  }

  /// A value, or that of the token it is an alias of: `{motion.press}`.
  private func resolved(_ value: JSONValue?, of name: String) throws(MotionImportError) -> JSONValue
  {
    guard var value else { throw .badValue(name) }
    // Aliases that go round in a circle end here too.
    for _ in 0..<64 {
      guard let text = value.text, text.hasPrefix("{"), text.hasSuffix("}") else { return value }
      guard let place = places[String(text.dropFirst().dropLast())] else { throw .badValue(name) }
      value = tokens[place].value
    }
    throw .badValue(name)
  }

  private func transition(_ token: Token) throws(MotionImportError) -> ImportedMotion {
    let value = try resolved(token.value, of: token.name)
    var motion = ImportedMotion(
      name: token.name,
      kind: .curve(.cubicBezier(try bezier(value["timingFunction"], of: token.name))))
    motion.duration = try seconds(value["duration"], of: token.name)
    if value["delay"] != nil { motion.delay = try seconds(value["delay"], of: token.name) }
    return motion
  }

  private func bezier(
    _ value: JSONValue?, of name: String
  ) throws(MotionImportError) -> CubicBezier {
    guard let parts = try resolved(value, of: name).elements, parts.count == 4 else {
      throw .badValue(name)
    }
    var numbers: [Double] = []
    for part in parts { numbers.append(try resolved(part, of: name).number ?? .nan) }
    do throws(TimingError) {
      return try CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    } catch {
      throw .badEasing(name, error)
    }
  }

  /// A duration: an object with value and unit, or the text that earlier drafts had.
  private func seconds(_ value: JSONValue?, of name: String) throws(MotionImportError) -> Double {
    let value = try resolved(value, of: name)
    if let number = try value["value"].map({ part throws(MotionImportError) in
      try resolved(part, of: name).number
    }) {
      switch (number, value["unit"]?.text) {
      case (let number?, "ms"): return number / 1_000
      case (let number?, "s"): return number
      default: throw .badValue(name)
      }
    }
    let tokens = value.text.map { CSSToken.all(of: Array($0.utf8)) } ?? []
    switch tokens.first {
    case .number(let number, unit: "ms") where tokens.count == 1: return number / 1_000
    case .number(let number, unit: "s") where tokens.count == 1: return number
    default: throw .badValue(name)
    }
  }
}
