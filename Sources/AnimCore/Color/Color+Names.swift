// UIKit's fixed colours, so that a chain written for UIKit reads the same here. Their numbers are
// those of UIColor's documentation; .gray is 0.5 white, not the system grey.
extension Color {
  /// White 0.
  public static let black = Color(clamping: 0, 0, 0, 1)
  /// White 1/3.
  public static let darkGray = Color(clamping: 1.0 / 3, 1.0 / 3, 1.0 / 3, 1)
  /// White 2/3.
  public static let lightGray = Color(clamping: 2.0 / 3, 2.0 / 3, 2.0 / 3, 1)
  /// White 1.
  public static let white = Color(clamping: 1, 1, 1, 1)
  /// White 0.5.
  public static let gray = Color(clamping: 0.5, 0.5, 0.5, 1)
  /// Red 1.
  public static let red = Color(clamping: 1, 0, 0, 1)
  /// Green 1.
  public static let green = Color(clamping: 0, 1, 0, 1)
  /// Blue 1.
  public static let blue = Color(clamping: 0, 0, 1, 1)
  /// Green 1, blue 1.
  public static let cyan = Color(clamping: 0, 1, 1, 1)
  /// Red 1, green 1.
  public static let yellow = Color(clamping: 1, 1, 0, 1)
  /// Red 1, blue 1.
  public static let magenta = Color(clamping: 1, 0, 1, 1)
  /// Red 1, green 0.5.
  public static let orange = Color(clamping: 1, 0.5, 0, 1)
  /// Red 0.5, blue 0.5.
  public static let purple = Color(clamping: 0.5, 0, 0.5, 1)
  /// Red 0.6, green 0.4, blue 0.2.
  public static let brown = Color(clamping: 0.6, 0.4, 0.2, 1)
  /// Black at opacity 0.
  public static let clear = Color(clamping: 0, 0, 0, 0)
}
