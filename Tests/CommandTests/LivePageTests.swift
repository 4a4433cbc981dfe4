import Foundation
import Testing

/// The live page in a real browser: what it shows is what `solve` says of the same scenario.
@Suite(.serialized) struct LivePageTests {
  /// The first and the last of each chapter, or all if LAYOUT_RENDER_PAGES is set.
  static let samples: [String] = {
    let all = SampleRunTests.samples.filter {
      FileManager.default.fileExists(atPath: Places.samples.appending(path: $0 + ".json").path)
    }
    if ProcessInfo.processInfo.environment["LAYOUT_RENDER_PAGES"] != nil { return all }
    func chapter(_ sample: String) -> Substring { sample.prefix { $0 != "/" } }
    return all.indices.filter { index in
      index == 0 || index == all.count - 1 || chapter(all[index - 1]) != chapter(all[index])
        || chapter(all[index + 1]) != chapter(all[index])
    }.map { all[$0] }
  }()

  private static let isReady = "document.documentElement?.dataset.ready === 'true'"

  /// The page of a sample, opened.
  private static func page(
    of file: String, _ flags: String..., in scratch: Scratch
  ) throws -> Browser? {
    let page = scratch.path("page.html")
    let run = try Run.command([file, "-f", "html", "-o", page] + flags)
    #expect(run.status == 0, "\(run.errors)")
    if Browser.path == nil { return nil }
    let browser = try Browser.shared()
    try browser.openTab()
    try browser.open(URL(filePath: page), until: isReady)
    return browser
  }

  private static func sample(_ name: String) -> String {
    Places.samples.appending(path: name + ".json").path
  }

  typealias Frames = [String: [Double]]

  private static func frames(_ option: [String: Any]?) -> Frames {
    let views = option?["views"] as? [[String: Any]] ?? []
    return Dictionary(
      views.map { ($0["id"] as? String ?? "", $0["frame"] as? [Double] ?? []) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func size(_ option: [String: Any]) -> (width: Double, height: Double) {
    let canvas = option["canvas"] as? [String: Any] ?? [:]
    return (canvas["width"] as? Double ?? 0, canvas["height"] as? Double ?? 0)
  }

  private static func shown(_ browser: Browser) throws -> [String: Any] {
    try #require(try browser.evaluate("window.layout.solution") as? [String: Any])
  }

  private static func solved(_ file: String, _ flags: String...) throws -> [[String: Any]] {
    let run = try Run.command(["solve", file] + flags)
    let object = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    return object?["options"] as? [[String: Any]] ?? []
  }

  private static func expectEqual(_ shown: Frames, _ solved: Frames, _ what: String) {
    #expect(!solved.isEmpty && shown.keys.sorted() == solved.keys.sorted(), "\(what)")
    for (view, frame) in solved.sorted(by: { $0.key < $1.key }) {
      let own = shown[view] ?? []
      let isEqual = own.count == 4 && zip(own, frame).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(isEqual, "\(what): \(view) is \(own) in the page, and \(frame)")
    }
  }

  /// What the page has made of the scenario, solved by the command.
  private static func expectSolved(
    _ browser: Browser, in scratch: Scratch, isResized: Bool, _ what: String
  ) throws {
    let shown = try shown(browser)
    let text = try #require(try browser.evaluate("JSON.stringify(window.layout.scenario)") as? String)
    let file = try scratch.write(text, to: "edited.json")
    if try browser.evaluate("window.layout.errors.length > 0") as? Bool == true {
      #expect(try Run.command(["solve", file]).status == 65, "\(what): only the page refuses it")
      return
    }
    let (width, height) = size(shown)
    let name = shown["name"] as? String ?? ""
    let solved =
      isResized
      ? try solved(file, "--option", name, "--size", "\(width)x\(height)")
      : try solved(file, "--option", name)
    expectEqual(frames(shown), frames(solved.first), what)
  }

  private static let typed = "Quick jumps, WAVE & Zebra (0123456789)"

  @Test(.enabled(if: Browser.path != nil, "no chromium: make browser"), arguments: samples)
  func solvesAsTheCommandDoes(_ name: String) throws {
    let scratch = try Scratch()
    let file = Self.sample(name)
    let browser = try #require(try Self.page(of: file, in: scratch))
    for (index, option) in try Self.solved(file).enumerated() {
      try browser.evaluate(
        "(() => { const s = document.getElementById('variant'); s.value = '\(index)'; s.dispatchEvent(new Event('change')) })()"
      )
      let shown = try Self.frames(Self.shown(browser))
      let what = "option \(option["name"] ?? "")"
      Self.expectEqual(shown, Self.frames(option), what)
    }
    try browser.evaluate("document.getElementById('reset').click()")

    // With characters that the scenario does not have.
    if try browser.evaluate("document.querySelector('#texts input, #texts textarea') !== null") as? Bool
      == true
    {
      try browser.type(Self.typed, into: "#texts input, #texts textarea")
      let scenario = try browser.evaluate("JSON.stringify(window.layout.scenario)") as? String ?? ""
      #expect(scenario.contains(Self.typed))
      try Self.expectSolved(browser, in: scratch, isResized: false, "text")
      try browser.evaluate("document.getElementById('reset').click()")
    }
    if try browser.evaluate("document.querySelector('.constraint') !== null") as? Bool == true {
      try browser.type("640", into: ".constraint input")
      let scenario = try browser.evaluate("JSON.stringify(window.layout.scenario)") as? String ?? ""
      #expect(scenario.contains("\"priority\":640"))
      try Self.expectSolved(browser, in: scratch, isResized: false, "priority")
      if try browser.evaluate("window.layout.errors.length > 0") as? Bool == true {
        try browser.evaluate("document.getElementById('reset').click()")
      }
    }
    let before = try Self.size(Self.shown(browser))
    try browser.drag("#drag-width", x: -31, y: 0)
    let after = try Self.size(Self.shown(browser))
    #expect(after.width < before.width)
    try Self.expectSolved(browser, in: scratch, isResized: true, "narrower")
    try browser.drag("#drag-height", x: 0, y: 40)
    #expect(try Self.size(Self.shown(browser)).height > after.height)
    try Self.expectSolved(browser, in: scratch, isResized: true, "higher")
    #expect(browser.complaints.isEmpty)
  }

  /// Labels in all kinds of fonts and scripts, edited, wrapped and cut: every eighth of a point counts.
  @Test(.enabled(if: Browser.path != nil, "no chromium: make browser"), arguments: LiveTexts.scripts)
  func measuresTextsAsTheCommandDoes(_ script: LiveTexts.Script) throws {
    let scratch = try Scratch()
    let file = try scratch.write(LiveTexts.scenario(script), to: "texts.json")
    let browser = try #require(try Self.page(of: file, "--overlay", "none", in: scratch))
    try Self.expectEqual(
      Self.frames(Self.shown(browser)), Self.frames(Self.solved(file).first), "\(script.name) as it is")
    for edit in script.edits {
      try browser.evaluate(LiveTexts.editing(edit))
      try Self.expectSolved(browser, in: scratch, isResized: false, "\(script.name) with \(edit)")
    }
    #expect(browser.complaints.isEmpty)
  }

  @Test(.enabled(if: Browser.path != nil, "no chromium: make browser"))
  func isUsedByKeyboard() throws {
    let scratch = try Scratch()
    let browser = try #require(try Self.page(of: Self.sample("two-labels"), in: scratch))
    try browser.press("ArrowRight", on: "#drag-width")
    try browser.press("PageDown", on: "#drag-height")
    #expect(try Self.size(Self.shown(browser)) == (321, 588))
    try Self.expectSolved(browser, in: scratch, isResized: true, "keys")
    #expect(
      try browser.evaluate(
        "[...document.querySelectorAll('input, select, textarea, button')].every(e => e.textContent || e.labels?.length || e.ariaLabel)"
      ) as? Bool == true, "everything has a label")
  }

  @Test(.enabled(if: Browser.path != nil, "no chromium: make browser"))
  func layersAndConstraintsAreSwitched() throws {
    let scratch = try Scratch()
    let browser = try #require(try Self.page(of: Self.sample("4-debugging/1-unsatisfiable"), in: scratch))
    func count(_ selector: String) throws -> Int {
      try browser.evaluate("document.querySelectorAll('\(selector)').length") as? Int ?? 0
    }
    #expect(try count("#picture .overlay-constraints") == 1)
    #expect(try count(".constraint.broken") == 1)
    try browser.evaluate("document.querySelectorAll('#layers input')[1].click()")
    #expect(try count("#picture .overlay-constraints") == 0)
    try browser.evaluate("document.querySelector('.constraint.broken input[type=checkbox]').click()")
    #expect(try count(".constraint.broken") == 0)
    let conflicts = try Self.shown(browser)["conflicts"] as? [Any]
    #expect(conflicts?.isEmpty == true)
    #expect(browser.complaints.isEmpty)
  }

  @Test(.enabled(if: Browser.path != nil, "no chromium: make browser"), arguments: ["light", "dark"])
  func fitsAPhoneInBothAppearances(_ appearance: String) throws {
    let scratch = try Scratch()
    let browser = try #require(try Self.page(of: Self.sample("two-labels"), in: scratch))
    try browser.call(
      "Emulation.setDeviceMetricsOverride",
      ["width": 375, "height": 800, "deviceScaleFactor": 2, "mobile": true])
    try browser.call(
      "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": appearance]]])
    try browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    #expect(try browser.evaluate("document.documentElement.scrollWidth") as? Int ?? 0 <= 375)
    let ground = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
    #expect(ground == (appearance == "dark" ? "rgb(28, 28, 30)" : "rgb(255, 255, 255)"))
    let sheet = try browser.evaluate("document.querySelector('#picture svg > path').getAttribute('fill')")
    #expect((sheet as? String ?? "").hasPrefix("#f") == (appearance == "light"))
  }

  /// A page made with flags begins as `solve` with the same flags does.
  @Test(.enabled(if: Browser.path != nil, "no chromium: make browser"))
  func beginsAsTheFlagsSay() throws {
    let scratch = try Scratch()
    let file = Self.sample("9-right-to-left-and-text/1-right-to-left")
    let flags = ["--device", "iPad Air 3", "--text-size", "extraExtraLarge"]
    let browser = try #require(
      try Self.page(of: file, flags[0], flags[1], flags[2], flags[3], "--rtl", in: scratch))
    let solved = try Self.solved(file, flags[0], flags[1], flags[2], flags[3], "--rtl")
    try Self.expectEqual(Self.frames(Self.shown(browser)), Self.frames(solved.first), "flags")
  }

  /// The compiled engine in the page is that of these sources; `make live` brings it up to date.
  @Test func theModuleIsUpToDate() throws {
    let script = Places.root.appending(path: "Sources/LiveModule/build.sh").path
    let digest = try Run.program("/bin/bash", [script, "--digest"])
    let made = try String(
      contentsOf: Places.root.appending(path: "Sources/LivePage/ModuleBytes.swift"), encoding: .utf8)
    let wanted = digest.text.filter { !$0.isNewline }
    #expect(!wanted.isEmpty && made.contains("\"\(wanted)\""), "the engine has changed: make live")
  }
}
