import Foundation

// A static build of the whole package has neither.
#if canImport(Testing) && canImport(XCTest)
  import Testing
  import XCTest
#endif

/// The call that a finding is about.
struct TestPlace {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  var path: String { "\(filePath)" }

  /// Reports a finding to the library that runs the test; without one, on standard error.
  func report(_ finding: Finding) {
    #if canImport(Testing) && canImport(XCTest)
      guard Test.current == nil else {
        Issue.record(
          Comment(rawValue: finding.text), severity: finding.isFailure ? .error : .warning,
          sourceLocation: SourceLocation(
            fileID: "\(fileID)", filePath: path, line: Int(line), column: Int(column)))
        return
      }
      if finding.isFailure { return XCTFail(finding.text, file: filePath, line: line) }
    #endif
    FileHandle.standardError.write(Data("\(path):\(line): \(finding.text)\n".utf8))
  }
}

/// A message for a test.
struct Finding: Equatable {
  var text: String
  /// Whether the finding is a failure, rather than a remark that something was recorded.
  var isFailure: Bool
}
