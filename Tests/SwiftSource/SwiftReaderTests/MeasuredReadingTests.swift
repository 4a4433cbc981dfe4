import TestSupport
import Testing
import UIKit

/// What code gets to know of a layout while it runs: sizes of contents, guides, the safe area.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
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
        heightAnchor.constraint(equalToConstant: 100).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        place(inner, leadingAnchor, 30, topAnchor, 40, width: 100, height: 50)
        place(deep, inner.leadingAnchor, 3, inner.topAnchor, 4, width: 10, height: 10)
        guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5).isActive = true
        guide.topAnchor.constraint(equalTo: topAnchor, constant: 6).isActive = true
        guide.widthAnchor.constraint(equalToConstant: 7).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 9).isActive = true
        \(more)
      func place(_ view: UIView, _ left: NSLayoutXAxisAnchor, _ x: CGFloat, _ top: NSLayoutYAxisAnchor, _ y: CGFloat, width: CGFloat, height: CGFloat) {
        view.leadingAnchor.constraint(equalTo: left, constant: x).isActive = true
        view.topAnchor.constraint(equalTo: top, constant: y).isActive = true
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        view.heightAnchor.constraint(equalToConstant: height).isActive = true
      }
    }
    """
  }

  private static let end = "} \n required init?(coder: NSCoder) { nil }"

  private static func read(_ more: String) throws -> Reading {
    try Reading(card(more), ["options": ["Card"], "screen": [String: Any]()])
  }

  /// What places the mark in a pass of layout.
  private static func marking(_ expression: String) -> String {
    """
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        mark.frame = \(expression)
      }
    """
  }

  @Test func codeAddsToTheSizesOfContents() async throws {
    let reading = try Self.read(Self.end)
    let size = try reading.view("label", in: "Card")["intrinsicContentSize"] as? [String: Double]
    let own = await MainActor.run {
      let label = UILabel()
      label.text = "Label"
      return label.intrinsicContentSize
    }
    #expect(abs((size?["width"] ?? 0) - own.width - 20) < 1e-6)
    #expect(abs((size?["height"] ?? 0) - own.height - 8) < 1e-6)
    #expect(try reading.reasons("Card") == [])
  }

  /// Where code moves a view after the layout is beside the scenario, which says where constraints put it; what the layout
  /// undoes is not there.
  @Test(arguments: [
    (
      "super.layoutSubviews(); mark.frame.origin.x += 5; mark.frame.size = CGSize(width: 3, height: 4)",
      [3, 4]
    ),
    ("super.layoutSubviews(); mark.center.x += 5; mark.bounds.size = CGSize(width: 3, height: 4)", [3, 4]),
    ("mark.frame = CGRect(x: 1, y: 2, width: 3, height: 4); super.layoutSubviews()", nil),
    ("super.layoutSubviews()", nil),
  ])
  func framesAfterTheLayoutAreTold(code: String, size: [Int]?) throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let mark = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          mark.translatesAutoresizingMaskIntoConstraints = false
          addSubview(mark)
          NSLayoutConstraint.activate([
            mark.widthAnchor.constraint(equalToConstant: 30), mark.heightAnchor.constraint(equalToConstant: 20),
            mark.topAnchor.constraint(equalTo: topAnchor), mark.leadingAnchor.constraint(equalTo: leadingAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { \(code) }
      }
      """, ["screen": [String: Any]()])
    let frames = try reading.option("Card")["framesAfterLayout"] as? [String: [Double]]
    #expect(frames?["mark"].map { $0.suffix(2).map { Int($0) } } == size)
    #expect(try reading.reasons("Card") == [])
  }

  /// Without a screen nothing is solved: what code asks for is not known then.
  @Test func nothingIsSolvedWithoutAScreen() throws {
    let reading = try Reading(Self.card(Self.end), ["options": ["Card"]])
    #expect(try reading.view("label", in: "Card")["intrinsicContentSize"] == nil)
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
    ("safeAreaLayoutGuide.layoutFrame", [0, 0, 375, 100]),
    ("layoutMarginsGuide.layoutFrame", [8, 8, 359, 84]),
    // What is in a view that is laid out later is still where it was.
    ("deep.convert(deep.bounds, to: self)", [30, 40, 0, 0]),
    ("convert(CGRect(x: 50, y: 50, width: 1, height: 1), to: inner)", [20, 10, 1, 1]),
    ("inner.convert(CGRect(x: 50, y: 50, width: 1, height: 1), from: self)", [20, 10, 1, 1]),
    ("deep.convert(CGRect.zero, to: nil)", [30, 40, 0, 0]),
  ])
  func passesKnowWhatIsSolved(expression: String, frame: [Double]) throws {
    let reading = try Self.read(Self.marking(expression))
    #expect(try reading.view("mark", in: "Card")["frame"] as? [Double] == frame)
    #expect(try reading.reasons("Card") == [])
  }

  @Test(arguments: [
    ("view.safeAreaLayoutGuide.layoutFrame", [0.0, 20, 375, 647]),
    (
      "CGRect(x: view.safeAreaInsets.top, y: view.safeAreaInsets.bottom, width: 1, height: 1)", [20, 0, 1, 1]
    ),
  ])
  func passesKnowTheSafeArea(expression: String, frame: [Double]) throws {
    let reading = try Reading(
      """
      class Screen: UIViewController {
        let mark = UIView()
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(mark) }
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); mark.frame = \(expression) }
      }
      """, ["screen": [String: Any]()])
    #expect(try reading.view("mark", in: "Screen")["frame"] as? [Double] == frame)
    #expect(try reading.reasons("Screen") == [])
  }

  /// A tree that is not shown yet has the frames that `layoutIfNeeded` gives it for its size as it is.
  @Test func treesAreLaidOutBeforeTheyAreShown() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 210, height: 90)), inner = UIView(), note = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(note)
          inner.translatesAutoresizingMaskIntoConstraints = false
          outer.addSubview(inner)
          NSLayoutConstraint.activate([
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -11),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6),
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: 4),
            inner.heightAnchor.constraint(equalToConstant: 13),
          ])
          inner.layoutIfNeeded()
          let first = inner.frame
          outer.frame.size.width = 100
          outer.layoutIfNeeded()
          note.text = "\\(first) \\(inner.frame.minX) \\(inner.bounds.width)"
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["screen": [String: Any]()])
    #expect(try reading.view("note", in: "Card")["text"] as? String == "(90.0, 6.0, 109.0, 13.0) 35.0 54.0")
    #expect(try reading.reasons("Card") == [])
  }

  /// What a layout before that said is not what is shown.
  @Test func earlierFramesAreForgotten() throws {
    let reading = try Self.read(
      """
        bounds.size = CGSize(width: 200, height: 100)
        layoutIfNeeded()
        badge.text = "\\(layoutMarginsGuide.layoutFrame.width)"
      """ + Self.marking("layoutMarginsGuide.layoutFrame"))
    #expect(try reading.view("mark", in: "Card")["frame"] as? [Double] == [8, 8, 359, 84])
  }

  @Test func contentsDecideTheFramesThatFitThem() async throws {
    let reading = try Self.read("badge.sizeToFit()\nbadge.center = CGPoint(x: 50, y: 30)\n" + Self.end)
    let size = await MainActor.run {
      let label = UILabel()
      label.text = "1"
      return label.sizeThatFits(.zero)
    }
    #expect(
      try reading.view("badge", in: "Card")["frame"] as? [Double] == [
        50 - size.width / 2, 30 - size.height / 2, size.width, size.height,
      ])
  }

  /// What code measures is as large as for the library.
  @MainActor @Test(arguments: MeasuredSize.all) func whatIsMeasured(one: MeasuredSize) throws {
    let reading = try Self.read(
      """
          let wrapping = UILabel()
          wrapping.text = "Text that wraps"
          wrapping.numberOfLines = 0
          mark.frame = CGRect(origin: .zero, size: \(one.expression))
        }
        required init?(coder: NSCoder) { nil }
      """)
    let size = one.size(), frame = try reading.view("mark", in: "Card")["frame"] as? [Double] ?? []
    #expect(
      zip(frame, [0, 0, size.width, size.height]).allSatisfy { abs($0 - $1) < 0.01 }, "\(frame) \(size)")
    #expect(frame.count == 4)
    #expect(try reading.reasons("Card") == [])
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

/// An expression of a size, and its value in the library.
struct MeasuredSize: CustomTestStringConvertible, Sendable {
  let expression: String
  let size: @MainActor @Sendable () -> CGSize
  var testDescription: String { expression }

  private init(_ expression: String, _ size: @escaping @MainActor @Sendable () -> CGSize) {
    (self.expression, self.size) = (expression, size)
  }

  @MainActor private static func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  static let all = [
    Self("badge.intrinsicContentSize") { label("1").intrinsicContentSize },
    Self("badge.sizeThatFits(.zero)") { label("1").sizeThatFits(.zero) },
    Self("wrapping.sizeThatFits(CGSize(width: 70, height: 1))") {
      label("Text that wraps", lines: 0).sizeThatFits(CGSize(width: 70, height: 1))
    },
    Self("inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)") {
      CGSize(width: 100, height: 50)
    },
    Self(
      "inner.systemLayoutSizeFitting(CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)"
    ) { CGSize(width: 100, height: 50) },
    Self(#"NSAttributedString(string: "Text").size()"#) { NSAttributedString(string: "Text").size() },
    Self(#""Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 9)])"#) {
      "Text".size(withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
    },
    Self(
      #""Text in lines".boundingRect(with: CGSize(width: 60, height: 9), options: [.usesLineFragmentOrigin], attributes: nil, context: nil).size"#
    ) {
      "Text in lines".boundingRect(
        with: CGSize(width: 60, height: 9), options: [.usesLineFragmentOrigin], attributes: nil, context: nil
      ).size
    },
    Self(
      #""Text in lines".boundingRect(with: CGSize(width: 60, height: 9), attributes: nil, context: nil).size"#
    ) {
      "Text in lines".boundingRect(with: CGSize(width: 60, height: 9), attributes: nil, context: nil).size
    },
  ]
}
