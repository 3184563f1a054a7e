import AnimCore
import Testing

@Suite("Scripts")
struct ScriptTests {
  @Test("the text form of every event reads back")
  func text() throws {
    let text =
      "press@0ms dragExit@1f dragEnter@2f release@0.1s press:2@8f cancel:2@9f hover@10f unhover@11f "
      + "focus@12f blur@13f select@14f deselect@15f toggle@16f disable@17f enable@18f "
      + "selected+hovered@1.2s normal@2s"
    let script = try InteractionScript(text: text)
    #expect(script.steps.count == 17)
    #expect(script.steps[3].tick == 6 && script.steps[3].event == .release)
    #expect(script.steps[4].event == .press(touch: 2))
    #expect(script.steps[15].event == .state([.selected, .hovered]))
    #expect(try InteractionScript(text: script.text) == script)
    #expect(try InteractionScript(text: "press@0ms release@120ms") == .tap)
    #expect(try InteractionScript(text: "  ").steps.isEmpty)
  }

  @Test("events are put in order of time, on one tick in the order given")
  func order() throws {
    let script = try InteractionScript(text: "release@9f select@3f deselect@3f press@0f")
    #expect(script.steps.map(\.event) == [.press, .select, .deselect, .release])
  }

  @Test("errors name the step and what is wrong in it")
  func errors() {
    #expect(throws: ScriptError.malformedStep("press")) {
      try InteractionScript(text: "press release@1s")
    }
    #expect(throws: ScriptError.unknownEvent("pres", step: "pres@0ms")) {
      try InteractionScript(text: "pres@0ms")
    }
    #expect(throws: ScriptError.badTime("-1s", step: "press@-1s")) {
      try InteractionScript(text: "press@-1s")
    }
    for step in [
      "press@", "@1s", "press@1s@2s", "press:x@1s", "hover:2@1s", "press@1e7s", "press@nan",
    ] {
      #expect(throws: ScriptError.self) { try InteractionScript(text: step) }
    }
    #expect(throws: ScriptError.tickOutOfRange(event: .press, tick: -1)) {
      try InteractionScript([(.press, at: -1)])
    }
  }

  @Test("states by name, in any order")
  func states() {
    #expect(ButtonState("hovered+selected") == [.selected, .hovered])
    #expect(ButtonState([.hovered, .disabled, .focused]).description == "disabled+focused+hovered")
    for bad in [
      "", "+", "normal+selected", "selected+", "selected+selected", "Selected", "pressed",
    ] {
      #expect(ButtonState(bad) == nil)
    }
    for bits in UInt8(0)...31 {
      let state = ButtonState(rawValue: bits)
      #expect(ButtonState(state.description) == state)
    }
  }

  @Test("more conditions outrank fewer; equal numbers by the first that differs")
  func ranks() {
    let ranked: [ButtonState] = [
      [.disabled, .highlighted, .selected], [.disabled, .highlighted], [.disabled, .hovered],
      [.highlighted, .selected], [.selected, .focused], .disabled, .highlighted, .selected,
      .focused,
      .hovered, .normal,
    ]
    #expect(ranked.map(\.rank) == ranked.map(\.rank).sorted(by: >))
    #expect(Set((UInt8(0)...31).map { ButtonState(rawValue: $0).rank }).count == 32)
  }
}
