import AnimRender

/// What a ``FramePlayer`` plays: a picture for each frame, and what keys do to it.
///
/// Frames are counted from the start of playing, sixty a second; time that the program is stopped for
/// is none of them.
protocol Show {
  /// Lays the picture out anew; no frame is larger than this.
  mutating func layOut(in size: TerminalSize)
  /// How many rows the picture takes.
  var height: Int { get }
  /// The picture at a frame.
  mutating func canvas(atFrame frame: Int) -> Canvas
  /// Whether the show is over with a frame.
  func ends(atFrame frame: Int) -> Bool
  /// The next frame that may differ from the one at hand; nil while nothing moves.
  func nextFrame(after frame: Int) -> Int?
  /// Answers what the user did; the cells of a mouse are counted from 0 at the picture's upper left
  /// corner.
  mutating func take(_ input: TerminalInput, atFrame frame: Int) -> ShowReply
}

/// What becomes of a show after the user did something.
enum ShowReply: Hashable {
  case goesOn, ends
}
