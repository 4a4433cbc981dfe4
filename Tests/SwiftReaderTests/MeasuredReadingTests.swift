import Testing

/// What code gets to know of a layout that was solved: sizes of contents, guides, the safe area.
@Suite(.enabled(if: ReaderRun.isThere, "make reader builds the reader"))
struct MeasuredReadingTests {
  private static func card(_ more: String) -> String {
    """
    class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 8)
      }
    }
    class Card: UIView {
      let label = Padded(), badge = UILabel(), inner = UIView(), deep = UIView(), mark = UIView(), guide = UILayoutGuide()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addLayoutGuide(guide)
        for view in [label, badge, inner, mark] { addSubview(view) }
        inner.addSubview(deep)
        label.text = "Label"
        badge.text = "1"
        for view in [label, inner, deep] { view.translatesAutoresizingMaskIntoConstraints = false }
        guide.widthAnchor.constraint(equalTo: label.widthAnchor).isActive = true
        \(more)
    }
    """
  }

  private static let frames: [String: [Double]] = [
    "self": [0, 0, 320, 100], "self.safeArea": [0, 20, 320, 80], "self.layoutMargins": [8, 28, 304, 64],
    "label": [0, 0, 40, 20], "label.intrinsicContentSize": [0, 0, 40, 20],
    "badge": [0, 0, 0, 0], "badge.intrinsicContentSize": [0, 0, 10, 20], "inner": [30, 40, 100, 50],
    "deep": [3, 4, 10, 10],
    "guide": [5, 6, 7, 9],
  ]

  private static func read(_ more: String, knows: Bool = true) throws -> Reading {
    try Reading(
      card(more), ["options": ["Card"], "frames": knows ? ["Card": frames] : [:]])
  }

  @Test func codeAddsToTheSizesOfContents() throws {
    let more = "} \n required init?(coder: NSCoder) { nil }"
    let first = try Self.read(more, knows: false)
    #expect(try first.view("label", in: "Card")["intrinsicContentSize"] == nil)
    #expect(try first.option("Card")["needsFrames"] as? Bool == true)
    let reading = try Self.read(more)
    let size = try reading.view("label", in: "Card")["intrinsicContentSize"] as? [String: Double]
    #expect(size == ["width": 60, "height": 28])
    #expect(try reading.reasons("Card") == [])
    #expect(try reading.option("Card")["needsFrames"] == nil)
  }

  /// Where code puts a view in a pass of layout.
  @Test(arguments: [
    ("CGRect(x: guide.layoutFrame.maxX, y: 0, width: 1, height: 1)", [12.0, 0, 1, 1]),
    ("safeAreaLayoutGuide.layoutFrame", [0, 20, 320, 80]),
    ("layoutMarginsGuide.layoutFrame", [8, 28, 304, 64]),
    ("CGRect(x: safeAreaInsets.top, y: safeAreaInsets.bottom, width: 1, height: 1)", [20, 0, 1, 1]),
    ("deep.convert(deep.bounds, to: self)", [33, 44, 10, 10]),
    ("convert(CGRect(x: 50, y: 50, width: 1, height: 1), to: inner)", [20, 10, 1, 1]),
    ("inner.convert(CGRect(x: 50, y: 50, width: 1, height: 1), from: self)", [20, 10, 1, 1]),
    (
      "CGRect(origin: deep.convert(CGPoint.zero, to: nil), size: badge.sizeThatFits(.zero))",
      [33, 44, 10, 20]
    ),
    ("CGRect(origin: .zero, size: badge.intrinsicContentSize)", [0, 0, 10, 20]),
  ])
  func passesKnowWhatWasSolved(expression: String, frame: [Double]) throws {
    let more = """
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          super.layoutSubviews()
          mark.frame = \(expression)
        }
      """
    let reading = try Self.read(more)
    #expect(try reading.view("mark", in: "Card")["frame"] as? [Double] == frame)
    #expect(try reading.reasons("Card") == [])
  }

  @Test func contentsDecideTheFramesThatFitThem() throws {
    let more = """
          badge.sizeToFit()
          badge.center = CGPoint(x: 50, y: 30)
        }
        required init?(coder: NSCoder) { nil }
      """
    #expect(try Self.read(more, knows: false).option("Card")["needsFrames"] as? Bool == true)
    #expect(try Self.read(more).view("badge", in: "Card")["frame"] as? [Double] == [45, 20, 10, 20])
  }

  /// Sizes that nothing tells are not taken for zero.
  @Test(arguments: [
    "label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height",
    "systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height",
    #"NSAttributedString(string: "Text").size().height"#,
    #""Text".boundingRect(with: .zero, options: [], attributes: nil, context: nil).height"#,
  ])
  func whatIsNotMeasuredIsTold(height: String) throws {
    let more = """
          mark.frame = CGRect(x: 0, y: 0, width: 10, height: \(height))
        }
        required init?(coder: NSCoder) { nil }
      """
    let reading = try Self.read(more)
    #expect(try reading.view("mark", in: "Card")["frame"] == nil)
    #expect(try reading.reasons("Card").contains { $0.contains("‘frame’ is set to it") })
  }
}
