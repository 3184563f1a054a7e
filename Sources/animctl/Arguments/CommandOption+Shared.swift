import AnimCore
import AnimRender

// Options that mean the same in several commands.

extension CommandOption {
  /// `--json`, which means the same in every command that reports.
  static func json(_ take: @escaping @Sendable (inout Request) -> Void) -> Self {
    CommandOption(
      "--json", essential: true, "Write the report in JSON, for programs.",
      default: "text for people"
    ) { request, _ in take(&request) }
  }

  /// `--tolerance`, which says how far numbers may differ.
  static func tolerance(
    default fallback: String, _ take: @escaping @Sendable (inout Request, NamedTolerance) -> Void
  ) -> Self {
    CommandOption(
      "--tolerance", value: "N", takesNegative: true, essential: true,
      "Let numbers differ by N, in their columns' units; or NAME=N,... by column or property.",
      default: fallback
    ) { request, text throws(ValueFault) in
      take(&request, try NamedTolerance(option: text))
    }
  }

  /// `--charset`, which picks the glyphs of pictures.
  static func charset(
    _ take: @escaping @Sendable (inout Request, CharsetChoice) -> Void
  ) -> Self {
    CommandOption(
      "--charset", value: "SET", "Draw with these glyphs.",
      choices: CharsetChoice.words, default: "auto, unicode in a UTF-8 locale"
    ) { request, text throws(ValueFault) in
      take(&request, try CharsetChoice(option: text))
    }
  }

  /// `--size`, which says how large pictures are.
  static func size(
    _ take: @escaping @Sendable (inout Request, TerminalSize) -> Void
  ) -> Self {
    CommandOption(
      "--size", value: "COLSxROWS", "Draw at most this large.",
      default: "the terminal's size, or 80 columns"
    ) { request, text throws(ValueFault) in
      take(&request, try TerminalSize(option: text))
    }
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
      "--button", value: "NAME", "Show this button of a group.", names: .buttons,
      default: "all; where it plays, the first"
    ) { request, text in take(&request, text) }
  }
}
