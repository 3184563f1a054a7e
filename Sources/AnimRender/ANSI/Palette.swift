import AnimCore

/// A set of colours a terminal has, and which of them looks most like one it has not.
///
///     Palette.xterm256.nearest(to: .blue)  // 21
///
/// Nearest is by distance in OKLab over all entries, not by rounding to the cube or the greys first.
package struct Palette: Sendable {
  /// The colours and their indices.
  package let colors: [(index: UInt8, color: Color)]
  private let entries: [(index: UInt8, place: OKLab)]

  /// The index of the entry that looks most like a colour; of equals the first.
  package func nearest(to color: Color) -> UInt8 {
    let place = OKLab(color)
    var best: UInt8 = 0
    var least = Double.infinity
    for entry in entries {
      let distance = entry.place.squaredDistance(to: place)
      if distance < least {
        least = distance
        best = entry.index
      }
    }
    return best
  }

  private init(_ colors: [(index: UInt8, color: Color)]) {
    self.colors = colors
    entries = colors.map { ($0.index, OKLab($0.color)) }
  }

  /// The colours 16…255 of xterm's palette: a cube with the levels 0, 95, 135, 175, 215, 255 and greys
  /// from 8 in steps of 10. Source: `256colres.pl` of xterm.
  package static let xterm256 = Palette(
    (16...255).map { index in
      let levels = [0, 95, 135, 175, 215, 255]
      let cube = index - 16
      let grey = 8 + 10 * (index - 232)
      return index < 232
        ? (UInt8(index), rgb(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6]))
        : (UInt8(index), rgb(grey, grey, grey))
    })

  /// The sixteen system colours as xterm has them before a user changes them.
  package static let xterm16 = Palette(
    [
      rgb(0, 0, 0), rgb(205, 0, 0), rgb(0, 205, 0), rgb(205, 205, 0),
      rgb(0, 0, 238), rgb(205, 0, 205), rgb(0, 205, 205), rgb(229, 229, 229),
      rgb(127, 127, 127), rgb(255, 0, 0), rgb(0, 255, 0), rgb(255, 255, 0),
      rgb(92, 92, 255), rgb(255, 0, 255), rgb(0, 255, 255), rgb(255, 255, 255),
    ].enumerated().map { (UInt8($0.offset), $0.element) })

  private static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> Color {
    Color(clamping: Double(red) / 255, Double(green) / 255, Double(blue) / 255, 1)
  }
}
