/// Zeros to the last bit, of functions that have one sign on one side and the other beyond.
///
/// Slower than Newton's method and never wrong: these are set-up costs, paid once a spring.
package enum Bisection {
  /// The zero of a function that falls for good from a place where it is not negative; nil if it
  /// never comes down.
  package static func zero(
    falling function: (Double) -> Double, from start: Double, step firstStep: Double
  ) -> Double? {
    var positive = start
    var step = firstStep
    while function(positive + step) > 0 {
      positive += step
      step *= 2
      guard positive.isFinite, step > 0 else { return nil }
    }
    return zero(of: function, positive: positive, negative: positive + step)
  }

  /// The place where a function's sign changes between two places, the second of which may be the
  /// smaller; nil if that is at 0 or nowhere.
  package static func zero(
    of function: (Double) -> Double, positive: Double, negative: Double
  ) -> Double? {
    var positive = positive
    var negative = negative
    while true {
      let middle = positive + (negative - positive) / 2
      guard middle > min(positive, negative), middle < max(positive, negative) else {
        return negative.isFinite && negative > 0 ? negative : nil
      }
      if function(middle) > 0 {
        positive = middle
      } else {
        negative = middle
      }
    }
  }
}
