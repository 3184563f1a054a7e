import AnimCore

/// Why a text gives no motion.
public enum MotionImportError: Error, Hashable, Sendable {
  /// It is JSON only up to a place, counted from 1.
  case notJSON(line: Int, column: Int)
  /// It has no motion of its format; what would be one.
  case nothing(MotionImport.Format)
  /// A function of CSS has arguments it cannot have.
  case badEasing(String, TimingError)
  /// A duration or a delay out of range, and what has it.
  case badTime(String, TimingError)
  /// A value that its property cannot have, or a token that leads nowhere; what has it.
  case badValue(String)
  /// A property cannot go where it was told to.
  case badTarget(PropertyTraits, PropertyValue)
  /// It has several motions, and none was chosen; their names.
  case several([String])
  /// It has no motion of the name that was chosen; the names it has.
  case unknown(String, names: [String])
  /// No spring comes near a curve.
  case noSpring(String)
  /// Definitions that refer to each other come to more than a million pieces.
  case tooMuch
}
