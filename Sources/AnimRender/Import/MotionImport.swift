import AnimCore

/// A motion that another tool described, as a spec, and how far the two are apart.
///
///     let text = "transition: scale 0.3s cubic-bezier(0.2, 0, 0, 1)"
///     let motion = try MotionImport(reading: Array(text.utf8))
///     motion.spec.json           // a spec file
///     motion.largestDifference   // 0.0
///
/// A text says how a button goes from one look to another, seldom which looks: what it leaves open is
/// taken from ``Options``, or made up, and told in ``remarks``.
public struct MotionImport: Sendable {
  /// What the text is written in.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// Style sheets, declarations and bare easings, by CSS Easing Functions Level 2.
    case css
    /// JSON by the Design Tokens Format Module.
    case tokens
    /// Animations by the Lottie specification.
    case lottie

    /// The format a text seems to have.
    public init(of bytes: [UInt8]) {
      guard bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
        self = .css
        return
      }
      let root = try? JSONValue(reading: bytes)
      self = root?["layers"] == nil ? .tokens : .lottie
    }
  }

  /// What the text may leave open.
  public struct Options: Hashable, Sendable {
    /// The motion to take, by its name; nil takes the only one there is, or all transitions of a block.
    public var name: String?
    /// The property it is for; nil leaves it to the text, and else it is the scale.
    public var property: PropertyTraits?
    /// Where it goes; nil for a usual value of the property.
    public var target: PropertyValue?
    /// How long a curve takes where the text does not say, in seconds.
    public var duration = 0.3
    /// Whether the spring that comes nearest to a curve is taken instead of it.
    public var fitsSprings = false

    /// Creates the usual options.
    public init() {}
  }

  /// Something that the text does not say, or says and the spec does not.
  public enum Remark: Hashable, Sendable {
    /// The text has no target for a property.
    case madeUpTarget(property: String, target: PropertyValue)
    /// The text does not say how long a motion takes, in seconds.
    case madeUpDuration(name: String, seconds: Double)
    /// A spring was taken for a curve; how far they are apart at most, as a share of the way.
    case fitted(name: String, largest: Double)
    /// A layer's width and height, or its path, are not kept apart from what is.
    case simplified(name: String)
  }

  /// The longest text that is read, in bytes: 16 MiB.
  public static let sizeLimit = JSONValue.sizeLimit

  /// What the text was read as.
  public let format: Format
  /// The motion.
  public let spec: MotionSpec
  /// What had to be decided.
  public let remarks: [Remark]
  /// The largest differences between what the text's own rules and the engine show on the engine's
  /// ticks, a property each, as shares of the way.
  public let differences: [ExportDifference]

  /// The largest of ``differences``; 0 where there is none.
  public var largestDifference: Double { differences.map(\.largest).max() ?? 0 }

  init(format: Format, spec: MotionSpec, remarks: [Remark], differences: [ExportDifference]) {
    self.format = format
    self.spec = spec
    self.remarks = remarks
    self.differences = differences
  }

  /// Reads a motion.
  ///
  /// - Parameters:
  ///   - bytes: The text, at most 16 MiB.
  ///   - format: What it is written in; nil looks at it.
  ///   - options: What the text may leave open.
  /// - Throws: ``MotionImportError`` for the first thing that is wrong.
  public init(
    reading bytes: [UInt8], as format: Format? = nil, options: Options = Options()
  ) throws(MotionImportError) {
    let format = format ?? Format(of: bytes)
    switch format {
    case .css:
      let reading = try CSSMotionReading(bytes)
      self = try .init(format, from: reading.usual, among: reading.all, options)
    case .tokens:
      let reading = try TokenMotionReading(Self.json(bytes))
      self = try .init(
        format, from: reading.transitions.isEmpty ? reading.curves : reading.transitions,
        among: reading.transitions + reading.curves, options)
    case .lottie:
      self = try .init(LottieMotionReading(Self.json(bytes)), options)
    }
  }

  private static func json(_ bytes: [UInt8]) throws(MotionImportError) -> JSONValue {
    do throws(MalformedJSON) {
      return try JSONValue(reading: bytes)
    } catch {
      throw .notJSON(line: error.line, column: error.column)
    }
  }
}
