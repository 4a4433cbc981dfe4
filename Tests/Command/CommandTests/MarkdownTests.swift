import Foundation
import TestSupport
import Testing

@testable import layout_render

/// `markdown`: pages whose blocks become pictures.
@Suite struct MarkdownTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private static let layout = """
    {"canvas": {"size": [200, 60]}, "views": [{"id": "name", "type": "label", "text": "Name"}],
     "constraints": ["name.leading = superview.leading + 20", "name.top = superview.top + 20"]}
    """

  private func page(_ block: String, to name: String = "in.md") throws -> String {
    try scratch.write("# Title\n\nBefore.\n\n\(block)\nAfter.\n", to: name)
  }

  private func draw(_ block: String, _ flags: String...) throws -> (run: Run, page: String?) {
    let run = try Run.command(["markdown", try page(block), "-o", scratch.path("out/page.md")] + flags)
    return (run, try? String(decoding: scratch.bytes("out/page.md"), as: UTF8.self))
  }

  private func fenced(_ info: String, _ content: String = layout) -> String {
    "```\(info)\n\(content)\n```\n"
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: scratch.path("out/\(name)"))
  }

  @Test func blocksBecomePictures() throws {
    let (run, page) = try draw(fenced("layout") + fenced("layout name=second"))
    #expect(run.status == 0 && run.errors == "" && run.output.isEmpty, "\(run.errors)")
    let text = try #require(page)
    #expect(text.hasPrefix("# Title\n\nBefore.\n\n<picture>\n") && text.hasSuffix("</picture>\n\nAfter.\n"))
    #expect(text.contains("srcset=\"in-1~dark.svg\"") && text.contains("<img src=\"second.svg\" width=\""))
    #expect(text.contains("alt=\"A layout of name"))
    for name in ["in-1.svg", "in-1~dark.svg", "second.svg", "second~dark.svg"] {
      #expect(exists(name), "\(name)")
    }
    // The same page as before, byte for byte.
    _ = try draw(fenced("layout") + fenced("layout name=second"))
    #expect(try String(decoding: scratch.bytes("out/page.md"), as: UTF8.self) == text)
  }

  /// A page gives its pictures names. It may come from anyone, and replaces nothing but such pictures.
  @Test(arguments: PageForm.allCases) func picturesOfOthersStay(_ form: PageForm) throws {
    let name = form.format == .png ? "logo~dark@2x.png" : form == .asciidoc ? "logo.svg" : "logo~dark.svg"
    try FileManager.default.createDirectory(atPath: scratch.path("out"), withIntermediateDirectories: true)
    let others = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>"
    try scratch.write(others, to: "out/\(name)")
    let (run, page) = try draw(fenced("layout name=logo"), "--embed", form.rawValue)
    #expect(run.status == 65 && run.errors.contains("[foreign-picture]"), "\(run.errors)")
    #expect(page == nil && !exists("logo.png") && (form == .asciidoc || !exists("logo.svg")))
    #expect(try String(decoding: scratch.bytes("out/\(name)"), as: UTF8.self) == others)
    try FileManager.default.removeItem(atPath: scratch.path("out/\(name)"))
    for _ in 0..<2 {
      #expect(try draw(fenced("layout name=logo"), "--embed", form.rawValue).run.status == 0)
    }
  }

  /// Other code, also around a block, stays as it is, whatever ends its lines.
  @Test(arguments: [
    "```json\n\(layout)\n```\n", "````\n```layout\n{}\n```\n````\n", "~~~ swift\n```layout\n~~~\n",
    "`layout`\n",
    "```json\r\n{}\r\n```\r\n",
  ])
  func everythingElseStays(_ text: String) throws {
    let (run, page) = try draw(text)
    #expect(run.status == 0, "\(run.errors)")
    #expect(page == "# Title\n\nBefore.\n\n\(text)\nAfter.\n")
  }

  @Test(arguments: PageForm.allCases) func everyFormFindsItsPictures(_ form: PageForm) throws {
    let (run, page) = try draw(fenced("layout"), "--embed", form.rawValue)
    #expect(run.status == 0, "\(run.errors)")
    let text = try #require(page)
    let names = text.matches(of: /in-1[~a-z]*\.(?:svg|png)/).map { String($0.output) }
    for name in names { #expect(exists(name), "\(name)") }
    switch form {
    case .markdown, .mdx, .mkdocs, .sphinx: #expect(Set(names) == ["in-1.svg", "in-1~dark.svg"])
    case .asciidoc: #expect(names == ["in-1.svg"])
    case .docc: #expect(text.contains("](in-1)") && exists("in-1@2x.png") && exists("in-1~dark@2x.png"))
    }
  }

  @Test func blocksAreKeptOrFolded() throws {
    let kept = try draw(fenced("layout block=keep")).page ?? ""
    #expect(kept.contains("```json\n\(Self.layout)\n```\n\n<picture>"))
    let folded = try draw(fenced("layout"), "--block", "fold").page ?? ""
    #expect(folded.contains("</picture>\n\n<details>\n<summary>Source</summary>\n\n```json\n"))
    let inList = try draw(
      "- Item\n\n  ```layout\n  \(Self.layout.split(separator: "\n").joined(separator: "\n  "))\n  ```\n"
    ).page
    #expect(inList?.contains("\n  <picture>\n") == true)
  }

  @Test func formatsBringTheirViews() throws {
    let (run, page) = try draw(fenced("vfl", "H:|-[nameLabel]-[cancelButton(100)]\nV:|-[nameLabel]"))
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(page?.contains("A layout of nameLabel and cancelButton") == true)
    let wrong = try draw(fenced("vfl", "H:|-[a]-|\nH:|-[a]=|"))
    #expect(wrong.run.status == 65 && wrong.run.errors.contains("in.md:7:"), "\(wrong.run.errors)")
  }

  private static let card = """
    import UIKit

    final class CardView: UIView {
      let titleLabel = UILabel()

      override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.text = "Title"
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
          titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          titleLabel.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        ])
      }
    }
    """

  @Test(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
  func viewsInSwiftAreDrawn() throws {
    let (run, page) = try draw(fenced("swift title=\"Card\" name=card", Self.card))
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    // The listing and the picture have one source.
    #expect(
      page?.contains("```swift title=\"Card\"\n\(Self.card)\n```\n\n<picture>\n") == true, "\(page ?? "")")
    #expect(page?.contains("alt=\"CardView: a layout of self and titleLabel") == true, "\(page ?? "")")
    #expect(exists("card.svg"))
    #expect(try draw(fenced("swift block=drop", Self.card)).page?.contains("swift") == false)
    // Findings have the page's lines: the class is on the eighth.
    let other = Self.card.replacingOccurrences(
      of: "constant: 16),", with: "constant: 16),\n      titleLabel.heightAnchor.constraint(equalTo: wrong),")
    #expect(try draw(fenced("swift", other)).run.errors.contains("in.md:20:"))
  }

  @Test(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
  func piecesOfCodeAreDrawn() throws {
    let code = "let label = UILabel()\nview.addSubview(label)\nlabel.txet = nil"
    let (run, page) = try draw(fenced("swift name=piece", code))
    #expect(page?.contains("alt=\"Layout: a layout of label on iPhone 8") == true, "\(page ?? "")")
    // The code is on the sixth line.
    #expect(
      run.errors.contains("in.md:6:1: warning: no class is around this code; UIViewController"),
      "\(run.errors)")
    #expect(run.errors.contains("in.md:8:7: warning: UILabel has no member ‘txet’"), "\(run.errors)")
  }

  @Test(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
  func otherSwiftStays() throws {
    for code in ["let a = 1", "final class Model { let name = \"a\" }", "class {"] {
      let text = fenced("swift linenums=\"1\"", code)
      let (run, page) = try draw(text)
      #expect(run.status == 0, "\(run.errors)")
      #expect(page == "# Title\n\nBefore.\n\n\(text)\nAfter.\n")
    }
  }

  @Test func oneOptionIsDrawn() throws {
    let several =
      #"{"views": [{"id": "a"}], "options": [{"name": "one"}, {"name": "two"}], "constraints": ["a.edges = superview.edges"]}"#
    #expect(try draw(fenced("layout option=two", several)).page?.contains("Two: a layout of a") == true)
    let run = try draw(fenced("layout option=three", several)).run
    #expect(run.status == 64 && run.errors.contains("no option named \"three\""))
  }

  @Test func flagsHaveAnEffectOrAreRefused() throws {
    let open = fenced(
      "layout",
      Self.layout.replacing("name.top", with: "name.height").replacing(
        "superview.top", with: "0 * superview.width"))
    #expect(try draw(open).run.status == 0)
    #expect(try draw(open, "--strict").run.status == 1)
    let marked = try scratch.bytes("out/in-1.svg")
    #expect(try draw(open, "--overlay", "none").run.status == 0)
    #expect(try scratch.bytes("out/in-1.svg") != marked)
    for flags in [["--scale", "2"], ["--appearance", "dark"], ["--focus", "name"]] {
      let run = try Run.command(["markdown", try page(open), "-o", scratch.path("x.md")] + flags)
      #expect(run.status == 64, "\(flags)")
    }
  }

  /// With the line of the page; and the page stays away, or shows the message.
  @Test func errorsAreToldWhereTheyAre() throws {
    let broken = fenced("layout", Self.layout.replacing("name.top", with: "nam.top"))
    let (run, page) = try draw(broken)
    #expect(run.status == 65 && page == nil)
    #expect(run.errors.contains("in.md:7:") && run.errors.contains("did you mean \"name\"?"), "\(run.errors)")
    let drawn = try draw(broken, "--draw-errors")
    #expect(drawn.run.status == 1 && drawn.run.errors.contains("in.md:7:"))
    #expect(drawn.page?.contains("in-1.svg") == true)
    let picture = String(decoding: try scratch.bytes("out/in-1.svg"), as: UTF8.self)
    #expect(picture.contains("no view named"))
  }

  /// A page and its pictures are written whole, or not at all.
  @Test func aPageThatFailsLeavesNothingBehind() throws {
    let broken = fenced("layout") + fenced("layout", Self.layout.replacing("name.top", with: "nam.top"))
    #expect(try draw(broken).run.status == 65)
    #expect(!FileManager.default.fileExists(atPath: scratch.path("out")))
    // What was there stays.
    #expect(try draw(fenced("layout")).run.status == 0)
    let before = try ["page.md", "in-1.svg", "in-1~dark.svg"].map { try scratch.bytes("out/\($0)") }
    let other = fenced("layout", Self.layout.replacing("Name", with: "Other name")) + fenced("layout", "{")
    #expect(try draw(other).run.status == 65)
    #expect(try ["page.md", "in-1.svg", "in-1~dark.svg"].map { try scratch.bytes("out/\($0)") } == before)
    // Of several pages the good ones are written.
    try scratch.write("# Good\n\n" + fenced("layout"), to: "good.md")
    let both = try Run.command(
      ["markdown", scratch.path("in.md"), scratch.path("good.md"), "-o", scratch.path("both/{scenario}.md")])
    #expect(both.status == 65)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("both")).sorted() == [
        "good-1.svg", "good-1~dark.svg", "good.md",
      ])
  }

  /// Messages quote the page, not what was made of it.
  @Test(arguments: [
    ("```vfl\nH:|-[a]-[b\n```\n", "    6 | H:|-[a]-[b\n", 11),
    ("```vfl\n  H:|-[a]=|\n```\n", "    6 |   H:|-[a]=|\n", 10),
    (
      "- item\n\n  ```layout\n  {\"views\": [{\"id\": \"a\", \"idd\": 1}]}\n  ```\n",
      "    8 |   {\"views\": [{\"id\": \"a\", \"idd\": 1}]}\n", 26
    ),
    (
      "```layout\n{\"views\": [{\"id\": \"a\", \"idd\": 1}]}\n```\n",
      "    6 | {\"views\": [{\"id\": \"a\", \"idd\": 1}]}\n", 24
    ),
  ])
  func quotesThePage(_ block: String, _ excerpt: String, _ column: Int) throws {
    let errors = try draw(block).run.errors
    #expect(errors.contains(excerpt) && errors.contains(":\(column): error:"), "\(errors)")
    let caret = errors.split(separator: "\n").first { $0.contains("^") }
    #expect(caret.map { $0.prefix { $0 != "^" }.count } == 7 + column)
  }

  @Test func takesTheFlagsOfRender() throws {
    let block = fenced("layout", Self.layout.replacing("\"Name\"", with: "\"Name\", \"font\": \"body\""))
    #expect(try draw(block).run.status == 0)
    let plain = try scratch.bytes("out/in-1.svg")
    for flags in [
      ["--device", "iPhone 8"], ["--size", "300x80"], ["--rtl"], ["--text-size", "accessibilityLarge"],
    ] {
      let run = try Run.command(["markdown", try page(block), "-o", scratch.path("other/p.md")] + flags)
      #expect(run.status == 0 && run.errors == "", "\(flags): \(run.errors)")
      #expect(try scratch.bytes("other/in-1.svg") != plain, "\(flags)")
    }
    let large = try Run.command(
      [
        "markdown", try page(fenced("layout")), "-o", scratch.path("docc/p.md"), "--embed", "docc", "--scale",
        "3",
      ])
    #expect(large.status == 0, "\(large.errors)")
    #expect(FileManager.default.fileExists(atPath: scratch.path("docc/in-1@3x.png")))
  }

  /// Processes share the pages, and write the same.
  @Test func isTheSameWhateverTheNumberOfJobs() throws {
    let names = try (1...3).map {
      try page(fenced("layout", Self.layout.replacing("\"Name\"", with: "\"Name \($0)\"")), to: "p\($0).md")
    }
    var results: [[String: Data]] = []
    for jobs in ["1", "3"] {
      let run = try Run.command(
        ["markdown"] + names + ["-o", scratch.path("j\(jobs)/{scenario}.md"), "--jobs", jobs, "--quiet"])
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      let files = try FileManager.default.contentsOfDirectory(atPath: scratch.path("j\(jobs)"))
      results.append(
        Dictionary(uniqueKeysWithValues: try files.map { ($0, try scratch.bytes("j\(jobs)/\($0)")) }))
    }
    #expect(results[0] == results[1] && results[0].count == 9)
  }

  @Test(arguments: [
    ("```layout\n{}\n", "does not end"), ("```layout colour=red\n{}\n```\n", "is not a setting of a block"),
    ("```layout block=hide\n{}\n```\n", "dropped, kept or folded"),
    ("```layout name=a\n{}\n```\n```layout name=a\n{}\n```\n", "another block is called \"a\""),
  ])
  func refusesWhatItCannotRead(_ block: String, _ message: String) throws {
    let (run, page) = try draw(block)
    #expect(
      run.status == 65 && run.errors.contains(message) && run.errors.contains("in.md:"), "\(run.errors)")
    #expect(page == nil)
  }

  @Test func neverOverwritesItsInput() throws {
    let input = try page(fenced("layout"))
    let run = try Run.command(["markdown", input, "-o", input])
    #expect(run.status == 64 && run.errors.contains("would be overwritten"), "\(run.errors)")
    #expect(try Run.command(["markdown", input]).status == 64)
    #expect(try Run.command(["markdown", input, input, "-o", scratch.path("x.md")]).status == 64)
    let png = try scratch.write("\u{FF}", to: "odd.md")
    try Data([0xFF, 0xFE]).write(to: URL(filePath: png))
    #expect(try Run.command(["markdown", png, "-o", scratch.path("y.md")]).status == 65)
  }
}
