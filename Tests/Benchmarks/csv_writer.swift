// The CSV benchmark's own side: CSVWriter on the rows that csv_peers made.
//
//   csv_writer FILE OUT    writes the rows of FILE as CSV to OUT
//
// Prints the seconds from the tables in memory to the file written. The rows come as tables of 4,096
// rows, which is how a timeline hands them out.
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
    guard CommandLine.arguments.count == 3 else { fail("usage: csv_writer FILE OUT") }
    let tables = load(CommandLine.arguments[1])
    let file = open(CommandLine.arguments[2], O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { fail("cannot write \(CommandLine.arguments[2])") }

    let start = now()
    let writer = CSVWriter(columns: columns)
    var chunk = Array(writer.header.utf8)
    for table in tables {
      try writer.append(table, to: &chunk)
      put(chunk, to: file)
      chunk.removeAll(keepingCapacity: true)
    }
    close(file)
    print(now() - start)
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
