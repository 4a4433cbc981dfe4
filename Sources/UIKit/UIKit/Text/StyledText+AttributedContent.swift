@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

extension StyledText {
  /// Creates a text as a view with the given properties shows it.
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

  /// Creates a text with the properties of its view.
  init(_ content: AttributedContent, font: UIFont, numberOfLines: Int = 1) {
    self.init(
      content.string, font: content.font ?? font, alignment: content.alignment,
      lineBreakMode: content.lineBreakMode, numberOfLines: numberOfLines)
    // The default colour of texts is left out, since it follows the appearance of the picture.
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
      // An em space that takes as much room as the image.
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

/// The numeric value of an attribute; 0 without one. On Linux, a CGFloat is not an NSNumber.
private func number(_ value: Any?) -> Double {
  (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0
}
