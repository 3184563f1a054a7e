import AnimCore
import AnimRender

/// Tables that others have recorded, as `fit` and `diff` read them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  _ = try? RecordedCurve(bytes)
  _ = try? MotionRecording(bytes)
  return 0
}
