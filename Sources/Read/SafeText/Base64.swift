import CGLib

/// Bytes as text, as in RFC 4648, section 4.
package enum Base64 {
  package static func text(of bytes: [UInt8]) -> String {
    guard !bytes.isEmpty, let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// - Returns: nil for anything but the alphabet, white space, and equal signs with what follows them.
  package static func decode(_ text: String) -> [UInt8]? {
    let digits = text.utf8.filter { !" \t\r\n".utf8.contains($0) }.prefix { $0 != UInt8(ascii: "=") }
    guard digits.allSatisfy(isDigit) else { return nil }
    // Four digits are three bytes. GLib drops an incomplete group.
    let padding = [UInt8](repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
    let group = (digits + padding + [0]).map { CChar(bitPattern: $0) }
    var count: gsize = 0
    guard let bytes = g_base64_decode(group, &count) else { return nil }
    defer { g_free(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
