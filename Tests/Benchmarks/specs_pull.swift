// A typed pull parser written for one shape of text, by hand: what reading a spec is measured against.
//
//     swiftc -O -parse-as-library specs_pull.swift -o specs_pull && ./specs_pull FILE.jsonl 7
//
// The shape is a spring, three states with a scale and four channels, and six events. It has exact
// numbers and errors with an offset; no escapes, no unknown keys, no checks of values.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

struct Look { var scale = 1.0, red = 0.0, green = 0.0, blue = 0.0, alpha = 1.0 }
struct Event { var at = 0.0, state = "" }
struct Spec {
  var version = 0, id = "", stiffness = 0.0, damping = 0.0, mass = 1.0
  var states: [String: Look] = [:], events: [Event] = []
}

struct Mistake: Error { var at: Int }

struct Parser {
  let bytes: UnsafeBufferPointer<UInt8>
  var place = 0

  mutating func blanks() {
    while place < bytes.count, bytes[place] == 32 || bytes[place] == 10 { place &+= 1 }
  }

  mutating func eat(_ byte: UInt8) throws(Mistake) {
    blanks()
    guard place < bytes.count, bytes[place] == byte else { throw Mistake(at: place) }
    place &+= 1
  }

  mutating func goesOn(until close: UInt8) throws(Mistake) -> Bool {
    blanks()
    guard place < bytes.count else { throw Mistake(at: place) }
    if bytes[place] == UInt8(ascii: ",") {
      place &+= 1
      return true
    }
    try eat(close)
    return false
  }

  mutating func quoted() throws(Mistake) -> Range<Int> {
    try eat(UInt8(ascii: "\""))
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] != UInt8(ascii: "\\"), bytes[place] >= 32 else {
        throw Mistake(at: place)
      }
      place &+= 1
    }
    guard place < bytes.count else { throw Mistake(at: start) }
    place &+= 1
    return start..<place &- 1
  }

  mutating func text() throws(Mistake) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[try quoted()]), as: UTF8.self)
  }

  static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

  mutating func number() throws(Mistake) -> Double {
    blanks()
    let isNegative = place < bytes.count && bytes[place] == UInt8(ascii: "-")
    if isNegative { place &+= 1 }
    var value: UInt64 = 0
    var digits = 0
    var decimals = 0
    while place < bytes.count, bytes[place] &- 48 < 10 {
      value = value &* 10 &+ UInt64(bytes[place] &- 48)
      digits &+= 1
      place &+= 1
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place &+= 1
      while place < bytes.count, bytes[place] &- 48 < 10 {
        value = value &* 10 &+ UInt64(bytes[place] &- 48)
        decimals &+= 1
        place &+= 1
      }
    }
    guard digits > 0, decimals <= 10, digits + decimals <= 15 else { throw Mistake(at: place) }
    let number = Double(value) / Self.powers[decimals]
    return isNegative ? -number : number
  }

  func isKey(_ range: Range<Int>, _ key: StaticString) -> Bool {
    guard range.count == key.utf8CodeUnitCount, let base = bytes.baseAddress else { return false }
    return memcmp(base + range.lowerBound, key.utf8Start, range.count) == 0
  }

  mutating func object(
    _ member: (inout Parser, Range<Int>) throws(Mistake) -> Void
  ) throws(Mistake) {
    try eat(UInt8(ascii: "{"))
    repeat {
      let key = try quoted()
      try eat(UInt8(ascii: ":"))
      try member(&self, key)
    } while try goesOn(until: UInt8(ascii: "}"))
  }

  mutating func spec() throws(Mistake) -> Spec {
    var spec = Spec()
    try object { parser, key throws(Mistake) in
      if parser.isKey(key, "version") {
        spec.version = Int(try parser.number())
      } else if parser.isKey(key, "id") {
        spec.id = try parser.text()
      } else if parser.isKey(key, "fps") {
        _ = try parser.number()
      } else if parser.isKey(key, "spring") {
        try parser.object { parser, key throws(Mistake) in
          if parser.isKey(key, "stiffness") {
            spec.stiffness = try parser.number()
          } else if parser.isKey(key, "damping") {
            spec.damping = try parser.number()
          } else if parser.isKey(key, "mass") {
            spec.mass = try parser.number()
          } else {
            throw Mistake(at: key.lowerBound)
          }
        }
      } else if parser.isKey(key, "states") {
        try parser.object { parser, key throws(Mistake) in
          let name = String(
            decoding: UnsafeBufferPointer(rebasing: parser.bytes[key]), as: UTF8.self)
          spec.states[name] = try parser.look()
        }
      } else if parser.isKey(key, "events") {
        try parser.eat(UInt8(ascii: "["))
        repeat {
          spec.events.append(try parser.event())
        } while try parser.goesOn(
          until: UInt8(ascii: "]"))
      } else {
        throw Mistake(at: key.lowerBound)
      }
    }
    return spec
  }

  mutating func look() throws(Mistake) -> Look {
    var look = Look()
    try object { parser, key throws(Mistake) in
      if parser.isKey(key, "scale") {
        look.scale = try parser.number()
      } else if parser.isKey(key, "background") {
        try parser.object { parser, key throws(Mistake) in
          if parser.isKey(key, "r") {
            look.red = try parser.number()
          } else if parser.isKey(key, "g") {
            look.green = try parser.number()
          } else if parser.isKey(key, "b") {
            look.blue = try parser.number()
          } else if parser.isKey(key, "a") {
            look.alpha = try parser.number()
          } else {
            throw Mistake(at: key.lowerBound)
          }
        }
      } else {
        throw Mistake(at: key.lowerBound)
      }
    }
    return look
  }

  mutating func event() throws(Mistake) -> Event {
    var event = Event()
    try object { parser, key throws(Mistake) in
      if parser.isKey(key, "at") {
        event.at = try parser.number()
      } else if parser.isKey(key, "state") {
        event.state = try parser.text()
      } else {
        throw Mistake(at: key.lowerBound)
      }
    }
    return event
  }
}

@main struct Main {
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
  }

  static func main() throws {
    let file = open(CommandLine.arguments[1], O_RDONLY)
    let size = Int(lseek(file, 0, SEEK_END))
    lseek(file, 0, SEEK_SET)
    var bytes = [UInt8](repeating: 0, count: size)
    guard read(file, &bytes, size) == size else { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    var times: [Double] = []
    var sum = 0.0
    for _ in 0...(Int(CommandLine.arguments[2]) ?? 7) {
      let start = now()
      for line in lines {
        let spec = try line.withUnsafeBufferPointer { bytes throws(Mistake) in
          var parser = Parser(bytes: bytes)
          return try parser.spec()
        }
        sum += spec.stiffness + (spec.events.last?.at ?? 0)
      }
      times.append((now() - start) / Double(lines.count))
    }
    times.removeFirst()
    print("pull \(times.sorted()[times.count / 2] * 1e6) us/spec, sum \(sum)")
  }
}
