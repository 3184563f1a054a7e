import AnimCore

/// Short texts: scripts, colours and states, each of which writes what it reads.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let text = String(decoding: bytes, as: UTF8.self)
  if let script = try? InteractionScript(text: text) {
    let again = try? InteractionScript(text: script.text)
    precondition(again == script, "a script reads back as another")
    _ = try? ButtonAnimations().scaleEffect(ratio: 0.9).compile(
      script, options: CompileOptions(frameCap: 60))
  }
  if let color = try? Color(hex: text) {
    precondition((try? Color(hex: color.hex)) == color, "a colour reads back as another")
  }
  if let state = ButtonState(text) {
    precondition(ButtonState(String(describing: state)) == state, "a state reads back as another")
  }
  return 0
}
