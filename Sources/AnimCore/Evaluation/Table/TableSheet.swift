/// The numbers of a table while they are being written.
///
/// What is at rest, on a curve or a colour is written at once; numbers on springs are put off until all
/// are known, because they are stepped faster together.
struct TableSheet: ~Copyable {
  private(set) var values: [Double]
  private let stride: Int
  private var lanes: [SpringLane] = []

  /// An empty sheet of so many numbers, of which a row has so many.
  init(numbers: Int, stride: Int) {
    values = [Double](repeating: 0, count: numbers)
    self.stride = stride
  }

  /// Writes something at once.
  @inline(__always)
  mutating func write(_ body: (inout MutableSpan<Double>) -> Void) {
    var span = values.mutableSpan
    body(&span)
  }

  /// Leaves rows to be written at the end.
  mutating func putOff(_ lane: SpringLane) {
    if lanes.isEmpty { lanes.reserveCapacity(16) }
    lanes.append(lane)
  }

  /// The numbers, all written; rows behind those that were are as the last of them.
  consuming func finished(rows: Int) -> [Double] {
    let lanes = lanes
    let stride = stride
    var span = values.mutableSpan
    SpringLane.run(lanes, down: &span, stride: stride)
    repeatRow(rows - 1)
    return values
  }

  /// Makes all rows behind one like it: what has been copied is copied along, so that a great many are
  /// few copies.
  private mutating func repeatRow(_ row: Int) {
    let first = row * stride
    let stride = stride
    values.withUnsafeMutableBufferPointer { values in
      guard let base = values.baseAddress else { return }
      var next = first + stride
      while next < values.count {
        let count = min(next - first, values.count - next)
        (base + next).update(from: base + first, count: count)
        next += count
      }
    }
  }
}
