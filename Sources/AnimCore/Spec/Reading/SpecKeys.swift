/// The keys that a spec's objects may have. The shipped schema has the same.
enum SpecKeys {
  /// The rules for all buttons.
  static let rules = ["minimumPress", "colorSpace", "state", "epsilon", "frameCap"]
  /// What makes up a button.
  static let contents = ["button", "effects", "script"]
  /// The keys of the whole. `$schema` is for editors.
  static let spec = ["$schema", "version", "name"] + rules + contents + ["buttons"]
  /// The keys of a group's button.
  static let member = ["name"] + contents + starts
  /// When a group's button begins.
  static let starts = ["after", "stagger"]
  /// The keys of a button's look: its sizes, and any property's resting value.
  static let button = ["title", "width", "height"] + PropertyTraits.all.map(\.name)
  /// The keys of an effect.
  static let effect = ["property", "to", "on", "style", "enter", "exit"]
  /// The keys of a step of a script.
  static let step = ["at"] + happenings + ["touch"]
  /// What a step is: something that happens, or a state set outright.
  static let happenings = ["event", "state"]
}
