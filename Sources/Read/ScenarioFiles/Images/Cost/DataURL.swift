import SafeText

/// The content of a `data:` URL.
enum DataURL {
  /// nil for any other URL.
  static func bytes(of url: String) -> [UInt8]? {
    let bytes = Array(url.utf8).drop { $0 <= 0x20 }
    guard bytes.count > 5, String(decoding: bytes.prefix(5), as: UTF8.self).lowercased() == "data:",
      let comma = bytes.firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let kind = String(decoding: bytes[..<comma], as: UTF8.self).lowercased()
    let data = unescaped(bytes[(comma + 1)...])
    guard kind.filter({ $0 != " " }).hasSuffix(";base64") else { return data }
    return Base64.decode(String(decoding: data, as: UTF8.self)) ?? []
  }

  /// Without percent signs and digits in place of bytes.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var position = bytes.startIndex
    while position < bytes.endIndex {
      if bytes[position] == UInt8(ascii: "%"), position + 2 < bytes.endIndex,
        let byte = UInt8(String(decoding: bytes[(position + 1)...(position + 2)], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return result
  }
}
