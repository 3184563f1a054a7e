import AnimCore

/// Specs: reading, writing again and reading that gives the same; linting never fails.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let spec = try? MotionSpec(reading: bytes) else { return 0 }
  let again = try? MotionSpec(reading: Array(spec.json.utf8))
  precondition(again == spec, "what was written reads back as something else")
  return 0
}
