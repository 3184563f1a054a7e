/// What drives a button: its motion once something has happened to it, and those who want to hear of it.
struct ButtonDrive {
  /// The rules its motion follows.
  var options = CompileOptions()
  /// Its motion; nil before anything has happened.
  var motion: LiveMotion?
  /// Whether another description was applied that its motion has not taken over yet.
  var isOutdated = false
  /// Called with the record of each event that set something in motion.
  var transitionHandler: ((Transition) -> Void)?
  /// Called each time everything has come to rest.
  var restHandler: ((Tick) -> Void)?
  /// What has not been told yet, in order.
  private var notices: [LiveMotion.Notice] = []
  private var isTelling = false

  /// Adds news to be told after all that waits already.
  mutating func add(_ news: [LiveMotion.Notice]) {
    notices += news
  }

  /// Whether this is the call that tells; handlers that make something happen only add to what waits,
  /// so that nothing is told within a telling and no stack grows.
  mutating func beginTelling() -> Bool {
    guard !isTelling, !notices.isEmpty else { return false }
    isTelling = true
    return true
  }

  /// What is to be told next; nil when there is nothing more.
  mutating func nextRound() -> [LiveMotion.Notice]? {
    defer { notices = [] }
    isTelling = !notices.isEmpty
    return isTelling ? notices : nil
  }
}
