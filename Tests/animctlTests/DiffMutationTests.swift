import Testing

@testable import animctl

/// Small changes to a spec, each of which its committed table must catch, and tell rightly.
@Suite("Diff of a changed spec")
struct DiffMutationTests {
  struct Change: CustomTestStringConvertible, Sendable {
    let old: String
    let new: String
    /// The column or the state that must be told of.
    let title: String
    /// What must be said of it.
    let sentence: String

    init(_ old: String, _ new: String, _ title: String, _ sentence: String) {
      self.old = old
      self.new = new
      self.title = title
      self.sentence = sentence
    }

    var testDescription: String { "\(old) → \(new)" }
  }

  @Test("an unchanged spec is the same", arguments: ["6", "3", "17", "shortest"])
  func same(precision: String) throws {
    let files = try DiffRun()
    defer { files.remove() }
    try files.write(DiffRun.card, to: "card.json")
    for name in ["golden.csv", "golden.json", "golden.ndjson"] {
      let written = files.run(["export", "@card.json", "--precision", precision, "-o", "@" + name])
      #expect(written.status == 0)
      let run = files.run(["diff", "@card.json", "@" + name])
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
      #expect(
        run.output
          == "'card.json' and '\(name)' show the same motion: 7 columns, 137 frames.\n")
    }
  }

  @Test(
    "a changed one is caught and described",
    arguments: amounts + timings + keys + scripts + rules + rewritten)
  func caught(change: Change) throws {
    let files = try DiffRun()
    defer { files.remove() }
    try files.write(DiffRun.card, to: "golden.json")
    #expect(files.run(["export", "@golden.json", "-o", "@golden.csv"]).status == 0)
    let changed = DiffRun.card.replacing(change.old, with: change.new, maxReplacements: 1)
    #expect(changed != DiffRun.card)
    try files.write(changed, to: "card.json")
    for golden in ["@golden.csv", "@golden.json"] {
      let arguments =
        golden == "@golden.csv" ? ["@card.json", golden] : [golden, "@card.json"]
      let run = files.run(["diff"] + arguments)
      #expect(run.status == 1, "\(run)")
      let entries = run.output.split(separator: "\n\n").dropFirst()
      let entry = entries.first { entry in
        let names = entry.prefix { $0 != "\n" }.split(separator: ", ")
        return names.contains { $0 == change.title }
      }
      #expect(entry?.contains(change.sentence) == true, "\(run.output)")
    }
  }

  /// How far, in which colour, on which way.
  static let amounts = [
    Change(#""to": 0.9,"#, #""to": 0.85,"#, "scale", "goes 1.5 times as far: to 0.8119"),
    Change(#""to": 0.9,"#, #""to": 1.1,"#, "scale", "goes the other way, as far: to 1.1253"),
    Change(#""to": 0.9,"#, #""to": 1,"#, "scale", "no longer moves: stays at 1 instead"),
    Change("#0A84FF", "#0A84F0", "background_b", "goes 0.86 times as far: to 0.9209"),
    Change("#0A84FF", "#0A84FF80", "background_a", "moves now, to 0.5296"),
    Change("#8E8E93", "#8E8E90", "background_b", "begins at 0.564706 instead of 0.576471"),
    Change(#""to": 0.6"#, #""to": 0.5"#, "opacity", "goes 25 % more far: to 0.5 instead of 0.6"),
    Change(#""to": 0.8"#, #""to": 0.6"#, "opacity", "stays at 0.6 instead of going to 0.8"),
    Change(#""to": -6"#, #""to": -7.5"#, "offset_y", "goes 1.25 times as far: to -8.2108"),
    Change(#""to": -6"#, #""to": 6"#, "offset_y", "goes the other way, as far: to 6.5686"),
    Change(#""offsetY": 0"#, #""offsetY": 2"#, "offset_y", "ends at 2 instead of 0"),
  ]

  /// Springs, curves and delays.
  static let timings = [
    Change("0.4, \"initial", "0.6, \"initial", "scale", "goes 12.9 % less far: to 0.8908"),
    Change("0.5, \"initial", "0.8, \"initial", "scale", "overshoots 11.8 % less, by 1.2 %"),
    Change(": 0.3,", ": 0.4,", "scale", "slower: rests 6 frames later, at frame 81 instead of 75"),
    Change(": 0.35,", ": 0.3,", "scale", "faster: rests 3 frames earlier, at frame 72"),
    Change("Velocity\": 1", "Velocity\": 0", "scale", "lags behind on its way"),
    Change("Velocity\": 0.5", "Velocity\": 2", "scale", "runs ahead on its way"),
    Change("100ms", "150ms", "opacity", "starts 3 frames late, at frame 10 instead of 7"),
    Change("100ms", "50ms", "opacity", "starts 3 frames early, at frame 4 instead of 7"),
    Change("0, 0, 1]", "0, 0.2, 1]", "opacity", "lags behind on its way"),
    Change("250ms", "300ms", "opacity", "slower: rests 3 frames later, at frame 24 instead of 21"),
    Change("easeOut", "linear", "opacity", "lags behind on its way"),
    Change("0.2 }", "0.25 }", "opacity", "slower: rests 3 frames later, at frame 105"),
    Change("0.1 }", "0.2 }", "opacity", "slower: rests 6 frames later"),
    Change("response\": 0.4", "response\": 0.5", "offset_y", "slower: rests 11 frames later"),
    Change("0.6 }", "0.5 }", "offset_y", "overshoots 6.81 % more, by 16.3 % of its travel"),
    Change("damping\": 20", "damping\": 28", "offset_y", "no longer overshoots: it did by 4.3"),
    Change("s\": 200", "s\": 260", "offset_y", "faster: rests 5 frames earlier, at frame 131"),
  ]

  /// States and styles.
  static let keys = [
    Change("pulse", "hold", "scale", "faster: rests 9 frames earlier, at frame 66 instead of 75"),
    Change("\"highlighted\",\n", "\"selected\",\n", "scale", "no longer moves"),
    Change(
      "\"highlighted\",\n", "\"hovered\",\n", "scale",
      "starts 36 frames early, and is otherwise the same"),
    Change("[\"highlighted\", \"selected\"]", "\"selected\"", "background_r", "no longer moves"),
    Change(
      "\"highlighted\", \"selected\"", "\"highlighted\", \"hovered\"", "background_r",
      "starts 36 frames early, at frame 1 instead of 37"),
    Change(
      "\"on\": \"hovered+highlighted\"", "\"on\": \"selected+highlighted\"", "opacity",
      "stays at 0.6 instead of going to 0.8"),
  ]

  /// What happens, and when.
  static let scripts = [
    Change(
      "\"50ms\"", "\"200ms\"", "state", "highlighted+hovered 3 frames longer, 12 instead of 9"),
    Change("750ms", "800ms", "state", "highlighted+hovered 3 frames longer, 12 instead of 9"),
    Change("600ms", "550ms", "state", "hovered 3 frames shorter, 33 instead of 36"),
    Change("600ms", "550ms", "scale", "starts 3 frames early, and is otherwise the same"),
    Change("1.5s", "1.6s", "offset_y", "moves as before after each change of state"),
    Change("1.5s", "1.6s", "state", "hovered (time 2) 6 frames longer, 51 instead of 45"),
    Change(
      "\"event\": \"hover\"", "\"event\": \"focus\"", "state",
      "goes through focused, highlighted+focused, focused instead of hovered, "),
    // The same two events on one tick, in the other order: a press on a disabled button is none.
    Change(
      "{ \"at\": \"600ms\", \"event\": \"press\" }",
      "{ \"at\": \"600ms\", \"event\": \"disable\" }, { \"at\": \"600ms\", \"event\": \"press\" }",
      "scale", "no longer moves: stays at 1"),
    Change(
      "\"event\": \"release\"", "\"event\": \"disable\"", "state", "disabled+hovered, disabled"),
  ]

  /// The rules of compiling.
  static let rules = [
    Change(
      "\"name\"", "\"epsilon\": 0.01, \"name\"", "offset_y", "faster: rests 15 frames earlier"),
    Change(
      "\"name\"", "\"frameCap\": 20, \"name\"", "offset_y",
      "does not come to rest: it is cut at frame 110"),
    Change(
      "\"name\"", "\"colorSpace\": \"oklab\", \"name\"", "background_r", "goes 13.7 % less far"),
  ]

  /// Effects of another kind.
  static let rewritten = [
    Change(
      #"{ "spring": { "stiffness": 200, "damping": 20 } }"#, #"{ "instant": true }"#, "offset_y",
      "faster: rests 46 frames earlier, at frame 90 instead of 136"),
    Change(
      #"{ "spring": { "response": 0.4, "dampingRatio": 0.6 } }"#,
      #"{ "steps": { "count": 4, "position": "end", "duration": 0.4 } }"#, "offset_y",
      "starts 5 frames late, at frame 6 instead of 1"),
    Change(
      #""uikitSpring": { "duration": 0.3, "dampingRatio": 0.4, "initialVelocity": 1 }"#,
      #""swiftUISpring": { "response": 0.3, "dampingFraction": 0.4 }"#, "scale",
      "slower: rests 30 frames later, at frame 105 instead of 75"),
    Change(
      #"{ "property": "offsetY", "to": -6"#, #"{ "property": "rotation", "to": -6"#, "offset_y",
      "is gone"),
    Change(
      #"{ "property": "offsetY", "to": -6"#, #"{ "property": "rotation", "to": -6"#, "rotation",
      "is new"),
  ]
}
