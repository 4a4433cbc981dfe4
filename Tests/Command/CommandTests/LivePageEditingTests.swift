import AutoLayout
import Foundation
import LayoutScene
import Testing

@testable import layout_render

extension BrowserTests {
  /// What a reader does to a live page, and how it is taken back.
  @Suite struct LivePageEditingTests {
    private let scratch: Scratch
    private let reference: Reference

    init() throws {
      scratch = try Scratch()
      reference = try Reference()
    }

    /// Two options of a card on a device, with a constraint that only one of them has.
    private static let scenario = """
      {
        "title": "Card", "canvas": { "device": "iPhone 14" },
        "views": [
          { "id": "card", "name": "The card", "backgroundColor": "#ff9500" },
          { "id": "title", "type": "label", "text": "Packing list" }
        ],
        "constraints": [
          "card.top = safeArea.top + 8", "card.leading = safeArea.leading + 20",
          { "identifier": "width", "equation": "card.width = 200 @750" }, "card.height = 100",
          { "identifier": "narrow", "equation": "card.width <= 120", "active": false },
          "title.top = card.bottom + 8", "title.leading = card.leading"
        ],
        "options": [
          { "name": "wide", "title": "Wide", "description": "As wide as it wants." },
          { "name": "narrow", "description": "120 at most.", "constraints": { "narrow": { "active": true } } }
        ]
      }
      """

    nonisolated(unsafe) private static let file = Result {
      let scratch = try Scratch.untilTheEnd()
      let run = try Run.command([
        try scratch.write(scenario, to: "card.json"), "-o", scratch.path("card.html"), "--quiet",
      ])
      #expect(run.status == 0, "\(run.errors)")
      return scratch.folder.appending(path: "card.html")
    }

    private func open() throws -> OpenPage { try OpenPage(Self.file.get()) }

    private func frame(_ id: String, _ page: OpenPage) throws -> [Double] {
      try #require(try page.state.solution.views.first { $0.id == id }).frame
    }

    /// Holds a component of a view's frame against what it should be.
    private func expect(_ id: String, _ component: Int, _ value: Double, _ page: OpenPage) throws {
      let frame = try frame(id, page)
      #expect(frame[component] == value)
    }

    private func expectText(_ selector: String, contains words: String, _ page: OpenPage) throws {
      let text = try page.text(selector) ?? ""
      #expect(text.contains(words))
    }

    private func expectNoComplaints(_ page: OpenPage) {
      #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
    }

    // MARK: The canvas

    /// The size is the option's, and the device with its safe area and scale stays.
    @Test func anEdgeThatIsDraggedKeepsTheDevice() throws {
      let page = try open()
      let before = try page.state.solution
      try page.browser.drag("#drag-width", x: 1, y: 0)
      let state = try page.state
      let grown = state.solution.canvas.width - before.canvas.width
      #expect(grown > 0 && grown < 4)
      try expect("card", 1, 47 + 8, page)
      try reference.expectEqual(state, "dragged")
      #expect(try page.browser.evaluate("window.layout.solution.canvas.scale") as? Int == 3)
      try page.choose(1)
      #expect(try page.state.solution.canvas.width == before.canvas.width)
      expectNoComplaints(page)
    }

    /// The edge is under the pointer all the way, though the picture is smaller than the layout.
    @Test(arguments: [0.5, 1, 2]) func theHandleFollowsThePointer(_ zoom: Double) throws {
      let page = try open()
      try page.browser.evaluate(
        """
        (() => { for (let turn = 0; turn < 9 && parseInt(document.getElementById('zoom-value').textContent) / 100 > \(zoom); turn++)
          document.getElementById('zoom-out').click();
          if (\(zoom) >= 1) document.getElementById('zoom-value').click();
          if (\(zoom) > 1) document.getElementById('zoom-in').click(); })()
        """)
      let place =
        "(() => { const b = document.getElementById('drag-width').getBoundingClientRect(); return b.x + b.width / 2 })()"
      let start = try #require(try page.browser.evaluate(place) as? Double)
      var ends: [Double] = []
      try page.browser.drag("#drag-width", x: -37, y: 0) {
        ends.append(try #require(try page.browser.evaluate(place) as? Double))
      }
      let scroll = try #require(
        try page.browser.evaluate("document.getElementById('canvas').scrollLeft") as? Double)
      #expect(ends.count == 1 && abs(ends[0] - (start - 37)) < 2 + scroll, "\(start) to \(ends)")
    }

    @Test func keysFollowARIA() throws {
      let page = try open()
      func widths(after keys: [String]) throws -> [Double] {
        try keys.map { key in
          try page.browser.press(key, on: "#drag-width")
          return try page.state.solution.canvas.width
        }
      }
      let stepped = try widths(after: ["ArrowUp", "ArrowLeft", "PageUp", "PageDown"])
      #expect(stepped == [391, 390, 410, 390])
      let limits =
        "['max', 'min'].map(e => Number(document.getElementById('drag-width').getAttribute('aria-value' + e)))"
      let ends = try #require(try page.browser.evaluate(limits) as? [Double])
      let reached = try widths(after: ["End", "Home"])
      #expect(reached == ends)
      try reference.expectEqual(page.state, "keys")
    }

    @Test func theCanvasIsChosen() throws {
      let page = try open()
      try page.choose("iPad Air 3", of: "device")
      try page.choose("landscape", of: "orientation")
      try page.choose("extraExtraLarge", of: "contentSizeCategory")
      try page.choose("rightToLeft", of: "layoutDirection")
      try page.choose("dark", of: "appearance")
      let state = try page.state
      #expect(state.solution.canvas.width == 1112)
      try reference.expectEqual(state, "canvas")
      for key in ["device", "orientation", "contentSizeCategory", "layoutDirection", "appearance"] {
        try page.click("#reset-\(key)")
      }
      #expect(try page.state.solution.canvas.width == 390)
      #expect(try page.browser.evaluate("document.getElementById('reset').disabled") as? Bool == true)
    }

    // MARK: Constraints

    @Test(arguments: [
      "card.width <= 150", "H:|-(40@800)-[card]",
      "card.widthAnchor.constraint(lessThanOrEqualToConstant: 90)",
    ]) func aConstraintIsAddedAndRemoved(_ text: String) throws {
      let page = try open()
      let before = try page.state
      try page.browser.type(text, into: "#new-constraint")
      try page.click("#adding button")
      let state = try page.state
      #expect(state.solution.constraints.count == before.solution.constraints.count + 1)
      #expect(try page.count(".constraint.added") == 1)
      try reference.expectEqual(state, text)
      // Its numbers change like any other's.
      try page.browser.type("70", into: ".constraint.added .constant")
      try reference.expectEqual(page.state, "\(text), another constant")
      try page.click(".constraint.added .remove")
      #expect(try page.state.solution.views == before.solution.views)
      #expect(try page.count(".constraint.added") == 0)
      expectNoComplaints(page)
    }

    @Test func whatIsNoConstraintIsToldInTheEnginesWords() throws {
      let page = try open()
      let before = try page.state.solution.views
      try page.browser.type("card.leading = titel.trailing", into: "#new-constraint")
      try page.click("#adding button")
      #expect(try page.text("#inspector .error") == "No view named \"titel\": did you mean \"title\"?")
      #expect(try page.state.solution.views == before)
      #expect(try page.browser.evaluate("document.getElementById('new-constraint').value") as? String != "")
    }

    /// A constraint that is off in an option has a row, with which it is switched on.
    @Test func inactiveConstraintsHaveRows() throws {
      let page = try open()
      #expect(try page.count(".constraint.off") == 1)
      try page.click(".constraint[aria-label='narrow'] .active")
      try expect("card", 2, 120, page)
      #expect(try page.count(".constraint.off") == 0)
      try page.click(".constraint[aria-label='width'] .active")
      #expect(try page.count(".constraint.off") == 1)
      try reference.expectEqual(page.state, "switched")
      try page.click(".constraint[aria-label='narrow'] .reset")
      #expect(try page.count(".constraint.off") == 2)
    }

    @Test func aWrongNumberLeavesTheRestUsable() throws {
      let page = try open()
      let before = try page.state.solution.views
      try page.browser.type("5000", into: ".constraint[aria-label='width'] .priority")
      try expectText(".error", contains: "5000", page)
      #expect(try page.browser.evaluate("document.getElementById('stale').hidden") as? Bool == false)
      #expect(try page.state.solution.views == before)
      try page.browser.type("120", into: ".constraint[aria-label='card.height = 100'] .constant")
      try expect("card", 3, 120, page)
      #expect(try page.count("[aria-invalid=true]") == 1)
      try page.browser.type("700", into: ".constraint[aria-label='width'] .priority")
      #expect(try page.count("[aria-invalid=true], .error") == 0)
      #expect(try page.browser.evaluate("document.getElementById('stale').hidden") as? Bool == true)
      try reference.expectEqual(page.state, "mended")
    }

    /// What is wrong stands below its own row, whatever else is edited, and goes with the row.
    @Test func messagesStayWithTheirRows() throws {
      let page = try open()
      let row = ".constraint[aria-label='card.leading = safeArea.leading + 20']"
      try page.browser.type("5000", into: "\(row) .priority")
      try page.browser.type("120", into: ".constraint[aria-label='card.height = 100'] .constant")
      try page.browser.type("8", into: ".constraint[aria-label='title.leading = card.leading'] .constant")
      #expect(try page.count("\(row) + .error") == 1)
      try page.browser.type("card.width <= 150", into: "#new-constraint")
      try page.click("#adding button")
      try page.browser.type("5000", into: ".constraint.added .priority")
      #expect(try page.count(".error") == 2)
      try page.click(".constraint.added .remove")
      #expect(try page.count(".error") == 1)
      expectNoComplaints(page)
    }

    /// What a refused change asks for does not answer for the layout that is shown.
    @Test func detailsAreOfTheLayoutShown() throws {
      let page = try open()
      try page.browser.type("5000", into: ".constraint[aria-label='width'] .priority")
      try page.click(".view[data-view='card'] .name")
      try expectText("#details .reasons", contains: "width is 200", page)
    }

    // MARK: Texts

    /// Texts that templates and variables make can be changed, like any other.
    @Test func textsOfTemplatesHaveFields() throws {
      let path = try scratch.write(
        """
        {"canvas": {"size": [320, 200]}, "variables": {"note": "Three passes"},
         "templates": {"row": {"subviews": [
           {"id": "title", "type": "label", "text": "$title"}, {"id": "note", "type": "label", "text": "$note"}],
           "constraints": ["V:|[title][note]|", "H:|[title]", "H:|[note]"]}},
         "views": [{"id": "today", "template": "row", "variables": {"title": "Today"}},
                   {"id": "later", "template": "row", "variables": {"title": "Later"}}],
         "constraints": ["H:|[today]|", "H:|[later]|", "V:|[today]-[later]"]}
        """, to: "rows.json")
      let run = try Run.command([path, "-o", scratch.path("rows.html"), "--quiet"])
      #expect(run.status == 0, "\(run.errors)")
      let page = try OpenPage(scratch.folder.appending(path: "rows.html"))
      let texts = try page.browser.evaluate(
        "[...document.querySelectorAll('.text .value')].map(e => e.value)")
      #expect(texts as? [String] == ["Today", "Three passes", "Later", "Three passes"])
      try page.browser.type("Tomorrow", into: ".view[data-view='later.title'] .value")
      let state = try page.state
      #expect(state.texts.map(\.string).contains("Tomorrow") && !state.texts.map(\.string).contains("Later"))
      try reference.expectEqual(state, "template")
      try page.browser.type("Later", into: ".view[data-view='later.title'] .value")
      #expect(try page.count(".changed") == 0)
      expectNoComplaints(page)
    }

    // MARK: The picture

    /// What is changed in a picture makes what would be drawn anew.
    @Test func aChangedPictureIsLikeANewOne() throws {
      let page = try open()
      let markup =
        """
        (() => {
          const copy = document.querySelector('#picture svg').cloneNode(true);
          for (const part of [copy, ...copy.querySelectorAll('[class]')]) part.removeAttribute('class');
          return copy.outerHTML.replace(/>\\n+/g, '>');
        })()
        """
      for (field, value) in [
        (".constraint[aria-label='width'] .constant", "90"), ("#height", "600"),
        (".text .value", "Another text"),
        (".constraint[aria-label='width'] .constant", "230"),
      ] {
        try page.browser.type(value, into: field)
      }
      try page.click("#layers label:nth-child(2) input")
      try page.click("#layers label:nth-child(2) input")
      try page.click(".constraint[aria-label='title.leading = card.leading'] .active")
      let changed = try #require(try page.browser.evaluate(markup) as? String)
      try page.browser.evaluate("new Promise(done => setTimeout(done, 500))")
      let link = try #require(try page.browser.evaluate("location.href") as? String)
      let other = try OpenPage(try #require(URL(string: link)))
      let isSame = try other.browser.evaluate(markup) as? String == changed
      #expect(isSame && changed.contains("Another text"))
    }

    @Test func oneValueIsTakenBack() throws {
      let page = try open()
      try page.browser.type("Another text", into: ".text .value")
      try page.browser.type("50", into: ".constraint[aria-label='card.height = 100'] .constant")
      try page.click(".text .reset")
      var state = try page.state
      #expect(!state.scenario.contains("Another text") && state.scenario.contains("50"))
      try page.click(".constraint[aria-label='card.height = 100'] .reset")
      state = try page.state
      #expect(try page.count(".changed") == 0)
      try expect("card", 3, 100, page)
    }

    // MARK: History

    @Test func changesAreUndoneAndRestoredFromALink() throws {
      let page = try open()
      let before = try page.state.solution.views
      try page.browser.type("Łódź, another text", into: ".text .value")
      try page.browser.type("50", into: ".constraint[aria-label='card.height = 100'] .constant")
      try page.browser.drag("#drag-height", x: 0, y: -40)
      try page.choose(1)
      try page.browser.type("90", into: ".constraint[aria-label='narrow'] .constant")
      let after = try page.state
      for _ in 0..<4 { try page.click("#undo") }
      #expect(try page.state.solution.views == before)
      #expect(try page.browser.evaluate("document.getElementById('undo').disabled") as? Bool == true)
      for _ in 0..<4 { try page.click("#redo") }
      #expect(try page.state.solution.views == after.solution.views)
      try page.browser.press("z", on: "#drag-width", control: true)
      #expect(try page.state.scenario != after.scenario)
      try page.browser.press("z", on: "#drag-width", control: true, shift: true)
      // The link is written a moment later.
      try page.browser.evaluate("new Promise(done => setTimeout(done, 500))")
      let link = try #require(try page.browser.evaluate("location.href") as? String)
      #expect(link.contains("#"))
      let other = try OpenPage(try #require(URL(string: link)))
      #expect(try other.state.solution.views == after.solution.views)
      #expect(try other.state.scenario == after.scenario)
      try reference.expectEqual(other.state, "from a link")
      expectNoComplaints(other)
    }

    /// What a stranger writes into a link is no more than a change that does not fit.
    @Test(arguments: ["#nonsense", "#q1YqSyzKTMwrUbIy0FFKzkjMS09VsqqurQUA", "#%3Cimg%20src=x%3E"])
    func aBrokenLinkShowsThePage(_ hash: String) throws {
      let file = try Self.file.get()
      let page = try OpenPage(try #require(URL(string: file.absoluteString + hash)))
      #expect(try page.state.solution.views.count == 3)
      expectNoComplaints(page)
    }

    // MARK: Dragging a view

    @Test func aDraggedViewIsHeldAndSpringsBack() throws {
      let page = try open()
      let before = try page.state.solution
      let centre =
        "(() => { const m = document.querySelector('.mockup').getScreenCTM(); return [m.e + 120 * m.a, m.f + 100 * m.d] })()"
      let start = try #require(try page.browser.evaluate(centre) as? [Double])
      try page.browser.drag(from: start, x: 60, y: 30) {
        try expectText("#details", contains: "Held sideways", page)
        #expect(try page.browser.evaluate("document.getElementById('ghost').hidden") as? Bool == false)
        #expect(try page.count("#picture .holding") > 0)
      }
      try page.browser.evaluate("new Promise(done => setTimeout(done, 400))")
      #expect(try page.state.solution.views == before.views)
      #expect(try page.state.solution.constraints.count == before.constraints.count)
      #expect(try page.browser.evaluate("document.getElementById('undo').disabled") as? Bool == true)
      try expectText("#details h3", contains: "The card", page)
      expectNoComplaints(page)
    }

    /// A view can be caught while it springs back; it is then pulled from where it belongs.
    @Test func aViewIsCaughtWhileItSpringsBack() throws {
      let page = try open()
      let before = try page.state.solution.views
      try page.click(".view[data-view='card'] .name")
      try page.browser.press("ArrowRight", on: "#grip")
      try page.browser.press("Escape", on: "#grip")
      try page.browser.press("ArrowRight", on: "#grip")
      try page.browser.evaluate("new Promise(done => setTimeout(done, 400))")
      // The first drag has not ended the second.
      #expect(try page.browser.evaluate("document.getElementById('ghost').hidden") as? Bool == false)
      try page.browser.press("Escape", on: "#grip")
      try page.browser.evaluate("new Promise(done => setTimeout(done, 400))")
      #expect(try page.browser.evaluate("document.getElementById('ghost').hidden") as? Bool == true)
      #expect(try page.state.solution.views == before)
      expectNoComplaints(page)
    }

    // MARK: The ruler

    /// The same widths, for the same reasons: a device keeps its safe area, and has the size classes of its width.
    @Test(arguments: [
      #"{"device": "iPhone 14", "orientation": "landscape"}"#, #"{"device": "iPad Air 3"}"#,
      #"{"size": [390, 700]}"#,
    ]) func theRulerFindsWhatTheCommandFinds(_ canvas: String) throws {
      let path = try scratch.write(
        """
        {"canvas": \(canvas), "views": [{"id": "a"}, {"id": "b", "type": "label", "text": "One line or two, as it fits",
         "numberOfLines": 0}], "constraints": ["a.top = safeArea.top", "a.leading = safeArea.leading + 8",
         "a.trailing <= safeArea.trailing", "a.height = 40", {"identifier": "wish", "equation": "a.width = 500 @700"},
         "b.top = a.bottom", "b.leading = a.leading", "b.width = 0.3 * a.width"]}
        """, to: "swept.json")
      let run = try Run.command([path, "-o", scratch.path("swept.html"), "--quiet"])
      #expect(run.status == 0, "\(run.errors)")
      let page = try OpenPage(scratch.folder.appending(path: "swept.html"))
      try page.browser.wait(until: "document.getElementById('ruler-count').textContent !== ''")
      let range = try #require(
        try page.browser.evaluate("document.getElementById('track').dataset.range") as? String)
      let found = try page.browser.evaluate("[...document.querySelectorAll('.breakpoint')].map(e => e.title)")
      let sweep = try Run.command(["solve", path, "--sweep", "width=\(range.replacing("–", with: "..."))"])
      struct Report: Decodable {
        struct Breakpoint: Decodable {
          var at: Double
          var message: String
        }
        struct Option: Decodable { var breakpoints: [Breakpoint] }
        var options: [Option]
      }
      let report = try JSONDecoder().decode(Report.self, from: Data(sweep.output))
      var wanted: [(at: Double, words: [String])] = []
      for one in report.options[0].breakpoints {
        if wanted.last?.at != one.at { wanted.append((one.at, [])) }
        wanted[wanted.count - 1].words.append(one.message)
      }
      #expect(wanted.count > 1)
      let titles = wanted.map { at, words in
        let places = (at * 1000).rounded() / 1000
        return
          "\(places == places.rounded() ? "\(Int(places))" : "\(places)"): \(words.joined(separator: "\n"))"
      }
      #expect(found as? [String] == titles)
      // At each of these widths, the page has what was found.
      for index in titles.indices {
        try page.click("#track .breakpoint:nth-of-type(\(index + 1))")
        try reference.expectEqual(page.state, titles[index])
      }
      expectNoComplaints(page)
    }

    // MARK: Selection

    /// A row lights its sign, and a sign selects its row.
    @Test func rowsAndSignsAreLinked() throws {
      let page = try open()
      try page.click(".constraint[aria-label='card.height = 100'] .words")
      #expect(try page.count("#picture .lit") > 0)
      #expect(try page.count(".constraint.selected") == 1)
      try page.click(".view[data-view='card'] .name")
      #expect(try page.text("#details h3") == "The cardview")
      #expect(try page.browser.evaluate("document.getElementById('selected-mark').hidden") as? Bool == false)
      try page.browser.press("Escape", on: "#canvas")
      #expect(try page.count("#picture .lit") == 0)
    }
  }
}
