// MARK: Many ticks

extension Timeline {
  /// The rows of a run of ticks.
  ///
  /// A long timeline is read in several runs of some thousand ticks, in constant memory. Past the last
  /// tick, its row is repeated.
  ///
  /// - Complexity: O(rows × columns).
  public func table(of ticks: ClosedRange<Tick>) -> FrameTable {
    let rows = ticks.lowerBound.index...ticks.upperBound.index
    let columns = columns
    let width = columns.count
    var values = [Double](repeating: 0, count: rows.count * width)
    let computed = min(rows.lowerBound, lastTick.index)...min(rows.upperBound, lastTick.index)
    var column = 0
    for track in tracks {
      track.fill(computed, of: &values, column: column, stride: width)
      column += track.space.channelCount
    }
    for place in computed.count * width..<values.count {
      values[place] = values[place - width]
    }
    return FrameTable(
      columns: columns, firstTick: ticks.lowerBound, states: states(of: rows), values: values)
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

extension Track {
  /// Writes a run of ticks into a table's column, or its four columns for a colour.
  func fill(_ rows: ClosedRange<Int>, of values: inout [Double], column: Int, stride: Int) {
    var tick = rows.lowerBound
    var index = index(at: tick)
    while tick <= rows.upperBound {
      let next = index.map { $0 + 1 } ?? 0
      let until =
        next < segments.count ? min(segments[next].start - 1, rows.upperBound) : rows.upperBound
      if tick <= until {
        let place = (tick - rows.lowerBound) * stride + column
        if let index {
          segments[index].fill(tick...until, of: &values, at: place, stride: stride)
        } else {
          for row in 0...until - tick {
            rest.published.write(to: &values, at: place + row * stride, isColor: property.isColor)
          }
        }
        tick = until + 1
      }
      index = next
    }
  }
}

extension Channels {
  @inline(__always)
  fileprivate func write(to values: inout [Double], at place: Int, isColor: Bool) {
    values[place] = first
    guard isColor else { return }
    values[place + 1] = second
    values[place + 2] = third
    values[place + 3] = fourth
  }
}

extension Segment {
  /// Writes a run of its ticks into a table.
  ///
  /// The arithmetic is that of ``motion(at:)``, step by step, so the bits are the same.
  fileprivate func fill(
    _ ticks: ClosedRange<Int>, of values: inout [Double], at place: Int, stride: Int
  ) {
    let isColor = space.channelCount > 1
    var tick = ticks.lowerBound
    var place = place
    let movingUntil = min(ticks.upperBound, (end ?? .max) - 1)
    if tick == start, tick <= movingUntil {
      published(at: tick).write(to: &values, at: place, isColor: isColor)
      tick += 1
      place += stride
    }
    if tick <= movingUntil {
      switch path {
      case .spring(_, let step):
        var (x, v) = displacement(at: tick - start, step: step)
        while tick <= movingUntil {
          if (tick - start) % Self.block == 0 {
            (x, v) = blockStart(of: tick - start)
          }
          published(away: x).write(to: &values, at: place, isColor: isColor)
          (x, v) = Self.carry(x, v, by: step)
          tick += 1
          place += stride
        }
      case .stepped(let stepped):
        var moment = stepped.moment(at: tick - start)
        while tick <= movingUntil {
          published(away: moment.x).write(to: &values, at: place, isColor: isColor)
          moment = stepped.after(moment)
          tick += 1
          place += stride
        }
      case .curve, .jump:
        break
      }
    }
    while tick <= ticks.upperBound {
      published(at: tick).write(to: &values, at: place, isColor: isColor)
      tick += 1
      place += stride
    }
  }

  @inline(__always)
  private func published(away x: Channels) -> Channels {
    space.published(mixing: destination.state + x, target: destination.published)
  }
}
