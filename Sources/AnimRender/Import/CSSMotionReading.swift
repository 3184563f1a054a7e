import AnimCore

/// The motions of a CSS text: a bare easing, or the transitions and custom properties of a style sheet.
struct CSSMotionReading {
  /// What transitions say; where there are some, they are meant.
  private(set) var transitions: [ImportedMotion] = []
  /// What animations say; they are meant where there are no transitions.
  private(set) var animations: [ImportedMotion] = []
  /// What other declarations say: custom properties, or a value by itself.
  private(set) var others: [ImportedMotion] = []

  /// What is meant where nothing is chosen.
  var usual: [ImportedMotion] {
    !transitions.isEmpty ? transitions : !animations.isEmpty ? animations : others
  }

  /// All of them.
  var all: [ImportedMotion] { transitions + animations + others }

  /// A declaration: `transition: scale 0.3s ease`.
  private struct Declaration {
    let name: String
    let value: [CSSToken]
  }

  private var definitions: [String: [CSSToken]] = [:]

  init(_ bytes: [UInt8]) throws(MotionImportError) {
    let blocks = Self.blocks(of: CSSToken.all(of: bytes))
    for declaration in blocks.joined() where declaration.name.hasPrefix("--") {
      definitions[declaration.name] = definitions[declaration.name] ?? declaration.value
    }
    for block in blocks { try read(block) }
  }

  /// The declarations of each block. What looks like one and has a block of its own is a selector.
  private static func blocks(of tokens: [CSSToken]) -> [[Declaration]] {
    var blocks: [[Declaration]] = []
    var current: [Declaration] = []
    var rest = tokens[...]
    while let token = rest.first {
      if token == .blockBegin || token == .blockEnd {
        if !current.isEmpty { blocks.append(current) }
        current = []
        rest = rest.dropFirst()
        continue
      }
      let piece = rest.prefix { ![.semicolon, .blockBegin, .blockEnd].contains($0) }
      rest = rest.dropFirst(piece.count)
      if rest.first == .semicolon {
        rest = rest.dropFirst()
      } else if rest.first == .blockBegin {
        continue
      }
      if case .word(let name)? = piece.first, piece.dropFirst().first == .colon {
        current.append(Declaration(name: name, value: Array(piece.dropFirst(2))))
      } else if !piece.isEmpty {
        current.append(Declaration(name: "", value: Array(piece)))
      }
    }
    if !current.isEmpty { blocks.append(current) }
    return blocks
  }

  private mutating func read(_ block: [Declaration]) throws(MotionImportError) {
    var longhands: [String: [[CSSToken]]] = [:]
    for declaration in block {
      let items = Self.items(try resolved(declaration.value))
      switch declaration.name.lowercased() {
      case "transition", "animation":
        let isTransition = declaration.name.lowercased() == "transition"
        for item in items {
          guard var motion = try Self.motion(item, isShorthand: true) else { continue }
          motion.name = [declaration.name, Self.propertyName(item)].compactMap { $0 }.joined(
            separator: " ")
          add(motion, isTransition: isTransition)
        }
      case let name where name.hasPrefix("transition-") || name.hasPrefix("animation-"):
        longhands[name] = items
      case let name where name.isEmpty || name.hasPrefix("--"):
        for item in items {
          guard var motion = try Self.motion(item, isShorthand: false) else { continue }
          motion.name = name.isEmpty ? "easing" : declaration.name
          others.append(motion)
        }
      default: break
      }
    }
    for prefix in ["transition", "animation"] { try readLonghands(longhands, prefix) }
  }

  /// Lists that belong together by their places; the shorter ones begin again.
  private mutating func readLonghands(
    _ longhands: [String: [[CSSToken]]], _ prefix: String
  ) throws(MotionImportError) {
    guard let easings = longhands[prefix + "-timing-function"], !easings.isEmpty else { return }
    let properties = prefix == "transition" ? longhands["transition-property"] ?? [] : []
    for place in 0..<max(properties.count, easings.count) {
      func item(_ name: String) -> [CSSToken] {
        guard let items = longhands["\(prefix)-\(name)"], !items.isEmpty else { return [] }
        return items[place % items.count]
      }
      let whole =
        (properties.isEmpty ? [] : item("property")) + item("duration") + item("timing-function")
        + item("delay")
      guard var motion = try Self.motion(whole, isShorthand: true) else { continue }
      motion.name = [prefix, Self.propertyName(whole)].compactMap { $0 }.joined(separator: " ")
      add(motion, isTransition: prefix == "transition")
    }
  }

  /// Adds what a transition or an animation says; the name in an animation is that of its keyframes.
  private mutating func add(_ motion: ImportedMotion, isTransition: Bool) {
    guard !isTransition else { return transitions.append(motion) }
    animations.append(motion)
    animations[animations.count - 1].property = nil
  }

  /// The most pieces a value has with all it refers to.
  private static let mostTokens = 1_000_000

  /// A value with what `var()` stands for.
  private func resolved(_ value: [CSSToken]) throws(MotionImportError) -> [CSSToken] {
    var value = value
    // A chain of so many links is no style sheet's.
    for _ in 0..<16 {
      guard value.contains(.open("var")) else { break }
      var next: [CSSToken] = []
      var rest = value[...]
      while let token = rest.popFirst() {
        guard token == .open("var"), case .word(let name)? = rest.first else {
          next.append(token)
          continue
        }
        let inside = Self.untilClose(&rest)
        let fallback = inside.dropFirst(2)
        next += definitions[name] ?? Array(fallback)
        guard next.count <= Self.mostTokens else { throw .tooMuch }
      }
      value = next
    }
    return value
  }

  /// Takes what stands before the parenthesis that closes, and that one too.
  private static func untilClose(_ rest: inout ArraySlice<CSSToken>) -> [CSSToken] {
    var depth = 1
    var inside: [CSSToken] = []
    while let token = rest.popFirst() {
      if case .open = token { depth += 1 }
      if token == .close { depth -= 1 }
      if depth == 0 { break }
      inside.append(token)
    }
    return inside
  }

  /// What commas outside of parentheses part.
  private static func items(_ value: [CSSToken]) -> [[CSSToken]] {
    var items: [[CSSToken]] = [[]]
    var depth = 0
    for token in value {
      if case .open = token { depth += 1 }
      if token == .close { depth -= 1 }
      if token == .comma, depth == 0 {
        items.append([])
      } else {
        items[items.count - 1].append(token)
      }
    }
    return items.filter { !$0.isEmpty }
  }

  /// The word of a shorthand's item that is no easing.
  private static func propertyName(_ item: [CSSToken]) -> String? {
    for case .word(let word) in item where CSSEasing.named(word) == nil { return word }
    return nil
  }

  /// The motion of an item: its easing, its times and what it is for; nil for an item without any.
  ///
  /// - Parameter isShorthand: Whether times alone make one, which then eases as CSS does by default.
  private static func motion(
    _ item: [CSSToken], isShorthand: Bool
  ) throws(MotionImportError) -> ImportedMotion? {
    var curve: Curve?
    var times: [Double] = []
    var rest = item[...]
    while let token = rest.popFirst() {
      switch token {
      case .word(let word): curve = curve ?? CSSEasing.named(word)
      case .number(let number, unit: "s"): times.append(number)
      case .number(let number, unit: "ms"): times.append(number / 1_000)
      case .open(let name):
        let inside = untilClose(&rest)
        guard CSSEasing.functions.contains(name) else { break }
        curve = try CSSEasing.function(name, items(inside))
      default: break
      }
    }
    if curve == nil, isShorthand, !times.isEmpty { curve = CSSEasing.named("ease") }
    guard let curve else { return nil }
    return ImportedMotion(
      name: "", property: propertyName(item).flatMap(CSSProperty.named), kind: .curve(curve),
      duration: times.first, delay: times.dropFirst().first ?? 0)
  }
}

/// What CSS calls the properties of a button.
enum CSSProperty {
  /// The property of a name; nil for a name of none, such as `all`.
  static func named(_ name: String) -> PropertyTraits? {
    let known: [String: String] = [
      "scale": "scale", "transform": "scale", "background-color": "backgroundColor",
      "background": "backgroundColor", "color": "foregroundColor", "border-color": "borderColor",
      "opacity": "opacity", "border-radius": "cornerRadius", "border-width": "borderWidth",
      "translate": "offsetY", "rotate": "rotation", "box-shadow": "shadowRadius",
    ]
    return known[name.lowercased()].flatMap { name in
      PropertyTraits.all.first { $0.name == name }
    }
  }
}
