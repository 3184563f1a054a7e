import Testing

@testable import AnimCore

@Suite("Spec files: writing")
struct SpecWriterTests {
  @Test("any spec reads back to an equal one, and writes the same text again")
  func roundTrip() throws {
    var random = SpecRandom(seed: 3)
    for _ in 0..<100 {
      let spec = try random.spec()
      let text = spec.json
      let read = try MotionSpec(reading: Array(text.utf8))
      #expect(read == spec, "\(text)")
      #expect(read.json == text)
    }
  }

  @Test("every spring reads back bit for bit")
  func springs() throws {
    var random = SpecRandom(seed: 4)
    for spring in AwkwardSprings.all { try check(spring) }
    for _ in 0..<500 { try check(random.spring()) }
  }

  private func check(_ spring: Spring) throws {
    var reader = SpecReader(
      tree: JSONParser(Array(Timing.spring(spring).text.file.utf8)).tree, log: FindingLog())
    guard case .spring(let read, 0)? = reader.timing(0)?.kind else {
      Issue.record("\(spring) is not read back")
      return
    }
    #expect(
      read == spring && read.dampingRatio.bitPattern == spring.dampingRatio.bitPattern,
      "\(Timing.spring(spring).text.file)")
  }

  @Test("a spring is written the way it was made")
  func ways() throws {
    func text(_ spring: Spring) -> String {
      Timing.spring(spring).text.file.filter { !$0.isWhitespace }
    }
    #expect(text(.snappy) == #"{"spring":{"preset":"snappy"}}"#)
    #expect(
      try text(Spring(response: 0.3, dampingRatio: 0.7))
        == #"{"spring":{"response":0.3,"dampingRatio":0.7}}"#)
    #expect(
      try text(Spring(mass: 2, stiffness: 170, damping: 26))
        == #"{"spring":{"stiffness":170,"damping":26,"mass":2}}"#)
    #expect(
      try text(Spring(settlingDuration: 0.4, dampingRatio: 0.6))
        == #"{"spring":{"settlingDuration":0.4,"dampingRatio":0.6}}"#)
    #expect(
      try text(Spring(angularFrequency: 12, dampingRatio: 0.3))
        == #"{"spring":{"angularFrequency":12,"dampingRatio":0.3}}"#)
    #expect(
      try text(Spring(duration: 0.4, bounce: -0.3)) == #"{"spring":{"duration":0.4,"bounce":-0.3}}"#
    )
  }

  @Test("the whole text of the built-in example")
  func builtIn() throws {
    let spec = try MotionSpec(
      ButtonSpec(title: BuiltInExample.title, animations: BuiltInExample.animations),
      name: BuiltInExample.name)
    #expect(
      spec.json == """
        {
          "version": 1,
          "name": "Onboarding button",
          "button": {
            "title": "Start",
            "backgroundColor": "#8E8E93",
            "foregroundColor": "#FFFFFF",
            "cornerRadius": 12
          },
          "effects": [
            { "property": "backgroundColor", "to": "#0000FF" },
            { "property": "scale", "to": 0.95 }
          ]
        }

        """)
  }
}
