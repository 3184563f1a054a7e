import AnimCore

extension ExportFormat {
  /// Pictures on a clear ground, one for each frame in which something changes.
  static let apng = ExportFormat(
    "apng", ending: "apng", readers: "browsers, README files, ffmpeg: clear ground",
    keeps: [.retargets], typicalError: "bytes"
  ) { scene, options throws(ExportError) in
    try checkLength(of: scene, format: "apng")
    let pictures = try PictureFrames(scene)
    let shown = shownFrames(pictures, of: scene, perSecond: 60)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let (width, height) = (UInt32(pictures.width), UInt32(pictures.height))
    PNGChunk.append(
      "IHDR", PNGChunk.big(width) + PNGChunk.big(height) + [8, 6, 0, 0, 0], to: &file)
    PNGChunk.append("acTL", PNGChunk.big(UInt32(shown.count)) + PNGChunk.big(0), to: &file)
    PNGChunk.append(
      "tEXt", Array("Software".utf8) + [0] + Array(scene.generator.utf8), to: &file)
    var end: [UInt8] = []
    PNGChunk.append("IEND", [], to: &end)
    let differences = ExportDifference.merged(pictures.differences)
    return ExportedFile(
      opening: file, frames: shown.count, ending: end, differences: differences
    ) { place in
      // Chunks are counted through: the first frame has one that counts, each other two.
      let sequence = UInt32(max(2 * place - 1, 0))
      let frame = shown[place]
      var control = PNGChunk.big(sequence) + PNGChunk.big(width) + PNGChunk.big(height)
      control += PNGChunk.big(0) + PNGChunk.big(0)
      control += [UInt8(frame.count >> 8 & 0xFF), UInt8(frame.count & 0xFF), 0, 60, 0, 0]
      var piece: [UInt8] = []
      PNGChunk.append("fcTL", control, to: &piece)
      let image = PNGChunk.image(pictures.pixels(of: frame.numbers), width: pictures.width)
      if place == 0 {
        PNGChunk.append("IDAT", image, to: &piece)
      } else {
        PNGChunk.append("fdAT", PNGChunk.big(sequence + 1) + image, to: &piece)
      }
      return piece
    }
  }

  /// Checks that a scene is short enough to be shown frame by frame.
  static func checkLength(of scene: ExportScene, format: String) throws(ExportError) {
    let frames = scene.lastTick.index + 1
    guard frames <= longestRecording else {
      throw .tooLong(format: format, frames: frames, limit: longestRecording)
    }
  }

  /// The frames that differ from the one before, each with how many it stands for; the last for a
  /// second more, before all begins again.
  static func shownFrames(
    _ pictures: PictureFrames, of scene: ExportScene, perSecond rate: Int
  ) -> [(numbers: [[Double]], count: Int)] {
    let ticks = scene.lastTick.index
    let last = (ticks * rate + Tick.perSecond - 1) / Tick.perSecond
    var shown: [(numbers: [[Double]], count: Int)] = []
    for frame in 0...last {
      let numbers = pictures.numbers(at: Double(frame * Tick.perSecond) / Double(rate))
      if let before = shown.last, before.numbers == numbers, before.count < 30_000 {
        shown[shown.count - 1].count += 1
      } else {
        shown.append((numbers, 1))
      }
    }
    shown[shown.count - 1].count += rate
    return shown
  }
}

/// The parts of a PNG file. Source: the W3C's PNG specification, third edition.
enum PNGChunk {
  private static let table: [UInt32] = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { code, _ in code & 1 == 1 ? code >> 1 ^ 0xEDB8_8320 : code >> 1 }
  }

  /// Appends a chunk: its length, name, data and check sum.
  static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + data
    let sum = body.reduce(UInt32.max) { sum, byte in
      table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ sum >> 8
    }
    file += big(UInt32(data.count)) + body + big(~sum)
  }

  /// A number, its highest byte first.
  static func big(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - 8 * $0)) }
  }

  /// A picture as compressed data: straight alpha, each row as its difference from the one above.
  static func image(_ pixels: [SIMD4<Double>], width: Int) -> [UInt8] {
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count * 4 + pixels.count / max(width, 1))
    var above = [UInt8](repeating: 0, count: width * 4)
    var start = 0
    while start + width <= pixels.count {
      var row: [UInt8] = []
      row.reserveCapacity(width * 4)
      for pixel in pixels[start..<start + width] {
        let alpha = Color.byte(pixel.w)
        let color = pixel.w > 0 && alpha > 0 ? pixel / pixel.w : .zero
        row += [Color.byte(color.x), Color.byte(color.y), Color.byte(color.z), alpha]
      }
      rows.append(2)
      for (byte, upper) in zip(row, above) { rows.append(byte &- upper) }
      above = row
      start += width
    }
    return Deflate.zlib(rows, distances: [1, 4, width * 4 + 1])
  }
}
