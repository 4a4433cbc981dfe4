import AutoLayout
import TestSupport
import Testing

@Suite struct LayoutProcessTests {
  /// Two levels below the root: a with its child b, and c.
  private func tree() throws -> (Fixture, View, View, View) {
    let fixture = Fixture()
    let a = fixture.view("a")
    let b = fixture.view("b", in: a)
    let c = fixture.view("c")
    for (view, superview) in [(a, fixture.root), (b, a), (c, fixture.root)] {
      for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
        try fixture.constrain(view, edge, .equal, superview, edge)
      }
    }
    return (fixture, a, b, c)
  }

  @Test func subviewsUpdateConstraintsFirstAndAreLaidOutLast() throws {
    let (fixture, _, _, _) = try tree()
    fixture.layOut()
    let passes = Dictionary(grouping: fixture.window.trace, by: \.pass).mapValues { $0.map(\.view) }
    #expect(passes[.updateConstraints] == ["c", "b", "a", "root"])
    #expect(passes[.layout] == ["root", "a", "b", "c"])
    #expect(passes[.display] == ["root", "a", "b", "c"])
    let order = fixture.window.trace.map(\.pass)
    #expect(order.lastIndex(of: .updateConstraints)! < order.firstIndex(of: .layout)!)
    #expect(order.lastIndex(of: .layout)! < order.firstIndex(of: .display)!)
  }

  @Test func requestsCoalesce() throws {
    let (fixture, a, b, _) = try tree()
    fixture.layOut()
    let before = fixture.window.trace.count
    for _ in 0..<5 {
      a.setNeedsLayout()
      b.setNeedsUpdateConstraints()
    }
    fixture.layOut()
    let events = fixture.window.trace.dropFirst(before)
    #expect(events.map(\.view) == ["b", "a"])
    #expect(events.map(\.pass) == [.updateConstraints, .layout])
    fixture.layOut()
    #expect(fixture.window.trace.count == before + 2)
  }

  @Test func changedConstantMovesOnLayout() throws {
    let fixture = Fixture()
    let view = fixture.view("v")
    let leading = try fixture.constrain(view, .leading, .equal, fixture.root, .leading, plus: 10)
    fixture.layOut()
    #expect(view.frame.x == 10)
    leading.constant = 30
    #expect(view.frame.x == 10)
    fixture.root.setNeedsLayout()
    fixture.layOut()
    #expect(view.frame.x == 30)
  }

  /// The frame of a view is its superview's to set, which the view itself can ask for.
  @Test func layoutIfNeededPlacesTheViewItIsSentTo() throws {
    let (fixture, a, b, _) = try tree()
    fixture.layOut()
    let leading = try #require(fixture.root.constraints.first { $0.firstItem === a })
    leading.constant = 30
    a.layoutIfNeeded()
    #expect(a.frame.x == 30)
    leading.constant = 40
    b.layoutIfNeeded()
    #expect(a.frame.x == 40)
    #expect(b.frame.width == a.frame.width)
  }

  @Test func changedConstraintsStartTheUpdatePass() throws {
    let fixture = Fixture()
    let view = fixture.view("v")
    let width = try fixture.constrain(view, .width, .equal, plus: 10)
    let optional = try fixture.constrain(view, .height, .equal, plus: 10, at: 500)
    func updated(by change: () throws -> Void) rethrows -> [String] {
      fixture.layOut()
      let before = fixture.window.trace.count
      try change()
      fixture.layOut()
      return fixture.window.trace.dropFirst(before).filter { $0.pass == .updateConstraints }.map(\.view)
    }
    #expect(updated { width.constant = 20 } == ["v"])
    #expect(updated { width.constant = 20 } == [])
    #expect(updated { width.deactivate() } == ["v"])
    #expect(try updated { try width.activate() } == ["v"])
    #expect(try updated { try optional.setPriority(LayoutPriority(600)) } == ["v"])
  }

  /// Changes its constraint in the update-constraints pass, where that asks for no other one.
  final class Updating: View {
    var width: LayoutConstraint?
    var updates = 0
    override func updateConstraints() {
      updates += 1
      width?.constant += 1
      super.updateConstraints()
    }
  }

  @Test func changesInTheUpdatePassStartNoOther() throws {
    let fixture = Fixture()
    let view = fixture.add(Updating(identifier: "v"))
    view.width = try fixture.constrain(view, .width, .equal, plus: 10)
    fixture.layOut()
    #expect(view.updates == 1)
    #expect(view.frame.width == 11)
  }

  final class Restless: View {
    override func layoutSubviews() {
      super.layoutSubviews()
      superview?.setNeedsLayout()
      setNeedsLayout()
    }
  }

  @Test func feedbackLoopsEnd() {
    let fixture = Fixture()
    fixture.add(Restless(identifier: "restless"))
    fixture.layOut()
    #expect(fixture.window.feedbackLoops.first?.views.contains("restless") == true)
  }

  final class Square: View {
    var side = 40.0
    var updates = 0
    override var intrinsicContentSize: IntrinsicSize { IntrinsicSize(width: side, height: side) }
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test func invalidatedIntrinsicSizeIsAskedForAgain() {
    let fixture = Fixture()
    let square = fixture.add(Square(identifier: "square"))
    fixture.layOut()
    expectFrame(square, 0, 0, 40, 40)
    square.side = 55
    fixture.layOut()
    expectFrame(square, 0, 0, 40, 40)
    square.invalidateIntrinsicContentSize()
    fixture.layOut()
    expectFrame(square, 0, 0, 55, 55)
    #expect(square.updates == 2)
  }
}
