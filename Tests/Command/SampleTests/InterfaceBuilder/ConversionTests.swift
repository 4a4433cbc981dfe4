import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilderFiles
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioFiles
import TestSupport
import Testing

/// Scenes of Interface Builder files, converted to scenarios, are laid out to the same frames.
@Suite struct ConversionTests {
  private let library: FontLibrary

  init() throws { library = try FontLibrary() }

  /// Converts an option, and holds the frames of the scenario against those of the file.
  @discardableResult private func convert(
    _ index: Int, of file: Scene, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Scene {
    let words: Comment = "\(file.input), \(file.options[index].name)"
    let text = try ScenarioWriter.json(ofScene: index, in: file)
    let result = ScenarioReader.read(Array(text.utf8), input: file.input)
    #expect(result.diagnostics == [], words, sourceLocation: sourceLocation)
    let scenario = try #require(result.scene, words, sourceLocation: sourceLocation)
    #expect(scenario.options.map(\.name) == [file.options[index].name], sourceLocation: sourceLocation)
    let before = LayoutEngine.solve(file, options: [index], measurer: PangoTextMeasurer(library))
    let after = LayoutEngine.solve(scenario, measurer: PangoTextMeasurer(library))
    let (old, new) = (before.flatMap(\.views), after.flatMap(\.views))
    #expect(old.dropFirst().map(\.scene.id) == new.dropFirst().map(\.scene.id), words)
    #expect(old.map(\.scene.name) == new.map(\.scene.name), words)
    let moved = zip(old, new).filter { $0.frame.distance(to: $1.frame) > 1e-9 }.map(\.0.scene.id)
    #expect(moved == [], words)
    #expect(before.map(\.conflicts.count) == after.map(\.conflicts.count), words)
    #expect(try ScenarioWriter.json(scenario) == text, words)
    return scenario
  }

  private func file(_ text: String, _ name: String) throws -> Scene {
    let result = InterfaceBuilderReader.read(Array(text.utf8), input: name)
    return try #require(result.scene, "\(result.diagnostics)")
  }

  /// A fifth of the files takes three seconds; LAYOUT_RENDER_LONG=1 takes them all.
  @Test(.enabled(if: RecordedScenes.find() != nil, RecordedScenes.advice))
  func recordedScenesKeepTheirFrames() throws {
    let recorded = try #require(RecordedScenes.find())
    let step = ProcessInfo.processInfo.environment["LAYOUT_RENDER_LONG"] == nil ? 5 : 1
    for index in stride(from: 0, to: recorded.files.count, by: step) {
      let file = recorded.files[index]
      let bytes = try [UInt8](Data(contentsOf: recorded.folder.appending(path: file.file)))
      let scene = try #require(InterfaceBuilderReader.read(bytes, input: file.file).scene)
      for index in scene.options.indices { try convert(index, of: scene) }
    }
  }

  @Test func aStoryboardOfAFormAndATable() throws {
    let scene = try file(FormAndTable.storyboard, "Form.storyboard")
    #expect(scene.options.map(\.name) == ["s-1-form", "s-2-list"])
    let form = try convert(0, of: scene)
    #expect(form.options[0].title == "Sign In")
    #expect(form.options[0].views.map(\.recordedFrame) == Array(repeating: nil, count: 5))
    // The chosen name stays, a second one is told apart, and what has no name is called by what it says.
    #expect(
      form.options[0].constraints.map(\.identifier) == [
        "gap", "gap #2", "Fld-aa-001.trailing == root.trailingMargin",
        "Btn-aa-002.top == Fld-aa-001.bottom + 12",
        "Btn-aa-002.top == Fld-aa-001.bottom + 12 #2", "Btn-aa-002.centerX == root.centerX",
        "Sml-aa-003.top == safeArea.top + 5 @750", "Sml-aa-003.leading == safeArea.leading",
      ])
    #expect(form.options[0].views[1].content[TextFieldContent.self]?.borderStyle == .bezel)
    let list = try convert(1, of: scene)
    #expect(list.options[0].views.map(\.kind) == [.tableView, .view, .cell, .view, .label])
    #expect(list.options[0].views[0].displayName == "Table View")
    #expect(list.options[0].views[2].autoresizingMask != nil)
  }

  @Test func everyTopLevelViewOfAXib() throws {
    let scene = try file(FormAndTable.xib, "Rows.xib")
    #expect(scene.options.count == 2)
    #expect(try convert(0, of: scene).options[0].views[0].kind == .stackView)
    #expect(try convert(1, of: scene).options[0].views[0].kind == .cell)
  }

  @Test func constraintsAreEquationsAndNothingIsSaidTwice() throws {
    let text = try ScenarioWriter.json(ofScene: 0, in: file(FormAndTable.storyboard, "Form.storyboard"))
    #expect(text.contains("\n    \"Btn-aa-002.centerX == root.centerX\",\n"))
    #expect(text.contains("\"equation\": \"Fld-aa-001.top == safeArea.top + 20\""))
    for key in ["recordedFrame", "firstItem", "numberOfLines"] { #expect(!text.contains(key)) }
  }

  @Test func whatIsNotThereIsSaid() throws {
    let scene = try file(FormAndTable.xib, "Rows.xib")
    for index in [-1, 2] {
      #expect(throws: ScenarioWriteError.noOptions) { try ScenarioWriter.json(ofScene: index, in: scene) }
    }
  }
}

extension Rect {
  fileprivate func distance(to other: Rect) -> Double {
    [x - other.x, y - other.y, width - other.width, height - other.height].map(abs).max() ?? 0
  }
}
