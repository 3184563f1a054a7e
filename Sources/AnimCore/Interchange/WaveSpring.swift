extension SpringDialect {
  /// Wave's damping ratio and response, of mass 1.
  ///
  /// Wave steps a frame at a time and loosens dampings above 60, so its motions differ from the closed
  /// form; what it means is this. Source: jtrivedi/Wave, `Spring.swift`.
  public static let wave = SpringDialect(
    key: "wave", name: "Wave",
    forms: [
      Form(
        parameters: [Parameter("dampingRatio"), Parameter("response", .seconds)],
        make: { values throws(SpringError) in
          try Spring(response: values[1], dampingRatio: values[0])
        },
        read: { [$0.dampingRatio, $0.response] })
    ])
}

extension Spring {
  /// What Wave calls the settling duration, in seconds: ln(10⁴)/(ζω₀), a quarter more from ζ = 1 on;
  /// nil for an undamped spring.
  public var waveSettlingDuration: Double? {
    guard dampingRatio > 0 else { return nil }
    // ln 10⁴
    let time = 9.210340371976184 / (dampingRatio * angularFrequency)
    return dampingRatio < 1 ? time : time * 1.25
  }
}
