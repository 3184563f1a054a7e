import AnimCore
import Foundation
import Testing

@testable import AnimRender

@Suite struct PaletteTests {
  static func color(_ red: Int, _ green: Int, _ blue: Int) throws -> Color {
    try Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  @Test(arguments: [
    ([118, 118, 118], 243), ([200, 30, 60], 160), ([128, 128, 128], 244), ([95, 135, 175], 67),
    ([250, 250, 250], 231), ([120, 121, 119], 243), ([0, 0, 0], 16),
  ])
  func nearestOf256IsTheNearestInOKLab(rgb: [Int], index: Int) throws {
    let color = try Self.color(rgb[0], rgb[1], rgb[2])
    #expect(Palette.xterm256.nearest(to: color) == UInt8(index))
  }

  @Test func aPalettesOwnColoursAreFound() throws {
    let levels = [0, 95, 135, 175, 215, 255]
    for index in 16..<232 {
      let cube = index - 16
      let color = try Self.color(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
      #expect(Palette.xterm256.nearest(to: color) == UInt8(index))
    }
    for grey in 0..<24 {
      let color = try Self.color(8 + 10 * grey, 8 + 10 * grey, 8 + 10 * grey)
      #expect(Palette.xterm256.nearest(to: color) == UInt8(232 + grey))
    }
    #expect(try Palette.xterm16.nearest(to: Self.color(205, 0, 205)) == 5)
  }

  @Test func aCubeOfColoursIsMatchedAsCloselyAsThePaletteAllows() throws {
    // Over 18 steps a channel the mean distance is 0.0373 and the greatest 0.109; here are 6.
    let entries = try (16...255).map { index in
      try OKLab(Self.entry(index))
    }
    var farthest = 0.0
    for red in 0..<6 {
      for green in 0..<6 {
        for blue in 0..<6 {
          let color = try Self.color(red * 51, green * 51, blue * 51)
          let chosen = entries[Int(Palette.xterm256.nearest(to: color)) - 16]
          let distance = chosen.squaredDistance(to: OKLab(color)).squareRoot()
          let least = entries.map { $0.squaredDistance(to: OKLab(color)) }.min() ?? 0
          #expect(distance == least.squareRoot())
          farthest = max(farthest, distance)
        }
      }
    }
    #expect(farthest <= 0.110)
  }

  static func entry(_ index: Int) throws -> Color {
    let levels = [0, 95, 135, 175, 215, 255]
    if index >= 232 {
      let grey = 8 + 10 * (index - 232)
      return try color(grey, grey, grey)
    }
    let cube = index - 16
    return try color(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
  }

  // Numbers of the published description of the space: white, red, green, blue.
  @Test(arguments: [
    ([255, 255, 255], [1.0, 0, 0]), ([255, 0, 0], [0.627_955, 0.224_863, 0.125_846]),
    ([0, 255, 0], [0.866_440, -0.233_888, 0.179_498]),
    ([0, 0, 255], [0.452_014, -0.032_457, -0.311_528]), ([0, 0, 0], [0, 0, 0]),
  ])
  func okLabAgreesWithItsDefinition(rgb: [Int], lab: [Double]) throws {
    let place = OKLab(try Self.color(rgb[0], rgb[1], rgb[2]))
    #expect(abs(place.lightness - lab[0]) < 2e-5)
    #expect(abs(place.a - lab[1]) < 2e-5)
    #expect(abs(place.b - lab[2]) < 2e-5)
  }
}

@Suite struct ShadeMixTests {
  /// What a mix looks like from afar, by the definition: dots and ground as light, weighted.
  static func seen(_ mix: ShadeMix) throws -> OKLab {
    let colors = Dictionary(
      uniqueKeysWithValues: Palette.xterm16.colors.map { ($0.index, $0.color) })
    let shares: [String: Double] = ["░": 0.25, "▒": 0.5, "▓": 0.75]
    let share = shares[mix.glyph.text] ?? 0
    let dots = try #require(colors[mix.foreground])
    let ground = try #require(colors[mix.background])
    func light(_ v: Double) -> Double {
      v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    func channel(_ a: Double, _ b: Double) -> Double {
      let v = light(a) * share + light(b) * (1 - share)
      return v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
    }
    return try OKLab(
      Color(
        red: min(channel(dots.red, ground.red), 1),
        green: min(channel(dots.green, ground.green), 1),
        blue: min(channel(dots.blue, ground.blue), 1)))
  }

  @Test func shadesOfSixteenColoursAreAsNearAs256() throws {
    var sum = 0.0
    var count = 0
    for red in 0..<9 {
      for green in 0..<9 {
        for blue in 0..<9 {
          let color = try PaletteTests.color(red * 255 / 8, green * 255 / 8, blue * 255 / 8)
          let mix = ShadeMixes.xterm16.nearest(to: color)
          sum += try Self.seen(mix).squaredDistance(to: OKLab(color)).squareRoot()
          count += 1
        }
      }
    }
    // The sixteen alone come to 0.110.
    #expect(sum / Double(count) < 0.042)
    #expect(ShadeMixes.xterm16.nearest(to: .red).glyph.isBlank)
  }

  @Test func aFilledCellIsMixedAndATitleIsNot() throws {
    let color = try Color(hex: "#5A5A9A")
    var well = Inkwell(depth: .ansi16)
    let mix = ShadeMixes.xterm16.nearest(to: color)
    try #require(!mix.glyph.isBlank)
    let body = well.draw(Cell("▓", Ink(color, on: color)))
    #expect(body.glyph == mix.glyph)
    #expect(body.pen.foreground == .indexed(mix.foreground))
    #expect(body.pen.background == .indexed(mix.background))
    // In ASCII a shade is a plain character, and nothing but ASCII may come of it.
    #expect(well.draw(Cell("#", Ink(color, on: color))).glyph.isBlank)
    #expect(well.draw(Cell("S", Ink(.white, on: color))).glyph == "S")
  }
}
