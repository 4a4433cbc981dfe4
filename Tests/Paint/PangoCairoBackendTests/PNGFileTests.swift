import PangoCairoBackend
import Testing

/// Pictures that others have made.
@Suite struct PNGFileTests {
  private struct Chunk {
    var name: String
    var data: [UInt8]

    var bytes: [UInt8] {
      let body = Array(name.utf8) + data
      return big(UInt32(data.count)) + body + big(checksum(of: body))
    }

    private func big(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// As the specification has it.
    private func checksum(of bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
      }
    }
  }

  private func chunks(of file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let body = rest.dropFirst(4)
      chunks.append(
        Chunk(
          name: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4).prefix(count)))
      )
      rest = rest.dropFirst(12 + count)
    }
    return chunks
  }

  private func file(_ chunks: [Chunk]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunks.flatMap(\.bytes)
  }

  private func empty(_ side: Int) throws -> [UInt8] {
    try PNGFile.encode(
      PNGFile.Picture(width: side, height: side, samples: Array(repeating: 0, count: 4 * side * side)))
  }

  /// What pixels of nothing are compressed to is little, and much when it is not.
  @Test(arguments: ["zTXt", "iCCP"])
  func aShortTextThatIsLongIsRefused(_ name: String) throws {
    var picture = chunks(of: try empty(2))
    let isTooLong = [100: false, 1600: true]
    for (side, isTooLong) in isTooLong {
      let data = chunks(of: try empty(side)).filter { $0.name == "IDAT" }.flatMap(\.data)
      let header = Array("x".utf8) + [0, 0]
      picture.removeAll { $0.name == name || $0.name == "sRGB" }
      picture.insert(Chunk(name: name, data: header + data), at: 1)
      #expect((PNGFile.decode(file(picture)) == nil) == isTooLong, "\(side)")
    }
  }
}
