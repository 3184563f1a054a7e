import AnimCore
import Testing

@Suite("Colour spaces")
struct ColorSpaceTests {
  private func fade(
    _ from: String, _ to: String, in space: ColorSpace, _ timing: Timing? = nil
  ) throws -> Timeline {
    var resting = RestingValues()
    resting[.backgroundColor] = try Color(hex: from)
    return try ButtonAnimations(resting: resting)
      .bgEffect(effectColor: Color(hex: to), enter: timing ?? .curve(.linear, duration: 1))
      .mixing(in: space)
      .compile(InteractionScript([(.press, at: 0)]))
  }

  @Test("the middle between two colours, against 30-digit arithmetic")
  func middle() throws {
    let pairs: [(ColorSpace, String, String, [Double])] = [
      (.srgb, "#C81E3C", "#14A0DC", [110, 95, 140]),
      (.linearSRGB, "#C81E3C", "#14A0DC", [147.11888801, 118.33147959, 165.82556592]),
      (.oklab, "#C81E3C", "#14A0DC", [152.80566293496574, 115.48479144340335, 142.18492016525406]),
      (.oklch, "#C81E3C", "#14A0DC", [155.8904127639196, 96.0536161477087, 206.25729395222083]),
      // A grey end takes the other's hue.
      (.oklch, "#2080FF", "#808080", [90.55444068350275, 131.97928960641553, 192.68552458253288]),
      (.oklch, "#808080", "#2080FF", [90.55444068350275, 131.97928960641553, 192.68552458253288]),
    ]
    for (space, from, to, expected) in pairs {
      let color = try fade(from, to, in: space).value(of: .backgroundColor, at: 30)
      for (channel, value) in zip([color.red, color.green, color.blue], expected) {
        #expect(abs(channel * 255 - value) <= 1e-7, "\(space): \(color)")
      }
    }
  }

  @Test("both ends are exact in every space", arguments: ColorSpace.allCases)
  func ends(space: ColorSpace) throws {
    for (from, to) in [
      ("#C81E3C", "#14A0DC"), ("#000", "#FFF"), ("#F0F8", "#0F03"), ("#12345600", "#FEDCBA"),
      ("#0000", "#0F0"), ("#777", "#888"),
    ] {
      let timeline = try fade(from, to, in: space, .spring(.bouncy))
      #expect(timeline.value(of: .backgroundColor, at: 0) == (try Color(hex: from)))
      #expect(timeline.value(of: .backgroundColor, at: timeline.lastTick) == (try Color(hex: to)))
      for color in timeline.values(of: .backgroundColor) {
        #expect(try Color(hex: color.hex).hex == color.hex)
      }
    }
  }

  @Test("there and back again through every space", arguments: ColorSpace.allCases)
  func roundTrip(space: ColorSpace) {
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let color = Color(
            clamping: Double(red) / 255, Double(green) / 255, Double(blue) / 255, 0.6)
          let back = space.gammaCoded(mixing: space.mixing(color))
          for (is_, was) in [
            (back.red, color.red), (back.green, color.green), (back.blue, color.blue),
          ] {
            #expect(abs(is_ - was) <= 1e-9)
          }
        }
      }
    }
  }

  @Test("a hue goes the shorter way, also through red, and out of clear it does not turn")
  func hues() throws {
    let across = try fade("#FF0080", "#FF8000", in: .oklch)
    for color in across.values(of: .backgroundColor) {
      #expect(color.red > 0.9 && color.green < 0.6)
    }
    var resting = RestingValues()
    resting[.backgroundColor] = .clear
    let out = try ButtonAnimations(resting: resting)
      .bgEffect(effectColor: .orange, enter: .curve(.linear, duration: 1))
      .mixing(in: .oklch)
      .compile(InteractionScript([(.press, at: 0)]))
    for frame in 1..<60 {
      let color = out.value(of: .backgroundColor, at: Tick(frame))
      #expect(abs(color.red - 1) < 1e-6 && abs(color.green - 0.5) < 1e-6 && color.blue < 1e-6)
    }
  }

  @Test("a retarget keeps going from the unwrapped hue")
  func retarget() throws {
    let chain = ButtonAnimations(resting: BuiltInExample.resting)
      .bgEffect(effectColor: .red, on: [.highlighted], enter: .spring(.bouncy))
      .bgEffect(effectColor: .blue, on: [.selected], enter: .spring(.bouncy))
      .bgEffect(effectColor: .green, on: [.hovered], enter: .spring(.bouncy))
      .mixing(in: .oklch)
    let timeline = try chain.compile(
      InteractionScript([
        (.state(.highlighted), at: 0), (.state(.selected), at: 9), (.state(.hovered), at: 18),
        (.state(.highlighted), at: 27),
      ]))
    let colors = timeline.values(of: .backgroundColor)
    for (color, next) in zip(colors, colors.dropFirst()) {
      let step = OKLab(color).squaredDistance(to: OKLab(next)).squareRoot()
      #expect(step < 0.25)
    }
    #expect(colors.last == .red)
  }
}
