/// One value or key of a JSON text, by where it stands. 16 bytes, so that a large text stays small.
struct JSONNode: Sendable {
  /// What stands there.
  enum Kind: UInt8, Sendable {
    case object, array, text, number, yes, no, null
    /// Something that was reported and has no value.
    case damaged
  }

  /// The first byte.
  let start: UInt32
  /// The byte after the last.
  var end: UInt32
  /// Of an object or an array, the index of the node after all it holds; of a text with escapes, its
  /// place among the unescaped ones, plus 1.
  var link: UInt32 = 0
  var kind: Kind
  /// Of an object or array: whether it may hold more than could be made out. Of a key: whether the
  /// object has it already.
  var isFlawed = false

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    // Texts are far shorter than 4 GiB: see ``JSONTree/sizeLimit``.
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// The bytes it takes.
  var range: Range<Int> { Int(start)..<Int(end) }
}
