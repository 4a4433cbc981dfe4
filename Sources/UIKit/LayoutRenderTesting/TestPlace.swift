import Foundation
import Testing
import XCTest

/// The call that a finding is about.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var path: String { "\(filePath)" }

  /// Reports a finding to the library that runs the test.
  func report(_ finding: Finding) {
    guard Test.current != nil else {
      if finding.isFailure {
        XCTFail(finding.text, file: filePath, line: line)
      } else {
        FileHandle.standardError.write(Data("\(path):\(line): \(finding.text)\n".utf8))
      }
      return
    }
    Issue.record(
      Comment(rawValue: finding.text), severity: finding.isFailure ? .error : .warning,
      sourceLocation: SourceLocation(
        fileID: "\(fileID)", filePath: path, line: Int(line), column: Int(column)))
  }
}

/// A message for a test.
struct Finding: Equatable {
  var text: String
  /// Whether the finding is a failure, rather than a remark that something was recorded.
  var isFailure: Bool
}
