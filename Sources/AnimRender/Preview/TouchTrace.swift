import AnimCore

/// Where the touch that presses the button is.
package enum TouchPlace: Hashable, Sendable {
  /// On the button.
  case inside
  /// Dragged off it, and still down.
  case outside
}

/// When a touch was on the button, told from what the button told its listeners.
package struct TouchTrace: Sendable {
  private let changes: [(tick: Int, place: TouchPlace?)]

  package init(_ log: [LogEntry]) {
    changes = log.compactMap { entry in
      Self.change(entry.actions).map { (entry.tick.index, $0) }
    }
  }

  /// Where the touch is after a tick's events; nil where there is none.
  package func place(at tick: Tick) -> TouchPlace? {
    // Changes are in order; of several on a tick the last holds.
    let later = changes.partitioned { $0.tick <= tick.index }
    return later == 0 ? nil : changes[later - 1].place
  }

  private static func change(_ actions: ControlEvents) -> TouchPlace?? {
    if !actions.isDisjoint(with: [.touchUpInside, .touchUpOutside, .touchCancel]) {
      return .some(nil)
    }
    if !actions.isDisjoint(with: [.touchDown, .touchDragEnter]) { return .inside }
    return actions.contains(.touchDragExit) ? .outside : nil
  }
}

extension Array {
  // How many elements at the front satisfy what only a front of the array does.
  fileprivate func partitioned(where isInFront: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isInFront(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
