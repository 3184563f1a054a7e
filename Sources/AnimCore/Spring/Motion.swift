/// Where something is and how fast it goes. A retarget hands both on.
public struct Motion: Hashable, Sendable {
  /// The value, in the property's unit.
  public var value: Double
  /// Its change in units per second.
  public var velocity: Double

  /// Creates a motion from its two numbers.
  public init(value: Double, velocity: Double) {
    self.value = value
    self.velocity = velocity
  }
}
