// The CSV benchmark's own side: CSVWriter on the rows that csv_peers made.
//
//   csv_writer rows FILE OUT       writes the rows of FILE, which stand in memory as tables of 4,096
//   csv_writer shortest FILE OUT   the same in the shortest decimals
//   csv_writer long FILE OUT       the same with a line for each number
//   csv_writer springs ROWS OUT    evaluates two undamped springs, scale and colour, and writes them
//
// Prints the seconds to the file written; from the tables in memory, or from the description.
import AnimCore
import AnimRender

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@main struct Benchmark {
  static let columns = [
    FrameColumn(name: "scale", property: "scale"),
    FrameColumn(name: "background_r", property: "backgroundColor"),
    FrameColumn(name: "background_g", property: "backgroundColor"),
    FrameColumn(name: "background_b", property: "backgroundColor"),
    FrameColumn(name: "background_a", property: "backgroundColor"),
  ]

  static func main() throws {
    let words = CommandLine.arguments
    guard words.count == 4 else {
      fail("usage: csv_writer rows|shortest|long FILE OUT | springs ROWS OUT")
    }
    let tables = words[1] == "springs" ? [] : load(words[2])
    let file = open(words[3], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { fail("cannot write \(words[3])") }
    let start = now()
    if words[1] == "springs" {
      try writeSprings(rows: Int(words[2]) ?? 0, to: file)
    } else {
      let format = CSVFormat(
        layout: words[1] == "long" ? .long : .wide,
        precision: words[1] == "shortest" ? .shortest : .sixDecimals)
      try writeTables(tables, format, to: file)
    }
    close(file)
    print(now() - start)
  }

  static func writeTables(_ tables: [FrameTable], _ format: CSVFormat, to file: Int32) throws {
    let writer = CSVWriter(columns: columns, format: format)
    var chunk = Array(writer.header.utf8)
    for table in tables {
      try writer.append(table, to: &chunk)
      put(chunk, to: file)
      chunk.removeAll(keepingCapacity: true)
    }
  }

  static func writeSprings(rows: Int, to file: Int32) throws {
    let undamped = try Timing.spring(Spring(duration: 0.5, bounce: 1))
    let timeline = try ButtonAnimations(resting: BuiltInExample.resting)
      .effect(.scale, to: 0.9, on: [.highlighted], style: .hold, enter: undamped)
      .effect(.backgroundColor, to: .blue, on: [.highlighted], style: .hold, enter: undamped)
      .compile(InteractionScript(text: "press@0ms"), options: CompileOptions(frameCap: rows - 1))
    var chunks = CSVChunks(timeline)
    while let chunk = try chunks.next() {
      put(chunk, to: file)
    }
  }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + 1e-9 * Double(time.tv_nsec)
  }

  static func fail(_ message: String) -> Never {
    print(message)
    exit(1)
  }

  static func put(_ chunk: [UInt8], to file: Int32) {
    chunk.withUnsafeBytes { bytes in
      var start = 0
      while start < bytes.count {
        let count = write(file, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        guard count > 0 else { fail("the output stopped") }
        start += count
      }
    }
  }

  static func load(_ path: String) -> [FrameTable] {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { fail("cannot read \(path)") }
    let count: Int = numbers(1, from: file)[0]
    let states: [UInt8] = numbers(count, from: file)
    let values: [Double] = numbers(count * columns.count, from: file)
    return stride(from: 0, to: count, by: 4096).map { first in
      let rows = first..<min(first + 4096, count)
      return FrameTable(
        columns: columns, firstTick: Tick(first),
        states: states[rows].map { $0 == 0 ? .normal : .highlighted },
        values: Array(values[rows.lowerBound * columns.count..<rows.upperBound * columns.count]))
    }
  }

  static func numbers<Number: BitwiseCopyable>(_ count: Int, from file: Int32) -> [Number] {
    Array(unsafeUninitializedCapacity: count) { buffer, filled in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      var start = 0
      while start < bytes.count {
        let got = read(file, bytes.baseAddress.map { $0 + start }, bytes.count - start)
        guard got > 0 else { fail("the rows end early") }
        start += got
      }
      filled = count
    }
  }
}
