import AutoLayout
import Diagnostics
import Foundation
import LayoutScene
import ScenarioFiles
import Testing

@testable import layout_render

extension BrowserTests {
  /// What leaves a live page, and live pages in other places: without scripts, in print, in other pages.
  @Suite struct LivePageSharingTests {
    private let scratch: Scratch
    private let reference: Reference

    init() throws {
      scratch = try Scratch()
      reference = try Reference()
    }

    nonisolated(unsafe) private static let file = Result {
      let scratch = try Scratch.untilTheEnd()
      let run = try Run.command([
        Places.samples.appending(path: "two-labels.json").path, "-o", scratch.path("two-labels.html"),
        "--quiet",
      ])
      #expect(run.status == 0, "\(run.errors)")
      return scratch.folder.appending(path: "two-labels.html")
    }

    /// What a button saves: the type of the file and its bytes.
    private func saved(_ button: String, _ page: OpenPage) throws -> (type: String, bytes: Data) {
      let content = try page.browser.evaluate(
        """
        new Promise((done) => {
          URL.createObjectURL = (blob) => {
            const reader = new FileReader();
            reader.onload = () => done([blob.type, reader.result.split(",")[1]]);
            reader.readAsDataURL(blob);
            return "data:,";
          };
          URL.revokeObjectURL = () => {};
          document.getElementById("\(button)").click();
        })
        """)
      let parts = try #require(content as? [String])
      return (parts[0], try #require(Data(base64Encoded: parts[1])))
    }

    /// The scenario that is saved gives what the page shows.
    @Test func savesTheScenarioWithItsChanges() throws {
      let page = try OpenPage(Self.file.get())
      try page.browser.type("30.5", into: ".constraint[aria-label='who gives way'] .constant")
      try page.browser.type("bottom.leading = top.leading + 4 @500", into: "#new-constraint")
      try page.click("#adding button")
      let saved = try saved("save-scenario", page)
      #expect(saved.type == "application/json")
      let scene = try #require(ScenarioReader.read(Array(saved.bytes), input: "saved").scene)
      let state = try page.state
      let layout = try #require(reference.solve(scene, state.solution.name))
      try reference.expectEqual(state.solution, layout, "saved")
    }

    /// A picture that is saved has its fonts, so that it looks the same anywhere.
    @Test func savesPictures() throws {
      let page = try OpenPage(Self.file.get())
      let svg = String(decoding: try saved("save-svg", page).bytes, as: UTF8.self)
      #expect(svg.contains("@font-face") && svg.contains("Change of platform"))
      #expect(!svg.contains("class=\"\"") && !svg.contains("lit"))
      let png = try saved("save-png", page).bytes
      #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      let size = [16, 20].map { place in png[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
      let shown = try page.browser.evaluate(
        "(() => { const b = document.querySelector('#picture svg').viewBox.baseVal; return [2 * b.width, 2 * b.height] })()"
      )
      #expect(size.map(Double.init) == (shown as? [Double])?.map { $0.rounded(.up) })
      #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
    }

    @Test func tellsWhichCharactersAreGuessed() throws {
      let page = try OpenPage(Self.file.get())
      #expect(try page.count(".guessed:not([hidden])") == 0)
      try page.browser.type("Поезд: Ж", into: ".text .value")
      let note = try page.text(".guessed:not([hidden])") ?? ""
      #expect(note.contains("Ж") && note.contains("П"))
    }

    // MARK: Elsewhere

    /// Without scripts there is the picture, and nothing that would need them.
    @Test func isAPictureWithoutScripts() throws {
      let browser = try Browser.shared()
      try browser.openTab()
      try browser.call("Emulation.setScriptExecutionDisabled", ["value": true])
      try browser.load(Self.file.get())
      let seen = try browser.evaluate(
        """
        (() => {
          const image = document.querySelector("#picture img");
          const isSeen = (e) => e.checkVisibility({ visibilityProperty: true });
          return [isSeen(image) && image.naturalWidth > 300 && image.alt.length > 20,
            ...["#inspector", "#ruler", ".tools", "#zoom"].map((e) => isSeen(document.querySelector(e)))];
        })()
        """)
      #expect(seen as? [Bool] == [true, false, false, false, false])
      #expect(browser.complaints.isEmpty, "\(browser.complaints)")
    }

    @Test func printsOnlyThePicture() throws {
      let page = try OpenPage(Self.file.get())
      try page.browser.call("Emulation.setEmulatedMedia", ["media": "print"])
      let seen = try page.browser.evaluate(
        "['#picture svg', '#title', '#inspector', '#ruler', '#zoom', '#drag-width'].map(e => document.querySelector(e).checkVisibility())"
      )
      #expect(seen as? [Bool] == [true, true, false, false, false, false])
      try page.browser.call("Emulation.setEmulatedMedia", ["media": ""])
    }

    /// In another page it shows the picture, the option and the ruler, and tells its height.
    @Test func fitsIntoAnotherPage() throws {
      let page = try Self.file.get()
      _ = try scratch.write(
        """
        <!DOCTYPE html><title>Around</title>
        <iframe src="\(page.absoluteString)?embed" style="width: 600px; height: 50px"></iframe>
        <script>addEventListener("message", (event) => { window.said = event.data; });</script>
        """, to: "around.html")
      let browser = try Browser.shared()
      try browser.openTab()
      try browser.open(scratch.folder.appending(path: "around.html"), until: "window.said !== undefined")
      let height = try browser.evaluate("window.said.height") as? Double ?? 0
      #expect(try browser.evaluate("window.said.type") as? String == "layout-render")
      #expect(height > 500 && height < 900)
    }

    @Test func hidesItsControlsInAnotherPage() throws {
      let file = try Self.file.get()
      let page = try OpenPage(try #require(URL(string: file.absoluteString + "?embed")))
      let seen = try page.browser.evaluate(
        "['#picture svg', '#variant', '#ruler', '#inspector', '#share', '#zoom'].map(e => document.querySelector(e).checkVisibility())"
      )
      #expect(seen as? [Bool] == [true, true, true, false, false, false])
      try page.choose(1)
      #expect(try page.state.solution.name == "short-long")
    }

    // MARK: The ruler

    /// A mark of the ruler leads to its width.
    @Test func theRulerMarksWhereTextsWrap() throws {
      let page = try OpenPage(Self.file.get())
      // A slow machine waits for the reader.
      try page.click("#find-breakpoints")
      for _ in 0..<200 where try page.count(".breakpoint") == 0 {
        try page.browser.evaluate("new Promise(done => setTimeout(done, 50))")
      }
      let title = try page.browser.evaluate("document.querySelector('.breakpoint').title") as? String ?? ""
      let width = try #require(Double(title.prefix { $0 != ":" }))
      try page.click(".breakpoint")
      let state = try page.state
      #expect(abs(state.solution.canvas.width - width) < 0.01, "\(title)")
      try reference.expectEqual(state, title)
    }
  }
}
