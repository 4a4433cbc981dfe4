import LayoutRenderTesting
import Testing
import UIKit
import XCTest

/// The calls themselves, in both libraries. Where they fail, they say so at the line of the call.
@MainActor @Suite struct AssertTests {
  @Test func issuesAreAtTheCall() {
    let line = #line + 4
    withKnownIssue {
      // Nothing can be recorded there.
      assertLayout(
        of: Card("Departures"), record: .all, filePath: "/proc/none/AssertTests.swift", function: "f()",
        line: UInt(line))
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains {
          $0.rawValue.contains("cannot write /proc/none/__Layouts__/AssertTests/f.")
        }
    }
  }

  @Test func controllersFillTheScreen() {
    withKnownIssue {
      assertLayout(of: UIViewController(), named: "none", record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("\"none\" has no baseline") }
    }
  }
}
