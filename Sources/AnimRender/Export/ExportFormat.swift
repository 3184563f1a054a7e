import AnimCore

/// A format a motion is exported in: a line of the table of all.
///
///     let press = ExportScene(
///       name: "Press", parts: [ExportScene.Part(member: nil, scene: scene, reduced: nil)],
///       options: CompileOptions(), generator: "an example")
///     let css = try ExportFormat.named("css")?.file(of: press).bytes()
public struct ExportFormat: Sendable {
  /// What of a motion is still in a file.
  public struct Contents: OptionSet, Hashable, Sendable {
    /// The contents as bits.
    public let rawValue: UInt8

    /// Creates contents from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The springs' own parameters, not only what they do.
    public static let springs = Contents(rawValue: 1)
    /// What an interruption does, with the velocity handed on.
    public static let retargets = Contents(rawValue: 2)
    /// Colours, as more than bytes.
    public static let colors = Contents(rawValue: 4)
    /// Which state the button is in.
    public static let states = Contents(rawValue: 8)
    /// The motion for those who asked for less, beside the full one.
    public static let reduced = Contents(rawValue: 16)
  }

  /// What it is asked for by.
  public let name: String
  /// The ending of file names that means this format; nil where an ending has other readers too.
  public let ending: String?
  /// Who reads it.
  public let readers: String
  /// What of a motion is still in a file.
  public let keeps: Contents
  /// How far from the engine's table a reader usually is; nil for a format that loses nothing.
  public let typicalError: String?

  private let make: @Sendable (ExportScene, ExportOptions) throws(ExportError) -> ExportedFile

  init(
    _ name: String, ending: String?, readers: String, keeps: Contents, typicalError: String?,
    make: @escaping @Sendable (ExportScene, ExportOptions) throws(ExportError) -> ExportedFile
  ) {
    self.name = name
    self.ending = ending
    self.readers = readers
    self.keeps = keeps
    self.typicalError = typicalError
    self.make = make
  }

  /// Writes a motion.
  ///
  /// - Throws: ``ExportError`` for a number that is none, and for more frames than a recording may have.
  public func file(
    of scene: ExportScene, options: ExportOptions = ExportOptions()
  ) throws(ExportError) -> ExportedFile {
    try make(scene, options)
  }

  /// The format of a name.
  public static func named(_ name: String) -> ExportFormat? { all.first { $0.name == name } }

  /// The one format that files with an ending have.
  public static func ending(in ending: String) -> ExportFormat? {
    all.first { $0.ending == ending }
  }
}

extension ExportFormat {
  /// All formats: a new one is a line here and a file of its own.
  public static let all: [ExportFormat] = [
    csv, json, ndjson, css, html, svg, animatedSVG, lottie, cast, apng, gif, waapi,
    uikit, swiftui, coreanimation, compose, flutter, motion, reactSpring, tokens,
  ]
}
