import AnimCore
import AnimRender

/// The two motions of a comparison, in the order of what happened.
struct DiffPair: Sendable {
  /// What was.
  let before: DiffSide
  /// What is now.
  let after: DiffSide
  /// The second one named, which `--update` rewrites.
  let golden: DiffSide
  /// The first one.
  private let model: DiffSide
  let tolerance: MotionTolerance

  /// Reads both.
  init(_ request: DiffRequest, in surroundings: Surroundings) throws(Failure) {
    var inputs: [SpecInput] = []
    for path in request.paths {
      do {
        inputs.append(try SpecInput(path, limit: RecordedTable.sizeLimit, in: surroundings))
      } catch {
        throw .input(error)
      }
    }
    let sides = try Self.sides(of: inputs, request, in: surroundings)
    (model, golden) = (sides.first, sides.second)
    if request.updates { try Self.checkUpdate(of: golden, from: model) }
    // A table beside a spec is what was written of it once.
    let isTurned = model.isTable ? false : golden.isTable || request.updates
    (before, after) = isTurned ? (golden, model) : (model, golden)
    tolerance = request.tolerance.tolerance
    try Self.check(request.tolerance.named.keys.sorted(), among: [before, after])
  }

  private static func sides(
    of inputs: [SpecInput], _ request: DiffRequest, in surroundings: Surroundings
  ) throws(Failure) -> (first: DiffSide, second: DiffSide) {
    var tables: [DiffSide?] = []
    var missing: Failure?
    for (input, path) in zip(inputs, request.paths) {
      guard DiffSide.isTable(input) else {
        tables.append(nil)
        continue
      }
      do throws(Failure) {
        tables.append(try DiffSide(input, path: path, naming: request.naming))
      } catch .recording(_, .noColumn(let name, let names)) where tables.isEmpty || inputs.count > 1
      {
        // The names may be those of the other table.
        missing = missing ?? .recording(name: input.name, .noColumn(name, names: names))
        tables.append(try DiffSide(input, path: path, naming: nil))
      }
    }
    let named = tables.filter { $0?.tables.contains(where: \.isPartial) == true }
    if let missing, named.isEmpty { throw missing }
    let velocities = tables.contains { $0?.hasVelocities == true }
    var sides: [DiffSide] = []
    if inputs.count == 1 {
      sides.append(try DiffSide(request.motion, velocities: velocities, in: surroundings))
    }
    for (place, input) in inputs.enumerated() {
      if let table = tables[place] {
        sides.append(table)
        continue
      }
      var motion = request.motion
      if inputs.count == 1 {
        motion = MotionRequest()
        motion.isReduced = request.motion.isReduced
        motion.frameCap = request.motion.frameCap
      }
      (motion.spec, motion.read) = (request.paths[place], input)
      sides.append(try DiffSide(motion, velocities: velocities, in: surroundings))
    }
    return (sides[0], sides[1])
  }

  /// Checks that columns of these names are somewhere.
  private static func check(_ names: [String], among sides: [DiffSide]) throws(Failure) {
    guard !names.isEmpty else { return }
    var seen: Set<String> = []
    let columns = sides.flatMap(\.tables).flatMap(\.columns).map(\.name)
      .filter { seen.insert($0).inserted }
    let known = columns.flatMap(MotionTolerance.names)
    for name in names where !known.contains(name) {
      throw .usage(
        .unknownColumn(
          option: "--tolerance", name, names: columns,
          nearest: NearestWord.to(name, among: known)))
    }
  }

  private static func checkUpdate(of golden: DiffSide, from model: DiffSide) throws(Failure) {
    let isArray =
      if case .table(let bytes) = golden.source {
        bytes.first { $0 > 0x20 } == UInt8(ascii: "[")
      } else { false }
    guard golden.isTable, golden.path != "-", !isArray, !model.isTable else {
      throw .usage(.cannotUpdate(path: golden.name, from: model.name))
    }
  }
}

extension DiffPair {
  /// Writes the table of the first to where the second stands, in the format it has.
  func update(in surroundings: Surroundings) throws(Failure) {
    guard case .table(let bytes) = golden.source, case .spec(_, let scene) = model.source,
      let path = golden.path
    else { return }
    let found: (format: ExportFormat, options: ExportOptions)?
    do throws(MotionReadingError) {
      found = try ExportFormat.found(in: bytes)
    } catch {
      throw .recording(name: golden.name, error)
    }
    guard let found else { throw .usage(.cannotUpdate(path: golden.name, from: model.name)) }
    let destination = try output { () throws(OutputError) in try ExportDestination(path) }
    let file = try Self.exported { () throws(ExportError) in
      try found.format.file(of: scene, options: found.options)
    }
    try destination.write(in: surroundings) { writer throws(Failure) in
      while let piece = try Self.exported({ () throws(ExportError) in try file.next() }) {
        try output { () throws(OutputError) in try writer.write(piece) }
      }
    }
  }

  private static func exported<Value>(
    _ body: () throws(ExportError) -> Value
  ) throws(Failure) -> Value {
    do throws(ExportError) {
      return try body()
    } catch {
      throw .export(error)
    }
  }
}
