/// What `help` is asked for.
struct HelpRequest: Sendable {
  /// The command, topic or code.
  var topic: String?
  /// Whether the manual page is wanted.
  var isManual = false

  /// The lines of the table.
  static let options: [CommandOption<HelpRequest>] = [
    CommandOption(
      "--man", essential: true, "Write the manual page, in mdoc.", default: "help for this screen"
    ) { request, _ in
      request.isManual = true
    }
  ]
}
