import AnimCore

extension ExportFormat {
  /// A recording of the preview in a terminal, as asciicast of version 2.
  static let cast = ExportFormat(
    "cast", ending: "cast", readers: "asciinema, agg: the preview in a terminal",
    keeps: [.retargets, .states], typicalError: "cells"
  ) { scene, options throws(ExportError) in
    let frames = scene.parts.reduce(0) { $0 + $1.scene.timeline.lastTick.index + 1 }
    guard frames <= longestRecording else {
      throw .tooLong(format: "cast", frames: frames, limit: longestRecording)
    }
    var recording = CastRecording(scene)
    return ExportedFile(opening: Array(CastRecording.header(of: scene).utf8), frames: frames) {
      recording.events(of: $0)
    }
  }

  /// The most frames that recordings and pictures may have: ten minutes.
  static let longestRecording = 36_000
}

/// A recording as it goes on: the buttons one after another, each below the one before.
private struct CastRecording {
  /// The buttons that are still to be played, the last first.
  private var waiting: [PreviewScene]
  private var playing: (preview: LivePreview, encoder: CanvasEncoder, start: Int, end: Int)?

  private static let columns = 80
  private static let rows = 24

  init(_ scene: ExportScene) {
    waiting = scene.parts.map(\.scene).reversed()
  }

  /// The first line of a recording.
  static func header(of scene: ExportScene) -> String {
    JSONText.object([
      ("version", .whole(2)), ("width", .whole(columns)), ("height", .whole(rows)),
      ("title", .text(scene.name)),
      ("env", .object([("TERM", .text("xterm-256color"))])),
    ]).compact + "\n"
  }

  /// What happens in a frame, counted through all buttons. They are asked for in their order.
  mutating func events(of frame: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    if playing == nil, let scene = waiting.popLast() {
      let preview = LivePreview(
        scene, style: PreviewStyle(), columns: Self.columns, rows: Self.rows - 1)
      var encoder = CanvasEncoder(depth: .truecolor)
      bytes = encoder.begin(rows: preview.height)
      playing = (preview, encoder, frame, frame + scene.timeline.lastTick.index)
    }
    guard let show = playing else { return [] }
    let canvas = show.preview.canvas(at: Tick(frame - show.start))
    bytes += playing?.encoder.frame(canvas) ?? []
    guard frame == show.end else {
      return bytes.isEmpty ? [] : Self.event(bytes, at: frame)
    }
    // The last frame goes on being seen for as long as one of them.
    playing = nil
    return Self.event(bytes, at: frame) + Self.event(show.encoder.end(), at: frame + 1)
  }

  /// An event. Times are plain decimals of at most six digits: one reader splits them at the point.
  private static func event(_ bytes: [UInt8], at tick: Int) -> [UInt8] {
    let seconds = TrimmedDecimal.six.text(Tick(tick).seconds)
    let output = JSONText.quoted(String(decoding: bytes, as: UTF8.self))
    return Array("[\(seconds),\"o\",\(output)]\n".utf8)
  }
}
