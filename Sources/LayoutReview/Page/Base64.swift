/// RFC 4648, section 4.
enum Base64 {
  static func text(of bytes: [UInt8]) -> String {
    let count = (bytes.count + 2) / 3 * 4
    return String(unsafeUninitializedCapacity: count) { text in
      bytes.withUnsafeBufferPointer { bytes in
        alphabet.withUnsafeBufferPointer { alphabet in
          var target = 0
          for start in stride(from: 0, to: bytes.count, by: 3) {
            let left = min(3, bytes.count - start)
            let group =
              UInt32(bytes[start]) << 16 | (left > 1 ? UInt32(bytes[start + 1]) << 8 : 0)
              | (left > 2 ? UInt32(bytes[start + 2]) : 0)
            for place in 0..<4 {
              let digit = alphabet[Int(group >> UInt32(18 - 6 * place) & 63)]
              text[target + place] = place <= left ? digit : UInt8(ascii: "=")
            }
            target += 4
          }
        }
      }
      return count
    }
  }

  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
}
