package import AutoLayout

/// The start of an SVG file as the program writes it.
package enum SVGHeader {
  /// In points; nil for any other file.
  package static func size(of file: [UInt8]) -> Size? {
    let head = file.prefix(500)
    guard head.starts(with: "<svg xmlns=\"http://www.w3.org/2000/svg\" ".utf8),
      let end = head.firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let attributes = String(decoding: head[..<end], as: UTF8.self).split(separator: " ")
    func number(_ name: String) -> Double? {
      attributes.first { $0.hasPrefix("\(name)=\"") }.flatMap {
        Double($0.dropFirst(name.count + 2).dropLast())
      }
    }
    guard let width = number("width"), let height = number("height"), width > 0, height > 0 else {
      return nil
    }
    return Size(width: width, height: height)
  }
}
