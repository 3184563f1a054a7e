/// One button's motion, or that of a group of buttons, in one value: what a spec file holds.
///
///     let spec = try MotionSpec(ButtonSpec(animations: BuiltInExample.animations))
///     let timeline = try spec.compile()
///
/// ``init(reading:)`` reads one from a file's bytes, ``json`` is the file's text.
public struct MotionSpec: Hashable, Sendable {
  /// What it is called; nil where it has no name.
  public let name: String?
  /// The button; of a group, the first.
  public let button: ButtonSpec
  /// The buttons of a group, in their order; none where there is just one button.
  public let group: [GroupMember]
  /// The rules of compiling: starting state, minimum press, ε and frame cap, for all buttons alike.
  ///
  /// How much motion the user wants is no matter of a spec; here it is always full.
  public let options: CompileOptions
  /// How often, and how, all of it is played; nil for once.
  public let repetition: MotionGroup.Repetition?
  /// What ``MotionLint`` holds it to, where that is not as usual.
  public private(set) var lint = LintSettings()

  /// The version of the format.
  public static let version = 1

  /// Creates the spec of one button.
  ///
  /// - Throws: ``SpecError`` for options and for a repetition out of range.
  public init(
    _ button: ButtonSpec, name: String? = nil, options: CompileOptions = CompileOptions(),
    repetition: MotionGroup.Repetition? = nil
  ) throws(SpecError) {
    guard options.problems.isEmpty else { throw .invalid(options.problems) }
    try Self.check(repetition, events: Self.events(of: button.script, nil))
    self.init(checked: button, group: [], name: name, options: options, repetition: repetition)
  }

  /// Creates the spec of a group of buttons.
  ///
  /// - Throws: ``SpecError`` for no buttons at all, for two of one name, for different colour spaces,
  ///   and for options and a repetition out of range.
  public init(
    group: [GroupMember], name: String? = nil, options: CompileOptions = CompileOptions(),
    repetition: MotionGroup.Repetition? = nil
  ) throws(SpecError) {
    guard let first = group.first else { throw .noButtons }
    guard options.problems.isEmpty else { throw .invalid(options.problems) }
    var names: Set<String> = []
    for member in group where !names.insert(member.name).inserted {
      throw .duplicateName(member.name)
    }
    let colorSpace = first.button.animations.colorSpace
    guard group.allSatisfy({ $0.button.animations.colorSpace == colorSpace }) else {
      throw .mixedColorSpaces
    }
    try Self.check(repetition, events: Self.events(of: group))
    self.init(
      checked: first.button, group: group, name: name, options: options, repetition: repetition)
  }

  init(
    checked button: ButtonSpec, group: [GroupMember], name: String?, options: CompileOptions,
    repetition: MotionGroup.Repetition? = nil
  ) {
    self.repetition = repetition
    self.button = button
    self.group = group
    self.name = name
    var options = options
    options.motion = .full
    self.options = options
  }
}

extension MotionSpec {
  /// The same motion, held to other rules.
  public func linting(by settings: LintSettings) -> MotionSpec {
    var changed = self
    changed.lint = settings
    return changed
  }

  /// What is written on the button; see ``button``.
  public var title: String { button.title }
  /// The button's width, in points.
  public var width: Double { button.width }
  /// The button's height, in points.
  public var height: Double { button.height }
  /// The button's resting values and effects.
  public var animations: ButtonAnimations { button.animations }
  /// What happens to the button.
  public var script: InteractionScript { button.script }

  /// Plays the button's script; see ``button``.
  ///
  /// - Parameter motion: How much motion the user wants.
  /// - Throws: ``SnapshotError`` as ``ButtonAnimations/compile(_:options:)`` does; a spec's own
  ///   animations and options have been checked.
  public func compile(
    motion: CompileOptions.MotionPreference = .full
  ) throws(SnapshotError) -> Timeline {
    if group.isEmpty, repetition != nil, let only = try compileGroup(motion: motion).members.first {
      return only.timeline
    }
    var options = options
    options.motion = motion
    return try animations.compile(script, options: options)
  }
}
