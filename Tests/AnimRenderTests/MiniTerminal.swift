import AnimRender

/// Just enough of a terminal to see what bytes do to it.
struct MiniTerminal {
  struct Pen: Hashable {
    var foreground = "own"
    var background = "own"
    var codes: Set<Int> = []
  }

  /// What is seen in a place: a blank has no ink.
  struct Place: Hashable {
    var text = " "
    var ink = "own"
    var ground = "own"
    var codes: Set<Int> = []
  }

  let columns: Int
  let rows: Int
  private(set) var places: [[Place]]
  private(set) var pen = Pen()
  private(set) var row = 0
  private(set) var column = 0
  private(set) var isCursorVisible = true
  private(set) var syncDepth = 0
  private(set) var cellsOutsideSync = 0
  private(set) var unknown: [String] = []

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    places = Array(repeating: Array(repeating: Place(), count: columns), count: rows)
  }

  /// The first place in which another terminal shows something else.
  func difference(from other: MiniTerminal) -> String? {
    for row in 0..<rows {
      for column in 0..<columns where places[row][column] != other.places[row][column] {
        return "\(column), \(row): \(places[row][column]), not \(other.places[row][column])"
      }
    }
    return nil
  }

  mutating func feed(_ bytes: [UInt8]) {
    var scalars = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n": row = min(row + 1, rows - 1)
      case "\u{1B}":
        guard scalars.popFirst() == "[" else { unknown.append("escape"); continue }
        var parameters = ""
        while let next = scalars.first, !(0x40...0x7E).contains(next.value) {
          parameters.unicodeScalars.append(next)
          scalars.removeFirst()
        }
        control(parameters, scalars.popFirst() ?? "?")
      case _ where scalar.value < 0x20: unknown.append(scalar.debugDescription)
      default: draw(scalar)
      }
    }
  }

  private mutating func draw(_ scalar: Unicode.Scalar) {
    if scalar.isMark, column > 0 {
      places[row][column - 1].text.unicodeScalars.append(scalar)
      return
    }
    cellsOutsideSync += syncDepth == 0 ? 1 : 0
    guard column + scalar.columns <= columns else { return unknown.append("wrap") }
    places[row][column] = place(String(Character(scalar)))
    if scalar.columns == 2 { places[row][column + 1] = place("") }
    column += scalar.columns
  }

  private func place(_ text: String) -> Place {
    let inverse = pen.codes.contains(7)
    var place = Place(
      text: text, ink: inverse ? pen.background : pen.foreground,
      ground: inverse ? pen.foreground : pen.background, codes: pen.codes.subtracting([7]))
    if inverse {
      if place.ink == "own" { place.ink = "own ground" }
      if place.ground == "own" { place.ground = "own ink" }
    }
    return place.seen
  }

  private mutating func control(_ parameters: String, _ final: Unicode.Scalar) {
    let count = max(Int(parameters) ?? 1, 1)
    switch (parameters, final) {
    case ("?2026", "h"): syncDepth += 1
    case ("?2026", "l"): syncDepth -= 1
    case ("?25", "h"): isCursorVisible = true
    case ("?25", "l"): isCursorVisible = false
    case (_, "A"): row = max(row - count, 0)
    case (_, "B"): row = min(row + count, rows - 1)
    case (_, "C"): column = min(column + count, columns - 1)
    case (_, "D"): column = max(min(column, columns - 1) - count, 0)
    case ("", "K"): erase(columns - column)
    case (_, "X"): erase(count)
    case (_, "m"): sgr(parameters.split(separator: ";").map { Int($0) ?? -1 })
    default: unknown.append(parameters + String(final))
    }
  }

  private mutating func erase(_ count: Int) {
    for place in column..<min(column + count, columns) {
      places[row][place] = Place(ground: pen.background)
    }
  }

  private mutating func sgr(_ codes: [Int]) {
    var codes = codes.isEmpty ? [0] : codes
    while let code = codes.first {
      codes.removeFirst()
      switch code {
      case 0: pen = Pen()
      case 1, 2, 4, 7: pen.codes.insert(code)
      case 22: pen.codes.subtract([1, 2])
      case 24, 27: pen.codes.remove(code - 20)
      case 30...37, 90...97: pen.foreground = "\(code % 10 + (code < 90 ? 0 : 8))"
      case 40...47, 100...107: pen.background = "\(code % 10 + (code < 100 ? 0 : 8))"
      case 38, 48:
        let count = codes.first == 5 ? 2 : 4
        let color = codes.prefix(count).map { String($0) }.joined(separator: ";")
        if code == 38 { pen.foreground = color } else { pen.background = color }
        codes.removeFirst(min(count, codes.count))
      case 39: pen.foreground = "own"
      case 49: pen.background = "own"
      default: unknown.append("\(code)m")
      }
    }
  }
}

extension MiniTerminal.Place {
  /// The same picture said in one way: a full block is ground, a blank has no ink.
  var seen: MiniTerminal.Place {
    var seen = self
    if text == "█", !codes.contains(4), ink != "own" {
      seen = MiniTerminal.Place(ground: ink == "own ground" ? "own" : ink)
    } else if ink == ground && ink != "own", !codes.contains(4) {
      seen = MiniTerminal.Place(ground: ground)
    } else if text == " ", !codes.contains(4) {
      seen = MiniTerminal.Place(ground: ground)
    }
    return seen
  }
}
