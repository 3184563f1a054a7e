import Foundation
import Testing

@testable import AnimCore

/// What `docs/spec-files.md` says is true.
@Suite("Spec files: the documentation")
struct SpecDocumentTests {
  private let text: String

  init() throws {
    let url = SpecFixture.folder("docs").appendingPathComponent("spec-files.md")
    text = try String(contentsOf: url, encoding: .utf8)
  }

  /// The fenced blocks of JSON.
  private var blocks: [String] {
    text.components(separatedBy: "```json\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  @Test("every block of JSON is a spec, an effect or a timing that is read")
  func reads() throws {
    #expect(blocks.count > 8)
    for block in blocks {
      let isSpec = block.contains("\"version\"")
      let isEffect = block.contains("\"property\"")
      let effect = isEffect ? block : #"{ "property": "scale", "to": 1, "enter": \#(block) }"#
      let spec = isSpec ? block : #"{ "version": 1, "effects": [\#(effect)] }"#
      var warnings: [SpecDiagnostic] = []
      _ = try MotionSpec(reading: Array(spec.utf8), warnings: &warnings)
      #expect(warnings.isEmpty)
    }
  }

  /// The definitions of the schema, with the keys the reader has for each.
  private let tables: [(name: String, table: KeyTable)] = [
    ("button", SpecKeys.button), ("effect", SpecKeys.effect), ("keyframe", SpecKeys.keyframe),
    ("repeat", SpecKeys.repetition), ("step", SpecKeys.step),
    ("member", SpecKeys.member), ("timing", SpecKeys.timing), ("spring", SpecKeys.spring),
    ("uikitSpring", SpecKeys.uikitSpring), ("swiftUISpring", SpecKeys.swiftUISpring),
    ("curve", SpecKeys.curve), ("cubicBezier", SpecKeys.points), ("linear", SpecKeys.points),
    ("steps", SpecKeys.steps), ("lint", SpecKeys.lint),
  ]

  @Test("every key, name and code is in it")
  func isComplete() {
    let keys =
      tables.flatMap(\.table.names) + SpecKeys.spec.names + SpringForm.presets.map(\.name)
    let names =
      ColorSpace.allCases.map(\.rawValue) + Effect.Style.allCases.map(\.rawValue)
      + Steps.Position.allCases.map(\.rawValue) + InteractionEvent.names
      + ButtonState.conditions.map(\.name)
    for word in keys + names {
      #expect(text.contains("`\(word)`"), "\(word)")
    }
    for code in DiagnosticCode.allCases {
      #expect(text.contains("\n| \(code.rawValue) | "), "\(code)")
    }
  }

  @Test("the schema has the keys of the reader")
  func schema() throws {
    let url = SpecFixture.folder("docs").appendingPathComponent("spec.schema.json")
    let schema = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let definitions = schema?["$defs"] as? [String: [String: Any]]
    func keys(_ object: [String: Any]?) -> Set<String> {
      Set((object?["properties"] as? [String: Any] ?? [:]).keys)
    }
    #expect(keys(schema) == Set(SpecKeys.spec.names))
    for (name, table) in tables {
      #expect(keys(definitions?[name]) == Set(table.names), "\(name)")
    }
  }
}
