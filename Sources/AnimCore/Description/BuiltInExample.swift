/// The example everything shows itself by: the origin's onboarding button.
///
/// It is exactly `bgEffect(effectColor: .blue).scaleEffect(ratio: 0.95)` on a grey button, pressed at
/// once and released after 120 ms.
public enum BuiltInExample {
  /// What is written on the button.
  public static let title = "Start"
  /// What the example is called.
  public static let name = "Onboarding button"
  /// The grey button at rest, `#8E8E93`.
  public static let resting: RestingValues = {
    var resting = RestingValues()
    resting[.backgroundColor] = Color(clamping: 142.0 / 255, 142.0 / 255, 147.0 / 255, 1)
    resting[.foregroundColor] = .white
    resting[.cornerRadius] = 12
    return resting
  }()
  /// The two effects.
  public static let animations = ButtonAnimations(resting: resting)
    .bgEffect(effectColor: .blue)
    .scaleEffect(ratio: 0.95)
  /// The press and the release.
  public static let script = InteractionScript.tap
}
