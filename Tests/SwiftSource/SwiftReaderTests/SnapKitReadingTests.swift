import Foundation
import TestSupport
import Testing

/// SnapKit relates groups of attributes, and takes constants by the attribute that is related to.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct SnapKitReadingTests {
  /// The constraints of a view inside of another one.
  private func constraints(_ code: String) throws -> [String] {
    let reading = try Reading(
      """
      import SnapKit
      class Card: UIView {
        let a = UIView(), b = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(a)
          addSubview(b)
          \(code)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    return try reading.constraints("Card").filter { $0.hasPrefix("b.") }
  }

  @Test func insetsGoByTheAttributeThatIsRelatedTo() throws {
    #expect(
      try constraints("b.snp.makeConstraints { $0.top.equalTo(a.snp.bottom).inset(-16) }")
        == ["b.top == a.bottom + 16"])
    #expect(
      try constraints("b.snp.makeConstraints { $0.trailing.equalTo(a.snp.leading).inset(8) }")
        == ["b.trailing == a.leading + 8"])
    #expect(
      try constraints(
        "b.snp.makeConstraints { $0.bottom.equalTo(a.snp.top).inset(UIEdgeInsets(top: 5, left: 0, bottom: 9, right: 0)) }"
      )
        == ["b.bottom == a.top + 5"])
    #expect(
      try constraints(
        "b.snp.makeConstraints { $0.height.equalTo(a.snp.width).inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) }"
      )
        == ["b.height == a.width + -6"])
    #expect(
      try constraints("b.snp.makeConstraints { $0.left.right.equalToSuperview().inset(7) }")
        == ["b.left == self.left + 7", "b.right == self.right + -7"])
  }

  @Test func changedInsetsGoByItToo() throws {
    let code =
      "var c: Constraint?; b.snp.makeConstraints { c = $0.top.equalTo(a.snp.bottom).inset(1).constraint }"
    #expect(try constraints(code + "; c?.update(inset: 6)") == ["b.top == a.bottom + -6"])
  }

  @Test func groupsThatAreNotAlikeAreRelatedToTheFirst() throws {
    #expect(
      try constraints("b.snp.makeConstraints { $0.left.right.equalTo(a.snp.edges) }")
        == ["b.left == a.left + 0", "b.right == a.left + 0"])
    // UIKit has no constraint between a top and a left edge.
    #expect(try constraints("b.snp.makeConstraints { $0.top.equalTo(a.snp.margins) }") == [])
    #expect(
      try constraints(
        "b.snp.makeConstraints { $0.leading.trailing.equalTo(a.snp.directionalHorizontalEdges) }")
        == ["b.leading == a.leading + 0", "b.trailing == a.trailing + 0"])
    #expect(
      try constraints("b.snp.makeConstraints { $0.edges.equalTo(a.snp.margins) }") == [
        "b.left == a.leftMargin + 0", "b.top == a.topMargin + 0", "b.right == a.rightMargin + 0",
        "b.bottom == a.bottomMargin + 0",
      ])
    #expect(
      try constraints("b.snp.makeConstraints { $0.edges.equalTo(a.snp.directionalMargins) }").first
        == "b.top == a.topMargin + 0")
  }
}
