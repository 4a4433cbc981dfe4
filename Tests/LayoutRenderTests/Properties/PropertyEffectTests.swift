import ScenarioExport
import Testing
import UIKit

/// What code sets has an effect on what is shown, or is told.
@MainActor @Suite struct PropertyEffectTests {
  @Test func everyPropertyHasAnEffectOrIsTold() throws {
    // Of buttons in a navigation bar nothing is shown, and that they are there is told.
    for example in PropertyExamples.all where example.name != "UIBarButtonItem.title" {
      let stage = try #require(PropertyExamples.stages.first { $0.type == example.type }, "\(example.name)")
      #expect(
        try seen(on: stage) { example.prepare($0) }
          != seen(on: stage) {
            example.prepare($0); example.set(on: $0)
          },
        "\(example.name)")
    }
  }

  /// The scenario of a screen, and what is told of it.
  private func seen(on stage: any PropertyStage, _ change: (AnyObject) -> Void) throws -> String {
    let controller = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    change(stage.make(in: controller))
    window.layoutIfNeeded()
    return try ([tabs.view.layoutScenario()] + UnshownProperty.names(in: tabs.view)).joined(separator: "\n")
  }
}
