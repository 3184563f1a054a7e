import Testing

@testable import animctl

@Suite("import")
struct ImportCommandTests {
  @Test("writes a spec, and tells what it made up")
  func spec() {
    let run = MemoryRun(["import", "-"], input: Array("transition: scale .2s ease-out".utf8))
    #expect(run.status == .done)
    #expect(run.output.contains("\"curve\": { \"name\": \"easeOut\", \"duration\": 0.2 }"))
    #expect(
      run.errors == """
        Note: Where scale goes is not said; the spec takes it to 0.95.
        Note: The spec shows what the CSS says.

        """)
    let played = MemoryRun(["export", "-"], spec: run.output)
    #expect(played.status == .done && played.output.contains("0.950000"))
  }

  @Test("a spring stands for a curve if that is wanted, and says how near it comes")
  func spring() {
    let text = "linear(0, 0.6 20%, 1.15 40%, 1.05 55%, 0.98 70%, 1) 0.6s"
    let run = MemoryRun(
      ["import", "-", "--fit-spring", "--to", "0.9"], input: Array(text.utf8))
    #expect(run.status == .done && run.output.contains("\"dampingRatio\""))
    #expect(run.errors.contains("A spring stands for 'easing', at most "))
  }

  @Test(
    "says what is wrong",
    arguments: [
      (["import"], "", 64, "FILE"),
      (["import", "-"], "nothing", 65, "'<stdin>' has no motion; expected an easing, such as"),
      (["import", "-"], "{\"a\"", 65, "'<stdin>' is no JSON at line 1, column 5."),
      (["import", "-"], "cubic-bezier(2,0,0,1)", 65, "point 1, 2 0, cannot be there"),
      (["import", "-"], "--a: ease; --b: ease", 65, "several motions: '--a', '--b'."),
      (["import", "-", "--pick", "presss"], "--press: ease", 65, "Did you mean '--press'?"),
      (["import", "-", "--to", "red"], "ease", 64, "--to"),
      (
        ["import", "-", "--to", "7", "--property", "opacity"], "ease", 65,
        "opacity cannot go to 7: expected 0 to 1."
      ),
      (["import", "-", "--to", "#F00"], "ease", 65, "scale cannot go to #FF0000"),
      (["import", "-", "--from", "jpeg"], "ease", 64, "auto"),
      (["import", "-", "--curve-duration", "x"], "ease", 64, "--curve-duration"),
      (["import", "gone.css"], "", 66, "Cannot read 'gone.css'"),
      (["import", "-", "-o", "/"], "ease", 73, "it is a directory"),
    ])
  func faults(arguments: [String], text: String, status: Int32, message: String) {
    let run = MemoryRun(arguments, input: Array(text.utf8))
    #expect(run.status.rawValue == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
