extension BuiltInExample {
  /// The example as a spec: what `Examples/Specs/onboarding-pulse.json` holds.
  public static let spec = MotionSpec(
    checked: ButtonSpec(
      checkedTitle: title, width: ButtonSpec.defaultWidth, height: ButtonSpec.defaultHeight,
      animations: animations, script: script),
    group: [], name: name, options: CompileOptions())
}
