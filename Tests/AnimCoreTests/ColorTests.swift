import AnimCore
import Testing

@Suite("Color")
struct ColorTests {
  @Test("reads the four hex forms")
  func hex() throws {
    let cases: [(String, [Double])] = [
      ("#0A64C833", [10.0 / 255, 100.0 / 255, 200.0 / 255, 0.2]),
      ("#0A64C8", [10.0 / 255, 100.0 / 255, 200.0 / 255, 1]),
      ("#3A7", [51.0 / 255, 170.0 / 255, 119.0 / 255, 1]),
      ("#3A7C", [51.0 / 255, 170.0 / 255, 119.0 / 255, 0.8]), ("#fff", [1, 1, 1, 1]),
      ("#0000", [0, 0, 0, 0]),
      ("#11223300", [17.0 / 255, 34.0 / 255, 51.0 / 255, 0]),
    ]
    for (text, channels) in cases {
      let color = try Color(hex: text)
      #expect([color.red, color.green, color.blue, color.alpha] == channels, "\(text)")
    }
    for red in 0...255 {
      let color = try Color(red: Double(red) / 255, green: 0, blue: 1)
      #expect(try Color(hex: color.hex) == color)
    }
  }

  @Test(
    "refuses everything else",
    arguments: [
      "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#12345g", "#+12345", "# 12345",
      "#12 456", "0x123456", "##123456", "#１２３４５６", "0a64c833", "123456", "#12345\u{0}",
    ])
  func badHex(text: String) {
    #expect(throws: ColorError.malformedHex(text)) { try Color(hex: text) }
  }

  @Test("channels outside 0…1 or not finite name themselves")
  func channels() {
    for value in [-1e-9, 1 + 1e-9, .infinity, -.infinity] {
      #expect(throws: ColorError.channelOutOfRange(channel: "green", value: value)) {
        try Color(red: 0, green: value, blue: 0)
      }
    }
    #expect(throws: ColorError.self) { try Color(red: 0, green: 0, blue: 0, alpha: .nan) }
  }

  @Test("bytes are clamped, and rounded half up")
  func bytes() {
    #expect(Color.byte(1.00007) == 255 && Color.byte(-0.00003) == 0)
    #expect(Color.byte(.nan) == 0 && Color.byte(.infinity) == 255 && Color.byte(-.infinity) == 0)
    #expect(Color.byte(1e300) == 255)
    #expect(Color(clamping: 0.5, 0.5, 0.5, 1).hex == "#808080")
    #expect(Color(clamping: 0.5, 1.03, 0.2, 1).hex == "#80FF33")
    for byte in 0...255 {
      let value = Double(byte)
      let mixed = value / 255 * (1 - 0.37) + value / 255 * 0.37
      #expect(Color.byte(value / 255) == UInt8(byte))
      #expect(Color.byte(value * (1 / 255)) == UInt8(byte))
      #expect(Color.byte(mixed) == UInt8(byte))
    }
  }
}

@Suite("Colour in motion")
struct ColorMotion {
  private func fade(
    from: Color?, to: Color, _ timing: Timing, ticks: Int = 60
  ) throws -> Timeline {
    var resting = RestingValues()
    resting[.backgroundColor] = from
    return try ButtonAnimations(resting: resting)
      .bgEffect(effectColor: to, enter: timing)
      .compile(try script((.press, at: 0)))
  }

  @Test("an overshoot is clamped where it is shown, and runs free underneath")
  func overshoot() throws {
    let from = try Color(hex: "#F0280C")
    let to = try Color(hex: "#0AC8FA")
    let spring = try Spring(stiffness: 400, dampingRatio: 0.4)
    let timeline = try fade(from: from, to: to, .spring(spring))
    #expect(timeline.value(of: .backgroundColor, at: 10).hex == "#00F0FF")
    let share = spring.propagator(after: Tick(20).seconds).xx
    let blue = timeline.value(of: .backgroundColor, at: 20).blue
    #expect(abs(blue - min(1, to.blue + (from.blue - to.blue) * share)) < 1e-12)
    for color in timeline.values(of: .backgroundColor) {
      #expect(try Color(hex: color.hex).hex == color.hex)
    }
    #expect(timeline.value(of: .backgroundColor, at: timeline.lastTick) == to)
  }

  @Test("mixes premultiplied, in gamma-coded sRGB")
  func mixing() throws {
    let clear = try fade(
      from: Color(red: 240.0 / 255, green: 120.0 / 255, blue: 40.0 / 255),
      to: .clear, .curve(.linear, duration: 1))
    let half = clear.value(of: .backgroundColor, at: 30)
    for (channel, expected) in [(half.red, 240.0), (half.green, 120), (half.blue, 40)] {
      #expect(abs(channel * 255 - expected) < 1e-9)
    }
    #expect(half.alpha == 0.5)
    let opaque = try fade(
      from: Color(hex: "#C81E3C"), to: Color(hex: "#14A0DC"), .curve(.linear, duration: 1))
    #expect(opaque.value(of: .backgroundColor, at: 30).hex == "#6E5F8C")
  }

  @Test("both ends are exact, for every pair of bytes")
  func ends() throws {
    // All 256 × 256 pairs: 256 runs of a colour whose channels pair a byte with its neighbours.
    for low in 0...255 {
      for high in stride(from: low % 3, through: 255, by: 3) {
        let from = Color(clamping: Double(low) / 255, Double(high) / 255, 0.1, 0.7)
        let to = Color(clamping: Double(high) / 255, Double(low) / 255, 0.9, 0.3)
        let space = ValueSpace(Property.backgroundColor.traits, colorSpace: .srgb)
        let rules = RestRules(epsilon: 0.001, horizon: 100)
        var track = Track(Property.backgroundColor.traits, restingAt: .color(from))
        _ = track.begin(
          Track.Order(
            tick: 0, delay: 0, kind: .curve(.linear, duration: 0.05), target: .color(to)),
          id: 0, rules: rules)
        #expect(track.published(at: 0) == space.published(.color(from)))
        #expect(track.published(at: 3) == space.published(.color(to)))
      }
    }
  }

  @Test("a missing resting colour is the target's own, clear")
  func missingRest() throws {
    let timeline = try fade(from: nil, to: .orange, .uikitSpring(.fade))
    #expect(timeline.value(of: .backgroundColor, at: 0) == Color.orange.withAlpha(0))
    // Premultiplied mixing keeps the hue all the way.
    let midway = timeline.value(of: .backgroundColor, at: 6)
    #expect(midway.alpha > 0.1 && midway.alpha < 1)
    #expect(abs(midway.red - 1) < 1e-12 && abs(midway.green - 0.5) < 1e-12)
    #expect(timeline.value(of: .foregroundColor, at: 3) == .clear)
  }
}
