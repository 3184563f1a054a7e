import AnimCore
import AnimRender

extension SpringReport {
  /// How many times of crossings are written.
  private static let mostCrossings = 100

  /// The report for programs: numbers in full, times in seconds, velocities in travels per second.
  var json: JSONText {
    var members: [JSONText.Member] = [("kind", .text(kind))]
    members += SpringFacts(timing.kind)?.members.filter { $0.key != "swiftUISettlingTime" } ?? []
    if let uikit { members.append(("usesExactRoot", .truth(uikit.usesExactRoot))) }
    members += motion
    members += durations.map { ($0.key, Self.number($0.value)) }
    members.append(
      (
        "platforms",
        .object(
          SpringDialect.all.map { dialect in
            (dialect.key, .array(forms(of: dialect).map(Self.form)))
          })
      ))
    let code = CodePlatform.all.map { platform -> JSONText.Member in
      (platform.key, platform.snippet(for: timing).map { .text($0.text) } ?? .null)
    }
    members.append(("code", .object(code)))
    return JSONText.report("spring", members)
  }

  private var kind: String {
    uikit != nil ? "uikitSpring" : swiftUI != nil ? "swiftUISpring" : "spring"
  }

  /// What the motion is like, beyond what ``SpringFacts`` tell.
  private var motion: [JSONText.Member] {
    guard let metrics else { return [] }
    let crossings = metrics.crossings
    return [
      ("peakValue", Self.number(metrics.peak?.value)),
      ("peakVelocityTime", .number(metrics.peakVelocity.time)),
      ("windUp", Self.number(metrics.windUp?.value)),
      ("windUpTime", Self.number(metrics.windUp?.time)),
      (
        "crossings",
        .object([
          ("count", crossings.count.map { .number(Double($0)) } ?? .null),
          ("interval", Self.number(crossings.interval)),
          (
            "times",
            .array(crossings.times(upTo: Self.mostCrossings).map { .number($0) })
          ),
        ])
      ),
      (
        "uikitDuration",
        Self.number(uikit?.duration ?? spring.uikitDuration(initialVelocity: velocity))
      ),
    ]
  }

  private static func number(_ number: Double?) -> JSONText { number.map { .number($0) } ?? .null }

  private static func form(
    _ values: [(parameter: SpringDialect.Parameter, value: Double)]?
  ) -> JSONText {
    values.map { .object($0.map { ($0.parameter.name, .number($0.value)) }) } ?? .null
  }
}
