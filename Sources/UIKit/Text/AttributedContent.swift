@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// The text of a view, and the properties that the view has for all of it.
///
/// As Apple documents for UILabel, UITextView and UITextField, an attributed text gives the properties the values of
/// its first letter, and a property that is set afterwards counts for every letter.
struct AttributedContent {
  private(set) var string: NSAttributedString?
  private(set) var font: UIFont?
  private(set) var color: UIColor?
  private(set) var alignment = NSTextAlignment.natural
  private(set) var lineBreakMode = NSLineBreakMode.byTruncatingTail

  init(font: UIFont? = nil, color: UIColor? = nil) {
    self.font = font
    self.color = color
  }

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

  /// Gives every part with an attribute another value of it.
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

extension NSAttributedString {
  /// A part of the text between two changes of attributes.
  struct Part {
    var string: String
    var attributes: [NSAttributedString.Key: Any]
  }

  /// The text of some parts. Foundation's copies and `addAttribute` trap on Linux now and then, for some values that are
  /// no objects, such as a CGFloat; `setAttributes` does not.
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

  /// A copy that does not change with the text.
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
      // Where attributes change inside of a scalar, it belongs to the part behind: indices are rounded down.
      let start = String.Index(utf16Offset: position, in: string)
      let own = scalars[start..<String.Index(utf16Offset: end, in: string)]
      parts.append(Part(string: String(own), attributes: attributes))
      position = end
    }
    return parts
  }
}

extension StyledText {
  /// A text as a view with these properties shows it.
  init(
    _ string: NSAttributedString?, font: UIFont, alignment: NSTextAlignment = .natural,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail, numberOfLines: Int = 1
  ) {
    self.init(font: font.engine, lineBreakMode: lineBreakMode.engine)
    self.alignment = alignment.engine
    self.numberOfLines = numberOfLines
    let runs = (string?.parts ?? []).map { StyledRun($0, in: alignment) }
    if runs.count == 1, let only = runs.first, only.isPlain {
      (self.string, color) = (only.string, only.color)
      self.font = only.font ?? self.font
    } else {
      setRuns(runs)
    }
  }

  /// A text with the properties of its view.
  init(_ content: AttributedContent, font: UIFont, numberOfLines: Int = 1) {
    self.init(
      content.string, font: content.font ?? font, alignment: content.alignment,
      lineBreakMode: content.lineBreakMode, numberOfLines: numberOfLines)
    // The colour that texts have anyway follows the picture's appearance.
    if content.color != .label { color = content.color?.dynamic }
  }
}

extension StyledRun {
  fileprivate init(_ part: NSAttributedString.Part, in alignment: NSTextAlignment) {
    let image = (part.attributes[.attachment] as? NSTextAttachment)?.room
    self.init(part.string.replacingOccurrences(of: "\u{FFFC}", with: "\u{2003}"))
    func number(_ key: NSAttributedString.Key) -> Double { UIKit.number(part.attributes[key]) }
    font = (part.attributes[.font] as? UIFont)?.engine
    color = (part.attributes[.foregroundColor] as? UIColor)?.dynamic
    kern = number(.kern)
    baselineOffset = number(.baselineOffset)
    if let image {
      // The em space that takes as much room.
      let space = UIFont.systemFont(ofSize: max(1, image.height / UIFont.systemFont(ofSize: 1).lineHeight))
      font = space.engine
      kern = image.width - space.pointSize
      baselineOffset = image.maxY - space.ascender
    }
    isUnderlined = number(.underlineStyle) != 0
    isStruckThrough = number(.strikethroughStyle) != 0
    guard let style = part.attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    paragraph = style.engine
    if style.alignment == alignment { paragraph.alignment = nil }
  }
}

/// The number of an attribute; 0 without one. On Linux a CGFloat is no NSNumber.
private func number(_ value: Any?) -> Double {
  (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0
}
