import AnimCore

/// Keyframes as a reader of a file sees them: rounded as they are written there, straight lines
/// between.
struct KeyframeReading: Sendable {
  /// When each keyframe is, in ticks.
  var times: [Double]
  /// Each keyframe's numbers, in the order of the track's.
  var values: [[Double]]
  /// Whether colours are mixed times their alpha, as CSS does it.
  var isPremultiplied = false

  /// The largest difference from a track at any of its ticks, for each of its properties.
  ///
  /// Colours are compared times their alpha: what is clear has no colour to be wrong about.
  func differences(from track: SampledTrack) -> [ExportDifference] {
    guard !times.isEmpty else { return [] }
    let values = isPremultiplied ? values.map(track.premultiplied) : values
    let wanted = track.premultiplied
    var largest = track.properties.map { (property: $0, number: 0.0, tick: 0) }
    var next = 0
    for row in 0..<track.rowCount {
      while next < times.count, times[next] <= Double(row) { next += 1 }
      var seen = shown(at: Double(row), in: values, before: next)
      if !isPremultiplied { seen = track.premultiplied(seen) }
      var place = 0
      for (index, property) in track.properties.enumerated() {
        for channel in place..<place + property.columns.count {
          let off = (seen[channel] - wanted.numbers[row * track.width + channel]).magnitude
          if off > largest[index].number { largest[index] = (property, off, row) }
        }
        place += property.columns.count
      }
    }
    return largest.map {
      ExportDifference(property: $0.property.column, largest: $0.number, tick: Tick($0.tick))
    }
  }

  private func shown(at time: Double, in values: [[Double]], before next: Int) -> [Double] {
    guard next > 0 else { return values[0] }
    guard next < times.count else { return values[next - 1] }
    let share = (time - times[next - 1]) / (times[next] - times[next - 1])
    return zip(values[next - 1], values[next]).map { $0 + ($1 - $0) * share }
  }
}
