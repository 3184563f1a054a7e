/// Where a value is in a spec, by keys and places: `$.effects[1].enter`.
///
/// Places count from 0, and the text is a JSONPath (RFC 9535).
public struct SpecPath: Hashable, Sendable {
  /// A step from a value to one it holds.
  public enum Step: Hashable, Sendable {
    /// To a member of an object.
    case key(String)
    /// To an element of an array.
    case index(Int)
  }

  /// The steps from the whole spec; none for the spec itself.
  public let steps: [Step]

  /// Creates a path from its steps.
  public init(_ steps: Step...) {
    self.steps = steps
  }

  init(steps: [Step]) {
    self.steps = steps
  }
}

extension SpecPath.Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The step to a member.
  public init(stringLiteral key: String) {
    self = .key(key)
  }

  /// The step to an element.
  public init(integerLiteral index: Int) {
    self = .index(index)
  }
}

extension SpecPath: CustomStringConvertible {
  /// The path as a JSONPath.
  public var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += ".\(key)"
      case .key(let key): text += "['\(Self.escaped(key))']"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    let isNamed = key.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isNamed && !key.isEmpty && key.first?.isNumber == false
  }

  private static func escaped(_ key: String) -> String {
    key.unicodeScalars.reduce(into: "") { text, scalar in
      switch scalar {
      case "'", "\\": text += "\\\(scalar)"
      case "\0"..." ": text += scalar == " " ? " " : "\\u00" + hexByte(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  private static func hexByte(_ scalar: Unicode.Scalar) -> String {
    (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
  }
}

extension JSONTree {
  /// The path of the innermost value, or key, that takes the byte at an offset.
  func path(to offset: Int) -> SpecPath {
    var steps: [SpecPath.Step] = []
    var node = root
    while let holder = node {
      node = nil
      let isObject = nodes[holder].kind == .object
      guard isObject || nodes[holder].kind == .array else { break }
      let end = next(after: holder)
      var child = holder + 1
      var index = 0
      while child < end, nodes[child].range.lowerBound <= offset {
        let value = isObject ? child + 1 : child
        if offset < nodes[value].range.upperBound {
          guard !isObject || nodes[child].kind == .text else { break }
          steps.append(isObject ? .key(text(child).excerpt) : .index(index))
          node = nodes[value].range.contains(offset) ? value : nil
          break
        }
        child = next(after: value)
        index += 1
      }
    }
    return SpecPath(steps: steps)
  }
}

extension String {
  /// The text, cut to a hundred characters.
  var excerpt: String {
    let head = unicodeScalars.prefix(100)
    return head.endIndex == unicodeScalars.endIndex ? self : String(head) + "…"
  }
}
