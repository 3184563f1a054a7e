extension MotionSpec {
  /// The longest spec that is read, in bytes: 16 MiB.
  public static let sizeLimit = JSONTree.sizeLimit

  /// Reads a spec from the bytes of a file: JSON in UTF-8, read strictly.
  ///
  ///     let text = #"{ "version": 1, "effects": [{ "property": "scale", "to": 0.95 }] }"#
  ///     let spec = try MotionSpec(reading: Array(text.utf8))
  ///     let timeline = try spec.compile()
  ///
  /// It takes time and memory in proportion to the bytes.
  ///
  /// - Throws: ``SpecErrors`` with everything that is wrong with it. Nothing is taken in part.
  public init(reading bytes: [UInt8]) throws(SpecErrors) {
    var warnings: [SpecDiagnostic] = []
    try self.init(reading: bytes, warnings: &warnings)
  }

  /// Reads a spec, and tells what may not mean what was meant.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - warnings: The first warnings, ``SpecErrors/limit`` at most, where the spec is taken.
  /// - Throws: ``SpecErrors`` as ``init(reading:)`` does; the warnings are among its diagnostics.
  public init(reading bytes: [UInt8], warnings: inout [SpecDiagnostic]) throws(SpecErrors) {
    if let plain = PlainSpecReader.spec(bytes) {
      warnings = []
      self = plain
    } else {
      try self.init(thoroughly: bytes, warnings: &warnings)
    }
  }

  /// Reads a spec with all that can be in one, and finds all that is wrong.
  init(thoroughly bytes: [UInt8], warnings: inout [SpecDiagnostic]) throws(SpecErrors) {
    let parser = JSONParser(bytes)
    var reader = SpecReader(tree: parser.tree, log: parser.log)
    let spec = parser.tree.root.flatMap { reader.spec($0) }
    let diagnostics = reader.log.diagnostics(in: reader.tree)
    guard reader.log.errors.count == 0, let spec else {
      throw SpecErrors(
        diagnostics: diagnostics, omittedErrors: reader.log.errors.omitted,
        omittedWarnings: reader.log.warnings.omitted)
    }
    warnings = diagnostics
    self = spec
  }
}
