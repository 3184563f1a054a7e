import AnimRender

extension ExportRequest {
  /// The lines of the table that are only `export`'s.
  static let options: [CommandOption<ExportRequest>] = [
    CommandOption(
      "--format", letter: "f", value: "FORMAT", essential: true, repeats: true,
      "Write this format.",
      values: "see --list-formats; beside several -o, for those whose ending tells none; "
        + "several beside --output-directory are several files a SPEC",
      choices: ExportFormat.all.map(\.name),
      default: "as FILE ends, or csv"
    ) { request, text throws(ValueFault) in
      request.formats.append(try ExportFormat(option: text))
    },
    CommandOption(
      "--output", letter: "o", value: "FILE", essential: true, repeats: true,
      "Write to FILE; - is standard output.", values: "several at once are several files",
      default: "-"
    ) { request, text throws(ValueFault) in
      guard !text.isEmpty else { throw .expected(.fileName) }
      request.paths.append(text)
    },
    CommandOption(
      "--no-clobber", "Leave a FILE that exists as it is, and fail.", default: "it is replaced"
    ) { request, _ in
      request.keepsFiles = true
    },
    CommandOption(
      "--list-formats", "Tell which formats there are, and who reads them.", default: "write one"
    ) { request, _ in
      request.listsFormats = true
    },
    CommandOption(
      "--tolerance", value: "E", takesNegative: true,
      "Leave out keyframes that are nearer than E to the line between the others.",
      values: "a share of each number's range, 0 to 0.1; for css, waapi, svg-animated, lottie, "
        + "tokens",
      default: "0.001"
    ) { request, text throws(ValueFault) in
      request.tolerance = try Double(option: text, within: ExportOptions.tolerances)
    },
  ]

  /// How many specs are exported at once.
  static let batchOptions: [CommandOption<ExportRequest>] = [
    CommandOption(
      "--output-directory", value: "FOLDER",
      "Export each SPEC, and each *.json of folders, to a file of its name in FOLDER.",
      values: "made where it is not there", default: "export one SPEC"
    ) { request, text throws(ValueFault) in
      guard !text.isEmpty else { throw .expected(.folderName) }
      request.folder = text
    },
    CommandOption(
      "--jobs", value: "N", "Export N SPECs at a time into a folder.", values: "1 to 64",
      default: "as many as there are processors"
    ) { request, text throws(ValueFault) in
      request.jobs = try Int(option: text, within: BatchExport.jobs)
    },
  ]

  /// How the table is written.
  static let tableOptions: [CommandOption<ExportRequest>] = [
    CommandOption(
      "--precision", value: "N", takesNegative: true,
      "Write N decimals, or the shortest numbers that read back to the same bits.",
      values: "0 to 17, or shortest", choices: ["shortest"], default: "6, in JSON shortest"
    ) { request, text throws(ValueFault) in
      request.table.precision = try Precision(option: text)
    },
    CommandOption(
      "--layout", value: "LAYOUT", "Write a line a frame, or a line a number.",
      choices: CSVFormat.Layout.words, default: "wide"
    ) { request, text throws(ValueFault) in
      request.table.layout = try CSVFormat.Layout(option: text)
    },
    CommandOption(
      "--velocities", "Also write how fast each number changes, in units per second.",
      default: "only the numbers themselves"
    ) { request, _ in
      request.table.velocities = true
    },
    CommandOption(
      "--delimiter", value: "MARK", "Write MARK between the fields.",
      values: "values: comma, semicolon, tab, pipe, or the character",
      choices: CSVFormat.Delimiter.words.map(\.word), default: "comma"
    ) { request, text throws(ValueFault) in
      request.table.delimiter = try CSVFormat.Delimiter(option: text)
    },
    CommandOption(
      "--decimal", value: "MARK",
      "Write MARK before the decimals; a spreadsheet set to German or French wants comma, beside "
        + "--delimiter semicolon.",
      choices: DecimalMark.words, default: "point"
    ) { request, text throws(ValueFault) in
      request.table.decimalMark = try DecimalMark(option: text)
    },
    CommandOption(
      "--line-ending", value: "END", "End lines as Unix does, or as RFC 4180 has it.",
      choices: CSVFormat.LineEnding.words, default: "lf"
    ) { request, text throws(ValueFault) in
      request.table.lineEnding = try CSVFormat.LineEnding(option: text)
    },
    CommandOption(
      "--bom", "Begin with a byte order mark, by which Excel on Windows knows UTF-8.",
      default: "without one"
    ) { request, _ in
      request.table.hasByteOrderMark = true
    },
  ]
}

extension Precision {
  /// Reads a number of decimals, or `shortest`.
  fileprivate init(option text: String) throws(ValueFault) {
    if text == "shortest" {
      self = .shortest
      return
    }
    let fault = ValueFault.expected(.wholeNumber(Self.allowedDecimals, or: "shortest"))
    guard let decimals = DecimalText.wholeNumber(text) else { throw fault }
    do {
      try self.init(decimals: decimals)
    } catch {
      throw fault
    }
  }
}

extension CSVFormat.Delimiter {
  fileprivate static let words: [(word: String, delimiter: Self)] = [
    ("comma", .comma), ("semicolon", .semicolon), ("tab", .tab), ("pipe", .bar),
  ]

  /// Reads a word, or the character itself.
  fileprivate init(option text: String) throws(ValueFault) {
    let found = Self.words.first { $0.word == text || String($0.delimiter.rawValue) == text }
    guard let found else {
      let words = Self.words.map(\.word)
      throw .notAmong(words, nearest: NearestWord.to(text, among: words))
    }
    self = found.delimiter
  }
}
