import AnimCore
import Foundation
import Testing

@testable import AnimRender

@Suite("Export: pictures and recordings")
struct ExportPictureTests {
  @Test(
    "a rounded box covers its area",
    arguments: [(40.0, 20.0, 0.0), (40, 20, 6), (40, 20, 10), (33.5, 20.25, 99), (1, 1, 0)])
  func area(width: Double, height: Double, radius: Double) {
    let box = RoundedBox(width: width, height: height, radius: radius, unit: 2)
    var sum = 0.0
    for y in -60..<60 {
      for x in -60..<60 { sum += box.coverage(Double(x) + 0.5, Double(y) + 0.5) }
    }
    let round = min(radius, min(width, height) / 2)
    let area = (width * height - (4 - Double.pi) * round * round) * 4
    #expect(abs(sum / area - 1) < 0.01, "\(sum) \(area)")
    #expect(RoundedBox(width: 0, height: 5, radius: 1, unit: 1).coverage(0, 0) == 0)
  }

  @Test("what deflate packs is unpacked as it was", arguments: [0, 1, 2, 3, 258, 259, 5_000])
  func deflate(count: Int) throws {
    var seed: UInt32 = 7
    let noise = (0..<count).map { _ -> UInt8 in
      seed = seed &* 1_664_525 &+ 1_013_904_223
      return UInt8(seed >> 24)
    }
    for data in [noise, Array(repeating: 9, count: count), noise.map { $0 & 1 }] {
      let packed = Deflate.zlib(data, distances: [1, 4, 100, 33_000])
      #expect(try Self.inflated(packed) == data)
    }
  }

  @Test("an animated PNG states its frames, and is as long as the motion and a second")
  func apng() throws {
    let file = try ExportScenes.instant.bytes("apng")
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var place = 8
    var names: [String] = []
    var sixtieths = 0
    while place < file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      let body = Array(file[place + 8..<place + 8 + length])
      names.append(name)
      if name == "fcTL" {
        sixtieths += Int(body[20]) << 8 | Int(body[21])
        #expect(body[22...23] == [0, 60])
      }
      place += 12 + length
    }
    #expect(place == file.count && names.first == "IHDR" && names.last == "IEND")
    let images = names.filter { ["IDAT", "fdAT"].contains($0) }
    #expect(names.filter { $0 == "fcTL" }.count == images.count)
    #expect(sixtieths == ExportScenes.instant.scene.lastTick.index + 1 + 60)
  }

  @Test("a GIF has 50 frames a second, and ends")
  func gif() throws {
    let file = try ExportScenes.instant.bytes("gif")
    #expect(String(decoding: file.prefix(6), as: UTF8.self) == "GIF89a" && file.last == 0x3B)
    var delays: [Int] = []
    for place in 0..<file.count - 6 where Array(file[place..<place + 4]) == [0x21, 0xF9, 4, 4] {
      delays.append(Int(file[place + 4]) | Int(file[place + 5]) << 8)
    }
    #expect(delays.allSatisfy { $0 >= 2 && $0.isMultiple(of: 2) })
    #expect(delays.reduce(0, +) == 2 * (8 + 50))
  }

  @Test("a recording has rising times of at most six decimals", arguments: ExportScenes.all)
  func cast(scene: ExportScenes.Named) throws {
    let lines = try scene.text("cast").split(separator: "\n")
    #expect(lines[0].hasPrefix(#"{"version":2,"width":80,"height":24,"title":"#))
    var last = 0.0
    for line in lines.dropFirst() {
      let time = line.dropFirst().prefix { $0 != "," }
      #expect(!time.contains("e") && (time.split(separator: ".").last?.count ?? 0) <= 6)
      let seconds = try #require(Double(time))
      #expect(seconds >= last)
      last = seconds
      #expect(!line.utf8.contains { $0 < 0x20 || $0 == 0x7F })
    }
    #expect(lines[lines.count - 1].hasSuffix("\\u001B[?25h\"]"))
  }

  @Test("what shows every frame has an end", arguments: ["cast", "apng", "gif"])
  func limits(format: String) throws {
    let endless = Timing.spring(try Spring(response: 1, dampingRatio: 0))
    let timeline = try ButtonAnimations().effect(.scale, to: 2, enter: endless)
      .compile(.tap, options: CompileOptions(frameCap: 50_000))
    let part = ExportScene.Part(
      member: nil, scene: PreviewScene(timeline: timeline, title: "x", name: "x"), reduced: nil)
    let scene = ExportScene(
      name: "x", parts: [part], options: CompileOptions(), generator: "test")
    #expect(
      throws: ExportError.tooLong(format: format, frames: 50_008, limit: 36_000)
    ) { try #require(ExportFormat.named(format)).file(of: scene) }
  }

  @Test("Lottie's frames end behind the last, its keyframes rise", arguments: ExportScenes.all)
  func lottie(scene: ExportScenes.Named) throws {
    let document = try scene.json("lottie")
    #expect(document["ip"] as? Int == 0 && document["fr"] as? Int == 60)
    #expect(document["op"] as? Int == scene.scene.lastTick.index + 1)
    #expect((document["layers"] as? [Any])?.count == scene.scene.parts.count)
    for keys in Self.keyframes(in: document) {
      let times = keys.compactMap { $0["t"] as? Int }
      #expect(times.count == keys.count && times == Array(Set(times)).sorted())
    }
    if scene.name == "a jump" {
      let held = Self.keyframes(in: document).joined().filter { $0["h"] as? Int == 1 }
      #expect(Set(held.compactMap { $0["t"] as? Int }) == [3, 7])
    }
  }

  private static func keyframes(in node: Any) -> [[[String: Any]]] {
    if let object = node as? [String: Any] {
      if object["a"] as? Int == 1, let keys = object["k"] as? [[String: Any]] { return [keys] }
      return object.values.flatMap(keyframes)
    }
    return (node as? [Any])?.flatMap(keyframes) ?? []
  }

  /// Unpacks fixed codes, straight from RFC 1951.
  private static func inflated(_ packed: [UInt8]) throws -> [UInt8] {
    var place = 16
    func bit() -> Int {
      defer { place += 1 }
      return Int(packed[place / 8] >> UInt8(place % 8)) & 1
    }
    func bits(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }
    func code(_ count: Int) -> Int { (0..<count).reduce(0) { sum, _ in sum << 1 | bit() } }
    func symbol() -> Int {
      let seven = code(7)
      if seven < 24 { return 256 + seven }
      let eight = seven << 1 | bit()
      if eight < 0xC0 { return eight - 0x30 }
      if eight < 0xC8 { return 280 + eight - 0xC0 }
      return 144 + (eight << 1 | bit()) - 0x190
    }
    let lengths =
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83]
      + [99, 115, 131, 163, 195, 227, 258]
    let distances =
      [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769]
      + [1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577]
    try #require(bits(3) == 3)
    var data: [UInt8] = []
    while true {
      let found = symbol()
      if found == 256 { return data }
      if found < 256 {
        data.append(UInt8(found))
        continue
      }
      let place = found - 257
      let length = lengths[place] + bits(place < 8 || place == 28 ? 0 : place / 4 - 1)
      let far = code(5)
      let distance = distances[far] + bits(max(far / 2 - 1, 0))
      for _ in 0..<length { data.append(data[data.count - distance]) }
    }
  }
}
