import AutoLayout
import LayoutScene
import Testing

@Suite struct DebuggingTests {
  @Test func conflictIsTheSmallestOneThatThereIs() throws {
    let sample = Sample("4-debugging/1-unsatisfiable")
    let layout = try sample.layout("required")
    let conflict = try #require(layout.conflicts.first)
    #expect(
      conflict.constraints.map { layout.constraints[$0].scene.identifier } == [
        "Greeting Label.Leading = Superview.LeadingMargin",
        "Greeting Label.Trailing = Superview.TrailingMargin", "minimum width",
      ])
    let frame = Rect(x: 16, y: 60, width: 288, height: 20.5)
    #expect(try layout.frame("Greeting Label") == frame)
    #expect(try sample.layout("optional").frame("Greeting Label") == frame)
    #expect(try sample.layout("room").frame("Greeting Label").width == 440)
  }

  @Test func limitsAloneLeaveARange() throws {
    let sample = Sample("4-debugging/2-ambiguous-missing-constraint")
    let free = try #require(try sample.layout("missing").view("box").ambiguity[.x])
    #expect(free == ValueRange(lower: nil, upper: nil))
    let limited = try #require(try sample.layout("inequalities").view("box").ambiguity[.x])
    #expect(limited == ValueRange(lower: 16, upper: 320 - 16 - 120))
  }

  @Test func onePointOfPrioritySettlesIt() throws {
    let layout = try Sample("4-debugging/3-ambiguous-equal-priorities").layout("priority")
    let end = try layout.view("end")
    #expect(end.frame.width == end.intrinsicContentSize.width)
    #expect(try isClose(layout.frame("start").width, 240 - 32 - 8 - end.frame.width))
  }

  /// A logical error is one that nothing can find but a look.
  @Test func wrongLayoutsSatisfyEverything() throws {
    let sample = Sample("4-debugging/4-logical-error")
    for option in ["wrong-edge", "wrong-sign", "meant"] {
      let layout = try sample.layout(option)
      #expect(layout.constraints.filter { !$0.isSatisfied }.isEmpty)
      let isApart = try layout.frame("detail").y >= layout.frame("heading").maxY
      #expect(isApart == (option == "meant"))
    }
  }
}
