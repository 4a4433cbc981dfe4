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
    "label": [0, 0, 40, 20], "badge": [0, 0, 0, 0], "inner": [30, 40, 100, 50],
    "deep": [3, 4, 10, 10],
    "guide": [5, 6, 7, 9],
  ]

  /// - Parameter sizes: of what is measured, by words of what the reader asks for.
  private static func read(_ more: String, sizes: [String: [Double]] = [:]) throws -> Reading {
    let source = card(more)
    let first = try Reading(source, ["options": ["Card"], "frames": ["Card": frames]])
    let asked = try first.option("Card")["measures"] as? [String] ?? []
    #expect(asked.isEmpty == sizes.isEmpty)
    var known: [String: [Double]] = [:]
    for one in asked { known[one] = sizes.first { one.contains($0.key) }?.value }
    #expect(known.count == asked.count)
    return try Reading(source, ["options": ["Card"], "frames": ["Card": frames], "sizes": known])
  }

  @Test func codeAddsToTheSizesOfContents() throws {
    let more = "} \n required init?(coder: NSCoder) { nil }"
    let first = try Reading(Self.card(more))
    #expect(try first.view("label", in: "Card")["intrinsicContentSize"] == nil)
    let reading = try Self.read(more, sizes: ["Label": [40, 20]])
    let size = try reading.view("label", in: "Card")["intrinsicContentSize"] as? [String: Double]
    #expect(size == ["width": 60, "height": 28])
    #expect(try reading.reasons("Card") == [])
    #expect(try reading.option("Card")["measures"] == nil)
  }

  /// A path of a size that is not known yet is told of where it decides something.
  @Test(arguments: [("_ = path.cgPath", 0), ("mark.frame.size.width = path.bounds.width", 1)])
  func pathsOfSizesThatAreNotKnown(use: String, count: Int) throws {
    let more = """
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() {
        super.updateConstraints()
        layoutIfNeeded()
        let path = UIBezierPath(roundedRect: inner.bounds.insetBy(dx: 1, dy: 2), cornerRadius: 3)
        \(use)
      }
      """
    #expect(try Reading(Self.card(more)).reasons("Card").count == count)
  }

  @Test func aPlaceThatIsNotKnownYetKeepsTheSize() throws {
    let reading = try Reading(
      """
      class Dial: UIView {
        let needle = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 40))
        override init(frame: CGRect) { super.init(frame: frame); addSubview(needle) }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { needle.center = CGPoint(x: bounds.midX, y: 20) }
      }
      """)
    #expect(try reading.view("needle", in: "Dial")["frame"] as? [Double] == [0, 0, 4, 40])
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
    ("deep.convert(CGRect.zero, to: nil)", [33, 44, 0, 0]),
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
    let reading = try Self.read(more, sizes: ["Label": [40, 20]])
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
    let reading = try Self.read(more, sizes: ["Label": [40, 20], "text\":\"1\"": [10, 20]])
    #expect(try reading.view("badge", in: "Card")["frame"] as? [Double] == [45, 20, 10, 20])
  }

  /// What code measures, and what the reader asks for then.
  @Test(arguments: [
    ("badge.intrinsicContentSize", #""kind":"content""#, "view.top = superview.top\"]"),
    ("badge.sizeThatFits(.zero)", #""numberOfLines":1"#, "view.top = superview.top\"]"),
    ("wrapping.sizeThatFits(CGSize(width: 70, height: 1))", #""numberOfLines":0"#, #""view.width <= 70.0"]"#),
    ("UITextView().sizeThatFits(CGSize(width: 70, height: 1))", #""isScrollEnabled":false"#, "<= 70.0"),
    (
      "inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)", #""kind":"layout""#,
      #""self.subviews[0]""#
    ),
    (
      "inner.systemLayoutSizeFitting(CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)",
      #""constant":80,"priority":1000"#, #""constant":0,"priority":50"#
    ),
    (
      #"NSAttributedString(string: "Text").size()"#, #""kind":"text""#,
      #""font":{"size":12},"numberOfLines":1"#
    ),
    (
      #""Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 9)])"#, #""kind":"text""#,
      #""font":{"size":9"#
    ),
    (
      #""Text".boundingRect(with: CGSize(width: 60, height: 9), options: [.usesLineFragmentOrigin], attributes: nil, context: nil).size"#,
      #""numberOfLines":0"#, #""view.width <= 60.0"]"#
    ),
    (
      #""Text".boundingRect(with: CGSize(width: 60, height: 9), attributes: nil, context: nil).size"#,
      #""numberOfLines":1"#, "view.top = superview.top\"]"
    ),
  ])
  func whatIsMeasured(size: String, first: String, second: String) throws {
    let more = """
          let wrapping = UILabel()
          wrapping.text = "Text"
          wrapping.numberOfLines = 0
          mark.frame = CGRect(origin: .zero, size: \(size))
        }
        required init?(coder: NSCoder) { nil }
      """
    let source = Self.card(more)
    // Of the same name both times, since what is asked says where views are made.
    let request: [String: Any] = [
      "options": ["Card"], "files": ["Card.swift"], "texts": ["Card.swift": source],
    ]
    let reading = try Reading(source, request)
    #expect(try reading.view("mark", in: "Card")["frame"] == nil)
    #expect(try reading.reasons("Card").contains { $0.contains("a size is known only once it is measured") })
    let asked = try #require(try reading.option("Card")["measures"] as? [String])
    let measured = try #require(asked.first { $0.contains(first) && $0.contains(second) }, "\(asked)")
    let again = try Reading(source, request.merging(["sizes": [measured: [12, 34]]]) { $1 })
    #expect(try again.view("mark", in: "Card")["frame"] as? [Double] == [0, 0, 12, 34])
  }

  /// Views and controllers set content in `updateProperties`, since iOS 26.
  @Test func propertiesAreUpdatedBeforeTheLayout() throws {
    let reading = try Reading(
      """
      class Badge: UIView {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
        required init?(coder: NSCoder) { nil }
        override func updateProperties() { super.updateProperties(); label.text = "3 new" }
      }
      class Screen: UIViewController {
        let badge = Badge()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(badge) }
        override func updateProperties() { super.updateProperties(); badge.isHidden = true }
      }
      """, ["madeUpTexts": true])
    #expect(try reading.view("label", in: "Badge")["text"] as? String == "3 new")
    #expect(try reading.option("Badge")["madeUpTexts"] as? [String] == [])
    #expect(try reading.view("badge", in: "Screen")["hidden"] as? Bool == true)
    #expect(try reading.reasons("Screen") == [])
  }
}
