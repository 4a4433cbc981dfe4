import LayoutRender
import LayoutScene
import Testing
import UIKit

/// What code sets has an effect on what is shown, or is reported.
@MainActor @Suite struct PropertyEffectTests {
  @Test func everyPropertyHasAnEffectOrIsTold() throws {
    // Of buttons in a navigation bar nothing is shown, and that they are there is reported.
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

  /// What pictures are made from, and what is reported of it.
  private struct Seen: Equatable {
    let scene: SceneOption
    let notes: [String]
  }

  private func seen(on stage: any PropertyStage, _ change: (AnyObject) -> Void) throws -> Seen {
    let controller = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: controller)]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    change(stage.make(in: controller))
    window.layoutIfNeeded()
    return Seen(scene: ViewScene(of: tabs.view).option, notes: UnshownProperty.names(in: tabs.view))
  }
}
