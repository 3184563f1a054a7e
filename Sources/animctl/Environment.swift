#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The environment variables. An empty one counts as unset, everywhere.
struct Environment {
  private let lookUp: (String) -> String?

  /// Creates an environment from the function that looks a variable up.
  init(_ lookUp: @escaping (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The value of a variable; nil where it is not set or empty.
  subscript(name: String) -> String? {
    lookUp(name).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Environment {
  /// The variables the program was started with, to be looked up on any thread.
  static var ofProcess: Environment {
    Environment { name in getenv(name).map { String(cString: $0) } }
  }
}
