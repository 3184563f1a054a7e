import AnimCore
import AnimRender

extension FitModel {
  /// What it is called in reports.
  var words: String {
    switch self {
    case .spring: "spring"
    case .uikit: "UIKit spring"
    case .swiftui: "SwiftUI spring"
    case .cubicBezier: "cubic Bézier curve"
    case .press: "press and release"
    }
  }
}

extension FitParameter.Name {
  /// What it is counted in; empty for what has no unit, or the values' own.
  var unit: String {
    switch self {
    case .delay, .response, .duration, .release: "s"
    case .angularFrequency, .releaseAngularFrequency: "rad/s"
    case .initialVelocity, .releaseInitialVelocity: "travels/s"
    case .start, .target, .releaseTarget, .dampingRatio, .dampingFraction, .releaseDampingRatio,
      .x1, .y1, .x2, .y2:
      ""
    }
  }
}

extension FitWarning {
  /// What it is called in reports for programs.
  var code: String {
    switch self {
    case .severalEvents: "severalEvents"
    case .clipped: "clipped"
    case .unevenFrames: "unevenFrames"
    case .shortlySeen: "shortlySeen"
    case .snappedEnd: "snappedEnd"
    case .inseparable: "inseparable"
    case .atEdge: "atEdge"
    case .noPlausibleNumbers: "noPlausibleNumbers"
    }
  }

  /// What it says.
  var sentence: String {
    switch self {
    case .severalEvents(let time):
      "One curve cannot make this shape: another motion seems to begin at \(time.brief) s. "
        + "'--model press' fits two."
    case .clipped(let value, let from, let to):
      "The values seem cut off at \(value.brief(digits: 6)), from \(from.brief) to \(to.brief) s."
    case .unevenFrames(let missing, let jitter):
      "The frames are uneven: "
        + [
          missing > 0 ? "\(counted(missing, "gap")) of more than one" : "",
          jitter > 0 ? "their spacing varies by \(jitter.percent)" : "",
        ].filter { !$0.isEmpty }.joined(separator: ", ") + ". The times are taken at their word."
    case .shortlySeen(let periods):
      "Only \(periods.brief(digits: 2)) of a period was seen; target, frequency and damping are "
        + "guesses. Give '--target' if it is known."
    case .snappedEnd(let time):
      "From \(time.brief) s on the values show the target instead of the motion; these rows were "
        + "left out."
    case .inseparable(let first, let second, let correlation):
      "\(first.rawValue) and \(second.rawValue) cannot be told apart well (correlation "
        + "\(correlation.brief(digits: 5))): both are only as sure as their intervals say."
    case .atEdge(let name):
      "\(name.rawValue) is at the edge of what is looked for."
    case .noPlausibleNumbers:
      "No round UIKit numbers fit as well as these."
    }
  }
}

extension RecordedCurveError {
  /// What is wrong with a table.
  func sentence(_ name: String) -> String {
    let table = quoted(name)
    switch self {
    case .reading(let error): return error.sentence(name)
    case .noColumn(let column, let names):
      return MotionReadingError.noColumn(column, names: names).sentence(name)
    case .notNumber(let column, let line, let text):
      return "\(table)\(line.map { ", line \($0)" } ?? ""): \(quoted(text)) is no number, and the "
        + "column \(quoted(column)) has numbers."
    case .noNumbers(let names):
      return "\(table) has no column of numbers beside the time; its columns are "
        + "\(Self.list(names))."
    case .nothingMoves(let names):
      return "Nothing moves in \(table): the values of \(Self.list(names)) stay the same."
    case .severalMove(let names):
      return "Several columns of \(table) change: \(Self.list(names))."
    case .sameColumn(let column):
      return "The column \(quoted(column)) of \(table) cannot be both time and value."
    case .samples(let error): return error.sentence(table)
    }
  }

  private static func list(_ names: [String]) -> String {
    spelledOut(names.joined(separator: ", "))
  }
}

extension FitError {
  fileprivate func sentence(_ table: String) -> String {
    switch self {
    case .unequalCounts(let times, let values):
      "\(table) has \(times) times and \(values) values."
    case .notFinite(let sample): "A number in row \(sample + 1) of \(table) is not finite."
    case .tooFewSamples(let count, let needed):
      "\(table) has too few rows with a time and a value: \(count), and \(needed) are needed."
    case .noTime(let time): "All rows of \(table) have one time, \(time.brief) s."
    case .noMotion(let value): "Nothing moves in \(table): all values are \(value.brief)."
    case .outOfRange(let name, let value, let allowed):
      "\(name.rawValue) \(value.shown) is out of range: expected \(allowed.lowerBound.shown) to "
        + "\(allowed.upperBound.shown)."
    case .outOfScale(let axis, let largest):
      "A \(axis == .time ? "time" : "value") of \(table) is as large as \(largest.brief); at most "
        + "\(FitSamples.magnitudes.upperBound.brief) can be computed with."
    }
  }
}
