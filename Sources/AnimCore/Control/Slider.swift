/// A value in a range that a person moves.
///
///     let slider = Slider(range: 0...10, value: 2)
///     slider.addAction(for: .valueChanged) { slider in print(slider.value) }
///     slider.slide(to: 12)  // prints 10.0
public final class Slider: Control {
  private var position: Double

  /// Where the value lies; without unit. A value outside a new range moves to its nearer end.
  public var range: ClosedRange<Double> {
    didSet { value = position }
  }

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - range: Where the value lies; without unit.
  ///   - value: The value, moved into the range as ``value`` is; the lower end if it is no number.
  public init(range: ClosedRange<Double> = 0...1, value: Double = 0) {
    self.range = range
    position = range.lowerBound
    super.init()
    self.value = value
  }

  /// The value. One outside ``range`` becomes its nearer end, as in UIKit; what is no number changes
  /// nothing. Setting it runs no action.
  public var value: Double {
    get { position }
    set {
      if !newValue.isNaN {
        position = min(max(newValue, range.lowerBound), range.upperBound)
      }
    }
  }

  /// Moves the value as a person does: tells so if it changed, and does nothing where it is not enabled.
  public func slide(to value: Double) {
    let old = position
    guard isEnabled else { return }
    self.value = value
    if position != old {
      sendActions(for: .valueChanged)
    }
  }
}
