import AutoLayout
import Foundation
import LayoutRender
import LayoutReview
import PangoCairoBackend
import UIKit

/// One call of `assertLayout`, which makes, compares and records the layouts of its combinations.
@MainActor struct LayoutCheck {
  let name: String
  let matrix: LayoutMatrix
  let record: LayoutRecording?
  /// The test's source file, and the line of the call.
  let testFile: String
  let line: UInt
  let extent: LayoutExtent
  var environment = ProcessInfo.processInfo.environment
  var names = LayoutNames.ofProcess

  /// - Parameter make: makes the view or controller for a combination, with its screen and traits as the current ones.
  /// - Returns: at most one finding for each combination.
  func run(_ make: () throws -> SnapshotSubject) -> [Finding] {
    let rule: RecordingRule
    let measurer: PangoTextMeasurer
    do {
      rule = try RecordingRule(record, environment: environment)
      measurer = try ViewLayout.makeMeasurer()
    } catch {
      return [Finding(text: "\"\(name)\": \(error)", isFailure: true)]
    }
    var made: [LayoutVariant: ObjectIdentifier] = [:]
    var subjects: [SnapshotSubject] = []
    return matrix.variants.compactMap { variant in
      do throws(SnapshotError) {
        let files = BaselineFiles(name: name, variant: variant, testFile: testFile)
        let isRepeated = try names.claim(files.solution, for: "\(testFile):\(line)")
        let canvas = try variant.canvas()
        let screen = Host.canvas
        Host.canvas = canvas
        defer { Host.canvas = screen }
        let subject: SnapshotSubject
        do { subject = try make() } catch { throw .unmade("\(error)") }
        let identity = ObjectIdentifier(subject.object)
        if made.contains(where: { $0.value == identity && $0.key.textSize != variant.textSize }) {
          throw .madeBefore
        }
        // Kept, so that no other object gets its identity.
        subjects.append(subject)
        made[variant] = identity
        let snapshot = try Snapshot(of: subject, on: canvas, extent: extent, measurer: measurer)
        let comparison = try BaselineComparison(of: snapshot, with: files)
        return try Verdict(comparison, rule, isRepeated: isRepeated).settle(
          snapshot, files, title(of: variant))
      } catch {
        return Finding(text: "\(title(of: variant)): \(error)", isFailure: true)
      }
    }
  }

  /// A title such as `"card" (iPhone 8, dark)`.
  private func title(of variant: LayoutVariant) -> String {
    "\"\(name)\"" + (variant.words.isEmpty ? "" : " (\(variant.words.joined(separator: ", ")))")
  }
}

/// The names that the tests of a process have used, with their places.
@MainActor final class LayoutNames {
  static let ofProcess = LayoutNames()
  /// The places by lower-cased path, since some file systems ignore case.
  private var places: [String: String] = [:]

  /// Claims a file for the layout of one place.
  ///
  /// - Returns: whether the place has claimed it before, as a repeated test does.
  func claim(_ file: URL, for place: String) throws(SnapshotError) -> Bool {
    let key = file.path.lowercased()
    if let other = places[key] {
      guard other == place else { throw .sameName(other: other) }
      return true
    }
    places[key] = place
    return false
  }
}
