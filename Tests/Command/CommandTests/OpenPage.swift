import AutoLayout
import Diagnostics
import Foundation
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioFiles
import SolutionFiles
import TestSupport
import Testing

@testable import layout_render

/// Tests in the browser, one after the other, from the start: otherwise they wait behind all others, and the last of
/// them runs alone.
@Suite(.serialized, .needs(.browser), .first) enum BrowserTests {}

/// Runs the tests of a suite ahead of others that could run, too.
struct RunsFirst: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high) { try await function() }.value
    }
  }
}

extension Trait where Self == RunsFirst {
  static var first: RunsFirst { RunsFirst() }
}

/// A line of text as a picture has it, in the coordinates of its group.
struct DrawnText: Decodable {
  var string: String
  var x: Double
  var y: Double
  /// Of the line.
  var width: Double
}

/// What the solution of an option says, as far as pages show it.
struct ShownSolution: Decodable {
  struct Canvas: Decodable {
    var width: Double
    var height: Double
  }
  struct View: Decodable, Equatable {
    var id: String
    var frame: [Double]
    var exactFrame: [Double]?
  }
  struct Constraint: Decodable {
    var identifier: String
    var description: String
    var origin: String
    var constant: Double
    var satisfied: Bool
  }
  struct Conflict: Decodable {
    var constraints: [String]
    var broken: String
    var message: String
    var help: String
  }
  struct Warning: Decodable { var message: String }

  var name: String
  var canvas: Canvas
  var views: [View]
  var constraints: [Constraint]
  var conflicts: [Conflict]
  var warnings: [Warning]

  /// All that is said in words.
  fileprivate var words: [String] {
    constraints.map { "\($0.identifier): \($0.description), \($0.satisfied)" }
      + conflicts.map { "\($0.broken) of \($0.constraints): \($0.message); \($0.help)" }
      + warnings.map(\.message)
  }
}

/// A live page, open in the browser.
struct OpenPage {
  /// What it shows.
  struct State: Decodable {
    var solution: ShownSolution
    var texts: [DrawnText]
    /// As the reader has made it, in JSON.
    var scenario: String
    /// Whether the scenario has errors; the rest is then as it was before.
    var isRefused: Bool
    /// The layers drawn, as `OverlayLayers` has them.
    var layers: Int
  }

  let browser: Browser

  init(_ file: URL) throws {
    browser = try Browser.shared()
    try browser.openTab()
    try browser.open(file, until: "document.documentElement?.dataset.ready === 'true'")
  }

  /// Chooses one of the options, by its position in the page.
  func choose(_ variant: Int) throws { try choose("\(variant)", of: "variant") }

  /// Chooses a value of a menu.
  func choose(_ value: String, of menu: String) throws {
    try browser.evaluate(
      """
      (() => {
        const menu = document.getElementById('\(menu)');
        menu.value = \(Browser.quoted(value));
        menu.dispatchEvent(new Event('change'));
      })()
      """)
  }

  func click(_ selector: String) throws {
    try browser.evaluate("document.querySelector(\(Browser.quoted(selector))).click()")
  }

  /// Takes all changes back.
  func reset() throws { try click("#reset") }

  /// What an element says.
  func text(_ selector: String) throws -> String? {
    try browser.evaluate("document.querySelector(\(Browser.quoted(selector)))?.textContent") as? String
  }

  func has(_ selector: String) throws -> Bool { try count(selector) > 0 }

  func count(_ selector: String) throws -> Int {
    try browser.evaluate("document.querySelectorAll(\(Browser.quoted(selector))).length") as? Int ?? 0
  }

  var state: State {
    get throws {
      let text = try browser.evaluate(
        """
        JSON.stringify({
          solution: window.layout.solution, scenario: JSON.stringify(window.layout.scenario),
          isRefused: window.layout.errors.length > 0,
          layers: [...document.querySelectorAll('#layers input')].reduce((sum, box, bit) => sum | (box.checked << bit), 0),
          texts: [...document.querySelectorAll('#picture text')].map((line) => ({ string: line.textContent,
            x: Number(line.getAttribute('x')), y: Number(line.getAttribute('y')),
            width: Number(line.getAttribute('textLength')) })),
        })
        """)
      return try JSONDecoder().decode(State.self, from: Data(try #require(text as? String).utf8))
    }
  }
}

/// What the command makes of scenarios, in this process.
struct Reference {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  func solve(_ scene: Scene, _ name: String) -> SolvedLayout? {
    scene.options.firstIndex { $0.name == name }.flatMap {
      LayoutEngine.solve(scene, options: [$0], measurer: measurer).first
    }
  }

  /// Holds what a page shows against what the command makes of the scenario in it.
  ///
  func expectEqual(_ state: OpenPage.State, _ what: String) throws {
    let read = ScenarioReader.read(Array(state.scenario.utf8), input: "scenario")
    #expect((read.scene == nil) == state.isRefused, "\(what): only one of page and command refuses it")
    guard let scene = read.scene, !state.isRefused else { return }
    let layout = try #require(solve(scene, state.solution.name), "\(what)")
    try expectEqual(state.solution, layout, what)
    let texts = try texts(of: layout, OverlayLayers(rawValue: state.layers))
    #expect(state.texts.map(\.string) == texts.map(\.string), "\(what): other texts")
    let moved = zip(state.texts, texts).filter { shown, drawn in
      max(abs(shown.x - drawn.x), abs(shown.y - drawn.y), abs(shown.width - drawn.width)) > 0.002
    }
    #expect(moved.isEmpty, "\(what): texts elsewhere")
  }

  func expectEqual(_ shown: ShownSolution, _ layout: SolvedLayout, _ what: String) throws {
    struct Report: Decodable { var options: [ShownSolution] }
    let report = Solution(of: [layout], input: "scenario").text
    let solved = try JSONDecoder().decode(Report.self, from: Data(report.utf8)).options[0]
    #expect(shown.words == solved.words, "\(what)")
    #expect(shown.views == solved.views, "\(what)")
    expectEqualFrames(shown, layout, what)
  }

  func expectEqualFrames(_ shown: ShownSolution, _ layout: SolvedLayout, _ what: String) {
    // The root is called by its own id in Interface Builder's files.
    #expect(
      shown.views.dropFirst().map(\.id) == layout.views.dropFirst().map(\.scene.id), "\(what): other views")
    for (shown, solved) in zip(shown.views, layout.views) {
      let frame = [solved.frame.x, solved.frame.y, solved.frame.width, solved.frame.height]
      let isEqual = zip(shown.exactFrame ?? shown.frame, frame).allSatisfy { abs($0 - $1) < 0.001 }
      #expect(isEqual, "\(what): \(shown.id) is \(shown.exactFrame ?? shown.frame) in the page, and \(frame)")
    }
  }

  private func texts(of layout: SolvedLayout, _ layers: OverlayLayers) throws -> [DrawnText] {
    var layout = layout
    // The page shows them itself.
    (layout.title, layout.description, layout.name) = (nil, nil, "default")
    let list = Sheet.draw(
      [layout], title: "", options: DrawingOptions(overlay: layers, crop: .none),
      measurer: measurer)
    return DrawnText.all(in: try SVGPainter.paint(list, measurer: measurer))
  }
}

extension DrawnText {
  /// The lines of an SVG picture. Reading all of it as XML takes as long as drawing it.
  fileprivate static func all(in picture: [UInt8]) -> [DrawnText] {
    String(decoding: picture, as: UTF8.self).components(separatedBy: "<text ").dropFirst().map { element in
      let element = element.components(separatedBy: "</text>")[0]
      let parts = element.components(separatedBy: "\"")
      func number(_ name: String) -> Double {
        let place = parts.firstIndex { $0.hasSuffix("\(name)=") }
        return place.flatMap { Double(parts[$0 + 1]) } ?? .nan
      }
      // What is behind the marks: those of the line and of its parts.
      let letters = element.split(separator: "<").map { $0.drop { $0 != ">" }.dropFirst() }.joined()
      let string = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(
        letters
      ) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
      return DrawnText(string: string, x: number("x"), y: number("y"), width: number("textLength"))
    }
  }
}
