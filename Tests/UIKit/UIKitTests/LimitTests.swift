import Testing
import UIKit

/// What Apple documents of values that are set outside of their limits, and of properties that belong together.
@MainActor struct LimitTests {
  @Test func sliderKeepsItsValueWithinItsLimits() {
    let slider = UISlider()
    slider.value = 5
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 5
    #expect(slider.value == 5)
    slider.minimumValue = 7
    #expect(slider.value == 7)
  }

  @Test func stepperKeepsItsValueWithinItsLimits() {
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 10
    #expect(stepper.value == 10)
  }

  @Test func progressIsFrom0To1() {
    let view = UIProgressView()
    view.progress = 3
    #expect(view.progress == 1)
    view.setProgress(-1, animated: false)
    #expect(view.progress == 0)
  }

  @Test func currentPageIsAPage() {
    let pages = UIPageControl()
    pages.currentPage = 2
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
  }

  @Test func masksFollowTheSuperviewAtOnce() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 70, width: 130, height: 40))
    outer.autoresizesSubviews = false
    outer.bounds.size.width = 100
    #expect(inner.frame.width == 130)
  }

  @Test func layerOfAViewIsItsLook() {
    let view = UIView()
    view.layer.masksToBounds = true
    view.layer.opacity = 0.5
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.clipsToBounds)
    #expect(view.alpha == 0.5)
    #expect(view.backgroundColor == .red)
    view.clipsToBounds = false
    view.alpha = 0.25
    view.backgroundColor = nil
    #expect(!view.layer.masksToBounds)
    #expect(view.layer.opacity == 0.25)
    #expect(view.layer.backgroundColor == nil)
  }

  @Test func titleOfAControllerIsThatOfItsItems() {
    let controller = UIViewController()
    controller.title = "One"
    #expect(controller.navigationItem.title == "One")
    #expect(controller.tabBarItem.title == "One")
    controller.title = "Two"
    #expect(controller.tabBarItem.title == "Two")
    controller.tabBarItem.title = "Three"
    #expect(controller.title == "Two")
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    #expect(tabs.tabBar.items?.map(\.title) == ["Three"])
  }
}
