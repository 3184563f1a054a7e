import AnimCore
import AnimRender
import Testing

@Suite("CSV: groups of buttons")
struct CSVGroupTests {
  private func group(_ names: String...) throws -> GroupTimeline {
    let scale = try ButtonAnimations().scaleEffect(ratio: 0.9, style: .hold, enter: .instant)
      .compile(InteractionScript([(.press, at: 1)]))
    let fade = try ButtonAnimations().effect(.opacity, to: 0.5, enter: .instant)
      .compile(InteractionScript([(.press, at: 0), (.release, at: 2)]))
    return GroupTimeline(names.enumerated().map { ($1, $0.isMultiple(of: 2) ? scale : fade) })
  }

  @Test("all buttons of a tick, then of the next; empty where a button has no such number")
  func wide() throws {
    #expect(
      try group("Save", "Cancel").csv(format: CSVFormat(precision: Precision(decimals: 2))) == """
        frame,button,time_s,state,scale,opacity
        0,Save,0.00,normal,1.00,
        0,Cancel,0.00,highlighted,,0.50
        1,Save,0.02,highlighted,0.90,
        1,Cancel,0.02,highlighted,,0.50
        2,Save,0.03,highlighted,0.90,
        2,Cancel,0.03,normal,,1.00

        """)
  }

  @Test("a sequence, there and back")
  func sequence() throws {
    let fade = ButtonAnimations().effect(.opacity, to: 0.5, enter: .instant)
    let press = try InteractionScript([(.press, at: 0), (.release, at: 1)])
    let group = try MotionGroup.sequence(
      ["A", "B"].map { MotionGroup.button($0, fade, script: press) }
    ).repeat(count: 1, autoreverses: true).compile()
    let text = try group.csv(format: CSVFormat(precision: Precision(decimals: 1)))
    #expect(
      text == """
        frame,button,time_s,state,opacity
        0,A,0.0,highlighted,0.5
        0,B,0.0,normal,1.0
        1,A,0.0,normal,1.0
        1,B,0.0,highlighted,0.5
        2,A,0.0,normal,1.0
        2,B,0.0,normal,1.0
        3,A,0.1,normal,1.0
        3,B,0.1,highlighted,0.5
        4,A,0.1,normal,1.0
        4,B,0.1,normal,1.0

        """)
  }

  @Test("in the long layout a missing number has no line; names are quoted")
  func long() throws {
    let text = try group("Buy, now", "Say \"hi\"").csv(
      format: CSVFormat(layout: .long, precision: .shortest), velocities: true)
    let lines = text.split(separator: "\n")
    #expect(lines[0] == "frame,button,time_s,state,property,channel,value")
    #expect(lines[1] == "0,\"Buy, now\",0.0,normal,scale,,1.0")
    #expect(lines[2] == "0,\"Buy, now\",0.0,normal,scale,velocity_per_s,0.0")
    #expect(lines[3] == "0,\"Say \"\"hi\"\"\",0.0,highlighted,opacity,,0.5")
    #expect(lines.count == 1 + 3 * 4)
  }

  @Test("chunks put together are the whole, however many buttons and rows")
  func chunks() throws {
    let spring = try Spring(response: 1, dampingRatio: 0)
    let timeline = try BuiltInExample.animations
      .effect(.opacity, to: 0.5, enter: .spring(spring))
      .compile(.tap, options: CompileOptions(frameCap: 3_000))
    let group = GroupTimeline((0..<5).map { ("Button \($0)", timeline) })
    var chunks = GroupCSVChunks(group)
    var sizes: [Int] = []
    var text = ""
    while let chunk = try chunks.next() {
      sizes.append(chunk.count)
      text += String(decoding: chunk, as: UTF8.self)
    }
    #expect(sizes.count > 2 && (sizes.max() ?? 0) < 600_000)
    let alone = try timeline.csv().split(separator: "\n").dropFirst()
    let lines = text.split(separator: "\n")
    #expect(lines.count == 1 + 5 * alone.count)
    for (place, line) in alone.enumerated() where place % 97 == 0 {
      for button in 0..<5 {
        let (frame, rest) = (line.prefix { $0 != "," }, line.drop { $0 != "," })
        #expect(lines[1 + 5 * place + button] == "\(frame),Button \(button)\(rest)")
      }
    }
  }
}
