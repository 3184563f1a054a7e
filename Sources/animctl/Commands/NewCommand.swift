/// What `new` is asked for.
struct NewRequest: ReportAsking {
  var reporting = Reporting()
  var template = SpecTemplate.press
  /// Where the spec goes.
  var path = "-"
  /// Whether a file that exists is replaced.
  var replaces = false

  /// The lines of the table that are only `new`'s.
  static let options: [CommandOption<NewRequest>] = [
    CommandOption(
      "--template", value: "NAME", essential: true, "Begin with this motion.",
      choices: SpecTemplate.words, default: "press"
    ) { request, text throws(ValueFault) in
      request.template = try SpecTemplate(option: text)
    },
    CommandOption(
      "--output", letter: "o", value: "FILE", essential: true,
      "Write to FILE; - is standard output.", default: "-"
    ) { request, text throws(ValueFault) in
      guard !text.isEmpty else { throw .expected(.fileName) }
      request.path = text
    },
    CommandOption(
      "--force", essential: true, "Replace a FILE that exists.",
      default: "it is kept, and that is a failure"
    ) { request, _ in
      request.replaces = true
    },
  ]
}

extension Commands {
  static let new: Command = Command(
    "new", overview: "Write a spec to begin with.",
    discussion: [
      "The spec is small, passes 'animctl lint', and moves at once: play it, and change it."
    ],
    examples: [
      ["new", "-o", "button.json"], ["new", "--template", "toggle", "-o", "toggle.json"],
      ["new", "--template", "hover"],
    ],
    options: NewRequest.options + ReportingOptions.lines(readsSpecs: false), initial: NewRequest(),
    word: { _, word throws(UsageError) in throw .unexpectedArgument(word) },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      do throws(Failure) {
        let destination = try output { () throws(OutputError) in
          try ExportDestination(request.path, keepsFiles: !request.replaces)
        }
        try destination.write(in: surroundings) { writer throws(Failure) in
          try output { () throws(OutputError) in try writer.write(request.template.text) }
        }
      } catch .output(.exists(let path)) {
        throw .output(.wouldReplace(path: path))
      }
    })
}
