import Foundation
import TestSupport
import Testing

/// explain with a log of Xcode's console, from the outside.
@Suite struct ExplainLogTests {
  private let scratch: Scratch
  private let sample = Places.samples.appending(path: "4-debugging/5-pasted.log").path

  init() throws { scratch = try Scratch() }

  @Test func tellsEveryConstraintTheSumAndTheMend() throws {
    let run = try Run.command(["explain", sample])
    let output = run.text
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let first = output.split(separator: "\n\n").first.map(String.init) ?? ""
    #expect(first.contains("  2. the image view is 160 high (required) – yours   ✗ broken\n"))
    #expect(
      first.contains("the content view is 120 high (required) – set by the table or collection view for"))
    #expect(first.contains("because 12 + 160 + 8 + 12 = 192 at least with no height at all for"))
    #expect(first.contains("but the content view is 120 high\n"))
    #expect(first.contains("a priority of 999, such as “the image view is 160 high”"))
    #expect(first.contains("  image view: UIImageView:0x104f0a2d0"))
    #expect(output.contains("conflict 2\n") && output.contains("conflict 3\n"))
    #expect(output.contains("set translatesAutoresizingMaskIntoConstraints = false on it"))
    #expect(output.contains("the stack view hides badge by setting its size to 0"))
  }

  /// Of the keyboard, a bar and an alert: nothing of them is the app's.
  @Test(arguments: [
    """
    "<NSLayoutConstraint:0x1 'accessoryView.bottom' _UIRemoteKeyboardPlaceholderView:0x11.bottom == _UIKBCompatInputView:0x12.top   (active)>",
    "<NSLayoutConstraint:0x2 'assistantHeight' TUISystemInputAssistantView:0x13.height == 45   (active)>",
    "<NSLayoutConstraint:0x3 'assistantView.bottom' TUISystemInputAssistantView:0x13.bottom == _UIKBCompatInputView:0x12.top   (active)>",
    "<NSLayoutConstraint:0x4 'assistantView.top' V:[_UIRemoteKeyboardPlaceholderView:0x11]-(0)-[TUISystemInputAssistantView:0x13]   (active)>"
    """,
    """
    "<NSLayoutConstraint:0x1 _UIButtonBarButton:0x11.width == 30   (active)>",
    "<NSLayoutConstraint:0x2 _UIButtonBarButton:0x11.width == 40   (active)>"
    """,
    "\"<NSLayoutConstraint:0x1 UIView:0x11.width == - 16   (active)>\"",
    """
    "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& _UIModernBarButton:0x11.width == 0   (active)>",
    "<NSLayoutConstraint:0x2 'BIB_Leading_Leading' H:|-(8)-[_UIModernBarButton:0x11]   (active, names: '|':_UIButtonBarButton:0x12 )>",
    "<NSLayoutConstraint:0x3 'BIB_Trailing_Trailing' _UIModernBarButton:0x11.trailing <= _UIButtonBarButton:0x12.trailing - 8   (active)>",
    "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' _UIButtonBarButton:0x12.width == 0   (active)>"
    """,
  ])
  func conflictsOfUIKitAreToldAsSuch(_ constraints: String) throws {
    let log = "Unable to simultaneously satisfy constraints.\n(\n\(constraints)\n)\n"
    let run = try Run.command(["explain", "-"], input: Data(log.utf8))
    #expect(run.status == 0)
    #expect(!run.text.contains("yours") && !run.text.contains("because 0,"), "\(run.text)")
    #expect(!run.text.contains("translates"), "\(run.text)")
    #expect(run.text.contains("all of these constraints are UIKit's own"), "\(run.text)")
  }

  /// A guide of the system in a view of the app is no sign of that.
  @Test func constraintsToGuidesAreTheAppsOwn() throws {
    let log = """
      Unable to simultaneously satisfy constraints.
      (
        "<NSLayoutConstraint:0x1 UIView:0x11.top == _UILayoutGuide:0x12.bottom   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0x11.top == _UILayoutGuide:0x12.bottom + 8   (active)>"
      )
      """
    #expect(try Run.command(["explain", "-"], input: Data(log.utf8)).text.contains("yours"))
  }

  @Test func drawsAllConflictsOnOneSheet() throws {
    let picture = scratch.path("log.svg")
    let piped = try Run.command(
      ["explain", "-", "-o", picture], input: Data(contentsOf: URL(filePath: sample)))
    #expect(piped.status == 0)
    #expect(try piped.output == Run.command(["explain", sample]).output)
    let svg = try String(decoding: scratch.bytes("log.svg"), as: UTF8.self)
    for title in ["Conflict 1", "Conflict 2", "Conflict 3"] { #expect(svg.contains(title)) }
    #expect(svg.contains("overlay-conflicts"))
  }

  /// A tree and the trace of the same views: the picture has the frames, the messages the names.
  @Test func theDebuggersSampleIsDrawnAndTold() throws {
    let sample = Places.samples.appending(path: "4-debugging/6-debugger.log").path
    let check = try Run.command(["check", sample])
    #expect(check.status == 1)
    for words in [
      "“switch” is ambiguous: its x is open", "“NoteView” is ambiguous: its y and height are open",
    ] {
      #expect(check.errors.contains(words), "\(check.errors)")
    }
    let solved = try Run.command(["solve", sample, "-f", "text"])
    for name in ["label “Harbour walk”", "NoteView", "switch", "button “Set out”"] {
      #expect(solved.text.contains(name), "\(solved.text)")
    }
  }

  @Test func otherCommandsTakeLogsToo() throws {
    let solved = try Run.command(["solve", sample])
    let object = try #require(JSONSerialization.jsonObject(with: solved.output) as? [String: Any])
    let options = try #require(object["options"] as? [[String: Any]])
    #expect(options.count == 3)
    let conflict = try #require((options[0]["conflicts"] as? [[String: Any]])?.first)
    #expect((conflict["constraints"] as? [String])?.count == 5)
    #expect((conflict["broken"] as? String)?.hasSuffix("height == 160") == true)
    #expect(try Run.command(["check", sample]).status == 1)
  }

  /// A description alone, or what the debugger prints of a view's constraints, is no conflict unless a sum shows one.
  @Test func constraintsWithoutAReportAreNoConflict() throws {
    func explain(_ text: String) throws -> Run { try Run.command(["explain", "-"], input: Data(text.utf8)) }
    let one = "<NSLayoutConstraint:0x1 UIView:0x2.width == 3   (active)>"
    let single = try explain(one)
    #expect(single.status == 0 && single.text.hasPrefix("no report calls this a conflict:"), "\(single.text)")
    #expect(single.text.contains("the view is 3 wide (required)") && !single.text.contains("what to change"))
    #expect(single.errors.contains("does not say that they are in conflict"))
    let list = try explain(
      "▿ 2 elements\n  - 0 : \(one)\n  - 1 : <NSLayoutConstraint:0x4 UIView:0x2.height == 5>\n")
    #expect(list.text.hasPrefix("no report calls these 2 a conflict:"), "\(list.text)")
    let report = try String(contentsOfFile: sample, encoding: .utf8).split(separator: "\n")
    let lines = report.filter { $0.contains("\"<NSLayoutConstraint") }.prefix(5).joined(separator: "\n")
    let sum = try explain(lines)
    #expect(sum.text.hasPrefix("these 5 cannot hold together:") && sum.text.contains("because 12 + 160"))
  }

  @Test func badLogsAreToldApart() throws {
    func explain(_ text: String) throws -> Run { try Run.command(["explain", "-"], input: Data(text.utf8)) }
    let words = try explain("nothing of the kind")
    #expect(words.status == 65 && words.errors.contains("[no-conflict-log]"))
    let headline = try explain("Unable to simultaneously satisfy constraints.\n")
    #expect(headline.status == 65 && headline.errors.contains("<stdin>:1:1: error:"))
    #expect(headline.errors.contains("[no-constraint-list]"))
    let cut = try explain(
      "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 UIView:0x2.width == 3>\",\n\"<NSLayoutConstraint:0x4 UIVi"
    )
    #expect(cut.status == 0 && cut.errors.contains("[log-cut-short]"))
    #expect(
      cut.text.contains("the view is 3 wide (required)")
        && cut.text.contains("broken: the log does not say which"))
    let view = try Run.command(["explain", sample, "badge"])
    #expect(view.status == 64 && view.errors.contains("[no-layout]") && view.output.isEmpty)
  }

  /// What the debugger prints of views is drawn, and what it says of ambiguity is reported.
  @Test func dumpsOfTheDebuggerAreLogsToo() throws {
    let tree = "<UIView: 0x1; frame = (0 0; 90 60)>\n   | <UILabel: 0x2; frame = (8 9; 70 21); text = 'Hi'>\n"
    let trace = "•UIView:0x1\n|   *UILabel:0x2'Hi'- AMBIGUOUS LAYOUT for UILabel:0x2'Hi'.Width{id: 5}\n"
    let warning = "<stdin>:5:6: warning: label “Hi” is ambiguous: its width is open [ambiguous-layout]"
    let both = Data((tree + "\n" + trace).utf8)
    let solved = try Run.command(["solve", "-", "-f", "text"], input: both)
    #expect(solved.status == 0 && solved.text.contains("label “Hi”"), "\(solved.errors)")
    let file = try scratch.write(trace, to: "trace.txt")
    let picture = try Run.command(["-", "-o", scratch.path("tree.svg")], input: both)
    #expect(picture.status == 0 && picture.errors.contains("is ambiguous"), "\(picture.errors)")
    #expect(try Run.command(["check", file]).status == 1)
    let explained = try Run.command(["explain", file])
    #expect(explained.status == 0 && explained.errors.contains("trace.txt:2:6: warning:"))
    #expect(try Run.command([file, "-o", scratch.path("trace.svg")]).status == 0)
    #expect(try Run.command(["check", "-"], input: both).errors.contains(warning))
  }

  /// Of the classes that have constraints of that form, the one that has most of them made the log's.
  @Test(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
  func logsAreTracedToCode() throws {
    let code = try scratch.write(
      """
      class Row: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.widthAnchor.constraint(equalToConstant: 200).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      class Card: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.widthAnchor.constraint(equalToConstant: 200).isActive = true
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
          label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16).isActive = true
          let height = label.heightAnchor.constraint(equalToConstant: 20)
          let top = label.topAnchor.constraint(equalTo: topAnchor)
          for one in [height, top] { one.identifier = "line"; one.isActive = true }
        }
        required init?(coder: NSCoder) { nil }
      }
      """, to: "Views.swift")
    let log = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0xa1 UILabel:0x1.width == 200   (active)>",
          "<NSLayoutConstraint:0xa2 UILabel:0x1.leading == App.Card:0x2.leading + 16   (active)>",
          "<NSLayoutConstraint:0xa3 App.Card:0x2.trailing == UILabel:0x1.trailing + 16   (active)>",
          "<NSLayoutConstraint:0xa4 'line' UILabel:0x1.height == 21   (active)>",
          "<NSLayoutConstraint:0xa5 UILabel:0x1.height == 99   (active)>",
          "<NSLayoutConstraint:0xa6 'UIView-Encapsulated-Layout-Width' App.Card:0x2.width == 320   (active)>"
      )
      """
    let run = try Run.command(["explain", "-", code], input: Data(log.utf8))
    #expect(run.status == 0, "\(run.errors)")
    for (number, maker) in [
      "yours, at Views.swift line 15", "yours, at Views.swift line 16", "yours, at Views.swift line 17",
      "yours, “line”, at Views.swift line 18 or Views.swift line 19", "yours", "the system's",
    ].enumerated() {
      let line = run.text.split(separator: "\n").first { $0.contains("  \(number + 1). ") }
      #expect(line?.contains("– \(maker)") == true, "\(run.text)")
    }
    #expect(run.text.contains("no code for one of your constraints was found in"), "\(run.text)")
    // Which of both is the log, that says itself.
    let file = try scratch.write(log, to: "console.txt")
    for operands in [[file, code], [code, file]] {
      #expect(try Run.command(["explain"] + operands).text == run.text, "\(operands)")
    }
    #expect(try Run.command(["explain", code, "-"], input: Data(log.utf8)).text == run.text)
    // Other files are no logs.
    let notes = try scratch.write("Buy milk.", to: "notes.txt")
    #expect(try Run.command(["explain", code, notes]).errors.contains("no view named"))
  }
}
