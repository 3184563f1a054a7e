/// Stands for one action of one control, to remove it by.
///
/// It holds nothing of the control, and once the action is removed or its control has gone, nothing of
/// the action's closure.
public struct ActionToken: Hashable {
  let action: ControlAction

  /// Whether both stand for the same action.
  public static func == (left: ActionToken, right: ActionToken) -> Bool {
    left.action === right.action
  }

  /// Hashes the action's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(action))
  }
}

/// A closure in a control's list.
final class ControlAction: RollMember {
  /// What it is for; shrinks when its control is told to remove the actions for some events.
  var events: ControlEvents
  private(set) var body: ((Control) -> Void)?

  init(events: ControlEvents, body: @escaping (Control) -> Void) {
    self.events = events
    self.body = body
  }

  var isRemoved: Bool { body == nil }

  func remove() {
    events = []
    // What the closure held may come back here while it goes, so it goes after the change.
    withExtendedLifetime(body) { body = nil }
  }
}
