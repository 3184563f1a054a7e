import AnimCore

/// A published number, and what `SpringFit` reads out of the recording of it.
struct ReadBack {
  let recording: String
  let number: String
  let published: Double
  let found: Double
  /// How far the two may be apart.
  let allowed: Double

  var error: Double { abs(found - published) }

  /// All numbers of the recorded motions. The interpolating spring is recorded from 0.4 ms after its
  /// beginning on; its push is that of the first frame.
  static func all() throws -> [ReadBack] {
    let swiftUI = try fit(try DeviceDeviations.swiftUI(), .swiftui)
    let interpolating = try fit(try DeviceDeviations.interpolating(), .spring)
    let keyboard = try fit(try DeviceDeviations.keyboard(), .spring)
    func row(
      _ recording: String, _ fit: SpringFit, _ name: FitParameter.Name, _ published: Double,
      within allowed: Double
    ) -> ReadBack {
      ReadBack(
        recording: recording, number: name.rawValue, published: published,
        found: fit[name]?.value ?? .nan, allowed: allowed)
    }
    return [
      row("SwiftUI's `.spring`", swiftUI, .response, 1.8, within: 1e-5),
      row("SwiftUI's `.spring`", swiftUI, .dampingFraction, 0.3, within: 1e-5),
      row("`.interpolatingSpring`", interpolating, .angularFrequency, 1, within: 1e-3),
      row("`.interpolatingSpring`", interpolating, .dampingRatio, 0.25, within: 1e-3),
      row("`.interpolatingSpring`", interpolating, .initialVelocity, 2, within: 5e-3),
      row(
        "the keyboard", keyboard, .angularFrequency, (1_000.0 / 3).squareRoot(), within: 0.55),
      row("the keyboard", keyboard, .dampingRatio, 1, within: 0.03),
    ]
  }

  private static func fit(
    _ recording: DeviceDeviations.Recording, _ model: FitModel
  ) throws -> SpringFit {
    try SpringFit(
      try FitSamples(times: recording.times, values: recording.recorded), model: model)
  }
}
