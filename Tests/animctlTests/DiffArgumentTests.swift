import Testing

@testable import animctl

/// Argument lists of `diff` with what comes of them.
@Suite("Diff's arguments")
struct DiffArgumentTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let status: Int32
    /// What must occur on standard output; nil where nothing may be there.
    let output: String?
    /// What must occur on standard error; nil where nothing may be there.
    let errors: String?

    init(_ line: String, _ status: Int32, _ output: String? = nil, errors: String? = nil) {
      arguments = ["diff"] + line.split(separator: " ").map(String.init)
      self.status = status
      self.output = output
      self.errors = errors
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  /// Writes what the rows name: a spec, a faster one, its tables, and what is none.
  static func files() throws -> DiffRun {
    let files = try DiffRun()
    try files.write(DiffRun.card, to: "a.json")
    try files.write(DiffRun.card.replacing("0.35", with: "0.3"), to: "b.json")
    for name in ["a.csv", "a.ndjson"] { _ = files.run(["export", "@a.json", "-o", "@" + name]) }
    _ = files.run(["export", "@a.json", "--layout", "long", "-o", "@long.csv"])
    _ = files.run(["export", "@b.json", "-o", "@b.csv"])
    _ = files.run(
      ["export", "@a.json", "--delimiter", "semicolon", "--decimal", "comma", "-o", "@de.csv"])
    let csv = try files.read("a.csv")
    try files.write(
      csv.replacing("time_s", with: "t").replacing("scale", with: "value"), to: "x.csv")
    try files.write("t,value\n0,1\n", to: "y.csv")
    try files.write("frame,button,scale\n0,left,1\n0,right,1\n", to: "group.csv")
    try files.write("frame,scale\n0,1\n0,1\n", to: "twice.csv")
    try files.write("{ \"version\": 1, \"efects\": [] }", to: "bad.json")
    try files.write("", to: "empty.csv")
    return files
  }

  @Test("do what they say", arguments: compared + tolerances + named + refused + incomparable)
  func table(row: Row) throws {
    let files = try Self.files()
    defer { files.remove() }
    let run = files.run(row.arguments)
    #expect(run.status == row.status, "\(run)")
    #expect(row.output.map(run.output.contains) ?? run.output.isEmpty, "\(run.output)")
    #expect(row.errors.map(run.errors.contains) ?? run.errors.isEmpty, "\(run.errors)")
    #expect(!run.output.contains("\u{1B}"))
  }

  static let compared = [
    Row(
      "@a.json @a.json", 0, "'a.json' and 'a.json' show the same motion: 7 columns, 137 frames.\n"),
    Row("@a.json @a.csv", 0, "show the same motion"),
    Row("@a.csv @a.json", 0, "show the same motion"),
    Row("@a.csv @a.ndjson", 0, "show the same motion"),
    Row("@long.csv @a.csv", 0, "show the same motion"),
    Row("@de.csv @a.csv", 0, "show the same motion"),
    Row("@de.csv @a.json", 0, "show the same motion"),
    Row("@a.json @b.json", 1, "--- a.json\n+++ b.json\n\nscale\n  faster: rests 3 frames earlier"),
    Row("@b.json @a.json", 1, "--- b.json\n+++ a.json\n\nscale\n  slower: rests 3 frames later"),
    // Of a spec and a table, the table is what was.
    Row("@b.json @a.csv", 1, "--- a.csv\n+++ b.json\n\nscale\n  faster: rests 3 frames earlier"),
    Row("@a.csv @b.json", 1, "--- a.csv\n+++ b.json\n\nscale\n  faster: rests 3 frames earlier"),
    Row("@a.csv @b.csv", 1, "--- a.csv\n+++ b.csv\n\nscale\n  faster: rests 3 frames earlier"),
    Row("@a.json @b.json -q", 1),
    Row("@a.json @a.json --quiet", 0),
    Row("@a.json @b.json --align", 1, "in shape: no shift or stretch of time accounts for it"),
    Row("@a.json @b.json --format json", 1, "\"schema\": \"animctl.diff/1\",\n  \"same\": false"),
    Row("@a.json @a.csv --json", 0, "\"schema\": \"animctl.diff/1\",\n  \"same\": true"),
    Row(
      "@a.json @b.json -f markdown", 1, "| `scale` | faster: rests 3 frames earlier, at frame 72"),
    Row("@a.json @a.json --format=markdown", 0, "**Same motion**"),
    Row(
      "@a.json @b.json -f junit", 1, "<testsuites name=\"animctl diff\" tests=\"8\" failures=\"1\">"
    ),
    Row("@a.json @a.csv -f junit", 0, "tests=\"8\" failures=\"0\">"),
    Row("@b.json @a.csv -f github", 1, "b.json,title=Motion differs::scale: faster: rests 3"),
    Row("@b.json @a.csv --plot", 1, "\nscale  - before  * now\n"),
    Row("--scale 0.9 @a.csv", 1, "+++ the quick options\n"),
    Row("@a.json @b.json --script press@0ms", 1, "faster: rests 3 frames earlier"),
    Row("@a.json @a.json --reduced-motion", 0, "show the same motion"),
    Row("--help", 0, "USAGE: animctl diff"),
    Row("help", 0, "USAGE: animctl diff"),
  ]

  static let tolerances = [
    Row("@a.json @b.json --tolerance 0.2", 0, "show the same motion"),
    Row("@a.json @b.json --tolerance scale=0.2", 0, "show the same motion"),
    Row("@a.json @b.json --tolerance 0.2,scale=0.001", 1, "scale\n  faster"),
    Row("@a.json @b.json --tolerance backgroundColor=1,scale=1", 0, "show the same motion"),
    Row("@a.json @b.json --tolerance background=1", 1, "scale\n"),
    Row(
      "@a.json @b.json --tolerance scael=1", 64,
      errors: "'scael' in the value of '--tolerance' is no column. Did you mean 'scale'?"),
    Row("@a.json @b.json --tolerance -1", 64, errors: "'-1' is no value for '--tolerance'"),
    Row("@a.json @b.json --tolerance scale=x", 64, errors: "'scale=x' is no value for"),
    Row("@a.json @b.json --tolerance scale=1,scale=2", 64, errors: "The key 'scale' stands twice"),
    Row("@a.json @b.json --tolerance=", 64, errors: "is no value for '--tolerance'"),
    Row("@a.json @b.json --tolerance nan", 64, errors: "'nan' is no value for '--tolerance'"),
  ]

  static let named = [
    Row("@a.json @x.csv --columns time=t,scale=value", 0, "show the same motion: 1 column, 137"),
    Row("@b.json @x.csv --columns time=t,scale=value", 1, "--- x.csv\n+++ b.json\n\nscale\n"),
    Row("@a.csv @x.csv --columns time=t,scale=value", 0, "show the same motion: 1 column"),
    Row(
      "@a.json @x.csv --columns time=tt,scale=value", 65,
      errors: "'x.csv' has no column 'tt'. Its columns are frame, t, state, value,"),
    Row(
      "@a.json @x.csv --columns tiem=t", 64,
      errors: "'tiem' is no key of '--columns'. Did you mean 'time'?"),
    Row(
      "@a.json @x.csv --columns t", 64, errors: "'t' in the value of '--columns' is no KEY=VALUE"),
    Row("@a.json @x.csv --columns time=t,time=t", 64, errors: "The key 'time' stands twice"),
  ]

  static let refused = [
    Row("", 64, errors: "Two motions are compared, and none is given"),
    Row("@a.json", 64, errors: "Two motions are compared, and 1 is given"),
    Row("@a.json @b.json @a.csv", 64, errors: "Unexpected argument"),
    Row("- -", 64, errors: "Standard input is read once, and '-' stands twice."),
    Row("@a.json @b.json --scale 0.9", 64, errors: "'--scale' and the spec"),
    Row(
      "@a.json @b.json --format xml", 64, errors: "expected text, json, markdown, junit or github."),
    Row("@a.json @b.json --fromat json", 64, errors: "Did you mean '--format'?"),
    Row("@a.json @b.json --plot --json", 64, errors: "'--format' and '--plot' exclude one another"),
    Row("@a.json @b.json --svg=", 64, errors: "expected the name of a file"),
    Row("@a.csv @b.csv --update", 64, errors: "'--update' writes the table of a spec A"),
    Row("@a.csv @a.json --update", 64, errors: "cannot be updated from"),
    Row("@a.json @b.json --update", 64, errors: "'b.json' cannot be updated from 'a.json'"),
    Row("@no.json @a.csv", 66, errors: "Cannot read 'no.json': No such file or directory."),
    Row("@a.json @no.csv", 66, errors: "Cannot read 'no.csv': No such file or directory."),
  ]

  static let incomparable = [
    Row("@bad.json @a.csv", 65, errors: "bad.json:1:17: error: "),
    Row("@a.json @empty.csv", 65, errors: "'empty.csv' is no table: it has no rows."),
    Row("@a.json @twice.csv", 65, errors: "'twice.csv', line 3: the time is missing, negative, or"),
    Row(
      "@a.json @y.csv", 65, errors: "they have no column in common. One has t, the other scale"),
    Row(
      "@a.csv @group.csv", 65, errors: "cannot be compared: one is a group of buttons (left, right)"
    ),
    Row("@a.json -", 65, errors: "'<stdin>' is no table: it has no rows."),
    Row(
      "@a.json @empty.csv --diagnostics json", 65, errors: "{\"severity\":\"error\",\"code\":null,"),
  ]

  @Test("one side may be piped in")
  func pipe() throws {
    let files = try Self.files()
    defer { files.remove() }
    for text in [DiffRun.card, try files.read("a.csv"), try files.read("a.ndjson")] {
      #expect(files.run(["diff", "@a.json", "-"], input: text).status == 0)
      #expect(files.run(["diff", "-", "@b.json"], input: text).status == 1)
    }
  }

  @Test(
    "an update writes what differs in the form it has, and nothing else",
    arguments: ["a.csv", "a.ndjson", "long.csv", "de.csv"])
  func update(name: String) throws {
    let files = try Self.files()
    defer { files.remove() }
    let before = try files.read(name)
    let same = files.run(["diff", "@a.json", "@" + name, "--update"])
    #expect(same.status == 0)
    #expect(try files.read(name) == before)
    // Never where CI is set, whether it differs or not.
    for spec in ["@a.json", "@b.json"] {
      let run = files.run(["diff", spec, "@" + name, "--update"], environment: ["CI": "true"])
      #expect(run.status == 64)
      #expect(run.errors.contains("'\(name)' is not updated where CI is set"), "\(run.errors)")
    }
    #expect(try files.read(name) == before)
    let run = files.run(["diff", "@b.json", "@" + name, "--update"])
    #expect(run.status == 0 && run.output.contains("faster: rests 3 frames earlier"))
    #expect(run.output.hasSuffix("Updated '\(name)'.\n"))
    let after = try files.read(name)
    #expect(after != before && after.prefix(40) == before.prefix(40))
    #expect(files.run(["diff", "@b.json", "@" + name]).status == 0)
    #expect(files.run(["diff", "@a.json", "@" + name]).status == 1)
    // Going back gives the old bytes.
    #expect(files.run(["diff", "@a.json", "@" + name, "--update", "-q"]).status == 0)
    #expect(try files.read(name) == before)
  }

  @Test("a drawing is written whole, whether the motion differs or not")
  func drawing() throws {
    let files = try Self.files()
    defer { files.remove() }
    let run = files.run(["diff", "@a.json", "@b.json", "--svg", "@d.svg"])
    #expect(run.status == 1 && run.errors.isEmpty)
    let svg = try files.read("d.svg")
    #expect(svg.hasPrefix("<svg ") && svg.contains(">scale</text>"))
    #expect(svg.contains("faster: rests 3 frames earlier, at frame 72 instead of 75"))
    #expect(files.run(["diff", "@a.json", "@a.json", "--svg", "@d.svg"]).status == 0)
    #expect(try files.read("d.svg").contains("<title>Same motion</title>"))
    #expect(files.run(["diff", "@a.json", "@b.json", "--svg", "@no/d.svg"]).status == 73)
  }

  @Test("buttons of a group are told by name")
  func groups() throws {
    let files = try DiffRun()
    defer { files.remove() }
    let group = { (ratio: Double) in
      let effect = "\"effects\": [{ \"property\": \"scale\", \"to\": \(ratio) }]"
      return "{ \"version\": 1, \"buttons\": [{ \"name\": \"left\", \(effect) }, "
        + "{ \"name\": \"right\", \"after\": \"100ms\", "
        + "\"effects\": [{ \"property\": \"scale\", \"to\": 0.9 }] }] }"
    }
    try files.write(group(0.9), to: "a.json")
    try files.write(group(0.8), to: "b.json")
    #expect(files.run(["export", "@a.json", "-o", "@a.csv"]).status == 0)
    #expect(files.run(["diff", "@a.json", "@a.csv"]).status == 0)
    let run = files.run(["diff", "@b.json", "@a.csv"])
    #expect(run.status == 1)
    #expect(run.output.contains("\n\nleft: scale\n  goes 2 times as far"), "\(run.output)")
    #expect(!run.output.contains("right: scale"))
  }

  @Test("equal inputs give equal bytes")
  func determinism() throws {
    let files = try Self.files()
    defer { files.remove() }
    for format in DiffFormat.allCases.map(\.rawValue) {
      let runs = (0..<3).map { _ in
        files.run(["diff", "@a.json", "@b.csv", "--align", "-f", format]).output
      }
      #expect(Set(runs).count == 1)
    }
  }
}
