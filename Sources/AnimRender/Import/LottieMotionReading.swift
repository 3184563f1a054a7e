import AnimCore

/// The animated transforms of a Lottie file, a layer each.
struct LottieMotionReading {
  /// A layer of which something moves.
  struct Layer {
    let name: String
    let tracks: [LottieTrack]
    /// Whether its width and height go different ways, or its place goes along a bent path.
    let isSimplified: Bool
  }

  /// The layers of which something moves.
  private(set) var layers: [Layer] = []
  /// Frames per second.
  let frameRate: Double
  /// The first frame that is shown.
  let firstFrame: Double

  init(_ root: JSONValue) throws(MotionImportError) {
    let rate = root["fr"]?.number ?? .nan
    let first = root["ip"]?.number ?? 0
    guard (1e-3...1e6).contains(rate), abs(first) <= 1e9 else {
      throw .badValue("fr or ip")
    }
    frameRate = rate
    firstFrame = first
    for (place, layer) in (root["layers"]?.elements ?? []).enumerated() {
      let name = layer["nm"]?.text ?? "layer \(place + 1)"
      let tracks = try Self.tracks(of: layer["ks"], name)
      guard !tracks.isEmpty else { continue }
      layers.append(
        Layer(name: name, tracks: tracks, isSimplified: try Self.isSimplified(layer["ks"], name)))
    }
  }

  private static func isSimplified(
    _ transform: JSONValue?, _ name: String
  ) throws(MotionImportError) -> Bool {
    let sides = [0, 1].map { side in
      transform?["s"]?["k"]?.elements?.map { $0["s"]?.elements?.dropFirst(side).first?.number }
    }
    let isBent = transform?["p"]?["k"]?.elements?.contains { keyframe in
      ["to", "ti"].contains { key in
        keyframe[key]?.elements?.contains { $0.number != 0 } ?? false
      }
    }
    return sides[0] != sides[1] || isBent ?? false
  }

  /// The numbers of a transform that are animated, places as ways from where they are at first.
  private static func tracks(
    of transform: JSONValue?, _ name: String
  ) throws(MotionImportError) -> [LottieTrack] {
    guard let transform else { return [] }
    func percent(_ number: Double) -> Double { number / 100 }
    var tracks: [LottieTrack?] = [
      try LottieTrack(
        transform["s"], channel: 0, as: .scale, of: name, convert: percent),
      try LottieTrack(
        transform["o"], channel: 0, as: .opacity, of: name,
        convert: percent),
      try LottieTrack(
        transform["r"], channel: 0, as: .rotation, of: name
      ) { $0 },
    ]
    let place = transform["p"]
    let isSplit = place?["x"] != nil
    for (channel, property) in [Property<Double>.offsetX, .offsetY].enumerated() {
      let value = isSplit ? place?[channel == 0 ? "x" : "y"] : place
      let used = isSplit ? 0 : channel
      let first = value?["k"]?.elements?.first?["s"]
      let start = (first?.elements.map { $0.indices.contains(used) ? $0[used] : .null } ?? first)?
        .number
      tracks.append(
        try LottieTrack(value, channel: used, as: property, of: name) { $0 - (start ?? 0) })
    }
    return tracks.compactMap { $0 }
  }
}
