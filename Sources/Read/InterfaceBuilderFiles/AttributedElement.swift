import AutoLayout
import Diagnostics
import LayoutScene
import XMLText

/// An attributed text as Interface Builder writes it: fragments, each with its attributes.
struct AttributedElement {
  private let element: XMLElement
  private let owner: ViewElement

  init(_ element: XMLElement, of owner: ViewElement) {
    self.element = element
    self.owner = owner
  }

  /// The fragments as runs of a text, each with what differs from it.
  func runs(of text: StyledText) -> [StyledRun] {
    element.fragments.map { fragment in
      var run = StyledRun(fragment.fragmentText)
      guard let attributes = fragment.child("attributes") else { return run }
      if let font = attributes.child("font", key: "NSFont") {
        let own = FontElement(font, category: owner.context.canvas.contentSizeCategory)
          .font(or: text.font.size)
        run.font = own == text.font ? nil : own
      }
      let color = owner.color("NSColor", of: attributes)
      run.color = color == text.color ? nil : color
      run.kern = Self.shift("NSKern", of: attributes)
      run.baselineOffset = Self.shift("NSBaselineOffset", of: attributes)
      run.isUnderlined = Self.number("NSUnderline", of: attributes) != 0
      run.isStruckThrough = Self.number("NSStrikethrough", of: attributes) != 0
      let style = attributes.child("paragraphStyle", key: "NSParagraphStyle")
      run.paragraph = style.map(Self.style) ?? run.paragraph
      return run
    }
  }

  /// The value of an `integer` or `real` element; 0 without one.
  private static func number(_ key: String, of attributes: XMLElement) -> Double {
    attributes.child(key: key)?.number(.value) ?? 0
  }

  private static func shift(_ key: String, of attributes: XMLElement) -> Double {
    min(max(number(key, of: attributes), NumberRange.shift.minimum), NumberRange.shift.maximum)
  }

  private static func style(_ element: XMLElement) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = element["alignment"].flatMap(TextAlignment.init(rawValue:))
    style.lineSpacing = element.number(.lineSpacing) ?? 0
    style.lineHeightMultiple = element.number(.lineHeightMultiple) ?? 0
    style.minimumLineHeight = element.number(.minimumLineHeight) ?? 0
    style.maximumLineHeight = element.number(.maximumLineHeight) ?? 0
    style.paragraphSpacing = element.number(.paragraphSpacing) ?? 0
    return style
  }
}
