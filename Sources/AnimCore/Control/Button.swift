/// A button without a screen: what it looks like at rest, and the animations applied to it.
///
///     let button = Button(title: "Start")
///     button[.backgroundColor] = .gray
///     let animations = button.animationSnapshot
///       .bgEffect(effectColor: .blue)
///       .scaleEffect(ratio: 0.95)
///     try button.apply(animationSnapshot: animations)
///     let timeline = try button.timeline(playing: .tap)
public final class Button: Control {
  /// This button's identity.
  public let id: ButtonID
  /// What is written on it.
  public var title: String
  /// The values its properties have now, where no animation is.
  public private(set) var resting = RestingValues()
  /// The animations applied to it, those applied last.
  public private(set) var animations: ButtonAnimations?
  /// Its motion, and those who want to hear of it.
  var drive = ButtonDrive()

  /// Creates a button.
  public init(title: String) {
    self.title = title
    id = ButtonID(title: title)
    super.init()
  }

  /// Whether it takes touches: whether its state is without `disabled`.
  ///
  /// Setting it is an event at the button's present, as ``disable(at:)`` and ``enable(at:)`` are; on a
  /// button that is not live yet it is the state it begins with.
  override public var isEnabled: Bool {
    get { !presentState.contains(.disabled) }
    set { enable(newValue) }
  }

  /// The resting value of a property. A snapshot made before a change keeps the old one.
  public subscript<Value>(property: Property<Value>) -> Value? {
    get { resting[property] }
    set { resting[property] = newValue }
  }

  /// The beginning of a chain: a description without effects, bound to this button, with its resting
  /// values as they are now.
  public var animationSnapshot: ButtonAnimations {
    ButtonAnimations(resting: resting, buttonID: id)
  }

  /// Applies a description to this button, in place of the one applied before.
  ///
  /// A button that is live takes it over as soon as it rests untouched, at once if it does: motion under
  /// way ends as it began, and the recording begins anew. ``goLive(options:)`` does not wait.
  ///
  /// - Throws: ``SnapshotError/buttonNotSame(snapshot:button:)`` for another button's snapshot, and
  ///   ``SnapshotError/invalid(_:)`` for one with problems; the button is then as it was.
  public func apply(animationSnapshot: ButtonAnimations) throws(SnapshotError) {
    try animationSnapshot.checkSame(button: self)
    try animationSnapshot.validate()
    animations = animationSnapshot
    descriptionChanged()
  }

  /// What happens to the button when a script is played on it.
  ///
  /// - Throws: ``SnapshotError/invalid(_:)`` for options out of range.
  public func timeline(
    playing script: InteractionScript, options: CompileOptions = CompileOptions()
  ) throws(SnapshotError) -> Timeline {
    try (animations ?? animationSnapshot).compile(script, options: options)
  }
}

extension ButtonAnimations {
  /// Checks that this description may be applied to a button: that it is a snapshot of that one, or
  /// bound to none.
  ///
  /// - Throws: ``SnapshotError/buttonNotSame(snapshot:button:)`` otherwise.
  public func checkSame(button: Button) throws(SnapshotError) {
    guard let buttonID, buttonID != button.id else { return }
    throw .buttonNotSame(snapshot: buttonID, button: button.id)
  }
}
