import Foundation

/// By how much the engine differs from numbers that somebody else states.
struct Deviation {
  /// What is compared.
  let name: String
  /// What the errors are measured in; empty for plain numbers.
  var unit = ""
  /// How many numbers were compared.
  private(set) var count = 0
  /// How many of them are further off than is allowed.
  private(set) var misses = 0
  /// The one that comes nearest to what is allowed, or is furthest beyond it.
  private(set) var worst: (error: Double, allowed: Double, place: String)?

  init(_ name: String, unit: String = "") {
    (self.name, self.unit) = (name, unit)
  }

  /// Compares a number.
  mutating func add(_ error: Double, allowed: Double, at place: @autoclosure () -> String) {
    count += 1
    if !(error <= allowed) { misses += 1 }
    let isWorse =
      worst.map { Self.share(error, allowed) > Self.share($0.error, $0.allowed) } ?? true
    if isWorse { worst = (error, allowed, place()) }
  }

  /// The error as a share of what is allowed; what allows none has none, or all.
  private static func share(_ error: Double, _ allowed: Double) -> Double {
    error == 0 ? 0 : error > 0 ? error / allowed : .infinity
  }

  /// Compares a number with the bounds that a source's rounding leaves it.
  mutating func add(
    _ found: Double, within bounds: (least: Double, greatest: Double),
    at place: @autoclosure () -> String
  ) {
    let half = (bounds.greatest - bounds.least) / 2
    guard half < 1e6 else {
      // A source that says "at least" allows all there is beyond.
      let beyond = max(bounds.least - found, found - bounds.greatest, 0)
      return add(beyond, allowed: 0, at: place())
    }
    // A number between the bounds is within, whatever the halves round to.
    let isWithin = bounds.least <= found && found <= bounds.greatest
    let error = abs(found - bounds.least - half)
    add(isWithin ? min(error, half) : max(error, half.nextUp), allowed: half, at: place())
  }
}

extension Double {
  /// In two digits, as errors are told.
  var figures: String { self == 0 ? "0" : String(format: "%.2g", self) }

  /// As a reader would write it.
  var short: String { String(format: "%.6g", self) }
}
