/// The values a button's properties have when no effect changes them.
///
///     var resting = RestingValues()
///     resting[.backgroundColor] = .gray
///     resting[.scale] = 1
public struct RestingValues: Hashable, Sendable {
  private var given: [Int: PropertyValue] = [:]

  /// Nothing given: numbers rest at their table's value, colours at their target's with alpha 0.
  public init() {}

  /// Nothing given, with room for so many.
  init(room: Int) {
    given.reserveCapacity(room)
  }

  /// The value given for a property; nil where none is.
  public subscript<Value>(property: Property<Value>) -> Value? {
    get { given[property.traits.order].flatMap(Value.init(erased:)) }
    set { given[property.traits.order] = newValue?.erased }
  }

  /// The value given for a property; nil where none is.
  package func given(_ property: PropertyTraits) -> PropertyValue? { given[property.order] }

  /// The value given for a property, or else the table's; nil for a colour that is not given.
  package func value(of property: PropertyTraits) -> PropertyValue? {
    given[property.order] ?? property.resting.map(PropertyValue.number)
  }
}
