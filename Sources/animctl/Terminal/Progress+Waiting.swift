extension Progress {
  /// Does something of which only its end tells how far it was, and meanwhile tells how long it takes.
  ///
  /// Nothing else may be written to the terminal by it.
  func spanning<Value, Fault: Error>(_ body: () throws(Fault) -> Value) throws(Fault) -> Value {
    guard let show else { return try body() }
    let isOver = Monitor(false)
    let line = Lent((what: what, width: width, show: show))
    let teller = SystemThread {
      SignalAction.holdingBack(LastWill.endings) {
        Self.tell(line.value.what, line.value.width, line.value.show, until: isOver)
      }
    }
    defer {
      isOver.access { $0 = true }
      teller?.join()
    }
    return try body()
  }

  private static func tell(
    _ what: String, _ width: Int, _ show: (String) -> Void, until isOver: Monitor<Bool>
  ) {
    let start = SystemClock.now
    var isShown = false
    while isOver.wait(atMost: isShown ? interval : patience, for: { $0 ? true : nil }) == nil {
      let tenths = (SystemClock.now - start) / 100_000_000
      let line = "\(what): \(tenths / 10).\(tenths % 10) s"
      show("\r" + line.prefix(max(width - 1, 1)) + "\u{1B}[K")
      isShown = true
    }
    if isShown { show("\r\u{1B}[K") }
  }
}
