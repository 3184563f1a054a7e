import AnimRender

/// Which files an export of many specs makes.
struct BatchPlan: Sendable {
  /// A spec, and what is made of it.
  struct Job: Sendable {
    let spec: String
    let outputs: [(path: String, format: ExportFormat)]
  }

  /// The jobs, in the order of what was given.
  let jobs: [Job]

  /// Looks which specs there are, and what the files will be called.
  ///
  /// - Parameters:
  ///   - paths: Specs, and folders of them.
  ///   - folder: Where the files go.
  init(_ paths: [String], to folder: String, as formats: [ExportFormat]) throws(Failure) {
    var taken: Set<String> = []
    var jobs: [Job] = []
    for path in paths {
      let specs = try SpecFolder.files(at: path)
      guard !specs.isEmpty else { throw .input(.noSpecs(folder: path)) }
      for spec in specs {
        let stem = (folder.hasSuffix("/") ? folder : folder + "/") + Self.stem(of: spec)
        let outputs = formats.map { (path: "\(stem).\($0.fileEnding)", format: $0) }
        for output in outputs {
          guard taken.insert(output.path).inserted else { throw .usage(.samePath(output.path)) }
          guard !OutputPath.areOne(output.path, spec) else {
            throw .usage(.replacesSpec(spec))
          }
        }
        jobs.append(Job(spec: spec, outputs: outputs))
      }
    }
    self.jobs = jobs
  }

  /// What a file's name is without its folder and its ending.
  private static func stem(of path: String) -> String {
    let name = path.dropFirst(OutputPath.directory(of: path).count)
    return String(OutputPath.ending(of: path).map { name.dropLast($0.utf16.count + 1) } ?? name)
  }
}

extension ExportFormat {
  /// What the name of a file of this format ends with, so that files of all formats can stand side by
  /// side: `csv`, `svg-animated.svg`.
  var fileEnding: String {
    ending ?? name + (Self.languages[name].map { ".\($0)" } ?? "")
  }

  /// The languages of formats that share an ending with others.
  private static let languages = [
    "svg-animated": "svg", "waapi": "json", "lottie": "json", "tokens": "json", "uikit": "swift",
    "swiftui": "swift", "coreanimation": "swift", "compose": "kt", "flutter": "dart",
    "motion": "js",
    "react-spring": "js",
  ]
}
