/// Writes numbers and lists one after the other, as bytes for a pipe.
struct ByteWriter {
  static let numberSize = 8
  private(set) var bytes: [UInt8] = []

  mutating func write(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func write(_ list: [UInt8]) {
    write(UInt64(list.count))
    bytes += list
  }
}
