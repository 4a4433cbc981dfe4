import AutoLayout
import Diagnostics
import Foundation
import InterfaceBuilderFiles
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioFiles
import Testing

/// A recorded scene without its words, and where Interface Builder had put its views: a line of the file of facts.
private struct RecordedFacts {
  /// In the format of scenarios.
  var scenario: Data
  var recorded: RecordedScenes.RecordedScene

  static let file = RecordedFrames.folder.appending(path: "interface-builder.jsonl")

  static func lines() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  init(line: String) throws {
    let halves = try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    scenario = try JSONSerialization.data(withJSONObject: #require(halves["scenario"]))
    recorded = try JSONDecoder().decode(
      RecordedScenes.RecordedScene.self,
      from: JSONSerialization.data(withJSONObject: #require(halves["recorded"])))
  }

  /// - Returns: nil for a scene of which no view was recorded.
  static func line(
    _ scene: RecordedScenes.RecordedScene, _ option: SceneOption, _ layout: SolvedLayout
  ) throws -> String? {
    let facts = SceneFacts(option, layout, asked: Set(scene.checks.map(\.viewID)))
    let kinds = Dictionary(facts.scene.options[0].views.map { ($0.id, $0.kind) }) { first, _ in first }
    var recorded = RecordedScenes.RecordedScene(scale: scene.scale, checks: [])
    for var check in scene.checks {
      guard let name = facts.names[check.viewID], let kind = kinds[name] else { continue }
      (check.viewID, check.class) = (name, kind.rawValue)
      check.rounding = check.rounding?.filter { abs($0.value) > 1e-6 }
      if check.rounding?.isEmpty == true { check.rounding = nil }
      recorded.checks.append(check)
    }
    if recorded.checks.isEmpty { return nil }
    let scenario = withoutBlanks(try ScenarioWriter.json(ofScene: 0, in: facts.scene))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let frames = String(decoding: try encoder.encode(recorded), as: UTF8.self)
    return "{\"scenario\":\(scenario),\"recorded\":\(frames)}"
  }

  /// JSON without what stands between its tokens; none of its strings has a quotation mark in it.
  private static func withoutBlanks(_ json: String) -> String {
    json.components(separatedBy: "\"").enumerated()
      .map { $0.offset.isMultiple(of: 2) ? $0.element.filter { !$0.isWhitespace } : $0.element }
      .joined(separator: "\"")
  }
}

/// The frames that Interface Builder recorded, in every clone: the scenes' facts are kept where their files are not.
@Suite struct FactsTests {
  @Test(
    .enabled(
      if: RecordedFrames.isRecording && RecordedScenes.find() != nil, "records from Interface Builder files"))
  func record() throws {
    let recorded = try #require(RecordedScenes.find())
    let measurer = PangoTextMeasurer(try FontLibrary())
    var lines: Set<String> = []
    for file in recorded.files {
      let bytes = try [UInt8](Data(contentsOf: recorded.folder.appending(path: file.file)))
      let read = try #require(InterfaceBuilderReader.read(bytes, input: file.file).scene, "\(file.file)")
      for scene in file.scenes {
        let index = read.options.firstIndex { option in
          scene.sceneID.map { $0 == option.name }
            ?? scene.checks.allSatisfy { check in option.views.contains { $0.id == check.viewID } }
        }
        guard let index else { continue }
        let layouts = LayoutEngine.solve(read, options: [index], measurer: measurer)
        guard let layout = layouts.first else { continue }
        if let line = try RecordedFacts.line(scene, read.options[index], layout) { lines.insert(line) }
      }
    }
    try Data(lines.sorted().map { $0 + "\n" }.joined().utf8).write(to: RecordedFacts.file, options: .atomic)
  }

  @Test func recordedFramesComeOut() throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    var score = Score()
    for (number, line) in try RecordedFacts.lines().enumerated() {
      let facts = try RecordedFacts(line: line)
      let file = RecordedScenes.File(file: "line \(number + 1)", era: "", scenes: [facts.recorded])
      let result = ScenarioReader.read([UInt8](facts.scenario), input: file.file)
      let scene = try #require(result.scene, "\(file.file): \(result.diagnostics.map(\.message))")
      let views = LayoutEngine.solve(scene, measurer: measurer).flatMap(\.views)
      let solved = Dictionary(views.map { ($0.scene.id, $0) }) { first, _ in first }
      for check in facts.recorded.checks {
        let view = solved[check.viewID]
        score.add(
          check, frame: view?.frame, isSizeGiven: view?.scene.intrinsicContentSize != nil, of: facts.recorded,
          in: file)
      }
    }
    print(score.table)
    #expect(score.share(.determined).all >= 6000 && score.share(.text).all >= 2000)
    #expect(score.percent(.determined) >= 99.96)
    #expect(score.percent(.text) >= 97.6)
  }

  /// Nothing but numbers, views by number and the words of the format: no text, name, identifier or file of anyone.
  @Test func onlyFactsAreKept() throws {
    var known = Set(words(in: try JSONSerialization.jsonObject(with: Data(ScenarioSchema.json().utf8))))
    known.formUnion(LayoutAttribute.allCases.map { "\($0)" })
    known.formUnion(Device.all.map(\.name))
    known.formUnion(["scenario", "recorded", "checks", "viewID", "class", "det", "rounding", "textDependent"])
    known.formUnion(["scale", "root", "safeArea", "layoutMargins", "readableContent", "contentLayoutGuide"])
    known.formUnion(["frameLayoutGuide", "topLayoutGuide", "bottomLayoutGuide", SceneFacts.standIn])
    func isFact(_ part: Substring) -> Bool {
      known.contains(String(part)) || Double(part) != nil
        || part.wholeMatch(of: /[vg#@]?[0-9]+(\.[0-9]+)?|==|<=|>=|[*×+-]|[xywh]{0,4}/) != nil
    }
    var parts: Set<Substring> = []
    for line in try RecordedFacts.lines() {
      let json = try JSONSerialization.jsonObject(with: Data(line.utf8))
      for word in words(in: json) where !known.contains(word) {
        parts.formUnion(word.split { $0 == " " || $0 == "\n" })
      }
    }
    // Points stand between a view and its attribute, and in numbers.
    let strange = parts.filter { !isFact($0) && !$0.split(separator: ".").allSatisfy(isFact) }
    #expect(strange == [])
    #expect(!isFact("Name") && !isFact("v1x") && !isFact("yxwhx"))
  }

  private func words(in json: Any) -> [String] {
    switch json {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(words)
    case let object as [String: Any]: object.keys + object.values.flatMap(words)
    default: []
    }
  }
}
