/// One thing about a button that can be animated, typed by its values.
///
///     animations.effect(.opacity, to: 0.5)
///     animations.effect(.borderColor, to: .blue)
public struct Property<Value: AnimatableValue>: Hashable, Sendable {
  /// What is known of it.
  public let traits: PropertyTraits

  package init(traits: PropertyTraits) { self.traits = traits }
}

/// What a property's values can be: a number or a colour.
public protocol AnimatableValue: Hashable, Sendable {
  /// The value with its type left behind.
  var erased: PropertyValue { get }
  /// The value with its type found again; nil if it is of the other type.
  init?(erased: PropertyValue)
}

/// A property's value: a number or a colour.
public enum PropertyValue: Hashable, Sendable {
  /// A number, in the property's unit.
  case number(Double)
  /// A colour.
  case color(Color)
}

extension Double: AnimatableValue {
  /// The number, its type left behind.
  public var erased: PropertyValue { .number(self) }

  /// The number in a value; nil for a colour.
  public init?(erased: PropertyValue) {
    guard case .number(let number) = erased else { return nil }
    self = number
  }
}

extension Color: AnimatableValue {
  /// The colour, its type left behind.
  public var erased: PropertyValue { .color(self) }

  /// The colour in a value; nil for a number.
  public init?(erased: PropertyValue) {
    guard case .color(let color) = erased else { return nil }
    self = color
  }
}
