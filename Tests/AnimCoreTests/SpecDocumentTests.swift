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

  @Test("every key, name and code is in it")
  func isComplete() {
    let keys =
      SpecKeys.spec + SpecKeys.member + SpecKeys.button + SpecKeys.effect + SpecKeys.step
      + TimingForm.keys + SpringForm.plainKeys + SpringForm.uikit.keys + SpringForm.swiftUI.keys
      + SpringForm.presets.map(\.name)
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
    #expect(keys(schema) == Set(SpecKeys.spec))
    for (name, expected) in [
      ("button", SpecKeys.button), ("effect", SpecKeys.effect), ("step", SpecKeys.step),
      ("member", SpecKeys.member), ("timing", TimingForm.keys), ("spring", SpringForm.plainKeys),
      ("uikitSpring", SpringForm.uikit.keys), ("swiftUISpring", SpringForm.swiftUI.keys),
    ] {
      #expect(keys(definitions?[name]) == Set(expected), "\(name)")
    }
  }
}
