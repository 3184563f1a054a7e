import AnimCore
import AnimRender

/// Why a run did not do what was asked.
enum Failure: Error, Hashable {
  /// The command line is wrong.
  case usage(UsageError)
  /// An input could not be read.
  case input(InputError)
  /// The contents of a spec are wrong.
  case spec(SpecReport)
  /// The description has problems.
  case description([DescriptionProblem])
  /// An output could not be made.
  case output(OutputError)
  /// The engine made a number that no file may hold.
  case table(CSVError)
  /// A format has no place for so many frames.
  case tooLong(format: String, frames: Int, limit: Int)
  /// A table gives no motion; what messages call it.
  case recording(name: String, MotionReadingError)
  /// A table gives no curve to fit; what messages call it.
  case curve(name: String, RecordedCurveError)
  /// A text of another tool gives no motion; what messages call it.
  case foreign(name: String, MotionImportError)
  /// Two motions cannot be compared.
  case comparison(MotionDiffError)
  /// Something that has been reported already.
  case reported(ExitStatus)

  /// The status of a run that ends for this.
  var status: ExitStatus {
    switch self {
    case .usage, .description: .usage
    case .input(let error): error.status
    case .spec: .badSpec
    case .output(let error): error.status
    case .table: .internalFault
    case .tooLong: .usage
    case .recording, .curve, .foreign, .comparison: .badSpec
    case .reported(let status): status
    }
  }
}

extension Failure {
  /// An export that cannot be made, as the failure of the run.
  static func export(_ error: ExportError) -> Failure {
    switch error {
    case .table(let error): .table(error)
    case .tooLong(let format, let frames, let limit):
      .tooLong(format: format, frames: frames, limit: limit)
    }
  }
}

/// Does something, and reports what goes wrong with an output as the failure of the run.
func output<Value>(_ body: () throws(OutputError) -> Value) throws(Failure) -> Value {
  do {
    return try body()
  } catch {
    throw .output(error)
  }
}

/// Does something, and reports what is wrong with the command line as the failure of the run.
func usage<Value>(_ body: () throws(UsageError) -> Value) throws(Failure) -> Value {
  do {
    return try body()
  } catch {
    throw .usage(error)
  }
}
