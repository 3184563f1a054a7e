import AnimCore

// A motion that runs by itself: Lottie.
extension MotionImport {
  /// Makes keyframed effects of a layer's transform.
  init(_ reading: LottieMotionReading, _ options: Options) throws(MotionImportError) {
    let layer = try Self.layer(of: reading, options)
    var tracks = layer.tracks
    if let property = options.property {
      tracks = tracks.filter { $0.property.traits == property }
      guard !tracks.isEmpty else {
        throw .unknown(property.name, names: layer.tracks.map(\.property.traits.name))
      }
    }
    let origin = tracks.map { $0.keyframes[0].time }.reduce(reading.firstFrame, min)
    var resting = RestingValues()
    for track in tracks where track.keyframes[0].value != track.property.traits.resting {
      resting[track.property] = track.keyframes[0].value
    }
    var animations = ButtonAnimations(resting: resting)
    for track in tracks {
      animations = animations.effect(
        track.property,
        keyframes: try Self.keyframes(of: track, origin: origin, rate: reading.frameRate, layer),
        on: [.highlighted], style: .hold)
    }
    let spec = try Self.spec(animations, script: try? InteractionScript([(.press, at: .zero)]))
    guard let timeline = try? spec.compile() else { throw .badValue(layer.name) }
    self.init(
      format: .lottie, spec: spec,
      remarks: layer.isSimplified ? [.simplified(name: layer.name)] : [],
      differences: tracks.map { track in
        ExportDifference(of: timeline, from: track, origin: origin, rate: reading.frameRate)
      })
  }

  private static func layer(
    of reading: LottieMotionReading, _ options: Options
  ) throws(MotionImportError) -> LottieMotionReading.Layer {
    guard let first = reading.layers.first else { throw .nothing(.lottie) }
    guard let name = options.name else {
      guard reading.layers.count == 1 else { throw .several(reading.layers.map(\.name)) }
      return first
    }
    guard let layer = reading.layers.first(where: { $0.name == name }) else {
      throw .unknown(name, names: reading.layers.map(\.name))
    }
    return layer
  }

  private static func keyframes(
    of track: LottieTrack, origin: Double, rate: Double, _ layer: LottieMotionReading.Layer
  ) throws(MotionImportError) -> [Keyframe<Double>] {
    var keyframes: [Keyframe<Double>] = []
    for (from, to) in zip(track.keyframes, track.keyframes.dropFirst()) {
      guard let ease = from.ease else {
        keyframes.append(
          Keyframe(to: to.value, at: (to.time - origin) / rate, timing: .instant))
        continue
      }
      do throws(TimingError) {
        keyframes.append(
          Keyframe(
            to: to.value, at: (from.time - origin) / rate,
            timing: try .curve(.cubicBezier(ease), duration: (to.time - from.time) / rate)))
      } catch {
        throw .badTime(layer.name, error)
      }
    }
    return keyframes
  }
}

extension ExportDifference {
  /// How far a timeline is from what a player shows at the same time, as a share of the track's range.
  init(
    of timeline: Timeline, from track: LottieTrack, origin: Double, rate: Double
  ) {
    property = track.property.traits.column
    let values = track.keyframes.map(\.value)
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    var (largest, found) = (0.0, Tick.zero)
    for index in 0...timeline.lastTick.index {
      let time = Tick(index).seconds
      let right = track.value(at: origin + time * rate)
      let difference = abs(timeline.value(of: track.property, at: Tick(index)) - right) / range
      if difference > largest { (largest, found) = (difference, Tick(index)) }
    }
    self.largest = largest
    tick = found
  }
}
