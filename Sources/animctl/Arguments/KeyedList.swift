/// A value of the form `KEY=VALUE,KEY=VALUE`, each key one of those allowed and given once.
struct KeyedList {
  /// The keys in the order given, with their texts.
  private(set) var items: [(key: String, text: String)] = []

  /// Reads a list.
  ///
  /// - Throws: ``ValueFault`` for an item that is no pair, an unknown key or a repeated one.
  init(_ text: String, keys: [String]) throws(ValueFault) {
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let key = String(parts[0])
      guard parts.count == 2, !key.isEmpty else {
        throw .notKeyed(item: String(item), keys: keys)
      }
      guard keys.contains(key) else {
        throw .unknownKey(key, keys: keys, nearest: NearestWord.to(key, among: keys))
      }
      guard self[key] == nil else { throw .repeatedKey(key) }
      items.append((key, String(parts[1])))
    }
  }

  /// The keys given, in their order.
  var keys: [String] { items.map(\.key) }

  /// The text of a key, nil where it is not given.
  subscript(key: String) -> String? {
    items.first { $0.key == key }?.text
  }
}
