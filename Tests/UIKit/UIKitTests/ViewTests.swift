import Testing
import UIKit

/// The life of views: passes, trees, frames without constraints, fitting sizes.
@MainActor @Suite struct ViewTests {
  private final class Recorder: UIView {
    var events: [String] = []
    var child: UIView?
    override func updateConstraints() {
      events.append("update")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      events.append("before \(child?.frame.width ?? -1)")
      super.layoutSubviews()
      events.append("after \(child?.frame.width ?? -1)")
    }
    override var intrinsicContentSize: CGSize { CGSize(width: 30, height: UIView.noIntrinsicMetric) }
    override func didMoveToSuperview() { events.append("moved") }
  }

  @Test func passesRunInOrderAndOnce() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Recorder(frame: .zero)
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.child = child
    view.addSubview(child)
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      child.leftAnchor.constraint(equalTo: view.leftAnchor),
      child.rightAnchor.constraint(equalTo: view.rightAnchor),
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(view.events == ["moved", "update", "before 0.0", "after 30.0"])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
    root.layoutIfNeeded()
    #expect(view.events.count == 4)
  }

  @Test func masksPlaceViewsByTheirFrames() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.autoresizingMask = .flexibleWidth
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
    view.center = CGPoint(x: 50, y: 50)
    #expect(view.frame == CGRect(x: 10, y: 40, width: 80, height: 20))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 80, height: 20))
  }

  @Test func treesKeepTheirOrder() {
    let root = UIView()
    let (one, two, three) = (UIView(), UIView(), UIView())
    root.addSubview(one)
    root.addSubview(two)
    root.insertSubview(three, belowSubview: two)
    #expect(root.subviews == [one, three, two])
    root.bringSubviewToFront(one)
    #expect(root.subviews == [three, two, one])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [one, two, three])
    two.addSubview(one)
    #expect(root.subviews == [two, three])
    #expect(one.isDescendant(of: root))
    two.tag = 7
    #expect(root.viewWithTag(7) === two)
  }

  @Test func pointsAreConverted() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let one = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let two = UIView(frame: CGRect(x: 1, y: 2, width: 5, height: 5))
    root.addSubview(one)
    one.addSubview(two)
    #expect(two.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 12, y: 23))
    #expect(two.convert(CGPoint(x: 12, y: 23), from: root) == CGPoint(x: 1, y: 1))
    #expect(root.hitTest(CGPoint(x: 12, y: 23), with: nil) === two)
  }

  @Test func fittingSizesIgnoreTheFrame() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 5),
      child.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -5),
      child.topAnchor.constraint(equalTo: view.topAnchor),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      child.widthAnchor.constraint(equalToConstant: 40), child.heightAnchor.constraint(equalToConstant: 20),
    ])
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 50, height: 20))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
  }

  @Test func viewsAreReleased() {
    weak var gone: UIView?
    weak var constraint: NSLayoutConstraint?
    do {
      let view = UIView()
      let child = UILabel()
      view.addSubview(child)
      let width = child.widthAnchor.constraint(equalTo: view.widthAnchor)
      width.isActive = true
      view.layoutIfNeeded()
      (gone, constraint) = (child, width)
    }
    #expect(gone == nil)
    #expect(constraint == nil)
  }

  @Test func anAttachedTreeMayReferDownwards() {
    // The constraint is held by the outer view, and with an item that is reached later.
    let outer = UIView()
    let middle = UIView()
    let inner = UIView()
    for view in [middle, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    outer.addSubview(middle)
    middle.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5).isActive = true
    outer.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    outer.layoutIfNeeded()
    #expect(inner.frame.width == 40)
  }

  /// What `updateProperties` sets is laid out in the same pass.
  @Test func propertiesAreUpdatedBeforeTheLayout() {
    final class Badge: UIView {
      let label = UILabel()
      var count = 3, log: [String] = []
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      }
      required init?(coder: NSCoder) { nil }
      override func updateProperties() {
        super.updateProperties()
        log.append("properties")
        label.text = "\(count) new"
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        log.append("layout")
      }
    }
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    badge.layoutIfNeeded()
    #expect(badge.log.first == "properties" && badge.log.count { $0 == "properties" } == 1)
    let narrow = badge.label.frame.width
    #expect(narrow == badge.label.intrinsicContentSize.width && narrow > 20)
    badge.count = 1200
    badge.layoutIfNeeded()
    #expect(badge.label.frame.width == narrow)
    badge.setNeedsUpdateProperties()
    badge.layoutIfNeeded()
    #expect(badge.label.frame.width > narrow && badge.log.count { $0 == "properties" } == 2)
  }
}
