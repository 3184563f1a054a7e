// Prints the digests the tests pin, "name digest" a line. It needs nothing but the language and C's
// getchar: digests.sh compiles it with the engine for a processor for which there is no Swift library.
//
// The reference tables come in on standard input, a line for each: the count of columns, the count of
// rows, then the numbers as 16 hexadecimal digits of their bits, all separated by blanks. Behind them
// come the example specs: their count, and for each the count of its bytes and the bytes, alike.

@_silgen_name("getchar") private func getchar() -> Int32

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
    line("float_exp", elementaryDigest { x, _ in Double(Elementary.exp(Float(x))) })
    line("float_root", elementaryDigest { x, _ in Double(Elementary.squareRoot(Float(x))) })
    for table in EngineDigest.tables {
      line(table.name, table.digest(readTable()))
    }
    line("timelines", EngineDigest.timelines)
    line("specs", EngineDigest.specs(readFiles()))
  }

  private static func readTable() -> [[Double]] {
    let columns = Int(readBits())
    let rows = Int(readBits())
    return (0..<rows).map { _ in
      (0..<columns).map { _ in Double(bitPattern: readBits()) }
    }
  }

  private static func readFiles() -> [[UInt8]] {
    (0..<Int(readBits())).map { _ in
      (0..<Int(readBits())).map { _ in UInt8(truncatingIfNeeded: readBits()) }
    }
  }

  /// The next hexadecimal number of standard input.
  private static func readBits() -> UInt64 {
    var bits: UInt64 = 0
    var byte = getchar()
    while byte == 32 || byte == 10 { byte = getchar() }
    while byte > 32 {
      bits = bits << 4 | UInt64(byte < 58 ? byte - 48 : byte - 87)
      byte = getchar()
    }
    return bits
  }

  private static func line(_ name: String, _ digest: UInt64) {
    print(name, terminator: " ")
    for place in 0..<16 {
      let digit = UInt8(truncatingIfNeeded: digest >> (60 - 4 * UInt64(place)) & 15)
      print(Unicode.Scalar(digit < 10 ? 48 + digit : 87 + digit), terminator: "")
    }
    print("")
  }
}
