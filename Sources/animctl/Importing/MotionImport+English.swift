import AnimCore
import AnimRender

extension MotionImport {
  /// How far the spec is from what the text says.
  var differenceSentence: String {
    // Less than this is rounding.
    let ways = differences.filter { $0.largest > 1e-9 }
    guard !ways.isEmpty else { return "The spec shows what \(format.title) says." }
    return "The spec differs from what \(format.title) says by at most "
      + ways.map { "\($0.property) \($0.largest.percent) of its way" }.joined(separator: ", ") + "."
  }
}

extension MotionImport.Format {
  /// What it is called.
  var title: String {
    switch self {
    case .css: "the CSS"
    case .tokens: "the tokens file"
    case .lottie: "the Lottie file"
    }
  }

  /// What would be a motion in it.
  fileprivate var motions: String {
    switch self {
    case .css: "an easing, such as linear(0, 1) or cubic-bezier(0.2, 0, 0, 1)"
    case .tokens: "a token of the type transition or cubicBezier"
    case .lottie: "a layer whose scale, opacity, rotation or position has keyframes"
    }
  }
}

extension MotionImport.Remark {
  /// What had to be decided.
  var sentence: String {
    switch self {
    case .madeUpTarget(let property, let target):
      "Where \(property) goes is not said; the spec takes it to \(target.shown)."
    case .madeUpDuration(let name, let seconds):
      "How long \(quoted(name)) takes is not said; in the spec it is \(seconds.shown) s."
    case .fitted(let name, let largest):
      "A spring stands for \(quoted(name)), at most \(largest.percent) of the way from it."
    case .simplified(let name):
      "Of the layer \(quoted(name)) the width counts where the height goes another way, and a "
        + "bent path is drawn straight."
    }
  }
}

extension MotionImportError {
  /// What is wrong with a text.
  func sentence(_ name: String) -> String {
    let text = quoted(name)
    switch self {
    case .notJSON(let line, let column):
      return "\(text) is no JSON at line \(line), column \(column)."
    case .nothing(let format): return "\(text) has no motion; expected \(format.motions)."
    case .badEasing(let easing, let error):
      return "\(text), \(quoted(easing)): \(error.sentence(of: easing))."
    case .badTime(let motion, let error):
      return "\(text), \(quoted(motion)): \(error.sentence(of: motion))."
    case .badValue(let part):
      return "\(text), \(quoted(part)): a value is missing, or cannot be read."
    case .badTarget(let property, let value):
      let expected =
        property.isColor
        ? "a colour"
        : "\(property.domain.lowerBound.shown) to \(property.domain.upperBound.shown)"
      return "\(property.name) cannot go to \(value.shown): expected \(expected)."
    case .several(let names):
      return "\(text) has several motions: \(Self.list(names)). '--pick NAME' chooses one."
    case .unknown(let word, let names):
      let nearest = NearestWord.to(word, among: names).map { " Did you mean \(quoted($0))?" }
      return "\(text) has no motion \(quoted(word)).\(nearest ?? "") It has \(Self.list(names))."
    case .noSpring(let motion): return "\(text), \(quoted(motion)): no spring comes near it."
    case .tooMuch: return "\(text) has definitions that lead to each other without end."
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map(quoted).joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }
}

extension TimingError {
  fileprivate func sentence(of name: String) -> String {
    switch self {
    case .outOfRange(let parameter, let value, let allowed):
      "\(parameter.rawValue) \(value.shown) is out of range: expected \(allowed.lowerBound.shown) to "
        + allowed.upperBound.shown
    case .badPoint(let index, let x, let y):
      "point \(index + 1), \(x.shown) \(y.shown), cannot be there: its share of the time has to be "
        + "0 to 1 and not before the one ahead of it, its progress a number"
    case .tooFewPoints(let count, let least):
      "\(count) \(count == 1 ? "number is" : "numbers are") too few: expected \(least)"
    }
  }
}

extension PropertyValue {
  fileprivate var shown: String {
    switch self {
    case .number(let number): number.shown
    case .color(let color): color.hex
    }
  }
}
