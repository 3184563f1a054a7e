extension Property {
  /// A value from the numbers that are published of it.
  func value(published channels: Channels) -> Value {
    typed(
      traits.isColor
        ? .color(
          Color(clamping: channels.first, channels.second, channels.third, channels.fourth))
        : .number(channels.first))
  }

  /// A value of this property with its type found again.
  func typed(_ value: PropertyValue) -> Value {
    guard let typed = Value(erased: value) else {
      preconditionFailure("the table gives \(traits.name) values of one type")
    }
    return typed
  }
}
