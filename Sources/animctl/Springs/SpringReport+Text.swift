import AnimCore
import AnimRender

extension SpringReport {
  /// The spring in its own words, and what its motion is like.
  func summary(width: Int) -> String {
    var lines = [title, ""]
    lines += section("PARAMETERS", parameters, width)
    lines += [""] + section("MOTION", motion, width)
    return lines.map { "\($0)\n" }.joined()
  }

  /// Other platforms' terms, and the code for them.
  func elsewhere(width: Int) -> String {
    var rows: [(String, String)] = []
    for dialect in SpringDialect.all {
      let texts = forms(of: dialect).compactMap { form in
        form.map { $0.map(Self.shown).joined(separator: ", ") }
      }
      rows += (texts.isEmpty ? ["cannot state it"] : texts).enumerated().map { place, text in
        (place == 0 ? dialect.name : "", text)
      }
    }
    var lines = section("ELSEWHERE", rows, width)
    let durations = durations.map { ($0.name, $0.value.map(Self.seconds) ?? "none") }
    lines += [""] + section("HOW LONG EACH SAYS IT TAKES", durations, width)
    for platform in CodePlatform.all {
      guard let snippet = platform.snippet(for: timing) else { continue }
      lines += ["", "CODE FOR \(platform.name.uppercased())"] + snippet.lines.map { "  \($0)" }
    }
    return lines.map { "\($0)\n" }.joined()
  }

  private var title: String {
    let regime =
      spring.dampingRatio == 0
      ? "never comes to rest"
      : spring.dampingRatio < 1 ? "bounces" : spring.dampingRatio == 1 ? "critical" : "overdamped"
    let kind = uikit != nil ? "UIKit spring" : swiftUI != nil ? "SwiftUI spring" : "Spring"
    return "\(kind): response \(Self.seconds(spring.response)), dampingRatio "
      + "\(spring.dampingRatio.brief(digits: 6)) (\(regime))"
  }

  private var parameters: [(String, String)] {
    var rows = [
      ("duration, bounce", "\(Self.seconds(spring.duration)), \(figures(spring.bounce))"),
      (
        "response, dampingRatio",
        "\(Self.seconds(spring.response)), \(figures(spring.dampingRatio))"
      ),
      (
        "mass, stiffness, damping",
        "\(figures(spring.mass)), \(figures(spring.stiffness)), \(figures(spring.damping))"
      ),
      ("angularFrequency", "\(figures(spring.angularFrequency)) rad/s"),
      (
        "settlingDuration",
        spring.settlingDuration.map(Self.seconds) ?? "none: UIKit's equation has no solution"
      ),
    ]
    if velocity != 0 {
      rows.append(("initialVelocity", "\(figures(velocity)) /s"))
      let duration = uikit?.duration ?? spring.uikitDuration(initialVelocity: velocity)
      rows.append(("duration in UIKit", duration.map(Self.seconds) ?? "none"))
    }
    return rows
  }

  private var motion: [(String, String)] {
    guard let metrics else { return [] }
    var rows = [
      (
        "settles to 0.1%", metrics.settlingTime.map { "after \(Self.seconds($0))" } ?? "never"
      ),
      (
        "overshoot",
        metrics.peak.map {
          "\(metrics.overshoot.percent), to \(figures($0.value)) after "
            + Self.seconds($0.time)
        } ?? "none"
      ),
    ]
    if let windUp = metrics.windUp {
      rows.append(
        ("winds up", "to \(figures(windUp.value)) after \(Self.seconds(windUp.time))"))
    }
    let fastest = metrics.peakVelocity
    rows.append(
      ("peak velocity", "\(figures(fastest.value)) /s after \(Self.seconds(fastest.time))"))
    rows.append(("passes its target", crossings(metrics.crossings)))
    if let uikit {
      let miss = uikit.isUnstable ? "unstable: iOS misses it" : "which iOS finds"
      rows.append(("exact root", "\(uikit.exactRoot.brief(digits: 10)) rad/s, \(miss)"))
      rows.append(
        ("cut", "after \(Self.seconds(uikit.duration)), \(uikit.residual.percent) of the way left"))
    }
    if swiftUI != nil {
      rows.append(("steps", "SwiftUI's differ from this by up to 0.5% of the way"))
    }
    return rows
  }

  private func crossings(_ crossings: TargetCrossings) -> String {
    guard let first = crossings.first else { return "never" }
    let count = crossings.count.map { $0 == 1 ? "once" : "\($0) times" } ?? "without end"
    let every = crossings.interval.map { ", then every \(Self.seconds($0))" } ?? ""
    return "\(count), first after \(Self.seconds(first))" + (crossings.count == 1 ? "" : every)
  }

  private func figures(_ number: Double) -> String { number.brief(digits: 6) }

  private static func seconds(_ time: Double) -> String {
    time.isFinite ? "\(time.brief(digits: 6)) s" : "without end"
  }

  private static func shown(_ pair: (parameter: SpringDialect.Parameter, value: Double)) -> String {
    let unit =
      switch pair.parameter.unit {
      case .none: ""
      case .seconds: " s"
      case .milliseconds: " ms"
      }
    return "\(pair.parameter.name) \(pair.value.brief(digits: 6))\(unit)"
  }

  private func section(_ heading: String, _ rows: [(String, String)], _ width: Int) -> [String] {
    let column = (rows.map(\.0.count).max() ?? 0) + 4
    return [heading]
      + rows.flatMap { name, text -> [String] in
        wrapped(text, to: max(width - column, 20)).enumerated().map { place, line in
          let label = place == 0 ? "  \(name)" : ""
          return label + String(repeating: " ", count: column - label.count) + line
        }
      }
  }
}
