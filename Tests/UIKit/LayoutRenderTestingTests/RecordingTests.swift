import Foundation
import Testing
import UIKit

@testable import LayoutRenderTesting

/// When baselines are written, and where.
@MainActor @Suite struct RecordingTests {
  private let package: TestPackage

  init() throws { package = try TestPackage() }

  @Test func nothingIsRecordedInContinuousIntegration() throws {
    package.environment = ["CI": "true"]
    for record in [LayoutRecording.missing, .failed, .never, nil] {
      let finding = try #require(package.check(record: record) { Card("Departures") }.first)
      #expect(finding.isFailure && finding.text.contains("\"card\" has no baseline"), "\(finding)")
      #expect(finding.text.contains("LAYOUT_RECORD=missing swift test"), "\(finding)")
    }
    #expect(package.names(in: package.folder) == ["Package.swift"])
    package.environment["LAYOUT_RECORD"] = "all"
    #expect(package.check { Card("Departures") }.map(\.isFailure) == [false])
  }

  @Test func neverRecordsNothing() throws {
    let finding = try #require(package.check(record: .never) { Card("Departures") }.first)
    #expect(finding.isFailure && finding.text.contains(package.baselines.path + "/card.json"), "\(finding)")
    #expect(package.names(in: package.folder) == ["Package.swift"])
  }

  @Test func failedRecordsOnceMoreAndFails() throws {
    #expect(package.check(record: .failed) { Card("Departures") }.map(\.isFailure) == [false])
    let finding = try #require(package.check(record: .failed) { Card("Arrivals") }.first)
    #expect(finding.isFailure && finding.text.contains("it was recorded anew"), "\(finding)")
    #expect(package.check { Card("Arrivals") } == [])
  }

  @Test func allRecordsOverWhatIsThere() throws {
    _ = package.check { Card("Departures") }
    let finding = try #require(package.check(record: .all) { Card("Arrivals") }.first)
    #expect(finding.isFailure && finding.text.contains("take \"record: .all\" out"), "\(finding)")
    #expect(package.check { Card("Arrivals") } == [])
    package.environment["LAYOUT_RECORD"] = "all"
    #expect(package.check { Card("Departures") }.map(\.isFailure) == [false])
    package.environment = [:]
    #expect(package.check { Card("Departures") } == [])
  }

  @Test func codeComesBeforeTheVariable() throws {
    package.environment["LAYOUT_RECORD"] = "all"
    #expect(package.check(record: .never) { Card("Departures") }.map(\.isFailure) == [true])
    package.environment["LAYOUT_RECORD"] = "yes"
    let finding = try #require(package.check { Card("Departures") }.first)
    #expect(finding.isFailure && finding.text.contains("missing, failed, all, never"), "\(finding)")
  }

  @Test func aFolderThatCannotBeWritten() throws {
    // A file in the place of the folder stops root, too, whom permissions do not.
    let tests = package.folder.appendingPathComponent("Tests/CardTests")
    try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
    try Data().write(to: tests.appendingPathComponent("__Layouts__"))
    let finding = try #require(package.check { Card("Departures") }.first)
    #expect(
      finding.isFailure && finding.text.contains("cannot write \(package.baselines.path)"), "\(finding)")
    let other = try #require(
      package.check(testFile: "/proc/none/CardTests.swift") { Card("Departures") }.first)
    #expect(other.isFailure && other.text.contains("cannot write /proc/none/__Layouts__"), "\(other)")
  }

  @Test func twoLayoutsOfOneName() throws {
    let names = LayoutNames()
    #expect(package.check(names: names, line: 3) { Card("Departures") }.map(\.isFailure) == [false])
    // A test that is repeated.
    #expect(package.check(names: names, line: 3) { Card("Departures") } == [])
    for name in ["card", "Card"] {
      let finding = try #require(package.check(name, names: names, line: 9) { Card("Departures") }.first)
      #expect(finding.isFailure && finding.text.contains("CardTests.swift:3 has a layout"), "\(finding)")
    }
    #expect(package.check("other", names: names, line: 9) { Card("Departures") }.map(\.isFailure) == [false])
  }

  /// The second layout of a loop that gives all the same name does not pass for the first.
  @Test func aLoopWithOneNameFails() {
    package.environment["LAYOUT_RECORD"] = "all"
    let names = LayoutNames()
    #expect(package.check(names: names) { Card("Departures") }.map(\.isFailure) == [false])
    #expect(package.check(names: names) { Card("Arrivals") }.map(\.isFailure) == [true])
  }
}
