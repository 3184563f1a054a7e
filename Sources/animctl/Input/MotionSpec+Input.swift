import AnimCore

extension MotionSpec {
  /// Reads the spec at a path; what it has to say is reported.
  ///
  /// - Parameter read: What stands there, where that is known already.
  init(
    at path: String, read: SpecInput? = nil, in surroundings: Surroundings
  ) throws(Failure) {
    let input: SpecInput
    do throws(InputError) {
      input = if let read { read } else { try SpecInput(path, in: surroundings) }
    } catch {
      throw .input(error)
    }
    surroundings.detail("Read \(counted(input.bytes.count, "byte")) from \(quoted(input.name)).")
    let isStrict = surroundings.reporting.isStrict
    var warnings: [SpecDiagnostic] = []
    do {
      try self.init(reading: input.bytes, warnings: &warnings)
    } catch {
      throw .spec(
        SpecReport(
          input: input, diagnostics: error.diagnostics, omittedErrors: error.omittedErrors,
          omittedWarnings: error.omittedWarnings, isStrict: isStrict))
    }
    guard !warnings.isEmpty else { return }
    let report = SpecReport(input: input, diagnostics: warnings, isStrict: isStrict)
    if isStrict { throw .spec(report) }
    if surroundings.reporting.verbosity > .quiet { surroundings.report(report) }
  }
}

extension SpecInput {
  /// The contents of the spec at a path.
  static func found(at path: String, in surroundings: Surroundings) throws(Failure) -> SpecInput {
    do {
      return try SpecInput(path, in: surroundings)
    } catch {
      throw .input(error)
    }
  }
}
