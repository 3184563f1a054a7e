import AnimRender

extension Double {
  /// The number in four significant digits, without trailing zeros: `0.06784`, `-1.2`, `2523`.
  ///
  /// Very large and very small ones have an exponent.
  var brief: String { brief(digits: 4) }

  /// The number in so many significant digits, at most 15.
  func brief(digits: Int) -> String {
    guard self != 0, isFinite else { return self == 0 ? "0" : shown }
    var power = 1.0
    var exponent = 0
    while abs(self) >= power * 10, exponent < 308 {
      power *= 10
      exponent += 1
    }
    while abs(self) < power, exponent > -308 {
      power /= 10
      exponent -= 1
    }
    guard -5...9 ~= exponent else {
      return "\((self / power).brief(digits: digits))e\(exponent)"
    }
    let decimals = max(0, digits - 1 - exponent)
    guard let precision = try? Precision(decimals: decimals),
      let text = FixedDecimal(precision)?.text(self)
    else { return shown }
    guard decimals > 0 else { return text }
    let bare = text.reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(bare.reversed())
  }

  /// A share as percent: `25.4%`.
  var percent: String { "\((self * 100).brief(digits: 3))%" }
}
