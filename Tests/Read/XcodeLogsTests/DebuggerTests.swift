import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import TestSupport
import Testing
import XcodeLogs

/// What the debugger prints of views: trees with frames, and traces of Auto Layout.
@Suite struct DebuggerTests {
  private static let tree = """
    (lldb) po view.recursiveDescription()
    <UIWindow: 0x10A0; frame = (0 0; 320 480); autoresize = W+H; gestureRecognizers = <NSArray: 0x60a0>; layer = <UIWindowLayer: 0x60b0>>
       | <MyApp.CardView: 0x10b0; frame = (20 40; 280 200.5); alpha = 0.5; clipsToBounds = YES; backgroundColor = UIExtendedSRGBColorSpace 1 0 0 0.5; layer = <CALayer: 0x60c0>>
       |    | <UILabel: 0x10c0; frame = (16 -4; 248 21); text = 'Hi; it's me'; opaque = NO; autoresize = RM+BM; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x60d0>>
       |    | <MyApp.BuyButton: 0x10d0; baseClass = UIButton; frame = (16 40; 80 44); hidden = YES; opaque = NO; layer = <CALayer: 0x60e0>>
       |    |    | <UIButtonLabel: 0x10e0; frame = (8 12; 64 20); text = 'Buy'; layer = <_UILabelLayer: 0x60f0>>
       | <UIScrollView: 0x10f0; frame = (0 240; 320 240); clipsToBounds = YES; layer = <CALayer: 0x6100>; contentOffset: {0, 120}; contentSize: {320, 900}>
       |    | <UISwitch: 0x1100; frame = (16 200; 51 31); tag = 7; layer = <CALayer: 0x6110>>
       |    |    | <UIView: 0x1110; frame = (0 0; 51 31); layer = <CALayer: 0x6120>>
    (lldb) continue
    """

  private static let trace = """
    (lldb) po [window _autolayoutTrace]

    •UIWindow:0x10A0
    |   •MyApp.CardView:0x10b0
    |   |   *UILabel:0x10c0'Hi; it's me'- AMBIGUOUS LAYOUT for UILabel:0x10c0'Hi; it's me'.minY{id: 25}
    |   |   +MyApp.BuyButton:0x10d0
    |   *UIScrollView:0x10f0- AMBIGUOUS LAYOUT for UIScrollView:0x10f0.minX{id: 3}, UIScrollView:0x10f0.Width{id: 4}

    Legend:
    \t* - is laid out with auto layout
    \t+ - is laid out manually, but is represented in the layout engine
    \t• - layout engine host
    """

  private func hierarchy(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> SceneOption {
    let option = try option(text, sourceLocation: sourceLocation)
    #expect(option.name == "hierarchy 1" && option.title == "View hierarchy", sourceLocation: sourceLocation)
    return option
  }

  // MARK: Trees

  @Test func treesAreDrawnAsTheyAre() throws {
    let option = try hierarchy(Self.tree)
    #expect(
      option.views.map(\.id) == [
        "root", "window", "CardView", "label “Hi; it's me”", "BuyButton “Buy”", "scroll view",
        "scroll view content", "switch",
      ])
    #expect(option.views.map(\.superview) == [nil, 0, 1, 2, 2, 1, 5, 6])
    #expect(option.views.map(\.kind) == [.view, .view, .view, .label, .button, .view, .view, .switch])
    #expect(option.canvas.size == Size(width: 320, height: 480))
    #expect(option.constraints.isEmpty && option.reportedConflict == nil)
    let (card, label, button) = (option.views[2], option.views[3], option.views[4])
    #expect(card.frame == Rect(x: 20, y: 40, width: 280, height: 200.5))
    #expect(card.alpha == 0.5 && card.clipsToBounds && !card.isHidden)
    #expect(card.backgroundColor == DynamicColor(Color(red: 1, green: 0, blue: 0, alpha: 0.5)))
    #expect(label.content.text?.string == "Hi; it's me" && !label.clipsToBounds)
    #expect(button.content.text?.string == "Buy" && button.isHidden)
    #expect(option.views[6].frame == Rect(x: 0, y: -120, width: 320, height: 900))
    #expect(option.views.dropFirst().allSatisfy { $0.autoresizingMask == [] })
  }

  /// `p` prints the same text with escapes, in Swift and in Objective-C.
  @Test(arguments: ["(String) $R0 = ", "(NSString *) $0 = 0x0000600003b1 @"])
  func whatIsPrintedWithPIsReadToo(_ prefix: String) throws {
    let lines = Self.tree.split(separator: "\n").dropFirst().dropLast()
    let escaped = lines.joined(separator: "\n").replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    let expected = try hierarchy(Self.tree).views
    let views = try hierarchy("(lldb) p view.recursiveDescription()\n\(prefix)\"\(escaped)\"\n").views
    #expect(views.map(\.id) == expected.map(\.id) && views.map(\.frame) == expected.map(\.frame))
    let trace = Self.trace.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      .joined(separator: "\\n").replacing("\t", with: "\\t")
    #expect(
      readLog("\(prefix)\"\(trace)\"").diagnostics.map(\.message)
        == readLog(Self.trace).diagnostics.map(\.message))
  }

  @Test func solvingKeepsTheFrames() throws {
    let scene = try #require(readLog(Self.tree).scene)
    let layout = try #require(LayoutEngine.solve(scene, measurer: NoText()).first)
    #expect(layout.conflicts.isEmpty && layout.findings.isEmpty)
    for view in layout.views.dropFirst() {
      #expect(view.frame.roundedToPixels(scale: 64) == view.scene.frame, "\(view.scene.id)")
    }
    let absolute = layout.views[7].absoluteFrame.roundedToPixels(scale: 64)
    #expect(absolute == Rect(x: 16, y: 320, width: 51, height: 31))
  }

  /// How a tree is wrapped and where it stands does not matter.
  @Test func pastesDiffer() throws {
    let expected = try hierarchy(Self.tree).withoutSources
    func check(_ text: String, _ how: Comment) throws {
      #expect(try hierarchy(text).withoutSources == expected, how)
    }
    let lines = Self.tree.split(separator: "\n")
    try check(Self.tree.replacing("\n", with: "\r\n"), "Windows")
    try check("\u{FEFF}\n\n" + Self.tree + "\n\n", "blank lines")
    try check(lines.map { "> " + $0 }.joined(separator: "\n"), "a Markdown quote")
    try check(
      Self.tree.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("'", with: "’"),
      "a web page")
    try check(Self.tree.replacing("; layer", with: ";\nlayer"), "broken lines")
    try check(
      Self.tree.replacing("<UIWindow: ", with: "2026-01-02 03:04:05.678 App[12:345] - value : <UIWindow: "),
      "a time stamp")
  }

  @Test func theOutermostViewIsAtTheOrigin() throws {
    let option = try hierarchy("<UIView: 0x1; frame = (30 4000; 375 0); layer = <CALayer: 0x2>>")
    #expect(option.views[1].frame == Rect(x: 0, y: 0, width: 375, height: 0))
    #expect(option.canvas.size == Size(width: 375, height: 1))
  }

  @Test func severalTreesAreSeveralOptions() throws {
    let scene = try #require(readLog("\(Self.tree)\n\(Self.tree)").scene)
    #expect(scene.options.map(\.name) == ["hierarchy 1", "hierarchy 2"])
    #expect(scene.options.map(\.title) == ["View hierarchy 1", "View hierarchy 2"])
    let many = String(repeating: "<UIView: 0x1; frame = (0 0; 1 1)>\n", count: 60)
    let result = readLog(many)
    #expect(result.scene?.options.count == 50 && result.diagnostics.map(\.code) == ["too-many"])
  }

  @Test(arguments: ["inf", "nan", "-nan", "1e308", "-1e999", "1000001", "x"])
  func framesThatCannotBeDrawnAreTold(_ number: String) throws {
    let result = readLog(
      """
      <UIView: 0x1; frame = (0 0; 100 100); layer = <CALayer: 0x2>>
         | <UIView: 0x3; frame = (\(number) 0; 10 10); layer = <CALayer: 0x4>>
         |    | <UILabel: 0x5; frame = (0 0; 10 \(number)); alpha = \(number); layer = <CALayer: 0x6>>
      """)
    #expect(result.diagnostics.map(\.code) == ["out-of-range", "out-of-range"])
    #expect(result.diagnostics.compactMap(\.place).map(\.line) == [2, 3])
    let option = try #require(result.scene?.options.first)
    #expect(option.views.map(\.frame.size) == [.zero, Size(width: 100, height: 100), .zero, .zero])
    #expect(option.views.allSatisfy { $0.alpha == 1 })
  }

  @Test func deepTreesAreCutOff() throws {
    let lines = (0..<300).map { depth in
      String(repeating: "   | ", count: depth) + "<UIView: 0x\(depth); frame = (0 0; 9 9); tag = 1>"
    }
    let result = readLog(lines.joined(separator: "\n"))
    #expect(result.diagnostics.map(\.code) == ["too-deep"])
    let option = try #require(result.scene?.options.first)
    #expect((190...200).contains(option.views.count))
  }

  // MARK: Traces

  @Test func tracesAreTold() throws {
    let result = readLog(Self.trace)
    #expect(result.diagnostics.map(\.code) == ["ambiguous-layout", "ambiguous-layout"])
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(
      result.diagnostics.map(\.message) == [
        "label “Hi; it's me” is ambiguous: its y is open",
        "“scroll view” is ambiguous: its x and width are open",
      ])
    #expect(
      result.diagnostics.map(\.help) == [
        "constrain its top, bottom, centerY or a baseline",
        "constrain both its leading and trailing, or its width and one of leading, trailing or centerX",
      ])
    let places = result.diagnostics.compactMap(\.place)
    #expect(places.map(\.line) == [5, 7] && places.map(\.column) == [10, 6])
    #expect(places.map(\.length) == ["UILabel:0x10c0".count, "UIScrollView:0x10f0".count])
    #expect(result.scene?.options.compactMap(\.absence).count == 1)
  }

  @Test func tracesGoWithTrees() throws {
    for text in ["\(Self.trace)\n\(Self.tree)", "\(Self.tree)\n\n\(Self.trace)"] {
      let result = readLog(text)
      #expect(result.scene?.options.map(\.name) == ["hierarchy 1"])
      #expect(result.scene?.options.compactMap(\.absence) == [])
      #expect(result.diagnostics.map(\.code) == ["ambiguous-layout", "ambiguous-layout"])
    }
    // By address, whatever the trace calls it.
    let renamed = readLog(
      "\(Self.tree)\n\nUIThing:0x10f0 - AMBIGUOUS LAYOUT for UIThing:0x10f0.Height{id: 1}")
    #expect(renamed.diagnostics.map(\.message) == ["“scroll view” is ambiguous: its height is open"])
  }

  @Test func tracesGoWithConflicts() throws {
    let conflict = log([
      "<NSLayoutConstraint:0x61 UIScrollView:0x10f0.width == 7   (active)>",
      "<NSLayoutConstraint:0x62 UIScrollView:0x10f0.width == 8   (active)>",
    ])
    let result = readLog("\(conflict)\n\(Self.trace)\n\(Self.tree)")
    #expect(result.scene?.options.map(\.name) == ["conflict 1", "hierarchy 1"])
    #expect(result.diagnostics.map(\.code) == ["ambiguous-layout", "ambiguous-layout"])
    #expect(result.scene?.options.first?.reportedConflict?.broken == 1)
  }

  /// iOS 7 has brackets, and does not say what is open; terminals break lines.
  @Test func tracesOfAnyKind() {
    let old = readLog("*<UIWindow:0x1>\n|   *<UILabel:0x2> - AMBIGUOUS LAYOUT\n")
    #expect(old.diagnostics.map(\.message) == ["“label” is ambiguous: its position or its size is open"])
    let broken = readLog("•UIWindow:0x1\n|   *UILabel:0x2- AMBIGUOUS LAYOUT for\nUILabel:0x2.Height{id: 5}\n")
    #expect(broken.diagnostics.map(\.message) == ["“label” is ambiguous: its height is open"])
    let settled = readLog("•UIWindow:0x1\n|   *UILabel:0x2\n\nWhat is AMBIGUOUS LAYOUT?\n")
    #expect(settled.diagnostics == [] && settled.scene != nil)
  }

  // MARK: Any text

  @Test func dumpsAreKnownByTheirContent() {
    #expect(ConflictLogReader.reads(Array(Self.tree.utf8)) && ConflictLogReader.reads(Array(Self.trace.utf8)))
    for text in ["<UIView: 0x1; layer = <CALayer: 0x2>>", "* a list", "<UITouch: 0x1> frame", "| a | b |"] {
      #expect(!ConflictLogReader.reads(Array(text.utf8)), "\(text)")
    }
  }

  /// The view that a guide names is no tree of its own.
  @Test func constraintsWithFramesAreNoTrees() throws {
    let result = readLog(
      log([
        "<NSLayoutConstraint:0x61 UIView:0x1.top == <UILayoutGuide: 0x2 - \"g\", layoutFrame = {{0, 0}, {1, 1}}, owningView = <UIView: 0x3; frame = (0 0; 1 1); layer = <CALayer: 0x4>>>.top   (active)>"
      ]))
    let names = result.scene?.options.map(\.name) ?? []
    #expect(names.allSatisfy { $0 == "conflict 1" })
  }

  private static let mutator = Mutator([
    "<", ">", "'", ";", "(", ")", "{", "}", "|", "   | ", "frame = (", "0x", ": 0x", "\n", "> ", "&lt;", "•",
    "*", "AMBIGUOUS LAYOUT for", ".minX{", "inf", "nan", "1e308", "text = '", "hidden = YES", "alpha = ",
    "UIButtonLabel", "contentOffset: {", "baseClass = ", "\u{A0}", "😀", "\0", "NSLayoutConstraint",
  ])

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func mutatedDumpsNeverTrap(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    let original = Array("\(Self.tree)\n\n\(Self.trace)".utf8)
    for round in 0..<100 {
      let bytes = Self.mutator.mutated(original, rounds: 8, &random)
      let result = ConflictLogReader.read(bytes, input: "fuzz.txt")
      let hasErrors = result.diagnostics.contains { $0.severity == .error }
      #expect((result.scene == nil) == hasErrors, "\(String(decoding: bytes, as: UTF8.self))")
      for option in result.scene?.options ?? [] {
        #expect(Set(option.views.map(\.id)).count == option.views.count)
      }
      guard round % 8 == 0, let scene = result.scene else { continue }
      for layout in LayoutEngine.solve(scene, measurer: NoText()) where layout.name.hasPrefix("hierarchy") {
        #expect(layout.conflicts.isEmpty)
      }
    }
  }

  /// The reader's work grows with the text; with its square, this would not end.
  @Test(arguments: [
    "<A:0x1;frame=(0 0;1 1)>\n", "|<A:0x1;frame=(0 0;1 1)\n", "<A:0x1;frame=(0 0;1 1);a='x", "*A:0x1\n",
    "|\n", "*A:0x1- AMBIGUOUS LAYOUT\n", "AMBIGUOUS LAYOUT ", "<\n", "<A<",
  ])
  func repetitionEnds(_ piece: String) {
    let text = String(repeating: piece, count: (1 << 18) / piece.utf8.count)
    _ = ConflictLogReader.read(Array(text.utf8), input: "long.txt")
  }
}

extension SceneOption {
  /// Without the places in the text.
  fileprivate var withoutSources: SceneOption {
    var option = self
    for index in option.views.indices { option.views[index].source = nil }
    return option
  }
}

/// Measures no text: only frames count.
private final class NoText: TextMeasurer {
  func layout(_ text: Text, maximumWidth: Double?, maximumHeight: Double?) -> TextLayout { .empty }

  func lineWidths(of text: Text, maximumWidth: Double?, maximumHeight: Double?) -> [Double] { [] }

  func metrics(of font: Font) -> FontMetrics {
    FontMetrics(ascender: 0, descender: 0, lineHeight: 0)
  }
}
