import Foundation
import Testing

@testable import layout_render

extension BrowserTests {
  /// The page in which scenarios are written.
  @Suite struct PlaygroundTests {
    nonisolated(unsafe) private static let file = Result {
      let scratch = try Scratch.untilTheEnd()
      let run = try Run.command(["playground", "-o", scratch.path("playground.html")])
      #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
      return scratch.folder.appending(path: "playground.html")
    }

    private let reference: Reference

    init() throws { reference = try Reference() }

    private func open() throws -> OpenPage { try OpenPage(Self.file.get()) }

    /// Types over the whole text, and waits until the page has read it.
    private func write(_ text: String, _ page: OpenPage) throws {
      try page.browser.type(text, into: "#source")
      try page.browser.evaluate("new Promise(done => setTimeout(done, 300))")
    }

    private func mistakes(_ page: OpenPage) throws -> [String] {
      try page.browser.evaluate("[...document.querySelectorAll('#mistakes li')].map(e => e.textContent)")
        as? [String]
        ?? []
    }

    @Test func everyTextToBeginWithIsUnderstood() throws {
      let page = try open()
      let count = try page.count("#starter option") - 1
      #expect(count >= 5)
      for starter in 0..<count {
        try page.choose("\(starter)", of: "starter")
        #expect(try mistakes(page).isEmpty)
        if try page.count("html[data-report]") == 0 {
          try reference.expectEqual(page.state, "starter \(starter)")
        }
      }
      // The last one is a log.
      let report = try page.text("#report") ?? ""
      #expect(report.contains("cannot hold together"))
      #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
    }

    @Test func drawsWhatIsTyped() throws {
      let page = try open()
      try write(
        """
        {
          // A comment, and a comma too many.
          "canvas": { "size": [300, 200] }, "views": [{ "id": "a" },],
          "constraints": ["a.edges = superview inset 10"],
        }
        """, page)
      let state = try page.state
      #expect(state.solution.views.map(\.frame) == [[0, 0, 300, 200], [10, 10, 280, 180]])
      try reference.expectEqual(state, "typed")
    }

    /// A mistake is shown at its line, in the engine's words, and the picture stays.
    @Test func showsMistakesAtTheirLines() throws {
      let page = try open()
      let before = try page.state.solution.views
      try write("{\n  \"views\": [{ \"id\": \"a\" }],\n  \"constraints\": [\"a.widht = 5\"]\n}", page)
      let mistakes = try mistakes(page)
      #expect(
        mistakes.count == 1 && mistakes[0].hasPrefix("3: ") && mistakes[0].contains("width"), "\(mistakes)")
      #expect(try page.count("#paint .mistaken:nth-child(3)") == 1)
      #expect(try page.state.solution.views == before)
    }

    /// A view that becomes one of another type has its fields, and its text is taken back under its own key.
    @Test func fieldsAreThoseOfTheType() throws {
      let page = try open()
      let text =
        #"{"views": [{"id": "a", "type": "label", "text": "One"}], "constraints": ["a.top = superview.top"]}"#
      try write(text, page)
      #expect(try page.text(".view[data-view=a] .kind") == "label")
      let button = text.replacing("label", with: "button").replacing("\"text\"", with: "\"title\"")
      try write(button, page)
      #expect(try page.text(".view[data-view=a] .kind") == "button")
      try page.browser.type("Two", into: ".view[data-view=a] .text .value")
      try page.click(".view[data-view=a] .text .reset")
      #expect(try page.state.texts.map(\.string).contains("One"))
      #expect(try page.count(".changed") == 0 && page.count(".constraint") == 1)
      #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
    }

    @Test func takesVisualFormats() throws {
      let page = try open()
      try write("H:|-20-[one(50)]-[two]-20-|\nV:|[one(==two)]\nV:|[two(30)]", page)
      #expect(try mistakes(page).isEmpty)
      let views = try page.state.solution.views
      #expect(views.map(\.id) == ["root", "one", "two"])
      #expect(views.last?.frame == [78, 0, 277, 30])
    }

    /// Keys, values and names are completed; the choice is made by keys.
    @Test(arguments: [
      ("{ \"views\": [{ \"numb", "numberOfLines"),
      ("{ \"canvas\": { \"device\": \"iPhone 16 Pro M", "iPhone 16 Pro Max"),
      ("{ \"views\": [{ \"type\": \"segm", "segmentedControl"),
      ("{ \"constraints\": [\"fiel", "field"), ("{ \"constraints\": [\"field.lead", "leading"),
    ]) func completes(_ typed: String, _ word: String) throws {
      let page = try open()
      try page.browser.type(typed, into: "#source")
      let offered = try page.text("#completion:not([hidden]) [aria-selected=true] b")
      #expect(offered == word)
      try page.browser.press("Enter", on: "#source")
      let text = try page.browser.evaluate("document.getElementById('source').value") as? String ?? ""
      #expect(text.contains(word))
    }

    /// Its link has the text, and changes can be put into it.
    @Test func changesGoIntoTheText() throws {
      let page = try open()
      try write(
        #"{"canvas": {"size": [300, 200]}, "views": [{"id": "a"}], "constraints": ["a.width = 50"]}"#, page)
      try page.browser.type("70", into: ".constraint .constant")
      try page.click("#put-in")
      let state = try page.state
      #expect(state.solution.views[1].frame[2] == 70)
      let text = try page.browser.evaluate("document.getElementById('source').value") as? String ?? ""
      #expect(text.contains("70"))
      try page.browser.evaluate("new Promise(done => setTimeout(done, 500))")
      let link = try #require(try page.browser.evaluate("location.href") as? String)
      let other = try OpenPage(try #require(URL(string: link)))
      #expect(try other.state.solution.views == state.solution.views)
    }
  }
}

@Suite struct PlaygroundRequestTests {
  /// A page is HTML, whatever else a name may promise.
  @Test func writesOnlyHTML() throws {
    let scratch = try Scratch()
    let run = try Run.command(["playground", "-o", scratch.path("playground.png")])
    #expect(run.status == 64 && run.errors.contains("playground writes HTML"))
    #expect(!FileManager.default.fileExists(atPath: scratch.path("playground.png")))
  }
}
