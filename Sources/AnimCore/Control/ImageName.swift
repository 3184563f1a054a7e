/// Which image: its name, and whether it is one of the application's or a symbol of the system's. The
/// image itself is for who has a screen.
///
///     let own: ImageName = "logo"
///     let symbol = ImageName.system("magnifyingglass")
public struct ImageName: Hashable, Sendable {
  /// The name.
  public let name: String
  /// Whether the system has it rather than the application.
  public let isSystem: Bool

  /// An image of the application's.
  public init(_ name: String) {
    self.name = name
    isSystem = false
  }

  private init(system name: String) {
    self.name = name
    isSystem = true
  }

  /// A symbol of the system's.
  public static func system(_ name: String) -> ImageName {
    ImageName(system: name)
  }
}

extension ImageName: ExpressibleByStringLiteral {
  /// An image of the application's.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}
