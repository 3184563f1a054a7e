import AnimCore
import AnimRender

/// What `import` is asked for.
struct ImportRequest: ReportAsking {
  var reporting = Reporting()
  /// The path of the text.
  var source: String?
  /// What it is written in; nil looks at it.
  var format: MotionImport.Format?
  var options = MotionImport.Options()
  /// Where the spec goes.
  var path = "-"
  /// Whether a file that exists is replaced.
  var replaces = false

  /// The lines of the table that are only `import`'s.
  static let options: [CommandOption<ImportRequest>] = [
    CommandOption(
      "--from", value: "FORMAT", essential: true, "Read it as this.",
      choices: ImportFormatChoice.words, default: "auto: by its looks"
    ) { request, text throws(ValueFault) in
      request.format = try ImportFormatChoice(option: text).format
    },
    CommandOption(
      "--pick", value: "NAME", essential: true,
      "Take the transition, token or layer of this name.",
      default: "the only one, or all transitions"
    ) { request, text in request.options.name = text },
    CommandOption(
      "--property", value: "NAME", essential: true, "It moves this property.",
      values: "scale, backgroundColor and so on", choices: PropertyTraits.all.map(\.name),
      default: "as the text says, else scale"
    ) { request, text throws(ValueFault) in
      request.options.property = try PropertyTraits(option: text)
    },
    CommandOption(
      "--to", value: "VALUE", takesNegative: true, essential: true, "It goes there.",
      values: "a number, or a colour as #RRGGBB", default: "a usual value of the property"
    ) { request, text throws(ValueFault) in
      request.options.target = try PropertyValue(option: text)
    },
    CommandOption(
      "--curve-duration", value: "TIME", essential: true,
      "It takes so long, where the text does not say.",
      values: "300ms, 0.3s, 18f, or seconds", default: "300ms"
    ) { request, text throws(ValueFault) in
      guard let time = TimeText(text) else { throw .expected(.time) }
      guard (0...Spring.durations.upperBound).contains(time.seconds) else {
        throw .expected(.timeWithin(Spring.durations.upperBound))
      }
      request.options.duration = time.seconds
    },
    CommandOption(
      "--fit-spring", essential: true, "Take the spring that comes nearest to a curve.",
      default: "the curve itself"
    ) { request, _ in request.options.fitsSprings = true },
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
    ) { request, _ in request.replaces = true },
  ]
}

/// The words of `import --from`.
enum ImportFormatChoice: String, CaseIterable {
  case auto, css, tokens, lottie

  var format: MotionImport.Format? { MotionImport.Format(rawValue: rawValue) }
}

extension PropertyValue {
  /// Reads a number or a colour.
  fileprivate init(option text: String) throws(ValueFault) {
    if text.hasPrefix("#") {
      guard let color = try? Color(hex: text) else { throw .expected(.color) }
      self = .color(color)
    } else {
      guard let number = DecimalText.number(text) else { throw .expected(.number) }
      self = .number(number)
    }
  }
}

extension Commands {
  static let `import`: Command = Command(
    "import",
    overview: "Make a spec of a motion from CSS, design tokens or Lottie.",
    discussion: [
      "FILE is a style sheet or a bare easing, such as linear() or cubic-bezier(); design tokens with "
        + "transitions; or Lottie, of which a layer's transform is read. The spec goes to standard "
        + "output; how far it is from the text's own motion, and what had to be made up, is told on "
        + "standard error."
    ],
    examples: [
      ["import", "press.css", "-o", "press.json"],
      ["import", "press.css", "--property", "scale", "--to", "0.95", "--fit-spring"],
      ["import", "tokens.json", "--pick", "motion.press", "--property", "opacity"],
      ["import", "icon.lottie.json", "--pick", "Ring"],
    ],
    arguments: [
      ArgumentHelp(
        label: "FILE", abstract: "A text, or - for standard input.", isOptional: false)
    ],
    options: ImportRequest.options + ReportingOptions.lines(readsSpecs: false),
    initial: ImportRequest(),
    word: { request, word throws(UsageError) in
      guard request.source == nil else { throw .unexpectedArgument(word) }
      request.source = word
    },
    reporting: \.reporting,
    work: { request, surroundings throws(Failure) in
      guard let source = request.source else { throw .usage(.missingArgument("FILE")) }
      let motion = try motion(of: source, request, in: surroundings)
      do throws(Failure) {
        let destination = try output { () throws(OutputError) in
          try ExportDestination(request.path, keepsFiles: !request.replaces)
        }
        try destination.write(in: surroundings) { writer throws(Failure) in
          try output { () throws(OutputError) in try writer.write(motion.spec.json) }
        }
      } catch .output(.exists(let path)) {
        throw .output(.wouldReplace(path: path))
      }
      for remark in motion.remarks { surroundings.note(remark.sentence) }
      surroundings.note(motion.differenceSentence)
    })

  private static func motion(
    of source: String, _ request: ImportRequest, in surroundings: Surroundings
  ) throws(Failure) -> MotionImport {
    let input: SpecInput
    do throws(InputError) {
      input = try SpecInput(source, limit: MotionImport.sizeLimit, in: surroundings)
    } catch {
      throw .input(error)
    }
    do throws(MotionImportError) {
      return try MotionImport(
        reading: input.bytes, as: request.format, options: request.options)
    } catch {
      throw .foreign(name: input.name, error)
    }
  }
}
