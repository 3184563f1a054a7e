import AnimCore

// Options that mean the same in several commands.

extension CommandOption {
  /// `--json`, which means the same in every command that reports.
  static func json(_ take: @escaping @Sendable (inout Request) -> Void) -> Self {
    CommandOption(
      "--json", essential: true, "Write the report in JSON, for programs.",
      default: "text for people"
    ) { request, _ in take(&request) }
  }

  /// `--at`, which picks an instant.
  static func instant(
    _ take: @escaping @Sendable (inout Request, String, TimeText) -> Void
  ) -> Self {
    CommandOption(
      "--at", value: "TIME", takesNegative: true, "Show one instant.",
      values: "120ms, 0.12s, 7f, or seconds", default: "the whole motion, or else frame 0"
    ) { request, text throws(ValueFault) in
      guard let time = TimeText(text) else { throw .expected(.time) }
      take(&request, text, time)
    }
  }

  /// `--button`, which picks a button of a group.
  static func button(_ take: @escaping @Sendable (inout Request, String) -> Void) -> Self {
    CommandOption(
      "--button", value: "NAME", "Show this button of a group.",
      default: "all; where it plays, the first"
    ) { request, text in take(&request, text) }
  }

  /// `--charset`, which says what pictures are made of.
  static func charset(_ take: @escaping @Sendable (inout Request, CharsetChoice) -> Void) -> Self {
    CommandOption(
      "--charset", value: "SET", "Draw with these glyphs.",
      values: "values: auto, unicode, ascii", default: "auto, unicode in a UTF-8 locale"
    ) { request, text throws(ValueFault) in
      take(&request, try CharsetChoice(option: text))
    }
  }
}
