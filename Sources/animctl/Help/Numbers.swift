extension Double {
  /// The number as messages show it: without a fraction where it has none.
  var shown: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
