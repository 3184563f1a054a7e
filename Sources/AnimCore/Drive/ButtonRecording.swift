/// What a live button went through: enough to play it again.
///
///     try button.press(at: 0)
///     try button.release(at: 7)
///     let recording = button.recording
///     recording.script.text  // "press@0f release@7f"
///     let timeline = try recording.timeline()
public struct ButtonRecording: Hashable, Sendable {
  /// The description the button played.
  public let animations: ButtonAnimations
  /// The rules it played by, its starting state among them.
  public let options: CompileOptions
  /// What happened, and when.
  public let script: InteractionScript

  /// The same motion as a table of ticks, with the very bits the button showed.
  ///
  /// - Throws: ``SnapshotError/invalid(_:)`` for a description that was never applied and has problems.
  public func timeline() throws(SnapshotError) -> Timeline {
    try animations.compile(script, options: options)
  }
}
