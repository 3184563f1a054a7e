// A spring is stored by its causes. Of the ways to state it, some read back to the very same bits; of
// those the shortest is likely to be the one it was made by.

extension Spring {
  /// A number with its key.
  private typealias Entry = (key: String, value: Double)

  /// The spring as a spec states it, without an initial velocity: the shortest way of all that read
  /// back bit for bit. By its causes every spring does.
  var members: [JSONText.Member] {
    if let preset = SpringForm.presets.first(where: { $0.value == self }) {
      return [("preset", .text(preset.name))]
    }
    let exact = SpringForm.plain.compactMap(exactEntries)
    let shortest = exact.min { Self.length($0) < Self.length($1) } ?? []
    return shortest.map { ($0.key, .number($0.value)) }
  }

  /// The shortest numbers that make just this spring in one of the ways; nil where none do.
  private func exactEntries(of form: SpringForm) -> [Entry]? {
    guard let read = form.read(self), read.count == 2 else { return nil }
    let mass: [Entry] = mass == 1 ? [] : [("mass", mass)]
    return neighbours(of: read[0])
      .flatMap { first in
        neighbours(of: read[1]).map { second -> [Entry] in
          [(form.required[0], first), (form.required[1], second)]
        }
      }
      .filter { makes($0 + mass, by: form) }
      .min { Self.length($0) < Self.length($1) }
      .map { $0 + mass }
  }

  private func makes(_ entries: [Entry], by form: SpringForm) -> Bool {
    guard entries.allSatisfy({ form.keys.contains($0.key) }) else { return false }
    var numbers = SpringForm.Numbers()
    for entry in entries { numbers[entry.key] = entry.value }
    return (try? form.make(numbers)) == .spring(self)
  }

  /// A number that was read back and those next to it, since reading back rounds.
  private func neighbours(of number: Double) -> [Double] {
    number.isFinite ? [number, number.nextUp, number.nextDown] : []
  }

  /// How many characters the numbers take.
  private static func length(_ entries: [Entry]) -> Int {
    entries.reduce(0) { $0 + JSONText.spelled($1.value).utf8.count }
  }
}
