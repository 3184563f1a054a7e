import Testing

import AnimCore

@Suite("Elementary functions: the same bits everywhere")
struct ElementaryDigestTests {
  /// On every processor, in debug and in release, the hash must be this one. A change of method that
  /// changes a bit shows here, and then in everything the engine computes.
  @Test("digest of each function's results", arguments: ElementaryFunction.all)
  func digest(function: ElementaryFunction) {
    let hash = elementaryDigest(of: function.value)
    #expect(hash == function.digest, "\(function.name) has \(String(hash, radix: 16))")
  }

  @Test("digests of the two Float functions")
  func floatDigests() {
    let expected = ElementaryFunction.floatDigests
    #expect(elementaryDigest { x, _ in Double(Elementary.exp(Float(x))) } == expected.exp)
    #expect(
      elementaryDigest { x, _ in Double(Elementary.squareRoot(Float(x))) } == expected.squareRoot)
  }
}
