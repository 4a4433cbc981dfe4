import LayoutScene
import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutSolving

/// A tree and all that belongs to it goes when the last who holds it lets go.
@Suite struct OwnershipTests {
  private final class Watch {
    weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject, _ name: String) {
      self.object = object
      self.name = name
    }
  }

  /// An option with views of every kind that makes constraints of its own.
  private static func option() -> SceneOption {
    var views: ViewList = [SceneView(id: "root")]
    func add(_ kind: ViewKind, in superview: ViewIndex = 0, _ change: (inout SceneView) -> Void = { _ in }) {
      var view = SceneView(id: "view \(views.count)", kind: kind, superview: superview)
      change(&view)
      views.append(view)
    }
    for kind in ViewKind.allCases where kind.list == nil {
      add(kind) { $0.content.text?.string = "some text" }
    }
    let table = views.firstIndex { $0.kind == .tableView } ?? 0
    for _ in 0..<2 { add(.cell, in: table) }
    let collection = views.firstIndex { $0.kind == .collectionView } ?? 0
    for _ in 0..<2 { add(.collectionCell, in: collection) }
    for distribution in StackSettings.Distribution.allCases {
      add(.stackView) { $0.stack.distribution = distribution }
      let stack = views.index(before: views.endIndex)
      for _ in 0..<3 { add(.label, in: stack) { $0.content.text?.string = "arranged" } }
    }
    add(.view) { $0.autoresizingMask = [.flexibleWidth] }
    add(.view) { $0.layoutGuides = ["guide"] }
    let last = views.index(before: views.endIndex)
    func constraint(_ item: SceneItem, _ attribute: LayoutAttribute, _ other: SceneItem?) -> SceneConstraint {
      SceneConstraint(
        identifier: "\(attribute)", text: "", firstItem: item, firstAttribute: attribute, secondItem: other,
        secondAttribute: other == nil ? .notAnAttribute : attribute, constant: 10)
    }
    return SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 568)), views: views,
      constraints: [
        constraint(.view(last), .leading, .guide(.safeArea, of: 0)),
        constraint(.view(last), .width, .guide(.readableContent, of: 0)),
        constraint(.guide(.custom("guide"), of: last), .top, .view(last)),
        constraint(.view(last), .height, nil), constraint(.view(last), .height, nil),
      ])
  }

  @Test func nothingOfASolvedOptionStays() {
    var watches: [Watch] = []
    func run() {
      let built = SceneBuilder(option: Self.option(), startingFrames: [:], measurer: TestMeasurer())
      built.window.displayIfNeeded()
      let layout = SolutionReader(built: built.placed, isExplaining: true).read()
      #expect(layout.views.count == built.views.count)
      watches = [Watch(built.window, "window"), Watch(built.window.engine, "engine")]
      for view in built.views {
        watches.append(Watch(view, view.identifier))
        for guide in view.layoutGuides {
          watches.append(Watch(guide, "\(view.identifier).\(guide.identifier)"))
        }
        for constraint in view.constraints { watches.append(Watch(constraint, "\(constraint.origin)")) }
      }
    }
    run()
    #expect(watches.count > 150)
    #expect(watches.filter { $0.object != nil }.map(\.name) == [])
  }

  @Test func aViewThatIsTakenOutGoes() throws {
    let fixture = Fixture()
    let stack = StackView(identifier: "stack")
    fixture.add(stack)
    for _ in 0..<5 {
      let arranged = View(identifier: "kept")
      stack.addArrangedSubview(arranged)
      fixture.layOut()
      var view: View? = View(identifier: "gone")
      weak let gone = view
      stack.addArrangedSubview(try #require(view))
      let constraint = try fixture.constrain(try #require(view), .width, plus: 30)
      fixture.layOut()
      #expect(stack.constraints.contains { $0.firstItem === gone })
      view?.removeFromSuperview()
      view = nil
      #expect(gone == nil)
      #expect(!constraint.isActive)
      constraint.constant = 40
      constraint.deactivate()
      // May well come to where the other was.
      let next = View(identifier: "next")
      stack.addArrangedSubview(next)
      fixture.layOut()
      #expect(stack.constraints.contains { $0.firstItem === next })
      next.removeFromSuperview()
    }
  }

  @Test func aWindowIsNotKeptByItsViews() {
    let view = View(identifier: "view")
    weak var window: Window?
    do {
      let fixture = Fixture()
      window = fixture.window
      fixture.add(view)
      fixture.layOut()
    }
    #expect(window == nil && view.window == nil && view.superview == nil)
  }
}
