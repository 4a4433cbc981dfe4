import TestSupport
import Testing

/// The passes of layout run in the order of UIKit's, over the objects that are there: nothing is made again.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct PassReadingTests {
  /// A view in a view in a view; each writes down what it is asked for.
  private static let nested = """
    class Probe: UIView {
      static var log: [String] = []
      let letter: String
      init(_ letter: String) {
        self.letter = letter
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
      }
      required init?(coder: NSCoder) { nil }
      override func updateConstraints() { Probe.log.append("u" + letter); super.updateConstraints() }
      override func layoutSubviews() { super.layoutSubviews(); Probe.log.append("l" + letter) }
      func fill(_ outer: UIView) {
        outer.addSubview(self)
        NSLayoutConstraint.activate([
          leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
          trailingAnchor.constraint(equalTo: outer.trailingAnchor),
          topAnchor.constraint(equalTo: outer.topAnchor), bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
      }
    }
    """

  private static func text(_ code: String, _ id: String = "label", in option: String = "Screen") throws
    -> String?
  {
    let reading = try Reading(code, ["options": [option], "screen": [String: Any]()])
    #expect(try reading.reasons(option) == [])
    return try reading.view(id, in: option)["text"] as? String
  }

  /// What a program asks of a tree before it is shown, and what that calls.
  @Test(arguments: [
    ("", "ub ua la lb "), ("Probe.log = []; a.layoutIfNeeded()", " "),
    ("Probe.log = []; a.setNeedsLayout(); a.setNeedsLayout(); layoutIfNeeded()", "la "),
    ("Probe.log = []; b.setNeedsUpdateConstraints(); layoutIfNeeded()", "ub "),
    (
      "Probe.log = []; b.heightAnchor.constraint(lessThanOrEqualToConstant: 9).isActive = true; layoutIfNeeded()",
      "ub "
    ),
    ("Probe.log = []; let c = Probe(\"c\"); c.fill(a); layoutIfNeeded()", "uc ua la lc "),
  ])
  func layoutIfNeededRunsThePasses(more: String, wanted: String) throws {
    let code = """
      \(Self.nested)
      class Card: UIView {
        let a = Probe("a"), b = Probe("b"), label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
          a.fill(self)
          b.fill(a)
          layoutIfNeeded()
          \(more)
          let calls = Probe.log.joined(separator: " ")
          label.text = "\\(calls) \\(b.frame.width)"
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    #expect(try Self.text(code, in: "Card") == wanted + "180.0")
  }

  private static func screen(_ more: String) -> String {
    """
    \(nested)
    class Screen: UIViewController {
      let a = Probe("a"), label = UILabel()
      var log: [String] = [], height: NSLayoutConstraint!
      override func viewDidLoad() {
        view.addSubview(a)
        view.addSubview(label)
        a.translatesAutoresizingMaskIntoConstraints = false
        height = a.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
          a.topAnchor.constraint(equalTo: view.topAnchor), a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          a.widthAnchor.constraint(equalToConstant: 50), height,
        ])
        log.append("load \\(a.frame.height)")
      }
      \(more)
    }
    """
  }

  /// Frames are empty until the first pass of layout, which comes before the view has appeared.
  @Test func framesAreKnownFromTheFirstPassOn() throws {
    let code = Self.screen(
      """
      override func viewWillAppear(_ animated: Bool) { log.append("will \\(a.frame.height)") }
      override func viewDidLayoutSubviews() { log.append("laid out \\(a.frame.height)") }
      override func viewDidAppear(_ animated: Bool) {
        log.append("did \\(a.frame.height)")
        label.text = log.joined(separator: ", ")
      }
      """)
    #expect(try Self.text(code) == "load 0.0, will 0.0, laid out 40.0, did 40.0")
  }

  /// What a view that has appeared changes is laid out again, in the same objects.
  @Test func whatChangesIsLaidOutAgain() throws {
    let code = Self.screen(
      """
      override func viewDidLayoutSubviews() { log.append("laid out \\(a.frame.height)") }
      override func viewDidAppear(_ animated: Bool) {
        height.constant = 80
        UIView.animate(withDuration: 0.2) { self.view.layoutIfNeeded() }
        log.append("after \\(a.frame.height)")
        label.text = log.joined(separator: ", ") + " " + Probe.log.joined(separator: " ")
      }
      """)
    #expect(try Self.text(code) == "load 0.0, laid out 40.0, laid out 80.0, after 80.0 ua la ua la")
  }

  /// A view that a pass adds is empty until the next, which its superview gets for it.
  @Test func aViewThatAPassAddsWaitsForTheNext() throws {
    let code = Self.screen(
      """
      let late = UIView()
      override func viewDidLayoutSubviews() {
        if late.superview == nil {
          late.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(late)
          late.widthAnchor.constraint(equalTo: a.widthAnchor).isActive = true
          late.heightAnchor.constraint(equalToConstant: 7).isActive = true
          late.topAnchor.constraint(equalTo: a.bottomAnchor).isActive = true
          late.leadingAnchor.constraint(equalTo: a.leadingAnchor).isActive = true
        }
        log.append("\\(late.frame.minY) \\(late.frame.width)")
        label.text = log.joined(separator: ", ")
      }
      """)
    #expect(try Self.text(code) == "load 0.0, 0.0 0.0, 40.0 50.0")
  }

  /// Views that are made anew whenever they are laid out, as chips in rows are, ask for no other layout by that.
  @Test func viewsThatEachLayoutMakesAnewSettle() throws {
    let code = Self.screen(
      """
      var made: [UIView] = []
      override func viewDidLayoutSubviews() {
        made.forEach { $0.removeFromSuperview() }
        made = (0..<3).map { UIView(frame: CGRect(x: $0 * 10, y: 0, width: 8, height: 8)) }
        made.forEach(view.addSubview)
        label.text = "\\(made.count) \\(made[2].frame.minX)"
      }
      """)
    #expect(try Self.text(code) == "3 20.0")
  }

  /// A tree that is laid out by itself keeps its frames where it is added, and is where code puts it.
  @Test func aTreeKeepsTheFramesOfAnEarlyLayout() throws {
    let code = """
      \(Self.nested)
      class Card: UIView {
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50)), label = UILabel()
        let part = Probe("p")
        override init(frame: CGRect) {
          super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
          part.fill(inner)
          inner.layoutIfNeeded()
          addSubview(inner)
          label.text = "\\(part.frame.minX) \\(part.frame.width) \\(inner.frame.minX) \\(inner.bounds.width)"
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    #expect(try Self.text(code, in: "Card") == "10.0 90.0 10.0 100.0")
  }

  /// A class that keeps count is made once, whatever its passes ask for.
  @Test func aClassIsMadeOnce() throws {
    let code = """
      class Screen: UIViewController {
        static var made = 0
        let label = UILabel()
        override func viewDidLoad() { Screen.made += 1; view.addSubview(label) }
        override func viewDidLayoutSubviews() {
          label.frame = CGRect(x: 0, y: 0, width: view.bounds.width / 2, height: label.intrinsicContentSize.height)
          label.text = "\\(Screen.made) \\(label.frame.width)"
        }
      }
      """
    #expect(try Self.text(code) == "1 187.5")
  }
}
