// The small program behind elementary.sh. It is compiled together with Sources/AnimCore/Elementary.
//
//   probe FUNCTION [libm]    arguments as raw doubles on the input, results as raw doubles on the output
//   probe time               the cost of each function beside libm's, as ratios; least of 60 rounds in turn

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The transfer pair as it is usually written.
func libmLinear(_ v: Double) -> Double {
  let size = abs(v)
  return copysign(size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4), v)
}

func libmGamma(_ v: Double) -> Double {
  let size = abs(v)
  return copysign(size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055, v)
}

typealias Function = @Sendable (Double, Double) -> Double
typealias Sweep = @Sendable ([Double], [Double]) -> Double

/// The loop that is timed, with the function in it rather than called through a pointer.
@inline(__always)
func sweep(_ function: @escaping Function) -> Sweep {
  { x, y in
    var total = 0.0
    for i in 0..<min(x.count, y.count) { total += function(x[i], y[i]) }
    return total
  }
}

struct Candidate: Sendable {
  let name: String
  let ours: Function
  let libm: Function
  let ourSweep: Sweep
  let libmSweep: Sweep
  /// Where the arguments for timing lie; uniform.
  let range: ClosedRange<Double>

  @inline(__always)
  init(
    name: String, ours: @escaping Function, libm: @escaping Function, range: ClosedRange<Double>
  ) {
    self.name = name
    self.ours = ours
    self.libm = libm
    self.ourSweep = sweep(ours)
    self.libmSweep = sweep(libm)
    self.range = range
  }
}

let candidates: [Candidate] = [
  Candidate(
    name: "exp", ours: { x, _ in Elementary.exp(x) }, libm: { x, _ in exp(x) }, range: -20...5),
  Candidate(
    name: "expm1", ours: { x, _ in Elementary.expm1(x) }, libm: { x, _ in expm1(x) },
    range: -2...2),
  Candidate(
    name: "log", ours: { x, _ in Elementary.log(x) }, libm: { x, _ in log(x) }, range: 0.001...100),
  Candidate(
    name: "log1p", ours: { x, _ in Elementary.log1p(x) }, libm: { x, _ in log1p(x) },
    range: -0.9...3),
  Candidate(
    name: "sin", ours: { x, _ in Elementary.sin(x) }, libm: { x, _ in sin(x) }, range: -20...20),
  Candidate(
    name: "cos", ours: { x, _ in Elementary.cos(x) }, libm: { x, _ in cos(x) }, range: -20...20),
  Candidate(
    name: "sin of a large angle", ours: { x, _ in Elementary.sin(x) }, libm: { x, _ in sin(x) },
    range: 1e9...1e11),
  Candidate(
    name: "sinCos",
    ours: { x, _ in
      let both = Elementary.sinCos(x)
      return both.sin + both.cos
    }, libm: { x, _ in sin(x) + cos(x) }, range: -20...20),
  Candidate(
    name: "atan2", ours: { y, x in Elementary.atan2(y, x) }, libm: { y, x in atan2(y, x) },
    range: -3...3),
  Candidate(
    name: "cubeRoot", ours: { x, _ in Elementary.cubeRoot(x) }, libm: { x, _ in cbrt(x) },
    range: -8...8),
  Candidate(
    name: "linearFromGamma", ours: { x, _ in Elementary.linearFromGamma(x) },
    libm: { x, _ in libmLinear(x) }, range: 0.05...1),
  Candidate(
    name: "gammaFromLinear", ours: { x, _ in Elementary.gammaFromLinear(x) },
    libm: { x, _ in libmGamma(x) }, range: 0.01...1),
]

// MARK: values

func readAll() -> [Double] {
  var bytes: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(0, &block, block.count)
    if count <= 0 { break }
    bytes += block[..<count]
  }
  return bytes.withUnsafeBytes { raw in
    (0..<raw.count / 8).map { raw.loadUnaligned(fromByteOffset: $0 * 8, as: Double.self) }
  }
}

func writeAll(_ values: [Double]) {
  values.withUnsafeBytes { raw in
    var start = 0
    while start < raw.count {
      let count = write(1, raw.baseAddress?.advanced(by: start), raw.count - start)
      if count <= 0 { exit(74) }
      start += count
    }
  }
}

/// Two doubles an argument, the second used by atan2 alone.
func evaluate(_ name: String, libm: Bool) {
  let input = readAll()
  let pairs = (0..<input.count / 2).map { (input[2 * $0], input[2 * $0 + 1]) }
  if name == "expFloat" {
    writeAll(pairs.map { Double(libm ? expf(Float($0.0)) : Elementary.exp(Float($0.0))) })
    return
  }
  guard let candidate = candidates.first(where: { $0.name == name }) else { exit(64) }
  let function = libm ? candidate.libm : candidate.ours
  writeAll(pairs.map { function($0.0, $0.1) })
}

// MARK: cost

func now() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}

/// Nanoseconds for one call of a sweep, which adds up a function over all arguments.
func cost(_ sweep: Sweep, _ x: [Double], _ y: [Double], _ sink: inout Double) -> Double {
  let start = now()
  for _ in 0..<4 { sink += sweep(x, y) }
  return Double(now() - start) / Double(4 * x.count)
}

func text(_ range: ClosedRange<Double>) -> String {
  let ends = [range.lowerBound, range.upperBound].map { end in
    end == end.rounded() ? String(Int(end)) : String(end)
  }
  return "\(ends[0])…\(ends[1])".replacing("-", with: "−")
}

func compareCosts() {
  var state: UInt64 = 88_172_645_463_325_252
  func uniform(_ range: ClosedRange<Double>) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound
      + (range.upperBound - range.lowerBound) * (Double(state >> 11) * 0x1p-53)
  }
  var sink = 0.0
  print("| function | arguments | cost / libm's |")
  print("| --- | --- | --- |")
  for candidate in candidates {
    let x = (0..<4096).map { _ in uniform(candidate.range) }
    let y = (0..<4096).map { _ in uniform(candidate.range) }
    var best = (Double.infinity, Double.infinity)
    for _ in 0..<60 {
      best.0 = min(best.0, cost(candidate.ourSweep, x, y, &sink))
      best.1 = min(best.1, cost(candidate.libmSweep, x, y, &sink))
    }
    let ratio = Double(Int(best.0 / best.1 * 100 + 0.5)) / 100
    print("| \(candidate.name) | \(text(candidate.range)) | \(ratio) |")
  }
  // So that the sums are needed.
  if sink == 0 { print() }
}

@main
enum Probe {
  static func main() {
    let words = CommandLine.arguments
    guard words.count >= 2 else { exit(64) }
    if words[1] == "time" {
      compareCosts()
    } else {
      evaluate(words[1], libm: words.contains("libm"))
    }
  }
}
