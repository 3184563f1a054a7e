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
    /// The timing itself, where this program has written it beside.
    let timing: JSONValue?
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
      tokens.append(
        Token(
          name: name, type: type, value: value,
          timing: group["$extensions"]?[ExportFormat.timingExtension]))
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
    if let stated = token.timing {
      guard let timing = Timing(stated: stated) else { throw .badValue(token.name) }
      var motion = ImportedMotion(name: token.name, kind: .spring(Timing(kind: timing.kind)))
      if case .curve(let curve, let duration) = timing.kind {
        motion.kind = .curve(curve)
        motion.duration = duration
      }
      motion.delay = timing.delay
      return motion
    }
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

extension Timing {
  /// The timing that a spec states with this value; nil where it states none.
  fileprivate init?(stated value: JSONValue) {
    let effect: [JSONText.Member] = [
      ("property", .text("scale")), ("to", .number(0.5)), ("on", .array([.text("highlighted")])),
      ("enter", JSONText(value)),
    ]
    let text = JSONText.object([
      ("version", .whole(1)), ("effects", .array([.object(effect)])),
    ])
    let spec = try? MotionSpec(reading: Array(text.file.utf8))
    guard let timing = spec?.button.animations.effects.first?.enter else { return nil }
    self = timing
  }
}

extension JSONText {
  /// A value that was read, to be written again.
  fileprivate init(_ value: JSONValue) {
    switch value {
    case .object(let members): self = .object(members.map { ($0.key, JSONText($0.value)) })
    case .array(let elements): self = .array(elements.map { JSONText($0) })
    case .text(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .flag(let flag): self = .truth(flag)
    case .null: self = .null
    }
  }
}
