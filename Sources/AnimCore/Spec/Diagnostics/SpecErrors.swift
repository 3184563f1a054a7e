/// Why a spec was not taken: everything wrong with it, in the order of the file.
public struct SpecErrors: Error, Hashable, Sendable {
  /// The first errors, ``limit`` at most, and the first warnings, as many, in the order of the file.
  public let diagnostics: [SpecDiagnostic]
  /// How many more errors there are.
  public let omittedErrors: Int
  /// How many more warnings there are.
  public let omittedWarnings: Int

  /// How many errors, and how many warnings, are told in full.
  public static let limit = 20
}
