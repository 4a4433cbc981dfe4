import AutoLayout
import Foundation
import LayoutScene
import TestSupport
import Testing

/// Frames by option and view, as a file of the folder Expected holds them.
///
/// `LAYOUT_RENDER_RECORD=1 swift test --filter SampleTests` writes the files anew; a look at the difference
/// then says whether the change was meant.
struct RecordedFrames: Equatable {
  /// x, y, width and height in points, rounded to thousandths.
  typealias Frame = [Double]

  var options: [String: [String: Frame]] = [:]

  static let isRecording = ProcessInfo.processInfo.environment["LAYOUT_RENDER_RECORD"] == "1"

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Expected")

  init(_ layouts: [SolvedLayout]) {
    for layout in layouts {
      let frames = layout.views.map { ($0.scene.id, Self.rounded($0.frame)) }
      options[layout.name] = Dictionary(frames, uniquingKeysWith: { first, _ in first })
    }
  }

  init(contentsOf sample: Sample) throws {
    let data = try Data(contentsOf: Self.file(of: sample))
    options = try JSONDecoder().decode([String: [String: Frame]].self, from: data)
  }

  private static func file(of sample: Sample) -> URL {
    folder.appendingPathComponent(sample.path + ".json")
  }

  private static func rounded(_ frame: Rect) -> Frame {
    // Adding zero makes a zero of a negative zero.
    [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1000).rounded() / 1000 + 0 }
  }

  /// Writes the file with a line for each view, in the order of the layouts.
  static func record(_ layouts: [SolvedLayout], of sample: Sample) throws {
    let options = layouts.map { layout in
      let views = layout.views.map { view in
        let numbers = rounded(view.frame).map { $0.rounded() == $0 ? "\(Int($0))" : "\($0)" }
        return "    \(quoted(view.scene.id)): [\(numbers.joined(separator: ", "))]"
      }
      return "  \(quoted(layout.name)): {\n\(views.joined(separator: ",\n"))\n  }"
    }
    let file = file(of: sample)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("{\n\(options.joined(separator: ",\n"))\n}\n".utf8).write(to: file)
  }

  private static func quoted(_ string: String) -> String {
    let escaped = string.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }

  /// What differs, a line for each view: `portrait, Red View: 16, 40, 343, 607 instead of 16, 20, 343, 627`.
  func differences(from recorded: RecordedFrames) -> [String] {
    Set(options.keys).union(recorded.options.keys).sorted().flatMap { option in
      let frames = options[option] ?? [:]
      let wanted = recorded.options[option] ?? [:]
      return Set(frames.keys).union(wanted.keys).sorted().compactMap { view -> String? in
        guard !areClose(frames[view], wanted[view]) else { return nil }
        return "\(option), \(view): \(words(frames[view])) instead of \(words(wanted[view]))"
      }
    }
  }

  /// Another order of the same sums may round to another thousandth.
  private func areClose(_ one: Frame?, _ other: Frame?) -> Bool {
    guard let one, let other, one.count == other.count else { return false }
    return zip(one, other).allSatisfy { isClose($0, $1, within: 0.0015) }
  }

  private func words(_ frame: Frame?) -> String {
    frame?.map { "\($0)" }.joined(separator: ", ") ?? "nothing"
  }
}

@Suite struct RecordedFramesTests {
  @Test(arguments: Sample.all)
  func framesAreTheRecordedOnes(_ sample: Sample) throws {
    let layouts = try sample.layouts()
    if RecordedFrames.isRecording { try RecordedFrames.record(layouts, of: sample) }
    let recorded = try RecordedFrames(contentsOf: sample)
    let differences = RecordedFrames(layouts).differences(from: recorded)
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  @Test func everyRecordHasItsSample() {
    #expect(Sample.paths(in: RecordedFrames.folder) == Sample.all.map(\.path))
  }

  /// A comparison that finds nothing would pass every sample.
  @Test func differencesAreFound() throws {
    let layouts = try Sample("two-labels").layouts()
    var changed = layouts
    changed[0].views[1].frame.x += 0.01
    changed[1].views.elements.removeLast()
    changed.removeLast()
    let differences = RecordedFrames(changed).differences(from: RecordedFrames(layouts))
    #expect(differences.count == 1 + 1 + layouts[3].views.count)
    #expect(differences.last?.hasPrefix("short-short, top: 16.01, ") == true)
  }
}
