/// The sizes in the headers of images that SVG files may hold: JPEG and GIF. PNG has a library of its own.
enum RasterHeader {
  /// In pixels; nil for any other file.
  static func pixels(of bytes: [UInt8]) -> (width: Int, height: Int)? { jpeg(bytes) ?? gif(bytes) }

  private static func jpeg(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var position = 2
    while position + 9 < bytes.count {
      guard bytes[position] == 0xFF else { return nil }
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      // Start of frame, of any kind of coding.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes, position + 7), number(bytes, position + 5))
      }
      position += 2 + max(2, number(bytes, position + 2))
    }
    return nil
  }

  private static func number(_ bytes: [UInt8], _ position: Int) -> Int {
    Int(bytes[position]) << 8 | Int(bytes[position + 1])
  }

  /// The screen that all of its pictures are on.
  private static func gif(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    guard bytes.starts(with: "GIF8".utf8), bytes.count > 10 else { return nil }
    return (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
  }
}
