/// How many colours a terminal shows.
public enum ColorDepth: Hashable, Sendable, CaseIterable {
  /// None: no colour and no other attribute is ever sent.
  case none
  /// The sixteen system colours, which users re-theme.
  case ansi16
  /// The 6 × 6 × 6 cube and 24 greys; the system colours are left alone.
  case palette256
  /// Every sRGB colour, eight bits a channel.
  case truecolor
}
