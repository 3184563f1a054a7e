/// What a reader has found, before places are looked up.
///
/// It keeps the first few in the order of the file, whatever the order they are found in, and counts
/// the others, so that a file of a million errors costs no memory.
struct FindingLog: Sendable {
  /// Where something else is that has to do with a finding.
  typealias Note = (about: SpecNote, range: Range<Int>)

  /// One thing found.
  struct Finding: Sendable {
    let problem: SpecProblem
    let range: Range<Int>
    let notes: [Note]
  }

  /// The findings of one severity.
  struct Shelf: Sendable {
    private(set) var count = 0
    private var kept: [Finding] = []
    /// From here on nothing can be among the first any more.
    private var bound = Int.max

    /// The first, in the order of the file.
    var first: [Finding] {
      // Swift's sort is stable: what begins at one place stays in the order it was found.
      Array(kept.sorted { $0.range.lowerBound < $1.range.lowerBound }.prefix(SpecErrors.limit))
    }

    /// How many are not among the first.
    var omitted: Int { max(0, count - SpecErrors.limit) }

    /// Whether something that begins at an offset would be kept. Where it would not, its details need
    /// not be worked out.
    func keeps(_ start: Int) -> Bool { start < bound }

    /// Counts one that would not be kept.
    mutating func skip() {
      count += 1
    }

    mutating func add(_ finding: Finding) {
      count += 1
      guard keeps(finding.range.lowerBound) else { return }
      kept.append(finding)
      if kept.count >= 2 * SpecErrors.limit {
        kept = first
        bound = kept[kept.count - 1].range.lowerBound
      }
    }
  }

  var errors = Shelf()
  private(set) var warnings = Shelf()

  /// Takes an error down.
  mutating func error(
    _ problem: SpecProblem, at range: Range<Int>,
    see notes: [Note] = []
  ) {
    errors.add(Finding(problem: problem, range: range, notes: notes))
  }

  /// Takes a warning down.
  mutating func warning(
    _ problem: SpecProblem, at range: Range<Int>,
    see notes: [Note] = []
  ) {
    warnings.add(Finding(problem: problem, range: range, notes: notes))
  }
}

extension FindingLog {
  /// What was found, with the places in its file.
  func diagnostics(in tree: JSONTree) -> [SpecDiagnostic] {
    let found =
      errors.first.map { (SpecDiagnostic.Severity.error, $0) }
      + warnings.first.map { (SpecDiagnostic.Severity.warning, $0) }
    let ranges = found.flatMap { [$0.1.range] + $0.1.notes.map(\.range) }
    let ends = ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    let places = SourcePlaces(of: ends, in: tree.bytes)
    let sorted = found.sorted { $0.1.range.lowerBound < $1.1.range.lowerBound }
    return sorted.map { severity, finding in
      SpecDiagnostic(
        problem: finding.problem, severity: severity,
        start: places[finding.range.lowerBound], end: places[finding.range.upperBound],
        path: tree.path(to: finding.range.lowerBound),
        notes: finding.notes.map { note in
          SpecDiagnostic.Note(
            about: note.about, start: places[note.range.lowerBound],
            end: places[note.range.upperBound])
        })
    }
  }
}
