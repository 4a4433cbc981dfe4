import Foundation
import Testing
import UIKit

/// What view code does with Foundation's attributed strings, which on Linux compares attributes in its own way.
@MainActor @Suite struct FoundationTextTests {
  private func style(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  /// Attributes of every class that is made for them: equal ones for equal numbers, but other objects.
  private func attributes(_ number: Int) -> [NSAttributedString.Key: Any] {
    [
      .font: UIFont.systemFont(ofSize: CGFloat(12 + number)), .kern: number,
      .foregroundColor: UIColor(white: CGFloat(number) / 4, alpha: 1),
      .paragraphStyle: style(number == 0 ? .left : .right), .shadow: NSShadow(),
      .attachment: NSTextAttachment(), .baselineOffset: 1.5,
    ]
  }

  private func text(_ first: Int, _ second: Int) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "abcdef", attributes: attributes(first))
    text.setAttributes(attributes(second), range: NSRange(location: 2, length: 2))
    return text
  }

  private func font(_ text: NSAttributedString, at position: Int) -> UIFont? {
    text.attribute(.font, at: position, effectiveRange: nil) as? UIFont
  }

  @Test nonisolated func textsAreMeasuredOnAnyThread() async {
    @Sendable func widths(_ start: Int) -> [CGFloat] {
      (0..<300).map { number in
        let font = UIFont.systemFont(ofSize: CGFloat(8 + (number + start) % 40))
        return NSAttributedString(string: "Text \(start) \(number)", attributes: [.font: font]).size().width
      }
    }
    let measured = await withTaskGroup(of: (Int, [CGFloat]).self) { group in
      for start in 0..<8 { group.addTask { (start, widths(start)) } }
      return await group.reduce(into: [Int: [CGFloat]]()) { $0[$1.0] = $1.1 }
    }
    for (start, one) in measured { #expect(one == widths(start)) }
  }

  @Test func stringsArePutTogether() {
    let whole = NSMutableAttributedString(string: "")
    whole.append(text(0, 1))
    whole.append(text(0, 1))
    whole.append(NSAttributedString(string: "gh", attributes: attributes(1)))
    whole.insert(text(1, 0), at: 3)
    whole.replaceCharacters(in: NSRange(location: 0, length: 2), with: text(1, 1))
    #expect(whole.string == "abcdefcabcdefdefabcdefgh")
    #expect(font(whole, at: 0)?.pointSize == 13 && font(whole, at: 7)?.pointSize == 13)
    #expect(font(whole, at: 9)?.pointSize == 12)
  }

  @Test func attributesAreAddedAndReplaced() {
    let text = text(0, 1)
    let all = NSRange(location: 0, length: 6)
    text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 1, length: 3))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: all)
    text.addAttributes([.paragraphStyle: style(.center), .shadow: NSShadow()], range: all)
    text.removeAttribute(.attachment, range: all)
    #expect((0..<6).map { font(text, at: $0)?.pointSize } == [12, 20, 20, 20, 12, 12])
    #expect(text.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor == .red)
  }

  @Test func stringsAreCopiedAndCompared() {
    let text = text(0, 1)
    text.removeAttribute(.shadow, range: NSRange(location: 0, length: 6))
    text.removeAttribute(.attachment, range: NSRange(location: 0, length: 6))
    let copies = [
      text.copy() as? NSAttributedString, text.mutableCopy() as? NSAttributedString,
      NSAttributedString(attributedString: text), NSMutableAttributedString(attributedString: text),
    ]
    for copy in copies { #expect(copy == text && copy.map { font($0, at: 2)?.pointSize } == 13) }
    #expect(font(text.attributedSubstring(from: NSRange(location: 1, length: 3)), at: 1)?.pointSize == 13)
    #expect(text != self.text(1, 0))
  }

  @Test func rangesOfEqualAttributesAreFound() {
    // Two equal styles that are not the same object.
    let text = text(0, 0)
    var ranges: [NSRange] = []
    let all = NSRange(location: 0, length: 6)
    text.enumerateAttribute(.font, in: all) { _, range, _ in ranges.append(range) }
    #expect(ranges == [all])
    var longest = NSRange()
    _ = text.attribute(.paragraphStyle, at: 3, longestEffectiveRange: &longest, in: all)
    #expect(longest == all)
    ranges = []
    self.text(0, 1).enumerateAttribute(.foregroundColor, in: all) { _, range, _ in ranges.append(range) }
    #expect(ranges.map(\.location) == [0, 2, 4])
  }

  @Test func stylesAreEqualByTheirValues() {
    #expect(style(.center) == style(.center) && style(.center) != style(.left))
    let style = NSMutableParagraphStyle()
    style.paragraphSpacingBefore = 3
    style.hyphenationFactor = 1
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy?.paragraphSpacingBefore == 3 && !(copy is NSMutableParagraphStyle))
    #expect(style.mutableCopy() as? NSMutableParagraphStyle == style)
    style.lineSpacing = 2
    #expect(copy != style)
  }

  /// As in UIKit, a view has a copy of its text.
  @Test func viewsKeepWhatTheyWereGiven() {
    let (label, button, text) = (UILabel(), UIButton(), text(0, 1))
    label.attributedText = text
    button.setAttributedTitle(text, for: .normal)
    text.append(text)
    #expect(label.text == "abcdef" && button.title(for: .normal) == "abcdef")
  }

  @Test func appearancesAreInherited() {
    let (outer, inner) = (UIView(), UIView())
    let controller = UIViewController()
    outer.addSubview(controller.view)
    controller.view.addSubview(inner)
    let usual = UITraitCollection.current.userInterfaceStyle
    #expect(inner.traitCollection.userInterfaceStyle == usual)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    controller.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(controller.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.displayScale == UITraitCollection.current.displayScale)
  }
}
