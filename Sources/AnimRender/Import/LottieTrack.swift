import AnimCore

/// A number of a Lottie layer's transform that is animated: its keyframes, and what they show.
struct LottieTrack: Sendable {
  /// A keyframe and the way to the next.
  struct Keyframe: Sendable {
    /// In frames of the file.
    let time: Double
    let value: Double
    /// The ease to the next keyframe; nil where the value stays until then.
    let ease: CubicBezier?
  }

  let property: Property<Double>
  /// The keyframes in order of time, at least one.
  let keyframes: [Keyframe]

  /// What a player shows at an instant, in frames of the file.
  func value(at time: Double) -> Double {
    guard let next = keyframes.firstIndex(where: { $0.time > time }) else {
      return keyframes[keyframes.count - 1].value
    }
    guard next > 0 else { return keyframes[0].value }
    let (from, to) = (keyframes[next - 1], keyframes[next])
    guard let ease = from.ease else { return from.value }
    let progress = ease.progress(at: (time - from.time) / (to.time - from.time))
    return from.value + (to.value - from.value) * progress
  }

  /// Reads one number of an animated property; nil for one that stays.
  ///
  /// - Parameters:
  ///   - channel: Which number of a value with several.
  ///   - convert: From the file's unit to the property's.
  /// - Throws: ``MotionImportError/badValue(_:)`` and ``MotionImportError/badEasing(_:_:)`` with the name.
  init?(
    _ value: JSONValue?, channel: Int, as property: Property<Double>, of name: String,
    convert: (Double) -> Double
  ) throws(MotionImportError) {
    guard let list = value?["k"]?.elements, list.contains(where: { $0["t"] != nil }) else {
      return nil
    }
    var keyframes: [Keyframe] = []
    var end: Double?
    for item in list {
      guard let time = item["t"]?.number, abs(time) <= 1e9, time > keyframes.last?.time ?? -2e9
      else {
        throw .badValue(name)
      }
      // The last keyframe of older files has a time only; its value is the end of the one before.
      guard let number = Self.number(item["s"], channel) ?? end else { throw .badValue(name) }
      let converted = convert(number)
      guard property.traits.domain.contains(converted) else { throw .badValue(name) }
      keyframes.append(
        Keyframe(time: time, value: converted, ease: try Self.ease(item, channel, of: name)))
      end = Self.number(item["e"], channel)
    }
    guard keyframes.contains(where: { $0.value != keyframes[0].value }) else { return nil }
    self.property = property
    self.keyframes = keyframes
  }

  private static func number(_ value: JSONValue?, _ channel: Int) -> Double? {
    guard let elements = value?.elements else { return value?.number }
    return elements.indices.contains(channel) ? elements[channel].number : nil
  }

  /// The ease of a keyframe; the handles of a number with several may differ by number.
  private static func ease(
    _ item: JSONValue, _ channel: Int, of name: String
  ) throws(MotionImportError) -> CubicBezier? {
    if item["h"]?.number == 1 { return nil }
    func handle(_ key: String, _ axis: String, _ standard: Double) -> Double {
      guard let value = item[key]?[axis] else { return standard }
      let numbers = value.elements?.compactMap(\.number) ?? value.number.map { [$0] } ?? []
      return numbers.isEmpty ? standard : numbers[min(channel, numbers.count - 1)]
    }
    do throws(TimingError) {
      return try CubicBezier(
        handle("o", "x", 0), handle("o", "y", 0), handle("i", "x", 1), handle("i", "y", 1))
    } catch {
      throw .badEasing(name, error)
    }
  }
}
