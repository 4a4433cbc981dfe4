import Foundation
import LayoutFiles
import LayoutScene
import SwiftCode
import Testing

/// The code that convert writes makes the same layouts, in the opinion of the reader of Swift source.
@Suite(.enabled(if: SwiftRoundTrip.reader != nil, "make reader builds the reader of Swift source"))
struct SwiftRoundTripTests {
  @Test func samplesKeepTheirFrames() throws {
    var score = RoundTripScore()
    for sample in Sample.all {
      if let scene = try sample.read().scene { try score.add(scene, sample.path) }
    }
    print(score)
    #expect(score.unexplained == [])
    #expect(score.equal * 10 >= score.count * 8, "\(score)")
  }

  @Test(.enabled(if: RecordedScenes.find() != nil)) func storyboardsKeepTheirFrames() throws {
    let recorded = try #require(RecordedScenes.find())
    var score = RoundTripScore()
    // A part of them, so that all tests together take no longer than one can wait.
    for file in stride(from: 0, to: recorded.files.count, by: 5).map({ recorded.files[$0] }) {
      let bytes = [UInt8](try Data(contentsOf: recorded.folder.appending(path: file.file)))
      if let scene = InterfaceBuilderReader.read(bytes, input: file.file).scene {
        try score.add(scene, file.file)
      }
    }
    print(score)
    #expect(score.unexplained.count * 20 <= score.count, "\(score.unexplained.joined(separator: "\n"))")
    // Old canvases have rows for other widths, and below bars.
    #expect(score.equal * 10 >= score.count * 7, "\(score)")
  }
}

/// How many scenes and options keep their frames when their code is read, and why others do not.
private struct RoundTripScore: CustomStringConvertible {
  private(set) var count = 0
  private(set) var equal = 0
  private var reasons: [String: Int] = [:]
  private(set) var unexplained: [String] = []

  mutating func add(_ scene: Scene, _ name: String) throws {
    let trip = try SwiftRoundTrip(scene)
    let layouts = solve(scene)
    for (option, classes) in Dictionary(grouping: trip.file.classes, by: \.option).sorted(by: {
      $0.key < $1.key
    }) {
      count += 1
      let different = try classes.map { ($0, try trip.differences(of: $0, from: layouts[option])) }
        .filter { !$1.isEmpty }
      if different.isEmpty { equal += 1 }
      for reason in Set(different.flatMap { one, _ in Set(trip.reasons(for: one, in: layouts[one.option])) })
      {
        reasons[reason, default: 0] += 1
      }
      unexplained += different.filter { one, _ in trip.reasons(for: one, in: layouts[one.option]).isEmpty }
        .map {
          "\(name), \($0.name): \($1.prefix(4)) \(trip.misunderstandings(of: $0).prefix(2))"
        }
    }
  }

  var description: String {
    let frequent = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    return "\(equal) of \(count) keep their frames; others have: \(frequent.joined(separator: ", "))"
  }
}
