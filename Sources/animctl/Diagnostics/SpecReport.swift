import AnimCore

/// Everything a reader has to say about a spec.
struct SpecReport: Hashable {
  /// The spec as it was found.
  let input: SpecInput
  /// What there is to say, in the order of the file.
  let diagnostics: [SpecDiagnostic]
  /// How many further errors there are.
  var omittedErrors = 0
  /// How many further warnings there are.
  var omittedWarnings = 0
  /// Whether warnings count as errors.
  var isStrict = false

  /// How bad something counts.
  func severity(of diagnostic: SpecDiagnostic) -> SpecDiagnostic.Severity {
    isStrict ? .error : diagnostic.severity
  }

  /// How many errors there are.
  var errorCount: Int { shown(.error) + omitted(.error) }

  /// How many warnings there are that count as no more than that.
  var warningCount: Int { shown(.warning) + omitted(.warning) }

  /// What is left out, as a line each.
  var omissions: [String] {
    [SpecDiagnostic.Severity.error, .warning].compactMap { severity in
      let count = omitted(severity)
      return count > 0 ? "… and " + Self.counted(count, "more \(severity.rawValue)") : nil
    }
  }

  private func shown(_ severity: SpecDiagnostic.Severity) -> Int {
    diagnostics.count { self.severity(of: $0) == severity }
  }

  private func omitted(_ severity: SpecDiagnostic.Severity) -> Int {
    switch severity {
    case .error: omittedErrors + (isStrict ? omittedWarnings : 0)
    case .warning: isStrict ? 0 : omittedWarnings
    }
  }

  /// So many of something: `1 error`, `2 errors`.
  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
