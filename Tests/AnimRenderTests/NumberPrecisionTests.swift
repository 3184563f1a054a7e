import AnimRender
import Testing

@Suite struct NumberPrecisionTests {
  @Test(arguments: Precision.allowedDecimals)
  func itHasAsManyDecimalsAsAskedFor(_ decimals: Int) throws {
    let text = try #require(NumberSpelling(Precision(decimals: decimals)).text(1.25))
    let parts = text.split(separator: ".")
    #expect(parts.count == (decimals == 0 ? 1 : 2))
    #expect(decimals == 0 || parts[1].utf8.count == decimals)
  }

  @Test(arguments: [-1, 18, 1000, .min, .max])
  func otherNumbersOfDecimalsNameThemselves(_ decimals: Int) {
    #expect(throws: PrecisionError.decimalsOutOfRange(decimals)) {
      try Precision(decimals: decimals)
    }
  }

  @Test func theShortestHasAsManyAsTheNumberNeeds() {
    let texts = [1, 0.5, 0.25, 1.0625].map { NumberSpelling(.shortest).text($0) }
    #expect(texts == ["1.0", "0.5", "0.25", "1.0625"])
    #expect(FixedDecimal(.shortest) == nil)
  }

  @Test(arguments: Precision.allowedDecimals)
  func theShortestIsNoNumberOfDecimals(_ decimals: Int) throws {
    #expect(try Precision(decimals: decimals) != .shortest)
  }

  @Test func sixIsSix() throws {
    #expect(try Precision(decimals: 6) == .sixDecimals)
  }
}
