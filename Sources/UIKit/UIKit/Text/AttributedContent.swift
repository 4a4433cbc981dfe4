@_exported import Foundation

/// The text of a view, and the properties that the view applies to all of it.
///
/// As Apple documents for UILabel, UITextView and UITextField, an attributed text sets the properties to the values of
/// its first letter, and a property that is set afterwards applies to every letter.
struct AttributedContent {
  private(set) var string: NSAttributedString?
  /// The values that code has chosen; nil for the defaults of the view.
  private(set) var font: UIFont?, color: UIColor?
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail

  mutating func setText(_ text: String?) { string = text.map { NSAttributedString(string: $0) } }

  mutating func setString(_ attributed: NSAttributedString?) {
    string = attributed?.rebuilt
    guard let attributed, attributed.length > 0 else { return }
    let first = attributed.attributes(at: 0, effectiveRange: nil)
    font = first[.font] as? UIFont ?? font
    color = first[.foregroundColor] as? UIColor ?? color
    guard let style = first[.paragraphStyle] as? NSParagraphStyle else { return }
    (alignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
  }

  mutating func setFont(_ font: UIFont?) {
    self.font = font
    replace(.font) { _ in font }
  }

  mutating func setColor(_ color: UIColor?) {
    self.color = color
    replace(.foregroundColor) { _ in color }
  }

  mutating func setAlignment(_ alignment: NSTextAlignment) {
    self.alignment = alignment
    changeStyles { $0.alignment = alignment }
  }

  mutating func setLineBreakMode(_ mode: NSLineBreakMode) {
    lineBreakMode = mode
    changeStyles { $0.lineBreakMode = mode }
  }

  /// Changes the value of an attribute in every part that has it.
  private mutating func replace(_ key: NSAttributedString.Key, by change: (Any) -> Any?) {
    guard let string else { return }
    var parts = string.parts
    for index in parts.indices {
      parts[index].attributes[key] = parts[index].attributes[key].flatMap(change)
    }
    self.string = .joining(parts)
  }

  private mutating func changeStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    replace(.paragraphStyle) { value in
      guard let style = value as? NSParagraphStyle else { return value }
      let copy = NSMutableParagraphStyle()
      copy.setParagraphStyle(style)
      change(copy)
      return copy
    }
  }
}
