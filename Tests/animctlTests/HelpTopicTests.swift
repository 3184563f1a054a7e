import Testing

@testable import animctl

@Suite("Help topics")
struct HelpTopicTests {
  @Test("fit any width", arguments: ["codes", "exit-codes", "environment"], [1, 40, 80, 100, 300])
  func width(topic: String, width: Int) {
    let run = MemoryRun(["help", topic], environment: ["COLUMNS": "\(width)"])
    #expect(run.status == .done)
    for line in run.output.split(separator: "\n") {
      #expect(line.count <= min(max(width, 40), 100), "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test("name every status and every code")
  func complete() {
    let statuses = MemoryRun(["help", "exit-codes"]).output
    for status in ExitStatus.allCases {
      #expect(statuses.contains("\n  \(status.rawValue) "))
    }
    let codes = MemoryRun(["help", "codes"]).output
    for explanation in CodeExplanation.all {
      #expect(codes.contains("\n  \(explanation.code.rawValue)  \(explanation.title)\n"))
    }
  }

  @Test("tell the variables with their values, and what they come to")
  func environment() {
    let none = MemoryRun(["help", "environment"]).output
    #expect(none.contains("(not set)") && none.contains("columns and rows     80x24\n"))
    let variables = [
      "NO_COLOR": "1", "COLUMNS": "60", "LANG": "C.UTF-8", "TERM": "\u{1B}[31m", "CI": "",
    ]
    let run = MemoryRun(["help", "environment"], environment: variables).output
    #expect(run.contains("(NO_COLOR=1)") && run.contains("columns and rows     60x24\n"))
    #expect(run.contains("Unicode") && !run.contains("\u{1B}"))
    #expect(run.split(separator: "\n").contains { $0.hasSuffix("pictures do not move (not set)") })
  }

  @Test("are listed where help is asked for")
  func listed() {
    for arguments in [["help", "-h"], ["--help"]] {
      let run = MemoryRun(arguments)
      for topic in HelpTopic.all { #expect(run.output.contains(topic.name)) }
      #expect(run.output.contains("E0"))
    }
  }
}
