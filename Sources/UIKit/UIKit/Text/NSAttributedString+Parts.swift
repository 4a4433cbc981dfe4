@_exported import Foundation

extension NSAttributedString {
  /// A part of the text between two changes of attributes.
  struct Part {
    var string: String
    var attributes: [NSAttributedString.Key: Any]
  }

  /// Returns the text of some parts. On Linux, Foundation's copies and `addAttribute` occasionally trap for values that
  /// are not objects, such as a CGFloat; `setAttributes` does not.
  static func joining(_ parts: [Part]) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: parts.reduce("") { $0 + $1.string })
    var position = 0
    for part in parts {
      let length = part.string.utf16.count
      whole.setAttributes(part.attributes, range: NSRange(location: position, length: length))
      position += length
    }
    return whole
  }

  /// A copy that is independent of the text.
  var rebuilt: NSAttributedString { .joining(parts) }

  /// The parts in order; none for an empty text.
  var parts: [Part] {
    var parts: [Part] = []
    var position = 0
    let scalars = string.unicodeScalars
    while position < length {
      var range = NSRange()
      let attributes = attributes(at: position, effectiveRange: &range)
      let end = range.location + range.length
      // If attributes change within a scalar, it belongs to the following part, since indices are rounded down.
      let start = String.Index(utf16Offset: position, in: string)
      let own = scalars[start..<String.Index(utf16Offset: end, in: string)]
      parts.append(Part(string: String(own), attributes: attributes))
      position = end
    }
    return parts
  }
}
