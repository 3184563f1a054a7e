import AnimCore
import Testing

@testable import animctl

@Suite("Explanations of codes")
struct CodeExplanationTests {
  /// What the reader says, and whether it takes the spec.
  private func read(_ bytes: [UInt8]) -> (diagnostics: [SpecDiagnostic], isTaken: Bool) {
    do {
      var warnings: [SpecDiagnostic] = []
      _ = try MotionSpec(reading: bytes, warnings: &warnings)
      return (warnings, true)
    } catch {
      return (error.diagnostics, false)
    }
  }

  @Test("are there for every code, in order")
  func complete() {
    #expect(CodeExplanation.all.map(\.code) == DiagnosticCode.allCases)
  }

  @Test("show a spec with exactly that code, and the mended one", arguments: CodeExplanation.all)
  func examples(explanation: CodeExplanation) {
    let wrong = read(explanation.wrong.bytes())
    #expect(wrong.diagnostics.map(\.problem.code) == [explanation.code], "\(wrong.diagnostics)")
    #expect(wrong.isTaken == explanation.code.rawValue.hasPrefix("W"))
    let right = read(explanation.right.bytes())
    #expect(right.isTaken && right.diagnostics.isEmpty, "\(right.diagnostics)")
  }

  @Test("what a message suggests mends the spec", arguments: CodeExplanation.all)
  func suggestions(explanation: CodeExplanation) throws {
    let bytes = explanation.wrong.bytes()
    let diagnostic = try #require(read(bytes).diagnostics.first)
    let wording = DiagnosticWording(diagnostic, in: SpecInput(name: "x", bytes: bytes))
    for suggestion in wording.suggestions {
      var mended = bytes
      mended.replaceSubrange(
        diagnostic.start.offset..<diagnostic.end.offset, with: Array(suggestion.utf8))
      let outcome = read(mended)
      #expect(outcome.isTaken && outcome.diagnostics.isEmpty, "\(suggestion)")
    }
  }

  @Test("are printed by help, in either case of letters", arguments: CodeExplanation.all)
  func help(explanation: CodeExplanation) {
    let code = explanation.code.rawValue
    let run = MemoryRun(["help", code])
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("\(code), \(code.hasPrefix("W") ? "warning" : "error"): "))
    #expect(run.output.contains("\nWRONG:\n  ") && run.output.contains("\n\nRIGHT:\n  "))
    #expect(run.output == MemoryRun(["help", code.lowercased()]).output)
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
  }

  @Test("have a message that says more than the title")
  func titles() {
    #expect(Set(CodeExplanation.all.map(\.title)).count == CodeExplanation.all.count)
    for explanation in CodeExplanation.all {
      #expect(explanation.advice.last == ".", "\(explanation.code)")
    }
  }
}
