// MARK: Many ticks

extension Timeline {
  /// The rows of a run of ticks.
  ///
  /// A long timeline is read in several runs of some thousand ticks, in constant memory. Past the last
  /// tick, its row is repeated.
  ///
  /// - Parameters:
  ///   - ticks: The rows, in order.
  ///   - velocities: Whether each column of a number is followed by one of its velocity, in units per
  ///     second: that of the number in motion, free of its domain, after the tick's events, as
  ///     ``motion(of:at:)`` gives it. A colour's four columns have none.
  /// - Complexity: O(rows × columns).
  public func table(of ticks: ClosedRange<Tick>, velocities: Bool = false) -> FrameTable {
    let rows = ticks.lowerBound.index...ticks.upperBound.index
    let columns = columns(velocities: velocities)
    let stride = columns.count
    var values = [Double](repeating: 0, count: rows.count * stride)
    let computed = min(rows.lowerBound, lastTick.index)...min(rows.upperBound, lastTick.index)
    var column = 0
    for track in tracks {
      let width = track.columnCount(velocities: velocities)
      track.fill(
        computed, of: &values, ColumnLine(place: column, stride: stride, width: width))
      column += width
    }
    for place in computed.count * stride..<values.count {
      values[place] = values[place - stride]
    }
    return FrameTable(
      columns: columns, firstTick: ticks.lowerBound, states: states(of: rows), values: values)
  }

  /// The columns of its tables, with those of velocities or without.
  public func columns(velocities: Bool) -> [FrameColumn] {
    tracks.flatMap { $0.property.columns(velocities: velocities) }
  }

  private func states(of rows: ClosedRange<Int>) -> [ButtonState] {
    var list: [ButtonState] = []
    list.reserveCapacity(rows.count)
    var index = stateIndex(at: rows.lowerBound)
    for tick in rows {
      while index + 1 < states.count, states[index + 1].tick <= tick {
        index += 1
      }
      list.append(states[index].state)
    }
    return list
  }
}

/// Where a property's numbers go in a table: side by side, row after row.
private struct ColumnLine {
  /// Where the next row's first number goes.
  var place: Int
  /// How many numbers a row of the table has.
  let stride: Int
  /// How many of them are the property's: one, two with its velocity, four of a colour.
  let width: Int

  /// Whether velocities are written at all.
  var hasVelocity: Bool { width == 2 }

  /// Writes a row.
  @inline(__always)
  mutating func write(_ published: Channels, velocity: Double, to values: inout [Double]) {
    values[place] = published.first
    if width > 1 {
      values[place + 1] = width == 2 ? velocity : published.second
    }
    if width > 2 {
      values[place + 2] = published.third
      values[place + 3] = published.fourth
    }
    place += stride
  }
}

extension Track {
  fileprivate func columnCount(velocities: Bool) -> Int {
    space.channelCount + (velocities && !property.isColor ? 1 : 0)
  }

  /// Writes a run of ticks into a table.
  fileprivate func fill(
    _ rows: ClosedRange<Int>, of values: inout [Double], _ line: ColumnLine
  ) {
    var tick = rows.lowerBound
    var index = index(at: tick)
    while tick <= rows.upperBound {
      let next = index.map { $0 + 1 } ?? 0
      let until =
        next < segments.count ? min(segments[next].start - 1, rows.upperBound) : rows.upperBound
      if tick <= until {
        var line = line
        line.place += (tick - rows.lowerBound) * line.stride
        if let index {
          segments[index].fill(tick...until, of: &values, line)
        } else {
          for _ in tick...until {
            line.write(rest.published, velocity: 0, to: &values)
          }
        }
        tick = until + 1
      }
      index = next
    }
  }
}

extension Segment {
  /// Writes a run of its ticks into a table.
  ///
  /// The arithmetic is that of ``motion(at:)``, step by step, so the bits are the same.
  fileprivate func fill(
    _ ticks: ClosedRange<Int>, of values: inout [Double], _ line: ColumnLine
  ) {
    if case .reversed(let reversed) = path {
      return fill(ticks, of: &values, line, back: reversed)
    }
    // One loop for each width, so that none asks what it is row after row.
    switch line.width {
    case 1: fill(ticks, of: &values, line, width: 1)
    case 2: fill(ticks, of: &values, line, width: 2)
    default: fill(ticks, of: &values, line, width: 4)
    }
  }

  @inline(__always)
  private func fill(
    _ ticks: ClosedRange<Int>, of values: inout [Double], _ line: ColumnLine, width: Int
  ) {
    var line = ColumnLine(place: line.place, stride: line.stride, width: width)
    var tick = ticks.lowerBound
    let movingUntil = min(ticks.upperBound, (end ?? .max) - 1)
    if tick == start, tick <= movingUntil {
      write(tick, to: &values, &line)
      tick += 1
    }
    if tick <= movingUntil {
      switch path {
      case .spring(_, let step):
        var (x, v) = displacement(at: tick - start, step: step)
        while tick <= movingUntil {
          if (tick - start) % Self.block == 0 {
            (x, v) = blockStart(of: tick - start)
          }
          line.write(published(away: x), velocity: v.first, to: &values)
          (x, v) = Self.carry(x, v, by: step)
          tick += 1
        }
      case .stepped(let stepped):
        var moment = stepped.moment(at: tick - start)
        while tick <= movingUntil {
          line.write(published(away: moment.x), velocity: moment.v.first, to: &values)
          moment = stepped.after(moment)
          tick += 1
        }
      case .curve, .jump, .reversed:
        break
      }
    }
    while tick <= ticks.upperBound {
      write(tick, to: &values, &line)
      tick += 1
    }
  }

  /// Writes a run of ticks of a way back: those of the way there from behind.
  private func fill(
    _ ticks: ClosedRange<Int>, of values: inout [Double], _ line: ColumnLine,
    back reversed: ReversedMotion
  ) {
    var line = line
    let movingUntil = min(ticks.upperBound, (end ?? .max) - 1)
    if ticks.lowerBound <= movingUntil {
      let there = reversed.mirrored(movingUntil)...reversed.mirrored(ticks.lowerBound)
      var rows = [Double](repeating: 0, count: there.count * line.width)
      reversed.past.fill(
        there, of: &rows, ColumnLine(place: 0, stride: line.width, width: line.width))
      for row in (0..<there.count).reversed() {
        for channel in 0..<line.width {
          let number = rows[row * line.width + channel]
          values[line.place + channel] = line.hasVelocity && channel == 1 ? 0 - number : number
        }
        line.place += line.stride
      }
    }
    for tick in max(ticks.lowerBound, movingUntil + 1)..<ticks.upperBound + 1 {
      write(tick, to: &values, &line)
    }
  }

  /// Writes one of its ticks as random access gives it.
  @inline(__always)
  private func write(_ tick: Int, to values: inout [Double], _ line: inout ColumnLine) {
    let velocity = line.hasVelocity ? motion(at: tick).velocity.first : 0
    line.write(published(at: tick), velocity: velocity, to: &values)
  }

  @inline(__always)
  private func published(away x: Channels) -> Channels {
    space.published(mixing: destination.state + x, target: destination.published)
  }
}
