import Foundation
import TestSupport
import Testing

/// Views that are shown by themselves have a superview, as on a phone.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct SuperviewTests {
  private static let toast = """
    class Toast: UIView {
      let label = UILabel()
      var order: [String] = []
      override func willMove(toSuperview view: UIView?) { order.append("will \\(view != nil)") }
      override func didMoveToSuperview() {
        order.append("did \\(superview != nil)")
        guard let superview else { return }
        label.text = order.joined(separator: ", ")
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        place(in: superview)
      }
      override func didMoveToWindow() { label.text? += ", \\(window != nil)" }
    """

  @Test(arguments: [
    (
      "",
      ["self.leading = superview.leading", "self.trailing = superview.trailing", "self.top = superview.top"]
    ),
    (
      "bottomAnchor.constraint(equalTo: superview.safeAreaLayoutGuide.bottomAnchor, constant: -16).isActive = true",
      [
        "self.leading = superview.leading", "self.trailing = superview.trailing",
        "self.bottom == root.safeArea.bottom + -16",
      ]
    ),
    (
      "superview.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true",
      ["self.top = superview.top", "root.centerX == self.centerX + 0"]
    ),
    (
      """
      for (format, all) in [("H:|-9-[me]-9-|", ["me": self]), ("V:|[label]|", ["me": self, "label": label])] {
        NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: format, views: all))
      }
      """,
      ["self.top = superview.top", "H:|-9-[me]-9-|", "V:|[label]|"]
    ),
  ])
  func codePlacesThemInIt(code: String, expected: [String]) throws {
    let reading = try Reading(
      "import UIKit\n\(Self.toast)\n  func place(in superview: UIView) {\n\(code)\n}\n}\n")
    let constraints = try reading.constraints("Toast")
    #expect(constraints == expected)
    #expect(try reading.view("label", in: "Toast")["text"] as? String == "will true, did true, true")
    #expect(try reading.reasons("Toast").isEmpty)
  }

  /// The image is there for a text, also if another file declares it.
  @Test(arguments: [
    "setBackgroundImage(UIImage(named: \"a\"), for: .normal)", "setImage(Theme.icon, for: .normal)",
  ])
  func buttonsWithImagesNeedNoText(code: String) throws {
    let reading = try Reading(
      """
      import UIKit
      class Bar: UIView {
        let button = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          button.\(code)
          addSubview(button)
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["madeUpTexts": true])
    let button = try reading.view("button", in: "Bar")
    #expect(button["image"] != nil && button["title"] == nil, "\(button)")
  }
}
