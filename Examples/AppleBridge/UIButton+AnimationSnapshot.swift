#if canImport(UIKit) && !os(watchOS)
  import AnimCore
  import UIKit

  extension UIButton {
    /// The beginning of a chain of effects on this button, with its looks as they are at rest.
    ///
    ///     let animations = button.animationSnapshot
    ///       .bgEffect(effectColor: .blue)
    ///       .scaleEffect(ratio: 0.95)
    ///     try button.apply(animationSnapshot: animations)
    public var animationSnapshot: ButtonAnimations {
      ButtonMotion.of(self).snapshot()
    }

    /// Plays a chain on this button from now on, in place of the one before.
    ///
    /// The button's `configurationUpdateHandler` is kept and called first. One that is set later takes the
    /// place of what this adds; the motion then follows touches only.
    ///
    /// - Throws: `SnapshotError.buttonNotSame` for another button's snapshot, `.invalid` for one with
    ///   problems; the button is then as it was.
    public func apply(animationSnapshot: ButtonAnimations) throws(SnapshotError) {
      try ButtonMotion.of(self).apply(animationSnapshot)
    }
  }
#endif
