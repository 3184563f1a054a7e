import Foundation

@testable import animctl

/// Files to be compared, and runs of `diff` over them. A path that begins with `@` is in the folder.
struct DiffRun {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "diff-\(UUID().uuidString)/"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
  }

  /// Writes a file.
  func write(_ text: String, to name: String) throws {
    try text.write(toFile: folder + name, atomically: true, encoding: .utf8)
  }

  /// What a file holds.
  func read(_ name: String) throws -> String {
    try String(contentsOfFile: folder + name, encoding: .utf8)
  }

  /// Runs the program, and takes the folder out of what it says.
  func run(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) -> (status: Int32, output: String, errors: String) {
    let arguments = arguments.map { $0.hasPrefix("@") ? folder + $0.dropFirst() : $0 }
    let run = MemoryRun(
      arguments, input: input.map { Array($0.utf8) } ?? [], environment: environment)
    let bare = { (text: String) in text.replacing(folder, with: "") }
    return (run.status.rawValue, bare(run.output), bare(run.errors))
  }

  /// Removes the folder.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A button with motions of several kinds.
  static let card = """
    {
      "version": 1,
      "name": "Card",
      "minimumPress": "50ms",
      "button": { "title": "Open", "scale": 1, "backgroundColor": "#8E8E93", "offsetY": 0, "opacity": 1 },
      "effects": [
        { "property": "scale", "to": 0.9, "style": "pulse", "on": "highlighted",
          "enter": { "uikitSpring": { "duration": 0.3, "dampingRatio": 0.4, "initialVelocity": 1 } },
          "exit": { "uikitSpring": { "duration": 0.35, "dampingRatio": 0.5, "initialVelocity": 0.5 } } },
        { "property": "backgroundColor", "to": "#0A84FF", "on": ["highlighted", "selected"] },
        { "property": "opacity", "to": 0.6, "on": "hovered",
          "enter": { "cubicBezier": { "points": [0.2, 0, 0, 1], "duration": "250ms" }, "delay": "100ms" },
          "exit": { "curve": { "name": "easeOut", "duration": 0.2 } } },
        { "property": "opacity", "to": 0.8, "on": "hovered+highlighted",
          "enter": { "curve": { "name": "linear", "duration": 0.1 } } },
        { "property": "offsetY", "to": -6, "on": "hovered",
          "enter": { "spring": { "response": 0.4, "dampingRatio": 0.6 } },
          "exit": { "spring": { "stiffness": 200, "damping": 20 } } }
      ],
      "script": [
        { "at": "0ms", "event": "hover" },
        { "at": "600ms", "event": "press" },
        { "at": "750ms", "event": "release" },
        { "at": "1.5s", "event": "unhover" }
      ]
    }

    """
}
