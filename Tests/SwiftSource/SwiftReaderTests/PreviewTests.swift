import TestSupport
import Testing

/// What previews show, and how.
@Suite(.enabled(if: ReaderProgram.isExpected)) struct PreviewTests {
  private static let classes = """
    import UIKit
    class Tag: UIView {
      let label = UILabel()
      init(_ text: String) {
        super.init(frame: .zero)
        label.text = text
        addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }
    struct Wrapped: UIViewRepresentable {
      class Coordinator { let mark = "!" }
      let text: String
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> Tag { Tag(text) }
      func updateUIView(_ view: Tag, context: Context) { view.label.text = text + context.coordinator.mark }
    }
    class Screen: UIViewController {
      override func viewDidLoad() {
        let line = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 1))
        view.addSubview(line)
      }
    }
    struct WrappedScreen: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Screen { Screen() }
      func updateUIViewController(_ controller: Screen, context: Context) {}
    }
    struct Plain: View { var body: some View { Text("Plain") } }

    """

  private func preview(_ body: String, options: [String]? = nil) throws -> Reading {
    let source = "struct Cards: PreviewProvider { static var previews: some View {\n\(body)\n} }"
    return try Reading(Self.classes + source, options.map { ["options": $0] } ?? [:])
  }

  @Test func everyWrappedViewIsAnOption() throws {
    let reading = try preview(
      """
      Wrapped(text: "a")
      Group {
        Wrapped(text: "b").previewDisplayName("Second").padding()
        ForEach(["c", "d"], id: \\.self) { Wrapped(text: $0) }
      }
      .environmentObject(Store())
      VStack(spacing: 8) { Wrapped(text: "e") }
      WrappedScreen()
      Plain()
      """)
    let names = reading.options.compactMap { $0["name"] as? String }
    #expect(names == ["Tag", "Screen", "Cards", "Second", "Cards 3", "Cards 4", "Cards 5", "Cards 6"])
    let texts = try ["Cards", "Second", "Cards 3", "Cards 4", "Cards 5"].map {
      try reading.view("label", in: $0)["text"] as? String
    }
    #expect(texts == ["a!", "b!", "c!", "d!", "e!"])
    #expect(try reading.option("Cards 6")["kind"] as? String == "controller")
    let reasons = try reading.reasons("Cards").map { $0.split(separator: ": ", maxSplits: 1)[1] }
    #expect(reasons.contains("‘padding’ of SwiftUI is not shown"))
    #expect(reasons.contains("containers of SwiftUI are not shown; each view in them is, by itself"))
    let left = reading.reply["notMade"] as? [[String: Any]] ?? []
    #expect(left.map { $0["name"] as? String } == ["Cards 7"])
  }

  @Test func previewsAreAskedForByTheirNames() throws {
    let body = "Wrapped(text: \"a\").previewDisplayName(\"First\")\nWrapped(text: \"b\")"
    #expect(try preview(body, options: ["First"]).options.map { $0["name"] as? String } == ["First"])
    #expect(try preview(body, options: ["Cards 2"]).options.map { $0["name"] as? String } == ["Cards 2"])
  }

  /// What is not known of a preview with UIKit is reported, if it shows nothing; SwiftUI alone is not.
  @Test(arguments: [("Form { Wrapped(text: \"a\") }", 1), ("Plain()", 0)])
  func previewsThatShowNothing(body: String, count: Int) throws {
    let left = try preview(body).reply["notMade"] as? [[String: Any]] ?? []
    #expect(left.count == count)
  }

  @Test(arguments: [
    (
      ".previewLayout(.fixed(width: 200, height: 60))", "[200, 60]",
      ["trailing = superview.trailing", "height = 60.0"]
    ),
    (".frame(height: 60)", "-", ["trailing = superview.trailing", "height = 60.0"]),
    (".previewLayout(.sizeThatFits)", "-", ["trailing <= superview.trailing", "width = 0 @50"]),
    (".previewInterfaceOrientation(.landscapeLeft)", "landscape", ["trailing = superview.trailing"]),
    (".previewDevice(\"iPhone SE\")", "iPhone SE", ["trailing = superview.trailing"]),
    (
      ".previewDevice(PreviewDevice(rawValue: \"iPhone SE\"))", "iPhone SE", ["trailing = superview.trailing"]
    ),
    (".preferredColorScheme(.dark)", "dark", ["trailing = superview.trailing"]),
  ])
  func modifiersSayHowAViewIsShown(modifier: String, canvas: String, sides: [String]) throws {
    let reading = try preview("Wrapped(text: \"a\")" + modifier)
    #expect(try Self.canvas(of: "Cards", in: reading) == canvas)
    let all = ["leading = superview.leading", "top = superview.top"] + sides
    #expect(try reading.constraints("Cards") == all.map { "self.\($0)" })
  }

  @Test(arguments: [
    ("traits: .fixedLayout(width: 200, height: 60)", "[200, 60]", "375"),
    ("traits: .sizeThatFitsLayout, .landscapeRight", "landscape", "667"),
    ("traits: .portrait", "-", "375"),
  ])
  func traitsSayHowAControllerIsShown(traits: String, canvas: String, width: String) throws {
    let reading = try Reading(
      Self.classes + "@available(iOS 17, *)\n#Preview(\"A\", \(traits)) { Screen() }",
      ["canvas": ["size": [375, 667], "horizontalSizeClass": "compact"]])
    #expect(try Self.canvas(of: "A", in: reading) == canvas)
    let frame = try reading.view("view.subviews[0]", in: "A")["frame"]
    #expect("\(frame ?? "")".contains(width))
    #expect(try reading.reasons("A").isEmpty == !traits.contains("Fits"))
  }

  @Test func traitsOfTheProgramAreTold() throws {
    let reading = try Reading(Self.classes + "#Preview(\"A\", traits: .modifier(Sample())) { Screen() }")
    #expect(try reading.reasons("A").contains { $0.contains("a trait of the preview is not known") })
  }

  private static func canvas(of name: String, in reading: Reading) throws -> String {
    let scenario = try reading.option(name)["scenario"] as? [String: Any]
    let said = (scenario?["canvas"] as? [String: Any] ?? [:]).values.map { one in
      (one as? [Double]).map { "[\(Int($0[0])), \(Int($0[1]))]" } ?? "\(one)"
    }
    return said.first ?? "-"
  }
}
