/// The keys that a spec's objects may have. The shipped schema has the same.
enum SpecKeys {
  /// What makes up a button.
  static let contents = ["button", "effects", "script"]
  /// When a group's button begins.
  static let starts = ["after", "stagger"]
  /// What a step is: something that happens, or a state set outright.
  static let happenings = ["event", "state"]

  /// The keys of the whole. `$schema` is for editors.
  static let spec = KeyTable(
    [
      "$schema", "version", "name", "minimumPress", "colorSpace", "state", "epsilon", "frameCap",
      "repeat",
    ] + contents + ["buttons", "lint"])
  /// The keys of what the motion is held to.
  static let lint = KeyTable(["rules", "thresholds"])
  /// The codes of rules.
  static let rules = KeyTable(LintRule.all.map(\.code))
  /// The names of thresholds.
  static let thresholds = KeyTable(LintThreshold.all.map(\.name))
  /// The keys of a group's button.
  static let member = KeyTable(["name"] + contents + starts + ["repeat"])
  /// The keys of a repetition.
  static let repetition = KeyTable(["count", "autoreverses", "every"])
  /// The keys of a button's look: its sizes, and any property's resting value.
  static let button = KeyTable(["title", "width", "height"] + PropertyTraits.all.map(\.name))
  /// The keys of a colour by its channels.
  static let color = KeyTable(["red", "green", "blue", "alpha"])
  /// The keys of an effect.
  static let effect = KeyTable(["property", "to", "keyframes", "on", "style", "enter", "exit"])
  /// The keys of a keyframe.
  static let keyframe = KeyTable(["to", "at", "timing"])
  /// The keys of a step of a script.
  static let step = KeyTable(["at"] + happenings + ["touch"])
  /// The keys of a timing.
  static let timing = KeyTable(TimingForm.all.map(\.name) + ["delay"])
  /// The keys of a plain spring, in any of its forms.
  static let spring = KeyTable(
    SpringForm.plain.flatMap(\.keys).reduce(into: []) { keys, key in
      if !keys.contains(key) { keys.append(key) }
    })
  /// The keys of a spring as UIKit states it.
  static let uikitSpring = KeyTable(SpringForm.uikit.keys)
  /// The keys of a spring as SwiftUI states it.
  static let swiftUISpring = KeyTable(SpringForm.swiftUI.keys)
  /// The keys of a curve with a name.
  static let curve = KeyTable(["name", "duration"])
  /// The keys of a cubic Bézier curve or of straight lines.
  static let points = KeyTable(["points", "duration"])
  /// The keys of a staircase.
  static let steps = KeyTable(["count", "position", "duration"])
}
