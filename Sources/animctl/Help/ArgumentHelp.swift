/// What help tells of an argument that stands without a name.
struct ArgumentHelp: Sendable {
  /// What it is called.
  let label: String
  let abstract: String
  /// Whether the command does without it.
  var isOptional = true
  /// Whether there may be several.
  var repeats = false

  /// How it stands in the usage: `CURVE`, `[SPEC]`, `[SPEC...]`.
  var synopsis: String {
    let name = label + (repeats ? "..." : "")
    return isOptional ? "[\(name)]" : name
  }
}
