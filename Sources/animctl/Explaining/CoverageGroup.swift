import AnimCore

/// States in which the same effects win.
struct CoverageGroup: Sendable {
  /// The winners, by property, in the order of columns.
  let winners: [StateCoverage.Winner?]
  /// The states, in their order.
  private(set) var states: [ButtonState]

  /// The groups of a description, in the order of their first states.
  static func all(of coverage: StateCoverage) -> [CoverageGroup] {
    var groups: [CoverageGroup] = []
    for (place, state) in ButtonState.allCases.enumerated() {
      let winners = coverage.rows.map { $0.winners[place] }
      let effects = winners.map { $0?.effect }
      if let same = groups.firstIndex(where: { $0.winners.map { $0?.effect } == effects }) {
        groups[same].states.append(state)
      } else {
        groups.append(CoverageGroup(winners: winners, states: [state]))
      }
    }
    return groups
  }

  /// What the letters of states mean.
  static let legend =
    ButtonState.conditions.map { "\(letter(of: $0.name)) \($0.name)" }.joined(separator: ", ")

  /// The states in letters: `normal, h, dh`.
  var stateWords: String {
    states.map { state in
      state.isEmpty
        ? "normal"
        : ButtonState.conditions.filter { state.contains($0.state) }
          .map { Self.letter(of: $0.name) }.joined()
    }.joined(separator: " ")
  }

  // Highlighted comes before hovered and takes the h.
  private static func letter(of condition: String) -> String {
    condition == "hovered" ? "v" : String(condition.prefix(1))
  }
}
