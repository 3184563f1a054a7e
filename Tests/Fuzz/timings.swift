import AnimCore

/// Numbers of springs by every door and dialect, as an option's text may give them: what is accepted is
/// finite at every tick and settles or says that it does not.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let numbers = String(decoding: bytes, as: UTF8.self).split(separator: " ").prefix(4)
    .map { Double($0) ?? 0 }
  guard numbers.count == 4 else { return 0 }
  var timings: [Timing] = []
  if let spring = try? Spring(response: numbers[0], dampingRatio: numbers[1]),
    let timing = try? Timing.spring(spring, initialVelocity: numbers[2])
  {
    timings.append(timing)
  }
  if let timing = try? Timing.uikitSpring(
    duration: numbers[0], dampingRatio: numbers[1], initialVelocity: numbers[2])
  {
    timings.append(timing)
  }
  for form in SpringDialect.all.flatMap(\.forms) {
    if let spring = try? form.spring(Array(numbers.prefix(form.parameters.count))) {
      timings.append(.spring(spring))
    }
  }
  if let curve = try? CubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]),
    let timing = try? Timing.curve(.cubicBezier(curve), duration: abs(numbers[3]))
  {
    timings.append(timing)
  }
  for timing in timings {
    let animations = ButtonAnimations().scaleEffect(ratio: 0.9, enter: timing)
    guard let timeline = try? animations.compile(.tap, options: CompileOptions(frameCap: 120))
    else {
      continue
    }
    precondition(
      timeline.table(of: .zero...timeline.lastTick, velocities: true).values.allSatisfy(\.isFinite),
      "a number is none")
  }
  return 0
}
