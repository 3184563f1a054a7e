import AnimCore

/// One curve of a plot and what tells it from the others.
package struct PlotTrack: Hashable, Sendable {
  /// What the curve is called where there are several: `r`, `r=g`.
  package let name: String
  /// The letter set upon the curve here and there where there are several.
  package let letter: Character
  /// The character an ASCII plot draws it with.
  package let asciiMark: Character
  /// Its colour.
  package let color: Color
  /// Its values, two dot columns to a column in Unicode, one in ASCII.
  package let trace: Trace
  /// Where it is heading, in each column; nil where that is not told.
  package let targets: [Double?]

  package init(
    name: String, letter: Character, asciiMark: Character, color: Color, trace: Trace,
    targets: [Double?]
  ) {
    self.name = name
    self.letter = letter
    self.asciiMark = asciiMark
    self.color = color
    self.trace = trace
    self.targets = targets
  }
}
