import Foundation
import Testing

/// Texts and their parts.
extension ContentReadingTests {
  /// Each part of a text keeps what decides its layout; ranges are changed as in UIKit.
  @Test func partsOfTextsKeepTheirAttributes() throws {
    let reading = try Reading(
      """
      class Price: UIView {
        let price = UILabel(), plain = UILabel(), note = UITextView(), more = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [price, plain, note, more] { addSubview(view) }
          let text = NSMutableAttributedString(string: "from ")
          text.append(NSAttributedString(string: "24.90", attributes: [.foregroundColor: UIColor.systemRed, .kern: 2]))
          text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 5, length: 2))
          text.replaceCharacters(in: NSRange(location: 0, length: 4), with: "at")
          price.text = "replaced"
          price.attributedText = text
          plain.attributedText = text
          plain.text = "plain"
          let style = NSMutableParagraphStyle()
          style.lineSpacing = 4
          note.attributedText = NSAttributedString(string: "Two", attributes: [.paragraphStyle: style])
          var title = AttributedString("More")
          title.font = .systemFont(ofSize: 12)
          more.configuration = .plain()
          more.configuration?.attributedTitle = title + AttributedString("!")
          more.configuration?.contentInsets.leading = 20
          more.configuration?.imagePlacement = .trailing
          more.configuration?.buttonSize = .large
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    func json(_ value: Any?) throws -> String {
      let data = try JSONSerialization.data(
        withJSONObject: try #require(value), options: [.sortedKeys, .fragmentsAllowed])
      return String(decoding: data, as: UTF8.self)
    }
    #expect(
      try json(reading.view("price", in: "Price")["text"])
        == #"[{"text":"at"},{"text":" "},{"font":{"size":40,"weight":"regular"},"kern":2,"text":"24","#
        + #""textColor":"systemRed"},{"kern":2,"text":".90","textColor":"systemRed"}]"#)
    #expect(try reading.view("plain", in: "Price")["text"] as? String == "plain")
    #expect(
      try json(reading.view("note", in: "Price")["text"])
        == #"[{"paragraphStyle":{"lineSpacing":4},"text":"Two"}]"#)
    let more = try reading.view("more", in: "Price")
    #expect(
      try json(more["title"])
        == #"[{"font":{"size":12,"weight":"regular"},"text":"More"},{"text":"!"}]"#)
    #expect(try json(more["contentInsets"]) == #"{"bottom":7,"leading":20,"top":7,"trailing":12}"#)
    #expect(more["imagePlacement"] as? String == "trailing" && more["buttonSize"] as? String == "large")
    #expect(try reading.reasons("Price") == [])
  }

  /// What decides a layout and no scenario says is reported.
  @Test func whatTextsLackIsTold() throws {
    let reading = try Reading(
      """
      class Note: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          let style = NSMutableParagraphStyle()
          style.headIndent = 12
          let text = NSMutableAttributedString(string: "Note", attributes: [.paragraphStyle: style])
          text.append(NSAttributedString(attachment: NSTextAttachment()))
          label.attributedText = text
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      try reading.reasons("Note").sorted() == [
        "6: indents, and the space before a paragraph, are not shown", "9: images in texts are not shown",
      ])
  }

  @Test func textViewsHaveTheInsetsOfTheirContainers() throws {
    let reading = try Reading(
      """
      class Note: UIView {
        let usual = UITextView(), plain = UITextView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          plain.textContainerInset = .zero
          plain.textContainer.lineFragmentPadding = 0
          [usual, plain].forEach(addSubview)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let plain = try reading.view("plain", in: "Note"), usual = try reading.view("usual", in: "Note")
    #expect(
      plain["textContainerInset"] as? [String: Double] == ["top": 0, "left": 0, "bottom": 0, "right": 0])
    #expect(plain["lineFragmentPadding"] as? Double == 0 && usual["lineFragmentPadding"] == nil)
    #expect(usual["textContainerInset"] == nil)
  }

  @Test func textsThatAreNotKnownAreMadeUp() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let titleLabel = UILabel(), payButton = UIButton(), emptyLabel = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [titleLabel, payButton, emptyLabel] { addSubview(view) }
          titleLabel.text = Strings.title
          payButton.setTitle(Strings.pay, for: .normal)
          emptyLabel.text = nil
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["madeUpTexts": true])
    #expect(try reading.option("Card")["madeUpTexts"] as? [String] == ["titleLabel", "payButton"])
  }
}
