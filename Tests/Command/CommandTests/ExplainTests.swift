import Foundation
import Testing

/// explain, --trace and check --format xcode, from the outside.
@Suite struct ExplainTests {
  private let scratch: Scratch
  private let scenario: String

  init() throws {
    scratch = try Scratch()
    scenario = try scratch.write(
      """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "a.b"}],
       "constraints": ["a.b.leading = superview.leading + 5", "a.b.width = 400",
                       {"identifier": "right", "equation": "a.b.trailing = superview.trailing"},
                       "a.b.height = 30 @700", "a.b.height = 20 @600", "a.b.top = superview.top"]}
      """, to: "scenario.json")
  }

  private func text(_ arguments: String...) throws -> (status: Int32, output: String, errors: String) {
    let run = try Run.command(arguments)
    return (run.status, String(decoding: run.output, as: UTF8.self), run.errors)
  }

  @Test func explainsAnAttribute() throws {
    let run = try text("explain", scenario, "a.b.height")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        a.b.height is 30
          because of
            a.b.height == 30 @700
          although
            a.b.height == 20 @600 gives way: 30 instead of 20
              to a.b.height == 30 @700

        """)
  }

  @Test func explainsAViewWhoseNameHasDots() throws {
    let run = try text("explain", scenario, "a.b")
    #expect(run.status == 0)
    for attribute in ["leading is 5", "top is 0", "width is 315", "height is 30"] {
      #expect(run.output.contains("a.b.\(attribute)\n"))
    }
  }

  /// However a constraint is written, all of a run are printed in the same notation.
  @Test func equationsHaveOneNotation() throws {
    let mixed = try scratch.write(
      """
      {"canvas": {"size": [300, 100]},
       "views": [{"id": "s", "type": "stackView", "distribution": "fillProportionally",
         "subviews": [{"id": "a", "intrinsicContentSize": {"width": 83.33333333, "height": 20}},
           {"id": "b", "intrinsicContentSize": {"width": 50, "height": 20}}]},
         {"id": "l"}, {"id": "m", "autoresizingMask": ["flexibleWidth"], "frame": [0, 0, 33.3333333, 20]}],
       "constraints": ["s.edges = superview", "a.width = 0.5 * superview.width", "m.width = 50",
         "l.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5)", "l.width >= 200"]}
      """, to: "mixed.json")
    let run = try text("solve", mixed, "-f", "text")
    let report = try #require(run.output.firstRange(of: "Gave way:")).upperBound
    let words = run.output[report...].split(separator: "\n").filter { !$0.hasSuffix(":") }
    #expect(words.contains { $0.contains("l.width == 0.5 × root.width and l.width >= 200 cannot hold") })
    #expect(words.contains { $0.contains("m.width == 50 and m.width == root.width - 266.67 cannot hold") })
    #expect(words.contains { $0.contains("b.width <= 50 @250 (content hugging) gives way: ") })
    for line in words {
      // What follows advises Swift code.
      let equations = line.firstRange(of: "is left out").map { line[..<$0.lowerBound] } ?? line
      #expect(!equations.contains(" = ") && !equations.contains(" * ") && !equations.contains("333"))
    }
  }

  /// People know the views of a storyboard by their names, and its scenes by their titles.
  @Test func viewsAndOptionsCanBeCalledByTheirNames() throws {
    let storyboard = Places.samples.appending(path: "10-interface-builder/1-login-form.storyboard").path
    let named = try text("explain", storyboard, "Sign In.width")
    let byId = try text("explain", storyboard, "LgN-bt-001.width")
    #expect(named.status == 0 && named.output == byId.output)
    #expect(try text("explain", storyboard, "Nobody").errors.contains("Sign In"))
    for flag in ["--focus", "--crop"] {
      let pictures = try ["Sign In", "LgN-bt-001"].map {
        try Run.command([storyboard, "-f", "svg", "-o", "-", flag, $0])
      }
      #expect(pictures[0].status == 0 && pictures[0].output == pictures[1].output, "\(pictures[0].errors)")
    }
    let names = try scratch.write(
      #"{"views": [{"id": "v", "name": "Card"}, {"id": "w", "name": "Card"}], "options": [{"name": "o", "title": "First"}]}"#,
      to: "names.json")
    #expect(try text("explain", names, "Card").status == 64)
    #expect(try text("solve", names, "--option", "First").status == 0)
    #expect(try text("solve", names, "--option", "Second").status == 64)
    // By what is seen, and by a controller's class.
    let seen = try scratch.write(
      #"{"views": [{"id": "b", "type": "button", "title": "Buy"}]}"#, to: "seen.json")
    #expect(try text("explain", seen, "Buy").output == text("explain", seen, "b").output)
    #expect(try text("solve", storyboard, "--option", "SignInViewController").status == 0)
  }

  @Test func explainsConflictsAndDrawsThem() throws {
    let picture = scratch.path("conflict.svg")
    let run = try text("explain", scenario, "-o", picture)
    #expect(run.status == 0)
    #expect(run.output.contains("cannot hold together"))
    #expect(run.output.contains(" is 400 wide (required) – yours   ✗ broken\n"), "\(run.output)")
    #expect(try String(decoding: scratch.bytes("conflict.svg"), as: UTF8.self).contains("<svg"))
  }

  @Test(arguments: [
    ("a.b.hieght", "unknown-attribute", "did you mean \"height\"?"),
    ("a.c.height", "unknown-view", "did you mean \"a.b\"?"), ("nothing", "unknown-view", "available: "),
  ])
  func refusesUnknownNames(subject: String, code: String, help: String) throws {
    let run = try text("explain", scenario, subject)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains("[\(code)]") && run.errors.contains(help), "\(run.errors)")
  }

  @Test func reportsConflictsAsXcodeDoes() throws {
    let run = try text("check", "--format", "xcode", scenario)
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("[LayoutConstraints] Unable to simultaneously satisfy constraints."))
    #expect(run.output.contains(" 'right' a.b.trailing == root.trailing   (active"))
    #expect(!run.errors.contains("[conflict]"))
    let wrong = try text("check", "--format", "png", scenario)
    #expect(wrong.status == 64)
  }

  @Test func tracesThePasses() throws {
    let run = try text("solve", "--trace", scenario)
    let names = ["update constraints", "layout", "display"]
    let lines = run.errors.split(separator: "\n").filter { line in
      names.contains { line.hasPrefix("  \($0) ") }
    }
    #expect(lines.prefix(2) == ["  update constraints  a.b", "  update constraints  root"])
    #expect(lines.suffix(2) == ["  display             root", "  display             a.b"])
  }
}

/// The remarks of check, from the outside.
@Suite struct RemarkTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func codes(_ members: String, _ arguments: String...) throws -> [String] {
    let scenario = try scratch.write(
      """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "b", "type": "label", "text": "x"}, {"id": "a", "type": "button"}],
       "constraints": ["a.size = 20", "a.top = superview.top", "a.leading = superview.leading + 25", "b.edges = superview inset 30"]\(members)}
      """, to: "scenario.json")
    let run = try Run.command(["check", scenario] + arguments)
    #expect(run.status == 0)
    return run.errors.matches(of: /note: .*\[([a-z-]+)\]/).map { String($0.1) }
  }

  @Test func eachCanBeTurnedOff() throws {
    #expect(try codes("") == ["small-touch-target", "reading-order"])
    #expect(try codes("", "--ignore", "reading-order,off-screen") == ["small-touch-target"])
    #expect(try codes(#", "ignore": ["small-touch-target"]"#) == ["reading-order"])
    #expect(try codes(#", "ignore": ["small-touch-target"]"#, "--ignore", "reading-order") == [])
  }

  /// A row's height that only passes through a conflict is a note, and one that stays in it the conflict.
  @Test(arguments: [(false, "note", "preliminary-cell-height"), (true, "warning", "conflict")])
  func conflictsOfRowsAreReportedOnce(_ hasSeparators: Bool, _ severity: String, _ code: String) throws {
    let scenario = try scratch.write(
      """
      {"canvas": {"size": [320, 200]}, "views": [{"id": "t", "type": "tableView", "showsSeparators": \(hasSeparators),
        "subviews": [{"id": "c", "type": "cell", "subviews": [{"id": "i", "type": "imageView"}]}]}],
       "constraints": ["t.edges = superview.edges", "i.leading = c.leadingMargin", "i.size = 60", "i.top = c.topMargin",
         "i.bottom = c.bottomMargin"]}
      """, to: "row.json")
    let run = try Run.command(["check", scenario])
    #expect(run.status == (severity == "note" ? 0 : 1))
    let found = run.errors.matches(of: /(note|warning): .*\[([a-z-]+)\]/)
    #expect(found.map { "\($0.1) \($0.2)" } == ["\(severity) \(code)"], "\(run.errors)")
  }
}
