import AnimCore
import AnimRender

/// A motion in sentences and a table, for those who hear it read: letters, digits and punctuation.
struct MotionDescription {
  let name: String
  let timeline: Timeline

  /// The text, set to a width.
  func text(width: Int) -> String {
    let report = timeline.report()
    let sentences = [opening] + report.transitions.flatMap(sentences)
    let lines = sentences.flatMap { wrapped($0, to: width) }
    let table = table(of: report).lines(indent: 0, width: width)
    return (lines + (table.isEmpty ? [] : [""] + table)).joined(separator: "\n") + "\n"
  }

  private var opening: String {
    let frames = counted(timeline.lastTick.index + 1, "frame")
    let end = Self.time(timeline.lastTick)
    return timeline.isSettled
      ? "The motion \(quoted(name)) comes to rest at \(end), after \(frames)."
      : "The motion \(quoted(name)) has not come to rest by \(end), where it is cut after \(frames)."
  }

  private func sentences(_ part: MotionReport.Part) -> [String] {
    let record = part.record
    let state = timeline.state(at: record.start)
    let event = "At \(Self.time(record.start)), \(record.event.description): the state is \(state)."
    return [event] + part.segments.map(sentence)
  }

  private func sentence(_ segment: SegmentReport) -> String {
    let name = segment.property.column.replacing("_", with: " ")
    let subject = name.prefix(1).uppercased() + name.dropFirst()
    var text = "\(subject) goes from \(segment.from.words) to \(segment.to.words)"
    if let overshoot = segment.overshoot, segment.overshootShare > 0 {
      text +=
        ", overshoots by \(Self.percent(segment.overshootShare)) per cent"
        + " at \(Self.time(overshoot.tick))"
    }
    return text + ending(of: segment) + "."
  }

  private func ending(of segment: SegmentReport) -> String {
    if let replaced = segment.replaced {
      return ", and at \(Self.time(replaced)) turns to another target"
    }
    return segment.end.map { ", and rests at \(Self.time($0))" } ?? ", and has not come to rest"
  }

  private func table(of report: MotionReport) -> TextTable {
    var table = TextTable([
      .init(title: "PROPERTY"), .init(title: "BEGINS", isNumber: true),
      .init(title: "FROM", isNumber: true), .init(title: "TO", isNumber: true),
      .init(title: "PEAK", isNumber: true), .init(title: "AT", isNumber: true),
      .init(title: "OVERSHOOT", isNumber: true), .init(title: "RESTS", isNumber: true),
    ])
    for segment in report.transitions.flatMap(\.segments) {
      let peak = segment.overshoot.flatMap { overshoot -> String? in
        guard !segment.property.isColor, segment.overshootShare > 0 else { return nil }
        return value(of: segment.property, at: overshoot.tick)
      }
      let hasPeak = segment.overshootShare > 0
      table.add([
        segment.property.column, Self.time(segment.start), segment.from.words, segment.to.words,
        peak ?? "", hasPeak ? segment.overshoot.map { Self.time($0.tick) } ?? "" : "",
        hasPeak ? Self.percent(segment.overshootShare) + " per cent" : "",
        segment.replaced == nil ? segment.end.map { Self.time($0) } ?? "" : "",
      ])
    }
    return table
  }

  private func value(of property: PropertyTraits, at tick: Tick) -> String? {
    let table = timeline.table(of: tick...tick)
    return table.columns.firstIndex { $0.property == property.name }
      .map { table[row: 0, column: $0].brief }
  }

  /// A tick's time in whole milliseconds.
  private static func time(_ tick: Tick) -> String {
    "\((tick.seconds * 1_000).rounded().shown) ms"
  }

  /// A share in per cent, to a tenth.
  private static func percent(_ share: Double) -> String {
    ((share * 1_000).rounded() / 10).shown
  }
}
