/// The description of a button's animations: a chain of effects, each one property's target for some
/// states.
///
///     let animations = ButtonAnimations()
///       .bgEffect(effectColor: .blue)
///       .scaleEffect(ratio: 0.95)
///     let timeline = try animations.compile(.tap)
///
/// Chaining returns a changed copy and never fails, so that a chain reads as one sentence;
/// ``validate()`` and ``compile(_:options:)`` report all problems of a chain together. The order of a
/// chain makes no difference.
///
/// Where several effects want a property, the one whose key outranks the others' has it; where none
/// does, it has its resting value. Resting values are taken when the description is made.
public struct ButtonAnimations: Hashable, Sendable {
  /// The button this is a snapshot of; nil for a description bound to none, which applies to any.
  public let buttonID: ButtonID?
  /// The values where no effect is.
  public let resting: RestingValues
  /// The effects, in the order they were chained.
  public private(set) var effects: [Effect] = []
  /// Where colours are mixed.
  public private(set) var colorSpace = ColorSpace.srgb

  /// Creates a description without effects, bound to no button.
  public init(resting: RestingValues = RestingValues()) {
    self.init(resting: resting, buttonID: nil)
  }

  init(resting: RestingValues, buttonID: ButtonID?) {
    self.resting = resting
    self.buttonID = buttonID
  }

  init(resting: RestingValues, effects: [Effect], mixing colorSpace: ColorSpace) {
    self.init(resting: resting, buttonID: nil)
    self.effects = effects
    self.colorSpace = colorSpace
  }
}

extension ButtonAnimations {
  /// Adds an effect.
  ///
  /// - Parameters:
  ///   - property: What changes.
  ///   - target: What it changes to, within the property's domain.
  ///   - keys: The states it is for, any of them; one of several conditions, as
  ///     `[.selected, .highlighted]`, means all of those at once.
  ///   - style: How long it stays: by default a pulse for scale, a hold for the rest.
  ///   - enter: The way there; by default UIKit's spring of 0.3 s and ζ 1, for scale of ζ 0.4 and
  ///     initial velocity 1.
  ///   - exit: The way back; by default as `enter` where that is given, else UIKit's spring of 0.3 s
  ///     and ζ 1, for scale of ζ 0.5 and initial velocity 0.5.
  public func effect<Value>(
    _ property: Property<Value>, to target: Value, on keys: [ButtonState] = Effect.defaultKeys,
    style: Effect.Style? = nil, enter: Timing? = nil, exit: Timing? = nil
  ) -> ButtonAnimations {
    adding(
      Effect(
        property.traits, to: target.erased, on: keys, style: style, enter: enter, exit: exit))
  }

  /// Adds the origin's scale effect: a pulse to a share of the size.
  ///
  /// The same as ``effect(_:to:on:style:enter:exit:)`` with its property named.
  ///
  /// - Parameters:
  ///   - ratio: The size to go to, as a factor.
  ///   - keys: The states it is for, any of them.
  ///   - style: How long it stays; by default a pulse.
  ///   - enter: The way there, by default as the other function has it.
  ///   - exit: The way back, by default as the other function has it.
  public func scaleEffect(
    ratio: Double, on keys: [ButtonState] = Effect.defaultKeys, style: Effect.Style? = nil,
    enter: Timing? = nil, exit: Timing? = nil
  ) -> ButtonAnimations {
    effect(.scale, to: ratio, on: keys, style: style, enter: enter, exit: exit)
  }

  /// Adds the origin's background effect: a hold on a colour.
  ///
  /// The same as ``effect(_:to:on:style:enter:exit:)`` with its property named.
  ///
  /// - Parameters:
  ///   - effectColor: The colour to go to.
  ///   - keys: The states it is for, any of them.
  ///   - style: How long it stays; by default a hold.
  ///   - enter: The way there, by default as the other function has it.
  ///   - exit: The way back, by default as the other function has it.
  public func bgEffect(
    effectColor: Color, on keys: [ButtonState] = Effect.defaultKeys, style: Effect.Style? = nil,
    enter: Timing? = nil, exit: Timing? = nil
  ) -> ButtonAnimations {
    effect(.backgroundColor, to: effectColor, on: keys, style: style, enter: enter, exit: exit)
  }

  /// Mixes colours in another colour space.
  public func mixing(in colorSpace: ColorSpace) -> ButtonAnimations {
    var changed = self
    changed.colorSpace = colorSpace
    return changed
  }

  func adding(_ effect: Effect) -> ButtonAnimations {
    var changed = self
    changed.effects.append(effect)
    return changed
  }
}

extension ButtonAnimations {
  /// The properties some effect animates, in the order of the table of all.
  package var animatedProperties: [PropertyTraits] {
    PropertyTraits.all.filter { property in effects.contains { $0.property == property } }
  }

  /// The value a property has where no effect is.
  ///
  /// A colour that is not given rests at a target's own red, green and blue with alpha 0; of several
  /// effects' targets, that of the highest-ranked key, so that the chain's order does not matter.
  package func restingValue(of property: PropertyTraits) -> PropertyValue {
    if let value = resting.value(of: property) { return value }
    let ranked = effects.filter { $0.property == property }
      .max { ($0.keys.first?.rank ?? 0) < ($1.keys.first?.rank ?? 0) }
    guard case .color(let color)? = ranked?.target else { return .color(.clear) }
    return .color(color.withAlpha(0))
  }
}

extension ButtonAnimations {
  /// The same chain with other ways there and back for one of its effects, given by its place; the
  /// chain as it is where there is no such place.
  package func timing(effectAt place: Int, enter: Timing, exit: Timing) -> ButtonAnimations {
    guard effects.indices.contains(place) else { return self }
    var changed = self
    changed.effects[place] = effects[place].timed(enter: enter, exit: exit)
    return changed
  }
}
