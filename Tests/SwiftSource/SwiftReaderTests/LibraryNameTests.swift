import TestSupport
import Testing

/// Code that is read cannot mean what the compiled library keeps to itself.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct LibraryNameTests {
  @Test func whatTheLibraryKeepsToItselfIsNotKnown() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let button = UIButton(), label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          button.title = "Save"
          label.content = "x"
          button.setTitle("Done", for: .normal)
          addSubview(button)
          addSubview(label)
          tag = button.titles.count
          label.text = label.content
          button.titles = ["x"]
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      try reading.reasons("Card") == [
        "5: UIButton has no member ‘title’ that is known: it is kept, without effect",
        "6: UILabel has no member ‘content’ that is known: it is kept, without effect",
        "10: UIButton has no member ‘titles’ that is known",
        "12: UIButton has no member ‘titles’ that is known: it is kept, without effect",
      ])
    #expect(try reading.view("button", in: "Card")["title"] as? String == "Done")
    #expect(try reading.view("label", in: "Card")["text"] as? String == "x")
  }

  /// A program's members are its own, whatever the library, or the reader's model, calls the same.
  @Test func whatAProgramCallsTheSameIsItsOwn() throws {
    let reading = try Reading(
      """
      class Feed: UIViewController {
        var page = 1, bars = [3, 4]
        let label = UILabel()
        override func viewDidLoad() {
          super.viewDidLoad()
          label.text = "\\(page) \\(bars)"
          view.addSubview(label)
        }
        func appear() { label.text = "appeared" }
        func showPage() { page += 1 }
      }
      class Chart: UIView {
        var kind = "bar", placed = false, drawing = 2, controller = "c", guides = [1]
        let title = Tag(), button = Pill()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(title)
          addSubview(button)
          title.text = "\\(kind) \\(placed) \\(drawing) \\(controller) \\(guides) \\(title.content)"
        }
        required init?(coder: NSCoder) { nil }
        func resize(to size: CGSize) { title.text = "resized" }
        func show() { title.text = "shown" }
      }
      class Tag: UILabel { var content = "own", isEmpty = true }
      class Pill: UIButton {
        var titles = ["a"], content = 1
        override init(frame: CGRect) { super.init(frame: frame); setTitle("Pill", for: .normal); update() }
        required init?(coder: NSCoder) { nil }
        func update() { content += 1 }
      }
      """)
    #expect(try reading.view("label", in: "Feed")["text"] as? String == "1 [3, 4]")
    #expect(try reading.view("title", in: "Chart")["text"] as? String == "bar false 2 c [1] own")
    #expect(try reading.view("button", in: "Chart")["title"] as? String == "Pill")
    #expect(try ["Feed", "Chart", "Tag", "Pill"].flatMap(reading.reasons) == [])
  }
}
