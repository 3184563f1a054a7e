import AnimCore
import ReferenceTables

/// The engine beside what other platforms' tests, sources and documents state.
enum PeerDeviations {
  static func all() throws -> [Deviation] {
    try motions() + [linear()] + statements() + [presets()]
  }

  /// Motions from one value to another, within what their rounding leaves.
  private static func motions() throws -> [Deviation] {
    let table = try ReferenceTable("peer_oscillators.csv")
    let rows = try table.numbers(
      "mass", "stiffness", "damping", "from", "to", "v0", "time", "least", "greatest")
    var deviations = Grouped()
    for (row, texts) in zip(rows, table.rows) {
      let spring = try Spring(mass: row[0], stiffness: row[1], damping: row[2])
      let motion = spring.propagator(after: row[6])(x: row[3] - row[4], v: row[5])
      let found = texts["what"] == "velocity" ? motion.v : motion.x + row[4]
      let peer = texts["peer"] ?? ""
      // The recordings of devices have rows of their own.
      if peer.contains("SwiftUI") || peer.contains("iOS") { continue }
      let place =
        "k \(row[1].short), c \(row[2].short): \(texts["what"] ?? "") at \(row[6].short) s"
      deviations[peer == "flutter" ? "Flutter: motions" : "\(peer): motions"].add(
        found, within: (row[7], row[8]), at: place)
    }
    return deviations.all
  }

  /// The points motion writes into CSS `linear()`, in four decimals.
  private static func linear() throws -> Deviation {
    var deviation = Deviation("motion: points of CSS `linear()`")
    for row in try ReferenceTable("motion_linear.csv").rows {
      let number = { (name: String) in row[name].flatMap(Double.init) ?? .nan }
      let form = row["form"] ?? ""
      let spring =
        switch form {
        case "physics":
          try Spring(mass: 1, stiffness: number("stiffness"), damping: number("damping"))
        case "visual": try Spring(visualDuration: number("duration"), bounce: number("bounce"))
        default: try Spring(motionDuration: number("duration"), bounce: number("bounce"))
        }
      let motion = spring.propagator(after: number("time"))(x: 1, v: 0)
      // Slow and near enough it is done, or when the time it was given is over.
      let isDone =
        row["last"] == "1"
        || form != "duration" && abs(motion.v) <= 0.01 && abs(motion.x) <= 0.005
      deviation.add(
        abs((isDone ? 1 : 1 - motion.x) - number("value")), allowed: 5.001e-5,
        at: "\(form) spring at \(number("time").short) s")
    }
    return deviation
  }

  /// Single numbers: parameters, durations, ends.
  private static func statements() throws -> [Deviation] {
    var deviations = Grouped()
    for row in try ReferenceTable("peer_statements.csv").rows {
      let statement = try PeerStatement(row)
      deviations["\(statement.peer): parameters, durations, ends"].add(
        try statement.answer(), within: statement.bounds, at: statement.name)
    }
    return deviations.all
  }

  private static func presets() throws -> Deviation {
    var deviation = Deviation("presets of all platforms", unit: "of each number, or of 1")
    for row in try ReferenceTable("presets.csv").rows {
      let spring = SpringPreset.named(row["name"] ?? "")?.spring
      let pairs = [
        ("mass", spring?.mass), ("stiffness", spring?.stiffness), ("damping", spring?.damping),
        ("damping_ratio", spring?.dampingRatio), ("duration", spring?.duration),
        ("bounce", spring?.bounce),
      ]
      for (column, found) in pairs {
        guard let stated = row[column].flatMap(Double.init) else { continue }
        let error = abs((found ?? .nan) - stated) / max(1, abs(stated))
        deviation.add(error, allowed: 1e-14, at: "`\(row["name"] ?? "")`: \(column)")
      }
    }
    return deviation
  }

  /// Deviations by name, in the order in which the names came.
  private struct Grouped {
    private(set) var all: [Deviation] = []

    subscript(name: String) -> Deviation {
      get { all.first { $0.name == name } ?? Deviation(name) }
      set {
        if let place = all.firstIndex(where: { $0.name == name }) {
          all[place] = newValue
        } else {
          all.append(newValue)
        }
      }
    }
  }
}
