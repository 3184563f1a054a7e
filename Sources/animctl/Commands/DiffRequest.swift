import AnimCore
import AnimRender

/// What `diff` is asked for.
struct DiffRequest: MotionAsking, Sendable {
  /// What holds for specs, or makes a motion of quick options.
  var motion = MotionRequest()
  var reporting = Reporting()
  /// The paths given, in order.
  var paths: [String] = []
  var tolerance = NamedTolerance()
  var naming: ColumnNaming?
  var format = DiffFormat.text
  /// Whether only the status tells.
  var isQuiet = false
  var aligns = false
  var plots = false
  /// Where a drawing goes.
  var drawing: String?
  var updates = false
}

/// The words of `diff --format`.
enum DiffFormat: String, CaseIterable {
  case text, json, markdown, junit, github
}

/// What `--tolerance` says: a number for all, and numbers for some.
struct NamedTolerance: Sendable {
  var standard = 0.0
  var named: [String: Double] = [:]

  init() {}

  /// Reads `0.002`, `scale=0.001,background=0.01`, or both with commas between.
  init(option text: String) throws(ValueFault) {
    var hasStandard = false
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let range = 0...1e9
      let number = DecimalText.number(parts[parts.count - 1])
      guard let number, range.contains(number), !parts[0].isEmpty else {
        throw .expected(.numberWithin(range))
      }
      let key = String(parts[0])
      if parts.count == 2 {
        guard named[key] == nil else { throw .repeatedKey(key) }
        named[key] = number
      } else {
        guard !hasStandard else { throw .expected(.numberWithin(range)) }
        standard = number
        hasStandard = true
      }
    }
  }

  /// The tolerance; its numbers were checked.
  var tolerance: MotionTolerance { (try? MotionTolerance(standard, for: named)) ?? .exact }
}

extension ColumnNaming {
  /// Reads `OURS=THEIRS,…`.
  init(option text: String) throws(ValueFault) {
    var pairs: [(name: String, column: String)] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let keys = ["time", "time_ms", "frame", "state", "button"] + Self.known
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw .notKeyed(item: String(item), keys: keys)
      }
      let name = String(parts[0])
      guard !pairs.contains(where: { $0.name == name }) else { throw .repeatedKey(name) }
      guard keys.contains(name) else {
        throw .unknownKey(name, keys: keys, nearest: NearestWord.to(name, among: keys))
      }
      pairs.append((name, String(parts[1])))
    }
    self.init(pairs)
  }

  /// Our columns.
  private static let known = PropertyTraits.all.flatMap { property in
    property.columns(velocities: true).map(\.name)
  }
}
