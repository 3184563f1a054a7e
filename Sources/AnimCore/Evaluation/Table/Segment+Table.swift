extension Track {
  /// How many numbers of a row are the property's.
  func columnCount(velocities: Bool) -> Int {
    space.channelCount + (velocities && !property.isColor ? 1 : 0)
  }

  /// Writes a run of ticks into a table.
  func fill(_ rows: ClosedRange<Int>, of sheet: inout TableSheet, _ line: ColumnLine) {
    var line = line
    let segments = segments.span
    var tick = rows.lowerBound
    var index = index(at: tick)
    while tick <= rows.upperBound {
      let next = index.map { $0 + 1 } ?? 0
      let until =
        next < segments.count ? min(segments[next].start - 1, rows.upperBound) : rows.upperBound
      if tick <= until {
        if let index {
          segments[index].fill(tick...until, of: &sheet, &line)
        } else {
          sheet.write { line.write(rest.published, rows: until - tick + 1, to: &$0) }
        }
        tick = until + 1
      }
      index = next
    }
  }
}

extension Segment {
  /// Writes a run of its ticks into a table, and moves the line on.
  ///
  /// The arithmetic is that of ``motion(at:)``, step by step, so the bits are the same.
  fileprivate func fill(
    _ ticks: ClosedRange<Int>, of sheet: inout TableSheet, _ line: inout ColumnLine
  ) {
    var tick = ticks.lowerBound
    let movingUntil = min(ticks.upperBound, (end ?? .max) - 1)
    if tick <= movingUntil, case .reversed(let reversed) = path {
      fill(tick...movingUntil, of: &sheet, &line, back: reversed)
      tick = movingUntil + 1
    }
    if tick == start, tick <= movingUntil {
      sheet.write { write(tick, to: &$0, &line) }
      tick += 1
    }
    if tick <= movingUntil {
      fillMoving(tick...movingUntil, of: &sheet, &line)
      tick = movingUntil + 1
    }
    if tick <= ticks.upperBound {
      // A way that ended before it began shows the target all the same.
      sheet.write {
        line.write(destination.published, rows: ticks.upperBound - tick + 1, to: &$0)
      }
    }
  }

  /// Writes ticks behind the first at which it moves.
  private func fillMoving(
    _ ticks: ClosedRange<Int>, of sheet: inout TableSheet, _ line: inout ColumnLine
  ) {
    switch path {
    case .spring(_, let step):
      // One loop for each width, so that none asks what it is row after row.
      switch line.width {
      case 1: putOff(ticks, step, to: &sheet, &line)
      case 2: sheet.write { fill(ticks, step, &$0, &line, width: 2) }
      default: sheet.write { fill(ticks, step, &$0, &line, width: 4) }
      }
    case .stepped(let stepped):
      sheet.write { values in
        var moment = stepped.moment(at: ticks.lowerBound - start)
        for _ in ticks {
          line.write(published(away: moment.x), velocity: moment.v.first, to: &values)
          moment = stepped.after(moment)
        }
      }
    case .curve, .jump, .reversed:
      sheet.write { values in
        for tick in ticks { write(tick, to: &values, &line) }
      }
    }
  }

  /// Leaves a number on a spring to the end: a lane for each block of its ticks.
  private func putOff(
    _ ticks: ClosedRange<Int>, _ step: Propagator, to sheet: inout TableSheet,
    _ line: inout ColumnLine
  ) {
    var age = ticks.lowerBound - start
    let lastAge = ticks.upperBound - start
    while age <= lastAge {
      let (x, v) = displacement(at: age, step: step)
      let count = min(age - age % Self.block + Self.block - 1, lastAge) - age + 1
      sheet.putOff(
        SpringLane(
          x: x.first, v: v.first, step: step, target: destination.state.first,
          domain: space.domain, place: line.place, count: count))
      line.place += count * line.stride
      age += count
    }
  }

  @inline(__always)
  private func fill(
    _ ticks: ClosedRange<Int>, _ step: Propagator, _ values: inout MutableSpan<Double>,
    _ line: inout ColumnLine, width: Int
  ) {
    var column = ColumnLine(place: line.place, stride: line.stride, width: width)
    var (x, v) = displacement(at: ticks.lowerBound - start, step: step)
    for tick in ticks {
      if (tick - start) % Self.block == 0 {
        (x, v) = blockStart(of: tick - start)
      }
      column.write(published(away: x), velocity: v.first, to: &values)
      (x, v) = Self.carry(x, v, by: step)
    }
    line.place = column.place
  }

  /// Writes a run of ticks of a way back: those of the way there from behind.
  private func fill(
    _ ticks: ClosedRange<Int>, of sheet: inout TableSheet, _ line: inout ColumnLine,
    back reversed: ReversedMotion
  ) {
    let there = reversed.mirrored(ticks.upperBound)...reversed.mirrored(ticks.lowerBound)
    var past = TableSheet(numbers: there.count * line.width, stride: line.width)
    reversed.past.fill(
      there, of: &past, ColumnLine(place: 0, stride: line.width, width: line.width))
    let rows = past.finished(rows: there.count)
    let width = line.width
    sheet.write { values in
      for row in (0..<there.count).reversed() {
        for channel in 0..<width {
          let number = rows[row * width + channel]
          values[line.place + channel] = line.hasVelocity && channel == 1 ? 0 - number : number
        }
        line.place += line.stride
      }
    }
  }

  /// Writes one of its ticks as random access gives it.
  @inline(__always)
  private func write(_ tick: Int, to values: inout MutableSpan<Double>, _ line: inout ColumnLine) {
    let velocity = line.hasVelocity ? motion(at: tick).velocity.first : 0
    line.write(published(at: tick), velocity: velocity, to: &values)
  }

  @inline(__always)
  private func published(away x: Channels) -> Channels {
    space.published(mixing: destination.state + x, target: destination.published)
  }
}
