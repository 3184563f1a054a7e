import AnimCore

/// The page `docs/fidelity.md`: what is compared, and how near it comes.
struct FidelityPage {
  let devices: [Deviation]
  let computed: [Deviation]
  let peers: [Deviation]
  let readBack: [ReadBack]
  private let recordings: [(title: String, recording: DeviceDeviations.Recording, unit: Double)]
  private let closedForm: Double

  init() throws {
    devices = try DeviceDeviations.all()
    computed = try ComputedDeviations.all()
    peers = try PeerDeviations.all()
    readBack = try ReadBack.all()
    let swiftUI = try DeviceDeviations.swiftUI()
    recordings = [
      ("SwiftUI's `.spring`", swiftUI, 1e-9),
      ("SwiftUI's `.interpolatingSpring`", try DeviceDeviations.interpolating(), 1e-9),
      ("The keyboard as it hides", try DeviceDeviations.keyboard(), 1e-3),
    ]
    let closed = try Spring(response: 1.8, dampingRatio: 0.3)
    closedForm =
      zip(swiftUI.times, swiftUI.recorded)
      .map { abs(1 - closed.propagator(after: $0).xx - $1) }.max() ?? .nan
  }

  var text: String {
    """
    # Fidelity

    What the engine is off by, beside numbers that others measured, computed or published. This page \
    is written by `.ci/fidelity.sh`, which runs the engine against every table of \
    `Tests/Fixtures/reference`; `swift test` fails where the page says anything else than a new run, \
    or where a number is further off than its row allows.

    **Largest error** and **allowed** belong to the number that comes nearest to what its source \
    allows, and **at** says which one that is. What a source rounds is allowed half of its last digit; errors without a unit are in the source's own.

    ## Devices

    \(Self.table(devices))

    Recorded on iOS 14 and published in [CosynPa/RevealSpringAnimation](\(Self.recorded("")): \
    [frequencies](\(Self.recorded("RevealSpringAnimationTests/UIKitDurationTests.swift")), \
    [SwiftUI's spring and the keyboard](\(Self.recorded("fit_parameters.ipynb")), \
    [the interpolating spring](\(Self.recorded("compose_mix.ipynb")). One frequency is infinite, \
    because iOS's iteration fails; so does the engine's. When the keyboard set out was not recorded and is fitted. SwiftUI's `.spring` is no closed form but steps \
    300 times a second; the closed form with the same numbers misses this recording by \
    \(closedForm.figures) of the travel.

    \(recordings.map(Self.plots).joined(separator: "\n\n"))

    `animctl fit` reads the published numbers out of these recordings again:

    \(Self.table(readBack))

    ## High precision

    \(Self.table(computed))

    The reach is the greatest displacement there is. Computed in 50 digits and more; \
    `Tests/Fixtures` has the programs for extreme springs and steep curves. The frequencies of UIKit's \
    equation follow the rule that reproduces the devices' above. The origin's rows are computed from \
    the exact root, which iOS itself misses by 5e-9.

    Tables can be learnt by heart. So `.ci/springs.py` states two thousand random springs, of all \
    parametrisations, ζ from 1e-6 to 1e9 and many within 1e-15…1e-3 of 1, to `animctl spring` and \
    `animctl export`, solves each in 50 digits with [mpmath](https://mpmath.org), and compares some \
    70,000 numbers: conversions, settling times, peaks, crossings, UIKit's roots and residuals, rows \
    of tables. It fails where one is off.

    ## Other platforms

    \(Self.table(peers))

    \(Self.sources)

    One number of motion's is left out: for stiffness 1e6 and damping 1e7 it caps an argument, and is \
    at its target after 0.2 s, where physics has gone a fiftieth of the way. Nor does the engine \
    follow other solvers where they leave physics: steps of react-spring, Wave, Advance and rebound, \
    overdamped branches of b3ll/Motion and motion. Their parameters are converted exactly; their \
    frames differ from these.

    ## Run it again

    ```text
    swift test --filter Fidelity
    .ci/fidelity.sh
    python3 .ci/springs.py .build/release/animctl
    ```

    The first compares, the second writes this page anew, the third needs `mpmath` and a release \
    build. What a spring read back from a recording is off by is told in [fit.md](fit.md).

    """
  }

  private static func recorded(_ path: String) -> String {
    let commit = "99db59d4eaa92e799b9d0f88733b44a1abd10900"
    let repository = "https://github.com/CosynPa/RevealSpringAnimation"
    return path.isEmpty ? "\(repository))" : "\(repository)/blob/\(commit)/\(path))"
  }

  private static func table(_ deviations: [Deviation]) -> String {
    let rows = deviations.map { deviation -> String in
      let worst = deviation.worst ?? (.nan, .nan, "")
      let unit = deviation.unit.isEmpty ? "" : " \(deviation.unit)"
      let place = worst.error == 0 ? "" : worst.place
      return "| \(deviation.name) | \(deviation.count) | \(worst.error.figures)\(unit) | "
        + "\(worst.allowed.figures) | \(place) |"
    }
    return
      (["| what | numbers | largest error | allowed | at |", "| --- | ---: | ---: | ---: | --- |"]
      + rows).joined(separator: "\n")
  }

  private static func table(_ numbers: [ReadBack]) -> String {
    let rows = numbers.map { number -> String in
      let error = number.error < 1e-9 ? "below 1e-09" : number.error.figures
      return "| \(number.recording) | \(number.number) | \(number.published.short) | "
        + "\(number.found.short) | \(error) |"
    }
    return
      ([
        "| recording | number | published | read back | off by |",
        "| --- | --- | ---: | ---: | ---: |",
      ]
      + rows).joined(separator: "\n")
  }

  private static func plots(
    _ title: String, _ recording: DeviceDeviations.Recording, _ unit: Double
  ) -> String {
    let plot = RecordingPlot(times: recording.times)
    let errors = zip(recording.made, recording.recorded).map { ($0 - $1) / unit }
    return """
      \(title): the engine's progress, and below it what the engine is ahead of the recording, in \
      \(unit == 1e-3 ? "thousandths" : "billionths") of the travel.

      ```text
      \(plot.text(recording.made, rows: 9))
      \(plot.text(errors, rows: 7))```
      """
  }

  /// The files named in the table of statements, by platform, and those of the other tables.
  private static let sources = """
    Sources, beside `presets.csv`, whose rows `SpringPreset` names one by one: \
    Flutter's [newton_test](\(flutter)17bd7a8e38b0b5dcf50a2044843a94d9e3a69176/\(physics)newton_test.dart) and \
    [spring_simulation_test](\(flutter)25a15c8e0613f4f7efef8bc844aadc2ccd2c9db7/\(physics)spring_simulation_test.dart); \
    Compose's [PhysicsAnimationTest](\(compose)); motion's [spring.test](\(motion)packages/motion-dom/src/animation/generators/__tests__/spring.test.ts) \
    and [closed form](\(motion)plans/033-findspring-closed-form.md); \
    wobble's [snapshots](https://github.com/skevy/wobble/blob/142d649f6351cae53c0eaa113bab7bac3e7e83fc/src/__tests__/__snapshots__/Springs-test.ts.snap); \
    Wave's [SpringTests](https://github.com/jtrivedi/Wave/blob/a52498e6fc692986df43bac7fb3d125d9142fc53/Tests/WaveTests/SpringTests.swift); \
    b3ll/Motion's [SpringAnimationTests](https://github.com/b3ll/Motion/blob/c9a57f9d2b9d0a1e1b905753175e75a422d381d5/Tests/MotionTests/SpringAnimationTests.swift); \
    WebKit's [spring-function](https://github.com/WebKit/WebKit/blob/26cd8669b5ee333ace27e7b19c963645801ef8f6/LayoutTests/animations/spring-function.html); \
    Framer's [pair for UIKit](https://github.com/framer/SpringsExample/blob/bd480106a8a36d43e5326c1178a7c8b2fd32d3ce/readme.md); \
    Apple's documentation of [Spring](https://developer.apple.com/documentation/swiftui/spring) and \
    [settlingDuration](https://developer.apple.com/documentation/quartzcore/caspringanimation/settlingduration). \
    Five of Apple's numbers were read from objects of iOS 26 by others, and one is the default of \
    `UISpringTimingParameters` as it is documented elsewhere. `peer_statements.csv` has the source of \
    each of its rows.
    """
  private static let flutter = "https://github.com/flutter/flutter/blob/"
  private static let physics = "packages/flutter/test/physics/"
  private static let compose =
    "https://github.com/androidx/androidx/blob/8e1e8e08be9cf85669fd6b9da2e41cd0fca37c6d/"
    + "compose/animation/animation-core/src/androidUnitTest/kotlin/androidx/compose/animation/core/"
    + "PhysicsAnimationTest.kt"
  private static let motion =
    "https://github.com/motiondivision/motion/blob/1b037b0032578b52af94b06ff3920bfa0aaa5e36/"
}
