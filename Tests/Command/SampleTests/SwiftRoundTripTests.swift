import Diagnostics
import Foundation
import InterfaceBuilderFiles
import LayoutScene
import SwiftCode
import TestSupport
import Testing

/// The code that convert writes makes the same layouts, in the opinion of the reader of Swift source.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader of Swift source"))
struct SwiftRoundTripTests {
  @Test func samplesKeepTheirFrames() throws {
    var score = RoundTripScore()
    for sample in Sample.all {
      if let scene = try sample.read().scene { try score.add(scene, sample.path) }
    }
    print(score)
    #expect(score.different == [])
    #expect(score.sized == 0)
  }

  @Test(.enabled(if: RecordedScenes.find() != nil, RecordedScenes.advice)) func storyboardsKeepTheirFrames()
    throws
  {
    let recorded = try #require(RecordedScenes.find())
    var score = RoundTripScore()
    // A part of them, so that all tests together take no longer than one can wait.
    for file in stride(from: 0, to: recorded.files.count, by: 10).map({ recorded.files[$0] }) {
      let bytes = [UInt8](try Data(contentsOf: recorded.folder.appending(path: file.file)))
      if let scene = InterfaceBuilderReader.read(bytes, input: file.file).scene {
        try score.add(scene, file.file)
      }
    }
    print(score)
    #expect(score.different == [])
    #expect(score.sized * 10 <= score.count, "\(score)")
  }
}

/// How many layouts keep their frames when their code is read.
private struct RoundTripScore: CustomStringConvertible {
  private(set) var count = 0
  /// Those that differ, and have views that only Interface Builder gives a size.
  private(set) var sized = 0
  /// How the others that differ do.
  private(set) var different: [String] = []

  mutating func add(_ scene: Scene, _ name: String) throws {
    let trip = try SwiftRoundTrip(scene)
    let layouts = solve(scene)
    for (option, classes) in Dictionary(grouping: trip.file.classes, by: \.option).sorted(by: {
      $0.key < $1.key
    }) {
      count += 1
      var isSized = false
      for one in classes {
        let differences = try trip.differences(of: one, from: layouts[option])
        guard !differences.isEmpty else { continue }
        if trip.isSizedByInterfaceBuilder(one) {
          isSized = true
        } else {
          let told = trip.misunderstandings(of: one).prefix(2)
          different.append("\(name), \(one.name): \(differences.prefix(4)) \(told)")
        }
      }
      if isSized { sized += 1 }
    }
  }

  var description: String {
    "\(count - sized - different.count) of \(count) keep their frames, \(sized) have sizes of Interface Builder's"
  }
}
