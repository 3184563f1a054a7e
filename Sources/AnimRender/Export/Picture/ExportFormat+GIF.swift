import AnimCore

extension ExportFormat {
  /// Pictures on white, 50 a second: browsers slow down what is faster.
  static let gif = ExportFormat(
    "gif", ending: "gif", readers: "everything that shows pictures: 50 frames per second",
    keeps: [.retargets], typicalError: "bytes"
  ) { scene, options throws(ExportError) in
    try checkLength(of: scene, format: "gif")
    let pictures = try PictureFrames(scene, steps: 8)
    let shown = shownFrames(pictures, of: scene, perSecond: 50)
    var file = Array("GIF89a".utf8)
    let size = GIFImage.little(pictures.width) + GIFImage.little(pictures.height)
    file += size + [0x70, 0, 0]
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    file += [0x21, 0xFE] + GIFImage.blocks(Array(scene.generator.utf8))
    let differences = ExportDifference.merged(pictures.differences)
    return ExportedFile(
      opening: file, frames: shown.count, ending: [0x3B], differences: differences
    ) { place in
      let frame = shown[place]
      let image = GIFImage(pictures.pixels(of: frame.numbers))
      var piece: [UInt8] = [0x21, 0xF9, 4, 4]
      piece += GIFImage.little(min(2 * frame.count, 65_535)) + [0, 0]
      piece += [0x2C, 0, 0, 0, 0] + size + [0x80 | UInt8(image.depth - 1)]
      return piece + image.palette + image.data
    }
  }
}

/// One picture of a GIF: its own colours, and its pixels by LZW. Source: the GIF89a specification.
private struct GIFImage {
  /// The palette has 2 to this many colours.
  let depth: Int
  private(set) var palette: [UInt8] = []
  private(set) var data: [UInt8] = []

  init(_ pixels: [SIMD4<Double>]) {
    var colors: [UInt32: UInt8] = [:]
    var order: [UInt32] = []
    let indices = pixels.map { pixel -> UInt8 in
      // What is clear is white.
      let white = 1 - pixel.w
      let bytes = (0..<3).map { UInt32(Color.byte(pixel[$0] + white)) }
      let color = bytes[0] << 16 | bytes[1] << 8 | bytes[2]
      if let index = colors[color] { return index }
      let index =
        order.count < 256 ? UInt8(order.count) : UInt8(Self.nearest(to: color, among: order))
      if order.count < 256 { order.append(color) }
      colors[color] = index
      return index
    }
    var depth = 1
    while 1 << depth < order.count { depth += 1 }
    self.depth = depth
    for place in 0..<1 << depth {
      let color = place < order.count ? order[place] : 0
      palette += [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    let least = max(depth, 2)
    data = [UInt8(least)] + Self.blocks(Self.compressed(indices, least: least))
  }

  private static func nearest(to color: UInt32, among colors: [UInt32]) -> Int {
    let distances = colors.map { other in
      [16, 8, 0].reduce(0) { sum, shift in
        let step = Int(color >> UInt32(shift) & 0xFF) - Int(other >> UInt32(shift) & 0xFF)
        return sum + step * step
      }
    }
    return distances.indices.min { distances[$0] < distances[$1] } ?? 0
  }

  /// Codes grow from one bit more than a pixel has to 12 bits; then the table begins anew.
  private static func compressed(_ indices: [UInt8], least: Int) -> [UInt8] {
    let (clear, end) = (1 << least, 1 << least + 1)
    var bytes: [UInt8] = []
    var (bits, bitCount) = (0, 0)
    var size = least + 1
    var table: [Int: Int] = [:]
    var next = end + 1
    func put(_ code: Int) {
      bits |= code << bitCount
      bitCount += size
      while bitCount >= 8 {
        bytes.append(UInt8(bits & 0xFF))
        bits >>= 8
        bitCount -= 8
      }
    }
    put(clear)
    var prefix = -1
    for index in indices {
      guard prefix >= 0 else {
        prefix = Int(index)
        continue
      }
      let key = prefix << 8 | Int(index)
      if let code = table[key] {
        prefix = code
        continue
      }
      put(prefix)
      prefix = Int(index)
      if next < 4096 {
        table[key] = next
        if next == 1 << size, size < 12 { size += 1 }
        next += 1
      } else {
        put(clear)
        table.removeAll(keepingCapacity: true)
        (size, next) = (least + 1, end + 1)
      }
    }
    if prefix >= 0 { put(prefix) }
    put(end)
    if bitCount > 0 { bytes.append(UInt8(bits & 0xFF)) }
    return bytes
  }

  /// Bytes in blocks of at most 255, each with its length before it, and an empty one at the end.
  static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    var blocks: [UInt8] = []
    var start = 0
    while start < bytes.count {
      let end = min(start + 255, bytes.count)
      blocks.append(UInt8(end - start))
      blocks += bytes[start..<end]
      start = end
    }
    return blocks + [0]
  }

  /// A number of 16 bits, its lower byte first.
  static func little(_ number: Int) -> [UInt8] {
    [UInt8(number & 0xFF), UInt8(number >> 8 & 0xFF)]
  }
}
