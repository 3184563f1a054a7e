// Prints the digests that ElementaryDigestTests expects, one function a line. It needs nothing but the
// language: elementary_digest.sh compiles it for a processor for which there is no Swift library.

@main
enum Digests {
  static func main() {
    line("exp", elementaryDigest { x, _ in Elementary.exp(x) })
    line("expm1", elementaryDigest { x, _ in Elementary.expm1(x) })
    line("log", elementaryDigest { x, _ in Elementary.log(x) })
    line("log1p", elementaryDigest { x, _ in Elementary.log1p(x) })
    line("sin", elementaryDigest { x, _ in Elementary.sin(x) })
    line("cos", elementaryDigest { x, _ in Elementary.cos(x) })
    line("atan2", elementaryDigest { y, x in Elementary.atan2(y, x) })
    line("cubeRoot", elementaryDigest { x, _ in Elementary.cubeRoot(x) })
    line("linearFromGamma", elementaryDigest { x, _ in Elementary.linearFromGamma(x) })
    line("gammaFromLinear", elementaryDigest { x, _ in Elementary.gammaFromLinear(x) })
    line("exp of Float", elementaryDigest { x, _ in Double(Elementary.exp(Float(x))) })
    line(
      "square root of Float", elementaryDigest { x, _ in Double(Elementary.squareRoot(Float(x))) })
  }

  private static func line(_ name: StaticString, _ digest: UInt64) {
    print(name, terminator: " ")
    for place in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: digest >> (60 - 4 * UInt64(place)) & 15)
      print(Unicode.Scalar(digit < 10 ? 48 + digit : 87 + digit), terminator: "")
    }
    print("")
  }
}
