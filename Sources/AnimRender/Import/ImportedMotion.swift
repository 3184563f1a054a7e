import AnimCore

/// A way from one value to another as a text states it, before it is an effect's.
struct ImportedMotion: Sendable {
  /// What it is chosen by.
  var name: String
  /// The property it is for; nil where the text does not say.
  var property: PropertyTraits?
  /// How it goes there.
  var kind: Kind
  /// How long it takes, in seconds; nil where the text does not say.
  var duration: Double?
  /// How long it waits, in seconds.
  var delay = 0.0
  /// Where it goes; nil where the text does not say.
  var target: PropertyValue?
  /// The states it is for; nil where the text does not say.
  var keys: [ButtonState]?

  /// How a motion goes.
  enum Kind: Hashable, Sendable {
    /// By a curve, over its duration.
    case curve(Curve)
    /// By a spring, which knows its own duration.
    case spring(Timing)
  }

  /// The timing.
  ///
  /// - Parameter duration: In seconds, where the text has none.
  /// - Throws: ``MotionImportError/badTime(_:_:)``.
  func timing(duration standard: Double) throws(MotionImportError) -> Timing {
    do throws(TimingError) {
      switch kind {
      case .curve(let curve):
        return try Timing.curve(curve, duration: duration ?? standard).delayed(by: delay)
      case .spring(let timing): return try timing.delayed(by: delay)
      }
    } catch {
      throw .badTime(name, error)
    }
  }
}
