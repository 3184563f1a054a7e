/// One way in which a number's motion changed, as somebody would say it. Frames are sixtieths of a
/// second, values in the column's unit.
public enum MotionChange: Hashable, Sendable {
  /// It stood still and now moves; where it stood, and the value farthest from there.
  case beginsToMove(from: Double, to: Double)
  /// It moved and now stands still; where it stands, and the farthest it went.
  case standsStill(at: Double, insteadOfMovingTo: Double)
  /// The same motion lies higher, or with a negative number lower, throughout.
  case lies(higher: Double, last: Double, insteadOf: Double)
  /// The same motion comes so many frames later, or with a negative number earlier.
  case comes(later: Int)
  /// The same motion goes so many times as far; below 0 the other way.
  case goes(timesAsFar: Double, farthest: Double, insteadOf: Double)
  /// It begins at another value.
  case begins(at: Double, insteadOf: Double)
  /// It sets out so many frames later, or with a negative number earlier.
  case starts(later: Int, frame: Int, insteadOf: Int)
  /// The value farthest from where it begins is another: so many times as far away as it was.
  case reaches(Double, insteadOf: Double, timesAsFar: Double)
  /// It goes beyond its end, or beyond its beginning on the way back, by another share of the travel.
  case overshoots(share: Double, insteadOf: Double)
  /// It ends at another value.
  case ends(at: Double, insteadOf: Double)
  /// It comes to rest so many frames later, or with a negative number earlier.
  ///
  /// `longer` counts from when it sets out: what is above 0 is slower.
  case rests(later: Int, longer: Int, frame: Int, insteadOf: Int)
  /// It is cut at a frame, still moving, and came to rest before.
  case doesNotRest(frame: Int)
  /// It comes to rest at a frame, and was cut before it did.
  case comesToRest(frame: Int)
  /// It moves as before after each change of state; only these come at other frames.
  case followsTheStates
  /// It sets out, ends and rests as before, and is ahead or behind in between.
  case runs(ahead: Bool)
  /// It sets out, ends and rests as before, and is elsewhere in between.
  case takesAnotherPath
}
