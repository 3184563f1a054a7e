/// The numbers of one value: one of a number's, four of a colour's. A number leaves the others 0.
package struct Channels: Hashable, Sendable {
  package var first: Double
  package var second: Double
  package var third: Double
  package var fourth: Double

  package init(_ first: Double, _ second: Double = 0, _ third: Double = 0, _ fourth: Double = 0) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  package static let zero = Channels(0)

  /// Each channel by itself.
  @inline(__always)
  package func map(_ change: (Double) -> Double) -> Channels {
    Channels(change(first), change(second), change(third), change(fourth))
  }

  /// Each pair of channels by itself.
  @inline(__always)
  package func zip(_ other: Channels, _ join: (Double, Double) -> Double) -> Channels {
    Channels(
      join(first, other.first), join(second, other.second), join(third, other.third),
      join(fourth, other.fourth))
  }

  /// The largest magnitude of a channel.
  package var largest: Double { max(abs(first), abs(second), abs(third), abs(fourth)) }

  /// The sum of all channels.
  package var sum: Double { first + second + third + fourth }

  package static func + (left: Channels, right: Channels) -> Channels { left.zip(right, +) }
  package static func - (left: Channels, right: Channels) -> Channels { left.zip(right, -) }
  package static func * (left: Channels, factor: Double) -> Channels { left.map { $0 * factor } }
}
