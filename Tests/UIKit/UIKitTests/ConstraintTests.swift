import Testing
import UIKit

/// Constraints, anchors and visual formats, against frames computed by hand.
@MainActor @Suite struct ConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private func child(_ frame: CGRect = .zero) -> UIView {
    let view = UIView(frame: frame)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  @Test func anchorsPlaceAView() {
    let view = child()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      view.topAnchor.constraint(equalToSystemSpacingBelow: root.topAnchor, multiplier: 2),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.1, constant: 3),
    ])
    #expect(view.frame == .zero)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 16, width: 170, height: 20))
  }

  @Test func constantsAndActivationChangeAtAnyTime() {
    let view = child()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let other = view.widthAnchor.constraint(equalToConstant: 70)
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10), width,
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    width.constant = 60
    root.layoutIfNeeded()
    #expect(view.frame.width == 60)
    width.isActive = false
    other.isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.width == 70)
  }

  @Test func priorityDecides() {
    let view = child()
    let weak = view.widthAnchor.constraint(equalToConstant: 50)
    weak.priority = .defaultHigh
    let strong = view.widthAnchor.constraint(equalToConstant: 80)
    strong.priority = UILayoutPriority(800)
    NSLayoutConstraint.activate([weak, strong])
    root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    weak.priority = UILayoutPriority(900)
    root.layoutIfNeeded()
    #expect(view.frame.width == 50)
  }

  @Test func constraintsAreHeldByTheCommonAncestor() {
    let view = child()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let edge = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([width, edge])
    #expect(view.constraints == [width])
    #expect(root.constraints == [edge])
    #expect(edge.firstItem === view)
    #expect(edge.secondItem === root)
    view.removeFromSuperview()
    #expect(!edge.isActive)
    #expect(width.isActive)
    #expect(root.constraints.isEmpty)
  }

  @Test func visualFormatsNameViewsAndMetrics() {
    let (one, two) = (child(), child())
    let views = ["one": one, "two": two]
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[one(40)]-[two]-gap-|", options: [.alignAllTop, .alignAllBottom],
      metrics: ["gap": 5], views: views)
    NSLayoutConstraint.activate(made)
    NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|[one]|", views: views))
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(x: 5, y: 0, width: 40, height: 100))
    #expect(two.frame == CGRect(x: 53, y: 0, width: 142, height: 100))
  }

  @Test func descriptionsHaveTheIdentifier() {
    let view = child()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    width.identifier = "wide"
    width.priority = .defaultLow
    #expect(width.description.contains("'wide' UIView:0x"))
    #expect(width.description.contains(".width == 50 @250>"))
  }

  @Test func guidesAreRectangles() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let view = child()
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 40),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      view.leftAnchor.constraint(equalTo: guide.rightAnchor), view.widthAnchor.constraint(equalToConstant: 1),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 1),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 30, y: 0, width: 40, height: 100))
    #expect(view.frame == CGRect(x: 70, y: 8, width: 1, height: 1))
    #expect(root.layoutGuides == [guide])
  }

  @Test func ambiguityAndDecidersAreKnown() {
    let view = child()
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([width, view.leftAnchor.constraint(equalTo: root.leftAnchor)])
    root.layoutIfNeeded()
    #expect(view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal).contains(width))
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 3),
    ])
    root.layoutIfNeeded()
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func illegalConstraintsTrapInUIKitsWords() async {
    await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      let view = UIView()
      _ = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .top, multiplier: 1,
        constant: 0)
    }
    // A second item that is no view is not the same as none.
    let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .width, relatedBy: .equal, toItem: "view", attribute: .width,
        multiplier: 1,
        constant: 0)
    }
    let itemWords = String(decoding: item?.standardErrorContent ?? [], as: UTF8.self)
    #expect(itemWords.contains("Constraint items must each be a view or layout guide."))
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let (one, two) = (UIView(), UIView())
      withExtendedLifetime((one, two)) { one.topAnchor.constraint(equalTo: two.topAnchor).isActive = true }
    }
    let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("because they have no common ancestor.  Does the constraint"))
  }
}
