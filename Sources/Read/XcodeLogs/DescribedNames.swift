import Diagnostics

/// The names at the end of a description: `names: title:0x7f…, '|':UIView:0x7f…'Text' `.
struct DescribedNames {
  /// The item that `|` stands for.
  private(set) var superview: LoggedItem?
  /// Longest first, so that a name does not hide a longer one that starts with it.
  private(set) var items: [(name: [UInt8], item: LoggedItem)] = []

  init() {}

  /// - Parameter bytes: from the opening parenthesis on, without the closing one.
  /// - Returns: nil if there is anything other than names.
  init?(_ bytes: ArraySlice<UInt8>) {
    // Without names, this says only whether the constraint is active.
    guard let start = DescriptionCursor.last("ames:", in: bytes) else { return }
    var cursor = DescriptionCursor(Array(bytes[(start + 5)...]))
    while true {
      cursor.skipSpaces()
      guard let (label, address) = Self.takeEntry(&cursor) else { break }
      add(label, address)
    }
    guard cursor.isAtEnd else { return nil }
    items.sort { $0.name.count > $1.name.count }
  }

  private mutating func add(_ label: String, _ address: LoggedItem) {
    var item = address
    if label.hasPrefix("'|'") {
      let className = label.dropFirst(3).drop { $0 == ":" }
      item.className = className.isEmpty ? nil : String(className)
      superview = item
    } else {
      item.name = label.unescaped
      items.append((Array(label.utf8), item))
    }
  }

  /// The label before an address, which may contain anything but an address, and the address with its text.
  /// Skips the comma after them.
  private static func takeEntry(_ cursor: inout DescriptionCursor) -> (String, LoggedItem)? {
    let start = cursor.position
    while !cursor.isAtEnd {
      if cursor.peek() == UInt8(ascii: ":"), cursor.peek(1) == UInt8(ascii: "0"),
        cursor.peek(2) == UInt8(ascii: "x")
      {
        let label = String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
        cursor.position += 3
        var item = LoggedItem(address: "0x" + cursor.take(while: \.isHexDigit).lowercased())
        item.text = cursor.takeQuoted { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") || $0 == nil }
        item.text = item.text?.unescaped
        _ = cursor.take(",")
        return label.isEmpty ? nil : (label, item)
      }
      cursor.position += 1
    }
    cursor.position = start
    return nil
  }
}
