import AnimCore

extension ExportFormat {
  /// A recording of the preview in a terminal, as asciicast of version 2.
  static let cast = ExportFormat(
    "cast", ending: "cast", readers: "asciinema, agg: the preview in a terminal",
    keeps: [.retargets, .states], typicalError: "cells"
  ) { scene, options throws(ExportError) in
    var recording = CastRecording(scene)
    let frames = scene.parts.reduce(0) { $0 + $1.scene.timeline.lastTick.index + 1 }
    guard frames <= longestRecording else {
      throw .tooLong(format: "cast", frames: frames, limit: longestRecording)
    }
    for part in scene.parts { recording.play(part.scene) }
    return ExportedFile(recording.text)
  }

  /// The most frames that recordings and pictures may have: ten minutes.
  static let longestRecording = 36_000
}

/// A recording as it goes on: the buttons one after another, each below the one before.
private struct CastRecording {
  private(set) var text: String
  /// The frames shown before the button under way.
  private var start = 0

  private static let columns = 80
  private static let rows = 24

  init(_ scene: ExportScene) {
    let header = JSONText.object([
      ("version", .whole(2)), ("width", .whole(Self.columns)), ("height", .whole(Self.rows)),
      ("title", .text(scene.name)),
      ("env", .object([("TERM", .text("xterm-256color"))])),
    ])
    text = header.compact + "\n"
  }

  mutating func play(_ scene: PreviewScene) {
    let preview = LivePreview(
      scene, style: PreviewStyle(), columns: Self.columns, rows: Self.rows - 1)
    var encoder = CanvasEncoder(depth: .truecolor)
    var bytes = encoder.begin(rows: preview.height)
    let last = scene.timeline.lastTick.index
    for tick in 0...last {
      bytes += encoder.frame(preview.canvas(at: Tick(tick)))
      // The last frame goes on being seen for as long as one of them.
      if tick == last {
        write(bytes, at: tick)
        bytes = encoder.end()
        write(bytes, at: tick + 1)
      } else if !bytes.isEmpty {
        write(bytes, at: tick)
        bytes = []
      }
    }
    start += last + 1
  }

  /// An event. Times are plain decimals of at most six digits: one reader splits them at the point.
  private mutating func write(_ bytes: [UInt8], at tick: Int) {
    let seconds = TrimmedDecimal.six.text(Tick(start + tick).seconds)
    let output = JSONText.quoted(String(decoding: bytes, as: UTF8.self))
    text += "[\(seconds),\"o\",\(output)]\n"
  }
}
