import AutoLayout
import Diagnostics
import FileAccess
import Foundation
import InterfaceBuilderFiles
import JSONText
import LayoutDrawing
import LayoutScene
import LayoutSolving
import LivePage
import PangoCairoBackend
import ScenarioFiles
import Testing

@testable import layout_render

extension BrowserTests {
  /// The live page in a real browser: what it shows is what the command makes of the same scenario.
  @Suite struct LivePageTests {
    private let scratch: Scratch
    private let reference: Reference

    init() throws {
      scratch = try Scratch()
      reference = try Reference()
    }

    /// The pages that the command makes of several files, made together.
    private struct Pages {
      let scratch: Scratch

      init(_ files: [String]) throws {
        scratch = try Scratch.untilTheEnd()
        let run = try Run.command(files + ["-o", scratch.path("{scenario}.html"), "--quiet"])
        #expect(run.status == 0, "\(run.errors)")
      }

      func open(_ name: String) throws -> OpenPage {
        try OpenPage(scratch.folder.appending(path: "\(name).html"))
      }
    }

    nonisolated(unsafe) private static let pages = Result {
      try Pages(
        interfaceFiles.map(\.path) + [sample("two-labels"), sample("4-debugging/1-unsatisfiable")])
    }

    nonisolated(unsafe) private static let scripts = Result {
      let scratch = try Scratch()
      return try Pages(
        try LiveTexts.scripts.map {
          try scratch.write(LiveTexts.scenario($0), to: "\($0.fileName).json")
        } + ["--overlay", "none"])
    }

    private static let interfaceFiles = SampleRunTests.files.filter { $0.pathExtension != "json" }

    private static func sample(_ name: String) -> String {
      Places.samples.appending(path: name + ".json").path
    }

    // MARK: Samples

    /// All samples in one page, so that it is opened and its fonts are loaded once; and what its options are called.
    private struct SamplesPage {
      let file: URL
      let names: [String]

      init() throws {
        let reference = try Reference()
        var document = Document(
          file: InputFile(argument: "samples.json"), kind: .scenario, bytes: [], overrides: CanvasOverrides(),
          scene: Scene(input: "", options: []))
        var (scenarios, layouts, names): ([JSONNode], [SolvedLayout], [String]) = ([], [], [])
        for file in SampleRunTests.files {
          let read = try Document.read(InputFile(argument: file.path), CanvasOverrides(), fonts: nil)
          let scene = read.scene
          if read.kind.hasSeparateOptions {
            let texts = try scene.options.indices.map { try ScenarioWriter.json(ofScene: $0, in: scene) }
            scenarios += try texts.map { try JSONNode(parsing: Array($0.utf8)) }
          } else {
            scenarios += try read.scenarios(of: [])
          }
          layouts += LayoutEngine.solve(scene, measurer: reference.measurer)
          let path = file.path.dropFirst(Places.samples.path.count + 1)
          names += scene.options.map { "\(path), \($0.name)" }
          document.scene.options += scene.options
        }
        // Views say which characters the page has to carry; drawing constraints takes most of the time.
        for index in layouts.indices { layouts[index].constraints = [] }
        let data = LivePageData(
          document: document, scenarios: scenarios, layouts: layouts,
          drawing: DrawingOptions(overlay: OverlayLayers.all.union(.passes)))
        file = try Scratch.untilTheEnd().folder.appending(path: "samples.html")
        let engine = try Data(contentsOf: Places.root.appending(path: ".build/live/live.wasm.gz"))
        let module = LiveModuleFile(engine: Array(engine), isShared: false)
        try Data(data.html(reference.measurer, module: module)).write(to: file)
        self.names = names
      }
    }

    private static let samplesPage = Result { try SamplesPage() }

    private static let typed = "Quick jumps, WAVE & Zebra (0123456789)"

    /// Every frame, every text of the picture and every word about it.
    @Test func drawsEverySampleAsTheCommandDoes() throws {
      let names = try Self.samplesPage.get().names
      let page = try OpenPage(Self.samplesPage.get().file)
      #expect(try page.count("#variant option") == names.count)
      let edited = Self.firsts(names)
      for (variant, name) in names.enumerated() {
        try page.choose(variant)
        try reference.expectEqual(page.state, name)
        if edited.contains(variant) { try edit(page, variant, name) }
      }
      #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
    }

    /// The first option of each chapter.
    private static func firsts(_ names: [String]) -> Set<Int> {
      func chapter(_ index: Int) -> Substring { names[index].prefix { $0 != "/" } }
      return Set(names.indices.filter { $0 == 0 || chapter($0) != chapter($0 - 1) })
    }

    /// Edits an option as a reader does, one change over the other: a text with characters that the scenario does not
    /// have, a priority, the size.
    private func edit(_ page: OpenPage, _ variant: Int, _ name: String) throws {
      if try page.has(".text .value") {
        try page.browser.type(Self.typed, into: ".text .value")
        let state = try page.state
        #expect(state.scenario.contains(Self.typed), "\(name)")
        try reference.expectEqual(state, "\(name), another text")
      }
      if try page.has(".constraint") {
        try page.browser.type("640", into: ".constraint .priority")
        let state = try page.state
        #expect(state.scenario.contains("\"priority\":640"), "\(name)")
        try reference.expectEqual(state, "\(name), another priority")
        if state.isRefused {
          try page.reset()
          try page.choose(variant)
        }
      }
      let before = try page.state.solution.canvas
      try page.browser.drag("#drag-width", x: -31, y: 0)
      try page.browser.drag("#drag-height", x: 0, y: 40)
      let state = try page.state
      #expect(state.solution.canvas.width < before.width && state.solution.canvas.height > before.height)
      try reference.expectEqual(state, "\(name), another size")
      try page.reset()
    }

    // MARK: Interface Builder

    /// A page has every scene of its file that has views, laid out as the file is.
    @Test(arguments: interfaceFiles) func showsTheScenesOfAFile(_ file: URL) throws {
      let page = try Self.pages.get().open(file.deletingPathExtension().lastPathComponent)
      let bytes = Array(try Data(contentsOf: file))
      let scene = try #require(InterfaceBuilderReader.read(bytes, input: file.path).scene)
      let layouts = LayoutEngine.solve(scene, measurer: reference.measurer).filter { $0.absence == nil }
      #expect(try page.count("#variant option") == layouts.count)
      for (variant, layout) in layouts.enumerated() {
        try page.choose(variant)
        let state = try page.state
        #expect(state.solution.name == layout.name)
        reference.expectEqualFrames(state.solution, layout, "\(file.lastPathComponent), \(layout.name)")
        try reference.expectEqual(state, "\(file.lastPathComponent), \(layout.name)")
      }
      #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
    }

    @Test func showsOneSceneAsTheFlagsSay() throws {
      let file = try #require(Self.interfaceFiles.first)
      let bytes = Array(try Data(contentsOf: file))
      let overrides = CanvasOverrides(
        size: Size(width: 500, height: 600), rightToLeft: true, contentSizeCategory: .extraExtraLarge)
      let scene = try #require(
        InterfaceBuilderReader.read(bytes, input: file.path, overrides: overrides).scene)
      let name = try #require(scene.options.last?.name)
      let run = try Run.command([
        file.path, "--option", name, "--size", "500x600", "--rtl", "--text-size", "extraExtraLarge", "-o",
        scratch.path("one.html"),
      ])
      #expect(run.status == 0, "\(run.errors)")
      let page = try OpenPage(scratch.folder.appending(path: "one.html"))
      #expect(try page.count("#variant option") == 1)
      let layout = try #require(reference.solve(scene, name))
      reference.expectEqualFrames(try page.state.solution, layout, name)
      // What the command line said can be taken back.
      try page.choose("leftToRight", of: "layoutDirection")
      try reference.expectEqual(page.state, "from left to right")
    }

    /// The pages of a folder load one engine from a script beside them.
    @Test func pagesShareTheEngine() throws {
      let folder = scratch.folder.appending(path: "pages")
      let names = ["two-labels", "1-unsatisfiable"]
      let files = [Self.sample("two-labels"), Self.sample("4-debugging/1-unsatisfiable")]
      let arguments = ["--shared-module", "--quiet", "-o", folder.appending(path: "{scenario}.html").path]
      let run = try Run.command(files + arguments)
      #expect(run.status == 0, "\(run.errors)")
      func contents() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      }
      let scripts = try contents().filter { $0.hasSuffix(".js") }
      #expect(scripts.count == 1 && scripts[0].hasPrefix("layout-render-live-"))
      let script = folder.appending(path: try #require(scripts.first))
      let before = try Data(contentsOf: script)
      for name in names {
        let file = folder.appending(path: "\(name).html")
        #expect(try Data(contentsOf: file).count < before.count)
        let page = try OpenPage(file)
        try reference.expectEqual(page.state, name)
        #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
      }
      // Another page finds it there.
      #expect(try Run.command([Self.sample("two-labels-ambiguous")] + arguments).status == 0)
      #expect(try contents().count == 4 && Data(contentsOf: script) == before)
      let missing = try Run.command([files[0], "--shared-module", "-f", "html", "-o", "-"])
      #expect(missing.status == 64 && missing.errors.contains("--shared-module is for written files"))
    }

    // MARK: Texts

    /// Labels in all kinds of fonts and scripts, edited, wrapped and cut: every eighth of a point counts.
    @Test(arguments: LiveTexts.scripts) func measuresTextsAsTheCommandDoes(_ script: LiveTexts.Script) throws
    {
      let page = try Self.scripts.get().open(script.fileName)
      try reference.expectEqual(page.state, "\(script.name) as it is")
      for edit in script.edits {
        try page.browser.evaluate(LiveTexts.editing(edit))
        try reference.expectEqual(page.state, "\(script.name) with \(edit)")
      }
      #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
    }

    // MARK: Use

    @Test func isUsedByKeyboard() throws {
      let page = try Self.pages.get().open("two-labels")
      try page.browser.press("ArrowRight", on: "#drag-width")
      try page.browser.press("PageUp", on: "#drag-height")
      let state = try page.state
      #expect(state.solution.canvas.width == 321 && state.solution.canvas.height == 588)
      try reference.expectEqual(state, "keys")
      #expect(
        try page.browser.evaluate(
          "[...document.querySelectorAll('input, select, textarea, button')].every(e => e.textContent || e.labels?.length || e.ariaLabel)"
        ) as? Bool == true, "everything has a label")
    }

    @Test func layersAndConstraintsAreSwitched() throws {
      let page = try Self.pages.get().open("1-unsatisfiable")
      #expect(try page.count("#picture .overlay-constraints") == 1)
      #expect(try page.count(".constraint.broken") == 1)
      let conflict = try #require(try page.state.solution.conflicts.first)
      let told = try page.text("#finding-list li")
      #expect(told?.hasPrefix("Conflict: \(conflict.message). ") == true, "\(told ?? "")")
      try page.browser.evaluate("document.querySelectorAll('#layers input')[1].click()")
      #expect(try page.count("#picture .overlay-constraints") == 0)
      try page.browser.evaluate("document.querySelector('.constraint.broken input[type=checkbox]').click()")
      #expect(try page.count(".constraint.broken") == 0)
      let state = try page.state
      #expect(state.solution.conflicts.isEmpty)
      try reference.expectEqual(state, "without the conflict")
      #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
    }

    /// Each constraint's field has its constant, below zero and on either side of a view.
    @Test func constantsAreShownAndEdited() throws {
      let page = try Self.pages.get().open("two-labels")
      let own = try page.state.solution.constraints.filter { $0.origin == "explicit" }
      let fields =
        "Object.fromEntries([...document.querySelectorAll('.constraint')].map(e => [e.ariaLabel, e.querySelector('.constant').valueAsNumber]))"
      #expect(
        try page.browser.evaluate(fields) as? [String: Double]
          == Dictionary(uniqueKeysWithValues: own.map { ($0.identifier, $0.constant) }))
      #expect(Set(own.map(\.constant)) == [0, 41, 8, 457, 21])
      try page.browser.type("30.5", into: ".constraint[aria-label='who gives way'] .constant")
      let state = try page.state
      #expect(state.solution.constraints.first { $0.identifier == "who gives way" }?.constant == 30.5)
      try reference.expectEqual(state, "another constant")
    }

    @Test(arguments: ["light", "dark"]) func fitsAPhoneInBothAppearances(_ appearance: String) throws {
      let browser = try Self.pages.get().open("two-labels").browser
      try browser.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": 375, "height": 800, "deviceScaleFactor": 2, "mobile": true])
      try browser.call(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": appearance]]])
      try browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
      #expect(try browser.evaluate("document.documentElement.scrollWidth") as? Int ?? 0 <= 375)
      let ground = try browser.evaluate("getComputedStyle(document.body).backgroundColor") as? String
      #expect(ground == (appearance == "dark" ? "rgb(22, 22, 24)" : "rgb(255, 255, 255)"))
      let sheet = try browser.evaluate("document.querySelector('#picture svg > path').getAttribute('fill')")
      #expect((sheet as? String ?? "").hasPrefix("#f") == (appearance == "light"))
    }

    /// The whole picture is seen at first, and two fingers zoom it, also if one of them is on a handle.
    @Test(arguments: [195.0, 0]) func zoomsWithTwoFingers(_ finger: Double) throws {
      let browser = try Self.pages.get().open("two-labels").browser
      func number(_ expression: String) throws -> Double {
        let value = try browser.evaluate(expression)
        return try #require(value as? Double ?? (value as? Int).map(Double.init))
      }
      try browser.call(
        "Emulation.setDeviceMetricsOverride",
        ["width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": true])
      try browser.call("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 2])
      // The page that is about to go is ready, too.
      try browser.evaluate("window.isOld = true; setTimeout(() => location.reload())")
      try browser.wait(
        until: "!window.isOld && document.documentElement?.dataset.ready === 'true' && innerWidth === 390")
      let place = "document.querySelector('#picture svg').getBoundingClientRect()"
      #expect(
        try number("document.getElementById('inspector').getBoundingClientRect().top - \(place).bottom") >= 0)
      #expect(
        try number(
          "document.getElementById('canvas').scrollHeight - document.getElementById('canvas').clientHeight")
          == 0)
      let handle = "document.getElementById('drag-width').getBoundingClientRect()"
      let x = finger > 0 ? finger : try number("\(handle).x + \(handle).width / 2")
      let y = try number("\(handle).y + \(handle).height / 2")
      let width = try number("\(place).width")
      func touch(_ type: String, _ spread: Double) throws {
        let points = spread == 0 ? [] : [["x": x, "y": y, "id": 0], ["x": x - spread, "y": y, "id": 1]]
        // The fingers do not touch at the same time.
        if type == "touchStart" {
          try browser.call("Input.dispatchTouchEvent", ["type": type, "touchPoints": [points[0]]])
        }
        try browser.call("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
        try browser.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
      }
      try touch("touchStart", 60)
      for spread in stride(from: 70.0, through: 120, by: 10) { try touch("touchMove", spread) }
      try touch("touchEnd", 0)
      #expect(abs(try number("\(place).width") / width - 2) < 0.05)
      #expect(try number("window.layout.solution.canvas.width") == 320)
      #expect(try number("visualViewport.scale") == 1)
    }

    /// A page made with flags begins as pictures with the same flags do.
    @Test func beginsAsTheFlagsSay() throws {
      let file = Self.sample("9-right-to-left-and-text/1-right-to-left")
      let flags = ["--device", "iPad Air 3", "--text-size", "extraExtraLarge", "--rtl"]
      let run = try Run.command([file, "-o", scratch.path("page.html")] + flags)
      #expect(run.status == 0, "\(run.errors)")
      let page = try OpenPage(scratch.folder.appending(path: "page.html"))
      let overrides = CanvasOverrides(
        device: "iPad Air 3", rightToLeft: true, contentSizeCategory: .extraExtraLarge)
      let bytes = Array(try Data(contentsOf: URL(filePath: file)))
      let scene = try #require(ScenarioReader.read(bytes, input: file, overrides: overrides).scene)
      let state = try page.state
      try reference.expectEqual(
        state.solution, try #require(reference.solve(scene, state.solution.name)), "flags")
    }

    @Test func drawsBarsInPlaceOfLetters() throws {
      let file = try scratch.write(
        #"{"views": [{"id": "a", "type": "label", "text": "Some words"}]}"#, to: "words.json")
      for (flags, count) in [([], 1), (["--boxes"], 0)] {
        let run = try Run.command([file, "--overlay", "none", "-o", scratch.path("page.html")] + flags)
        #expect(run.status == 0, "\(run.errors)")
        let page = try OpenPage(scratch.folder.appending(path: "page.html"))
        #expect(try page.state.texts.filter { $0.string == "Some words" }.count == count)
        #expect(page.browser.complaints.isEmpty, "\(page.browser.complaints)")
      }
    }

    /// A byte order mark is no part of the scenario.
    @Test func startsWithAByteOrderMark() throws {
      let file = try scratch.write("\u{FEFF}{\"views\": [{\"id\": \"a\"}]}", to: "marked.json")
      let run = try Run.command([file, "-o", scratch.path("page.html")])
      #expect(run.status == 0, "\(run.errors)")
      let page = try OpenPage(scratch.folder.appending(path: "page.html"))
      #expect(try page.state.solution.views.map(\.id) == ["root", "a"])
    }

    /// Names are names, whatever they mean to scripts.
    @Test func editsWhatHasANameOfTheScripts() throws {
      let names = ["__proto__", "constructor", "toString", "picture"]
      let views = names.map { #"{"id": "\#($0)", "type": "label", "text": "old"}"# }
      let constraints = names.map { #"{"identifier": "\#($0)", "equation": "\#($0).width = 50"}"# }
      let file = try scratch.write(
        """
        {"views": [\(views.joined(separator: ", "))], "constraints": [\(constraints.joined(separator: ", "))]}
        """, to: "names.json")
      let run = try Run.command([file, "-o", scratch.path("page.html")])
      #expect(run.status == 0, "\(run.errors)")
      let page = try OpenPage(scratch.folder.appending(path: "page.html"))
      for number in 1...names.count {
        try page.browser.type("new \(number)", into: ".view:nth-child(\(number + 1)) .text .value")
        try page.browser.type("\(640 + number)", into: ".view:nth-child(\(number + 1)) .priority")
      }
      let state = try page.state
      for number in 1...names.count {
        #expect(state.texts.contains { $0.string == "new \(number)" })
        #expect(state.solution.constraints.contains { $0.description.hasSuffix("@\(640 + number)") })
      }
      try reference.expectEqual(state, "names")
    }

    // MARK: Memory

    /// As many bytes are in use after many updates as after few.
    @Test func updatesLeaveNothingInMemory() throws {
      let page = try OpenPage(Self.samplesPage.get().file)
      let count = try page.count("#variant option")
      for variant in stride(from: 0, to: count, by: 25) {
        try page.choose(variant)
        let grown =
          try page.browser.evaluate(
            """
            (() => {
              const menu = document.getElementById('layoutDirection');
              const update = (count) => {
                for (let turn = 0; turn < 2 * count; turn++) {
                  menu.value = turn % 2 ? 'leftToRight' : 'rightToLeft';
                  menu.dispatchEvent(new Event('change'));
                }
                return window.layout.memory;
              };
              const before = update(2);
              return update(5) - before;
            })()
            """) as? Int
        #expect(grown == 0, "option \(variant) leaves \(grown ?? -1) bytes after ten updates")
      }
    }
  }
}

/// The engine that is compiled into the page.
@Suite struct LiveModuleTests {
  /// A command that stands alone says what it lacks; one with the engine where `make install` puts it has all.
  @Test func theEngineIsFoundBesideTheCommand() throws {
    let scratch = try Scratch()
    let folder = scratch.folder.resolvingSymlinksInPath()
    let (bin, share) = (folder.appending(path: "bin"), folder.appending(path: "share/layout-render"))
    for place in [bin, share] {
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    let command = bin.appending(path: "layout-render")
    try FileManager.default.copyItem(at: Places.command, to: command)
    let page = folder.appending(path: "page.html")
    let words = [Places.samples.appending(path: "two-labels.json").path, "-o", page.path]
    let alone = try Run.program(command.path, words)
    #expect(alone.status == 69 && !FileManager.default.fileExists(atPath: page.path))
    #expect(alone.errors.contains("there is no \(share.path)/live.wasm.gz [engine-missing]"))
    try FileManager.default.copyItem(
      at: Places.root.appending(path: ".build/live/live.wasm.gz"), to: share.appending(path: "live.wasm.gz"))
    #expect(try Run.program(command.path, words).status == 0)
    #expect(FileManager.default.fileExists(atPath: page.path))
  }

  /// The engine is that of these sources.
  @Test func theEngineIsUpToDate() throws {
    let script = Places.root.appending(path: "Sources/Page/LiveModule/build.sh").path
    let digest = try Run.program("/bin/bash", [script, "--digest"])
    let made = try String(contentsOf: Places.root.appending(path: ".build/live/digest"), encoding: .utf8)
    let wanted = digest.text.filter { !$0.isNewline }
    #expect(!wanted.isEmpty && made.filter { !$0.isNewline } == wanted, "the engine has changed: make live")
  }
}
