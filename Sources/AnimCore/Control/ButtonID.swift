/// Which button: an identity that no other button of the process ever shares with it.
///
/// It holds nothing of the button but the title it was made with, for messages.
public struct ButtonID: Hashable, Sendable {
  // An object's identity is unique as long as somebody holds it, and whoever can compare two of these
  // holds both. So no counter has to be shared between threads.
  private final class Identity: Sendable {}

  private let identity = Identity()
  /// The title the button was made with.
  public let title: String

  init(title: String) {
    self.title = title
  }

  /// Whether both are the same button's.
  public static func == (left: ButtonID, right: ButtonID) -> Bool {
    left.identity === right.identity
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(identity))
  }
}

extension ButtonID: CustomStringConvertible {
  /// The title in quotation marks.
  public var description: String { "\"\(title)\"" }
}
