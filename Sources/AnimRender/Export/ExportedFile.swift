import AnimCore

/// A file to be: its bytes, handed out in pieces, and how far what they say is from the engine.
public struct ExportedFile {
  /// The largest differences between what a reader of the file sees and the engine's own table, a
  /// property each; none for a format that loses nothing.
  public let differences: [ExportDifference]
  /// How much of it has been handed out, 0 to 1; nil where that is not known.
  package let share: () -> Double?
  private let source: () throws(ExportError) -> [UInt8]?

  /// Creates a file from the function that gives the next piece, or nil after the last.
  init(
    differences: [ExportDifference] = [], share: @escaping () -> Double? = { nil },
    _ source: @escaping () throws(ExportError) -> [UInt8]?
  ) {
    self.share = share
    self.differences = differences
    self.source = source
  }

  /// Creates a file from all its bytes.
  init(_ bytes: [UInt8], differences: [ExportDifference] = []) {
    var rest: [UInt8]? = bytes
    self.init(differences: differences) { () throws(ExportError) in
      defer { rest = nil }
      return rest
    }
  }

  /// Creates a file from its frames, each of which is made when it is asked for.
  ///
  /// - Parameters:
  ///   - opening: What stands before the first.
  ///   - count: How many frames there are.
  ///   - ending: What stands behind the last.
  ///   - frame: The bytes of a frame, asked for once each and in their order.
  init(
    opening: [UInt8], frames count: Int, ending: [UInt8] = [],
    differences: [ExportDifference] = [], frame: @escaping (Int) -> [UInt8]
  ) {
    // The opening and the ending go before the first frame and behind the last.
    var place = -1
    self.init(
      differences: differences, share: { Double(min(max(place, 0), count)) / Double(max(count, 1)) }
    ) { () throws(ExportError) in
      defer { place += 1 }
      if place < 0 { return opening }
      if place < count { return frame(place) }
      return place == count ? ending : nil
    }
  }

  /// Creates a file from its text.
  init(_ text: String, differences: [ExportDifference] = []) {
    self.init(Array(text.utf8), differences: differences)
  }

  /// The next piece of bytes, or nil after the last.
  ///
  /// - Throws: ``ExportError`` for a number that is none.
  public func next() throws(ExportError) -> [UInt8]? { try source() }

  /// All bytes that are left.
  ///
  /// - Throws: ``ExportError`` for a number that is none.
  public func bytes() throws(ExportError) -> [UInt8] {
    var bytes: [UInt8] = []
    while let piece = try next() { bytes += piece }
    return bytes
  }
}

/// How far a property's numbers in a file are from the engine's.
public struct ExportDifference: Hashable, Sendable {
  /// The property, by its name in tables: `background`.
  public let property: String
  /// The largest difference, in the property's unit; of a colour, of a premultiplied channel of 0…1.
  public let largest: Double
  /// The frame that has it.
  public let tick: Tick

  /// The difference as text: `scale 0.00004`.
  package var text: String { "\(property) \(Self.rounded(largest))" }

  /// The differences as text, one behind the other.
  package static func list(_ differences: [ExportDifference]) -> String {
    differences.isEmpty ? "none" : differences.map(\.text).joined(separator: ", ")
  }

  /// The larger of each property, in the order they first appear.
  static func merged(_ differences: [ExportDifference]) -> [ExportDifference] {
    var merged: [ExportDifference] = []
    for difference in differences {
      if let place = merged.firstIndex(where: { $0.property == difference.property }) {
        if difference.largest > merged[place].largest { merged[place] = difference }
      } else {
        merged.append(difference)
      }
    }
    return merged
  }

  /// Two digits, rounded up: an upper bound that can be quoted.
  private static func rounded(_ number: Double) -> String {
    guard number > 0 else { return "0" }
    let power = RoundNumber.exponent(of: number) - 1
    let digits = (number / RoundNumber.power(of: power)).rounded(.up)
    guard digits.magnitude < 1000 else { return "\(number)" }
    return RoundNumber(digits: Int(digits), exponent: power).text
  }
}
