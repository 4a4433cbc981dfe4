import Foundation
import JSONText
import PangoCairoBackend
import ScenarioFiles
import Testing

/// Every key of the scenario schema does something: somewhere in the samples, or in the scenarios below, a message, a
/// frame or a picture is another one without it, or with another value. A key that does nothing would mislead people.
@Suite struct KeyEffectTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  /// What other suites show, because it takes more than one picture of one file.
  private static let shownElsewhere: Set = [
    // `SampleRunTests` draws both pictures.
    "scenario.withPlain",
    // For editors.
    "scenario.$schema",
    // Views from Swift source: `SwiftSourceTests`.
    "scenario.source", "option.calls", "option.set",
    // What is written from the scenario: `ScenarioWriterTests`, `TableCodeTests`.
    "constraint.shouldBeArchived", "view.hasPrototypes",
  ]

  @Test func everyKeyHasAnEffect() throws {
    let keys = SchemaKeys(try JSONNode(parsing: Array(ScenarioSchema.json().utf8)))
    var idle = keys.all.subtracting(Self.shownElsewhere)
    var tries: [String: Int] = [:]
    let texts = try Self.samples() + (try KeyScenarios.all)
    for text in texts {
      let plain = outcome(of: text)
      #expect(!plain.isFailure, "\(text.line.prefix(200))")
      for occurrence in keys.occurrences(in: text) where idle.contains(occurrence.key) {
        let key = occurrence.key
        tries[key, default: 0] += 1
        // What makes no difference in so many places is unlikely to make one in the next.
        guard tries[key, default: 0] <= 30 else { continue }
        if occurrence.others.contains(where: { outcome(of: $0).differs(from: plain) }) { idle.remove(key) }
      }
    }
    for key in idle.sorted() {
      let count = tries[key, default: 0]
      Issue.record("\(key) \(count == 0 ? "is in no sample" : "has no effect in \(count) places")")
    }
  }

  private func outcome(of text: JSONNode) -> VisibleOutcome {
    let bytes = Array(text.line.utf8)
    return VisibleOutcome(of: ScenarioReader.read(bytes, input: "scenario.json"), bytes, measurer)
  }

  /// Small ones first: they are drawn fastest.
  private static func samples() throws -> [JSONNode] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: Places.samples.path).sorted()
    let files = try names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }
      .map { try Data(contentsOf: Places.samples.appending(path: $0)) }
    return files.sorted { $0.count < $1.count }.compactMap { try? JSONNode(parsing: [UInt8]($0)) }
      .filter { $0["views"] != nil && $0["source"] == nil }
  }
}
