import AnimCore
import AnimRender

/// The whole way: a spec, its table, every format and the still picture.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let spec = try? MotionSpec(reading: bytes), spec.group.isEmpty else { return 0 }
  let button = spec.button
  var options = spec.options
  options.frameCap = min(options.frameCap, 60)
  guard let timeline = try? button.animations.compile(button.script, options: options),
    timeline.lastTick.index < 600
  else { return 0 }
  options.motion = .reduced
  let reduced = try? button.animations.compile(button.script, options: options)
  let scene = PreviewScene(
    timeline: timeline, title: button.title, name: spec.name ?? "fuzz")
  let export = ExportScene(
    name: spec.name ?? "fuzz",
    parts: [ExportScene.Part(member: nil, scene: scene, reduced: reduced)],
    options: options, generator: "fuzz")
  // Pictures are many pixels; their writers are tried by tests.
  for format in ExportFormat.all where !["apng", "gif", "cast"].contains(format.name) {
    _ = try? format.file(of: export).bytes()
  }
  _ = StillPreview(scene, style: PreviewStyle()).canvas(columns: 80).text()
  return 0
}
