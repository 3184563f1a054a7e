/// How another platform states a spring: by which parameters, and what they mean.
///
///     let config = SpringDialect.reactSpring.forms[0]
///     config.values(of: .bouncy)  // tension 157.9…, friction 17.59…, mass 1
///
/// The parameters go both ways: a spring is made of their values, and the values are read back from
/// any spring the platform can state.
public struct SpringDialect: Sendable {
  /// The word it is asked for by: `react-spring`.
  public let key: String
  /// Its name in full.
  public let name: String
  /// Its ways of stating a spring, the most usual first.
  public let forms: [Form]

  /// One way of stating a spring.
  public struct Form: Sendable {
    /// The parameters, as the platform spells and orders them.
    public let parameters: [Parameter]
    let make: @Sendable ([Double]) throws(SpringError) -> Spring
    let read: @Sendable (Spring) -> [Double]?

    /// The spring that values of the parameters state.
    ///
    /// - Parameter values: One for each of ``parameters``, in order; what is missing at the end is
    ///   taken from their defaults.
    /// - Throws: ``SpringError`` naming the parameter out of range.
    public func spring(_ values: [Double]) throws(SpringError) -> Spring {
      let missing = parameters.dropFirst(values.count).map { $0.fallback ?? .nan }
      return try make(values + missing)
    }

    /// The values that state a spring, in the order of ``parameters``; nil for one that cannot be
    /// stated like this.
    public func values(of spring: Spring) -> [Double]? { read(spring) }
  }

  /// A number by which a platform states a spring.
  public struct Parameter: Hashable, Sendable {
    /// Its name, as the platform spells it.
    public let name: String
    /// What it counts in.
    public let unit: Unit
    /// What holds where it is not given; nil for one that must be.
    public let fallback: Double?

    init(_ name: String, _ unit: Unit = .none, fallback: Double? = nil) {
      self.name = name
      self.unit = unit
      self.fallback = fallback
    }
  }

  /// What a parameter counts in.
  public enum Unit: Hashable, Sendable {
    /// A number without a unit, or in units of the platform's own.
    case none
    /// Seconds.
    case seconds
    /// Thousandths of a second.
    case milliseconds
  }

  /// All of them.
  public static let all: [SpringDialect] = [
    coreAnimation, compose, flutter, motion, reactSpring, origami, pop, wobble, wave,
  ]
}
