import AnimCore
import AnimRender

/// Texts of other tools: what is imported is a spec that reads back and compiles.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for format in MotionImport.Format.allCases {
    guard let motion = try? MotionImport(reading: bytes, as: format) else { continue }
    let again = try? MotionSpec(reading: Array(motion.spec.json.utf8))
    precondition(again == motion.spec, "an imported spec reads back as another")
  }
  return 0
}
