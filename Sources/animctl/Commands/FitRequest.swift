import AnimCore
import AnimRender

/// What `fit` is asked for.
struct FitRequest: ReportAsking, Sendable {
  var reporting = Reporting()
  /// The path of the table.
  var path: String?
  var timeColumn: String?
  var valueColumn: String?
  var timeUnit: RecordedTimeUnit?
  /// The model; nil leaves the choice open.
  var model: FitModel?
  var options = FitOptions()
  /// How far the curve may be from the samples; nil where that is not asked.
  var tolerance: NamedTolerance?
  /// Whether to write for programs.
  var isJSON = false
  var size: TerminalSize?
  var charset = CharsetChoice.auto
}

/// The words of `fit --time-unit`.
enum TimeUnitChoice: String, CaseIterable {
  case auto, s, ms, us, frames

  var unit: RecordedTimeUnit? { RecordedTimeUnit(rawValue: rawValue) }
}

/// The words of `fit --model`.
enum FitModelChoice: String, CaseIterable {
  case auto, spring, uikit, swiftui, cubicBezier, press

  var model: FitModel? { FitModel(rawValue: rawValue) }
}
