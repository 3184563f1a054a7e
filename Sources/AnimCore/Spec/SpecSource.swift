/// The text of a spec, in which the place of any value can be looked up by its path.
///
///     let source = SpecSource(reading: Array(BuiltInExample.spec.json.utf8))
///     let place = source.place(of: SpecPath("effects", 0, "to"))
public struct SpecSource: Sendable {
  private let tree: JSONTree

  /// Takes the bytes of a file that a spec can be read from.
  public init(reading bytes: [UInt8]) {
    tree = JSONParser(bytes).tree
  }

  /// Where the value of a path stands, from its first character to behind its last; where the spec does
  /// not state it, the nearest thing around it that it does: an effect's property, a member, the whole's
  /// opening bracket.
  public func place(of path: SpecPath) -> (start: SourcePlace, end: SourcePlace) {
    let range = range(of: path)
    let places = SourcePlaces(of: [range.lowerBound, range.upperBound], in: tree.bytes)
    return (places[range.lowerBound], places[range.upperBound])
  }

  private func range(of path: SpecPath) -> Range<Int> {
    guard var node = tree.root else { return 0..<0 }
    for step in path.steps {
      guard let next = child(step, of: node) else { break }
      node = next
    }
    // Of an effect that does not state the member, its property says which it is.
    if let property = child(.key("property"), of: node) { node = property }
    let range = tree.nodes[node].range
    let isLong = tree.nodes[node].kind == .object || tree.nodes[node].kind == .array
    return isLong ? range.lowerBound..<range.lowerBound + 1 : range
  }

  private func child(_ step: SpecPath.Step, of node: Int) -> Int? {
    switch (step, tree.nodes[node].kind) {
    case (.index(let index), .array):
      let elements = tree.elements(of: node)
      return elements.indices.contains(index) ? elements[index] : nil
    case (.key(let key), .object):
      let end = tree.next(after: node)
      var member = node + 1
      while member < end {
        if tree.nodes[member].kind == .text, tree.text(member) == key { return member + 1 }
        member = tree.next(after: member + 1)
      }
      return nil
    case (.index, _), (.key, _): return nil
    }
  }
}
