import AnimCore
import AnimRender

/// One of the two motions that are compared.
struct DiffSide: Sendable {
  /// What messages call it.
  let name: String
  /// Its path as it was given; nil for what quick options make.
  let path: String?
  /// What it is made of: a spec's motion, or a table's bytes.
  let source: Source
  /// The motion of each button.
  let tables: [MotionTable]
  /// Whether values between the rows of a table are interpolated.
  var isInterpolated = false

  /// What a side is made of.
  enum Source: Sendable {
    case spec(ShownMotion, ExportScene)
    case table([UInt8])
  }

  /// Whether it is a table, and so what was, if the other is a spec.
  var isTable: Bool {
    if case .table = source { true } else { false }
  }

  /// How many rows it has.
  var rowCount: Int { tables.map(\.rowCount).max() ?? 0 }

  /// The endings of tables, whatever is in them.
  private static let tableEndings = ["csv", "tsv", "ndjson", "jsonl"]

  /// Whether a file is a table: by its ending, or by what is in it.
  static func isTable(_ input: SpecInput) -> Bool {
    let ending = OutputPath.ending(of: input.name)
    if let ending, tableEndings.contains(ending) { return true }
    let first = input.bytes.first { $0 > 0x20 }
    return MotionRecording.isRecording(input.bytes)
      && (ending != "json" || first == UInt8(ascii: "[") || first == UInt8(ascii: "{"))
  }
}

extension DiffSide {
  /// Plays the motion of a spec, or of quick options.
  init(
    _ motion: MotionRequest, velocities: Bool, in surroundings: Surroundings
  ) throws(Failure) {
    let (shown, scene) = try motion.exported(in: surroundings, withTwin: false)
    name = motion.read?.name ?? motion.spec ?? "the quick options"
    path = motion.spec
    for part in shown.parts {
      let count = part.timeline.columns(velocities: velocities).count
      let limit = MotionTable.numberLimit / max(count, 1)
      guard part.timeline.lastTick.index < limit else {
        throw .recording(name: name, .tooLong(limit: limit))
      }
    }
    source = .spec(shown, scene)
    tables =
      shown.group?.motionTables(velocities: velocities)
      ?? shown.parts.map { MotionTable($0.timeline, velocities: velocities) }
  }

  /// Reads a table.
  ///
  /// - Parameter naming: What the columns of another tool's table are; left aside for a table that has
  ///   none of them.
  init(_ input: SpecInput, path: String, naming: ColumnNaming?) throws(Failure) {
    name = input.name
    self.path = path
    source = .table(input.bytes)
    do {
      let recording = try MotionRecording(input.bytes, naming: naming)
      tables = recording.tables
      isInterpolated = recording.isInterpolated
    } catch {
      throw .recording(name: input.name, error)
    }
  }

  /// Whether it has numbers for velocities.
  var hasVelocities: Bool {
    tables.contains { $0.columns.contains { $0.name.hasSuffix("_velocity_per_s") } }
  }
}
