/// A place in a text, as editors count.
public struct SourcePlace: Hashable, Sendable {
  /// The line, from 1. Lines end with LF, CR LF or CR.
  public let line: Int
  /// The column, from 1, in Unicode scalars; a byte that is no UTF-8 counts as one.
  public let column: Int
  /// The byte, from 0.
  public let offset: Int
}

/// The places of some offsets in a text, found in one walk over it.
struct SourcePlaces: Sendable {
  private var places: [Int: SourcePlace] = [:]

  /// Looks the offsets up; each within 0 and the number of bytes.
  init(of offsets: some Sequence<Int>, in bytes: [UInt8]) {
    var line = 1
    var column = 1
    var place = 0
    for offset in Set(offsets).sorted() {
      while place < offset {
        switch bytes[place] {
        case UInt8(ascii: "\n"):
          (line, column) = (line + 1, 1)
        case UInt8(ascii: "\r") where !bytes[(place + 1)...].starts(with: [UInt8(ascii: "\n")]):
          (line, column) = (line + 1, 1)
        case let byte where byte < 0x80:
          column += 1
        default:
          let length = UTF8Sequence(in: bytes, at: place).scalar.map { UTF8.width($0) } ?? 1
          // An offset within a character counts as its beginning.
          guard place + length <= offset else {
            place = offset
            continue
          }
          column += 1
          place += length - 1
        }
        place += 1
      }
      places[offset] = SourcePlace(line: line, column: column, offset: offset)
    }
  }

  /// The place of an offset looked up; of any other, the beginning.
  subscript(offset: Int) -> SourcePlace {
    places[offset] ?? SourcePlace(line: 1, column: 1, offset: 0)
  }
}
