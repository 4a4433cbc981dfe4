import AutoLayout
import Diagnostics

extension DescriptionParser {
  /// A view or guide: one of the description's names, `Class:0x…'text'`, or an unexplained name.
  ///
  /// - Parameter isEnd: whether what follows can come after an item.
  mutating func takeItem(endsBefore isEnd: (DescriptionCursor) -> Bool) -> LoggedItem? {
    cursor.skipSpaces()
    for (name, item) in names.items where cursor.bytes.dropFirst(cursor.position).starts(with: name) {
      var after = cursor
      after.position += name.count
      after.skipGapBeforeAttribute()
      if isEnd(after) {
        cursor = after
        return item
      }
    }
    if cursor.peek() == UInt8(ascii: "<") { return takeLongGuide() }
    return takeAddressed(endsBefore: isEnd) ?? takeUnexplained(endsBefore: isEnd)
  }

  /// `Module.Class:0x7f…'text'`; a generic class has its arguments in angle brackets.
  private mutating func takeAddressed(endsBefore isEnd: (DescriptionCursor) -> Bool) -> LoggedItem? {
    let start = cursor
    var depth = 0
    let className = cursor.take { byte in
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      let isInside = depth > 0 && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: ","))
      return depth >= 0 && (byte.isNameByte || isInside || ".$<>".utf8.contains(byte))
    }
    guard !className.isEmpty, cursor.take(":0x") else {
      cursor = start
      return nil
    }
    var item = LoggedItem(className: className)
    item.address = "0x" + cursor.take(while: \.isHexDigit).lowercased()
    if cursor.peek() == UInt8(ascii: "'") {
      let bytes = cursor.bytes
      let position = cursor.position
      var end = position
      item.text = cursor.takeQuoted { _ in true }
      // A quotation mark may be part of the text: the closing one is followed by something that can come
      // after an item.
      while item.text != nil, !isEnd(cursor) {
        end = cursor.position
        var rest = cursor
        guard let next = rest.takeUpToQuote() else { break }
        cursor = rest
        item.text = String(decoding: bytes[(position + 1)..<(end - 1)], as: UTF8.self) + "'" + next
      }
    }
    cursor.skipGapBeforeAttribute()
    guard isEnd(cursor), item.address != "0x" else {
      cursor = start
      return nil
    }
    item.text = item.text?.unescaped
    return item
  }

  /// `<UILayoutGuide: 0x… - "identifier", layoutFrame = …, owningView = <UIView: 0x…; …>>`, as in iOS 9.
  private mutating func takeLongGuide() -> LoggedItem? {
    guard cursor.take("<") else { return nil }
    var item = LoggedItem(className: cursor.take { $0.isNameByte || $0 == UInt8(ascii: ".") })
    guard cursor.take(":"), cursor.take("0x") else { return nil }
    item.address = "0x" + cursor.take(while: \.isHexDigit).lowercased()
    var depth = 1
    while depth > 0 {
      guard let byte = cursor.peek() else { return nil }
      if byte == UInt8(ascii: "<") { depth += 1 }
      if byte == UInt8(ascii: ">") { depth -= 1 }
      cursor.position += 1
      if byte == UInt8(ascii: "\""), item.text == nil {
        item.text = cursor.take { $0 != UInt8(ascii: "\"") }
        guard cursor.take("\"") else { return nil }
      }
    }
    return item
  }

  /// A name without an address, as libraries print labels: it extends to the first end.
  private mutating func takeUnexplained(endsBefore isEnd: (DescriptionCursor) -> Bool) -> LoggedItem? {
    let start = cursor
    let limit = 200
    while !cursor.isAtEnd, cursor.position - start.position < limit {
      if cursor.position > start.position, isEnd(cursor) {
        let text = String(decoding: cursor.bytes[start.position..<cursor.position], as: UTF8.self)
        let hasAddress =
          DescriptionCursor.last(":0x", in: cursor.bytes[start.position..<cursor.position]) != nil
        let isName = !hasAddress && !text.utf8.contains { "[]()|*<>='".utf8.contains($0) }
        guard isName || text == "(null)" else { break }
        guard let colon = text.firstIndex(of: ":") else { return LoggedItem(name: text) }
        return LoggedItem(className: String(text[..<colon]), name: String(text[text.index(after: colon)...]))
      }
      cursor.position += 1
    }
    cursor = start
    return nil
  }
}

extension DescriptionCursor {
  /// Skips blanks before the dot of an attribute, which some programs put where they wrap lines.
  fileprivate mutating func skipGapBeforeAttribute() {
    var after = self
    after.skipSpaces()
    if after.peek() == UInt8(ascii: ".") { self = after }
  }

  /// The text before the next quotation mark; skips the mark.
  fileprivate mutating func takeUpToQuote() -> String? {
    let text = take { $0 != UInt8(ascii: "'") }
    guard peek() == UInt8(ascii: "'") else { return nil }
    position += 1
    return text
  }
}
