import AnimCore
import AnimRender

/// An export of many specs, by several threads.
///
/// What is said stands in the order of the specs, whichever is done first, and a spec that is wrong
/// does not keep the others from being exported.
struct BatchExport: Sendable {
  private let plan: BatchPlan
  private let request: ExportRequest
  private let options: ExportOptions

  /// What came of a spec: how it ended, and what there is to say.
  private struct Outcome: Sendable {
    let status: ExitStatus
    let messages: [UInt8]
  }

  /// The most threads.
  static let jobs = 1...64

  /// Looks what there is to do; nothing is written yet.
  init(_ request: ExportRequest, to folder: String) throws(Failure) {
    guard let first = request.specs.first else { throw .usage(.missingArgument("SPEC")) }
    guard request.paths.isEmpty else {
      throw .usage(.clash(option: "--output", with: "--output-directory"))
    }
    options = try usage { () throws(UsageError) in
      var motion = request.motion
      motion.spec = first
      try motion.check()
      // It has no name from which those of the files could be made.
      guard !request.specs.contains("-") else { throw .unexpectedArgument("-") }
      return try request.options()
    }
    let formats = request.formats.reduce(into: [ExportFormat]()) { kept, format in
      if !kept.contains(where: { $0.name == format.name }) { kept.append(format) }
    }
    plan = try BatchPlan(request.specs, to: folder, as: formats.isEmpty ? [.csv] : formats)
    self.request = request
    try output { () throws(OutputError) in try OutputPath.makeFolder(folder) }
  }

  /// Does it.
  ///
  /// - Throws: ``Failure/reported(_:)`` where something went wrong, with the status that stands first
  ///   in `help exit-codes`.
  func run(in surroundings: Surroundings) throws(Failure) {
    if let first = plan.jobs.first?.outputs.first { surroundings.tellLeftovers(beside: first.path) }
    let jobs = request.jobs ?? min(SystemThread.processors, Self.jobs.upperBound)
    let progress = surroundings.progress("Writing \(counted(plan.jobs.count, "motion"))")
    let bytes = Monitor(0)
    let seen = Lent(surroundings)
    var done = 0
    var statuses: [ExitStatus] = []
    SignalWatch.during {
      WorkCrew.run(plan.jobs.count, jobs: jobs) { place in
        export(plan.jobs[place], among: seen.value) { count in bytes.access { $0 += count } }
      } waiting: {
        progress.update(
          bytes: bytes.access { $0 }, share: Double(done) / Double(plan.jobs.count))
      } take: { outcome in
        done += 1
        if outcome.status != .done { statuses.append(outcome.status) }
        guard !outcome.messages.isEmpty else { return }
        progress.finish()
        surroundings.complain(String(decoding: outcome.messages, as: UTF8.self))
      }
      progress.finish()
    }
    if let worst = statuses.min(by: { $0.rawValue < $1.rawValue }) { throw .reported(worst) }
  }

  private func export(
    _ job: BatchPlan.Job, among surroundings: Surroundings, count: @escaping (Int) -> Void
  ) -> Outcome {
    var messages: [UInt8] = []
    let own = Surroundings(
      input: surroundings.input, output: surroundings.output,
      errors: CheckedWriter { bytes throws(OutputError) in messages += bytes },
      isErrorTerminal: surroundings.isErrorTerminal, environment: surroundings.environment,
      terminal: surroundings.terminal, reporting: surroundings.reporting, about: job.spec)
    var status = ExitStatus.done
    do throws(Failure) {
      try export(job, in: own, count: count)
    } catch {
      own.report(error, Commands.export.help)
      status = error.status
    }
    return Outcome(status: status, messages: messages)
  }

  private func export(
    _ job: BatchPlan.Job, in surroundings: Surroundings, count: (Int) -> Void
  ) throws(Failure) {
    var destinations: [(ExportDestination, ExportFormat)] = []
    for (path, format) in job.outputs {
      let destination = try output { () throws(OutputError) in
        try ExportDestination(path, keepsFiles: request.keepsFiles)
      }
      destinations.append((destination, format))
    }
    var motion = request.motion
    motion.spec = job.spec
    try Commands.export(
      motion, to: destinations, options, surroundings, progress: { _ in nil }, count: count)
  }
}
