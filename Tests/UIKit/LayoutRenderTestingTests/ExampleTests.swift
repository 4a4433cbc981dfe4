import LayoutRenderTesting
import Testing
import UIKit

/// The example of the article about the libraries, with baselines of its own.
@MainActor @Suite struct ExampleTests {
  private func makeCard() -> UIView { Card("Departures") }

  @Test func layoutsAreAsRecorded() {
    assertLayout(
      of: makeCard(), named: "card", devices: ["iPhone 8"], directions: [.leftToRight, .rightToLeft])
  }
}
