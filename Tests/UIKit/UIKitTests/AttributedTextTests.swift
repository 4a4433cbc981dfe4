import AutoLayout
import Foundation
import Testing
import UIKit

/// Attributed texts are measured as the engine's texts of several runs.
@MainActor @Suite struct AttributedTextTests {
  private let large = UIFont.systemFont(ofSize: 40, weight: .bold)
  private let small = UIFont.systemFont(ofSize: 13)

  /// A price: a small word, a large number, and raised digits.
  private var price: NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    style.lineHeightMultiple = 1.25
    style.minimumLineHeight = 20
    style.maximumLineHeight = 90
    style.paragraphSpacing = 7
    let price = NSMutableAttributedString(string: "from 🚂 24\n90 each way, both ways")
    // A scalar of two code units is in the first part.
    price.setAttributes([.font: small, .paragraphStyle: style], range: NSRange(location: 0, length: 8))
    price.setAttributes(
      [.font: large, .kern: 2 as CGFloat, .foregroundColor: UIColor.red],
      range: NSRange(location: 8, length: 3))
    price.setAttributes(
      [.font: small, .baselineOffset: 16, .underlineStyle: NSUnderlineStyle.single.rawValue],
      range: NSRange(location: 11, length: 22))
    return price
  }

  /// The same text as the engine has it.
  private func engineText(lines: Int) -> Text {
    var text = Text("from 🚂 24\n90 each way, both ways", font: Font(size: 13), numberOfLines: lines)
    var word = TextRun(length: 7, font: Font(size: 13))
    word.paragraph.lineSpacing = 3
    word.paragraph.lineHeightMultiple = 1.25
    word.paragraph.minimumLineHeight = 20
    word.paragraph.maximumLineHeight = 90
    word.paragraph.paragraphSpacing = 7
    var number = TextRun(length: 3, font: Font(size: 40, weight: .bold))
    number.kern = 2
    var rest = TextRun(length: 22, font: Font(size: 13))
    rest.baselineOffset = 16
    rest.isUnderlined = true
    text.runs = [word, number, rest]
    return text
  }

  private func engineSize(_ view: AutoLayout.View) -> CGSize {
    let window = Window(canvas: Host.canvas, measurer: Host.measurer)
    window.rootView.addSubview(view)
    let size = view.intrinsicContentSize
    return CGSize(width: size.width ?? -1, height: size.height ?? -1)
  }

  @Test(arguments: [0, 1]) func labelsAreAsLargeAsTheEnginesText(lines: Int) {
    let label = UILabel()
    label.numberOfLines = lines
    label.attributedText = price
    let expected = engineSize(Label(identifier: "label", text: engineText(lines: lines)))
    #expect(label.intrinsicContentSize == expected)
    label.attributedText = NSAttributedString(string: price.string, attributes: [.font: small])
    #expect(label.intrinsicContentSize != expected)
  }

  @Test func textViewsAndFieldsToo() {
    let view = UITextView()
    view.isScrollEnabled = false
    view.attributedText = price
    var text = engineText(lines: 0)
    text.lineBreakMode = .byWordWrapping
    let item = TextView(identifier: "view", text: text)
    item.isScrollEnabled = false
    #expect(view.intrinsicContentSize == engineSize(item))
    view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.textContainer.lineFragmentPadding = 6
    item.container.inset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    item.container.lineFragmentPadding = 6
    #expect(view.intrinsicContentSize == engineSize(item))
    view.textContainer = NSTextContainer()
    item.container.lineFragmentPadding = 5
    #expect(view.intrinsicContentSize == engineSize(item))

    let field = UITextField()
    field.attributedText = price
    let line = TextField(identifier: "field", text: engineText(lines: 1), era: Host.canvas.era)
    line.borderStyle = .none
    #expect(field.intrinsicContentSize == engineSize(line))
    #expect(
      price.size().height
        == CGFloat(
          Host.measurer.layout(engineText(lines: 1), maximumWidth: nil, maximumHeight: nil).size.height))
  }

  @Test func uniformTextsAreAsPlainOnes() {
    let (plain, attributed) = (UILabel(), UILabel())
    for label in [plain, attributed] { label.numberOfLines = 0 }
    plain.text = "Two words and more"
    plain.font = large
    plain.textAlignment = .center
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Two words and more", attributes: [.font: large, .paragraphStyle: style])
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 5))
    attributed.attributedText = text
    #expect(attributed.intrinsicContentSize == plain.intrinsicContentSize)
    let room = CGSize(width: 200, height: 1000)
    #expect(attributed.sizeThatFits(room) == plain.sizeThatFits(room))
    #expect(attributed.sizeThatFits(room).height > 90)
  }

  @Test func whatWasSetIsRead() {
    let (label, view, field, button) = (UILabel(), UITextView(), UITextField(), UIButton())
    label.attributedText = price
    view.attributedText = price
    field.attributedText = price
    button.setAttributedTitle(price, for: .normal)
    for text in [
      label.attributedText, view.attributedText, field.attributedText, button.attributedTitle(for: .normal),
    ] {
      #expect(text?.string == price.string)
      #expect(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == small)
      #expect(text?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == large)
      #expect(text?.attribute(.kern, at: 8, effectiveRange: nil) as? CGFloat == 2)
    }
    #expect(label.text == price.string && view.text == price.string && field.text == price.string)
  }

  /// As Apple documents for `attributedText`, `font` and `textAlignment`.
  @Test func propertiesAreThoseOfTheFirstLetterAndChangeAll() {
    let label = UILabel()
    label.attributedText = price
    #expect(label.font == small && label.textAlignment == .center && label.lineBreakMode == .byWordWrapping)
    label.font = large
    label.textAlignment = .right
    let text = label.attributedText
    #expect(text?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == large)
    let style = text?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .right && style?.lineSpacing == 3)
    label.text = "24"
    let plain = UILabel()
    plain.font = large
    plain.text = "24"
    #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
  }

  @Test func attributesMayChangeInsideAScalar() {
    let text = NSMutableAttributedString(string: "a🚂b", attributes: [.font: small])
    text.setAttributes([.font: large], range: NSRange(location: 2, length: 2))
    let label = UILabel()
    label.attributedText = text
    var expected = Text("a🚂b", font: Font(size: 13))
    expected.runs = [
      TextRun(length: 1, font: Font(size: 13)), TextRun(length: 2, font: Font(size: 40, weight: .bold)),
    ]
    #expect(label.intrinsicContentSize == engineSize(Label(identifier: "label", text: expected)))
  }

  @Test func titlesOfButtons() {
    let button = UIButton(type: .system)
    button.setAttributedTitle(price, for: .normal)
    let item = Button(identifier: "button", text: engineText(lines: 1))
    #expect(button.intrinsicContentSize == engineSize(item))
    let label = button.titleLabel
    #expect(label?.attributedText?.attribute(.font, at: 8, effectiveRange: nil) as? UIFont == large)
    button.setTitle("Plain", for: .normal)
    #expect(label?.font.pointSize == 15)
  }

  @Test func titlesOfConfigurations() {
    var title = AttributedString("24")
    title.font = large
    title.kern = 2
    var rest = AttributedString("90")
    rest.baselineOffset = 16
    rest.underlineStyle = .single
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = title + rest
    let button = UIButton(configuration: configuration)

    var text = Text("2490", font: Font(size: 17))
    var number = TextRun(length: 2, font: Font(size: 40, weight: .bold))
    number.kern = 2
    var raised = TextRun(length: 2, font: Font(size: 17))
    raised.baselineOffset = 16
    text.runs = [number, raised]
    let item = Button(identifier: "button", text: text)
    item.settings.hasConfiguration = true
    #expect(button.intrinsicContentSize == engineSize(item))

    let large = large
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
      var attributes = attributes
      attributes.font = large
      return attributes
    }
    button.configuration = configuration
    text.runs[1].font = Font(size: 40, weight: .bold)
    item.text = text
    #expect(button.intrinsicContentSize == engineSize(item))
  }
}
