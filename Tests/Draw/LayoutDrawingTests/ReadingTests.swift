import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// The words on signs, worked out by hand from UIKit's meaning of the constraints.
struct ReadingTests {
  private func pills(_ constraint: SolvedConstraint, in layout: SolvedLayout = Scenes.form()) -> [String] {
    var layout = layout
    layout.constraints = [constraint]
    let options = DrawingOptions(overlay: [.constraints, .priorities])
    let list = Sheet.draw(layout, options: options, measurer: FixedMeasurer())
    return Inspection(list).groups.filter { ($0.id ?? "").hasPrefix("overlay-") }.flatMap { group in
      group.leaves.compactMap { if case .text(let text) = $0 { text.text.string } else { nil } }
    }
  }

  private let cancel = SceneItem.view(3)
  private let save = SceneItem.view(4)
  private let root = SceneItem.view(0)

  @Test func aTrailingInsetIsADistanceWhicheverSideComesFirst() {
    let inward = Scenes.constraint("a", root, .trailing, .equal, save, .trailing, constant: 15.5)
    let outward = Scenes.constraint("b", save, .trailing, .equal, root, .trailing, constant: -15.5)
    #expect(pills(inward) == ["15.5"])
    #expect(pills(outward) == ["15.5"])
  }

  @Test func whatSticksOutIsNegative() {
    #expect(pills(Scenes.constraint("a", save, .trailing, .equal, root, .trailing, constant: 3)) == ["−3"])
    #expect(pills(Scenes.constraint("b", root, .trailing, .equal, save, .trailing, constant: -3)) == ["−3"])
    #expect(pills(Scenes.constraint("c", save, .leading, .equal, root, .leading, constant: -3)) == ["−3"])
    #expect(
      pills(Scenes.constraint("d", root, .leading, .lessThanOrEqual, save, .leading, constant: 3)) == ["≥ −3"]
    )
  }

  @Test func whatSticksOutOfMarginsIsNegative() {
    let leading = Scenes.constraint("a", save, .leading, .equal, root, .leadingMargin, constant: -3)
    let inset = Scenes.constraint("b", root, .trailingMargin, .equal, save, .trailing, constant: 10)
    #expect(pills(leading) == ["−3"])
    #expect(pills(inset) == ["10"])
  }

  @Test func anInequalityIsTurnedWithItsDistance() {
    let least = Scenes.constraint("a", root, .trailing, .greaterThanOrEqual, save, .trailing, constant: 10)
    let same = Scenes.constraint("b", save, .trailing, .lessThanOrEqual, root, .trailing, constant: -10)
    #expect(pills(least) == ["≥ 10"])
    #expect(pills(same) == ["≥ 10"])
  }

  @Test func leadingDistancesAreMirroredWithTheInterface() {
    let gap = Scenes.constraint("a", save, .leading, .equal, cancel, .trailing, constant: 8)
    #expect(pills(gap) == ["8"])
    #expect(pills(gap, in: Scenes.form(direction: .rightToLeft)) == ["8"])
    let least = Scenes.constraint("b", save, .leading, .greaterThanOrEqual, cancel, .trailing, constant: 5)
    #expect(pills(least, in: Scenes.form(direction: .rightToLeft)) == ["≥ 5"])
  }

  @Test func sizesThatAreComparedHaveABadgeEach() {
    #expect(pills(Scenes.constraint("a", save, .width, .equal, cancel, .width)) == [])
    #expect(pills(Scenes.constraint("b", save, .width, .greaterThanOrEqual, cancel, .width)) == ["≥ a", "a"])
    let double = Scenes.constraint("c", save, .width, .equal, cancel, .width, multiplier: 2, constant: -4)
    #expect(pills(double) == ["= 2× − 4".replacing("−", with: "\u{2212}"), "1×"])
  }

  @Test func aRatioIsWidthToHeightWhicheverSideComesFirst() {
    let picture = SceneItem.view(5)
    let width = Scenes.constraint("a", picture, .width, .equal, picture, .height, multiplier: 16.0 / 9)
    let height = Scenes.constraint("b", picture, .height, .equal, picture, .width, multiplier: 9.0 / 16)
    #expect(pills(width) == ["16:9"])
    #expect(pills(height) == ["16:9"])
  }

  @Test func alignedEdgesHaveNoNumberButTheirPriority() {
    #expect(pills(Scenes.constraint("a", save, .top, .equal, cancel, .top)).isEmpty)
    #expect(pills(Scenes.constraint("b", save, .top, .equal, cancel, .top, priority: 750)) == ["@750"])
  }

  @Test func whatGaveWaySaysWhatItIs() {
    let height = Scenes.constraint("a", save, .height, constant: 50, priority: 250, error: -20)
    #expect(pills(height).sorted() == ["= 50", "@250", "is 30"])
  }

  @Test func withoutThePrioritiesLayerNoneIsShown() {
    let list = Sheet.draw(
      TwoLabels.layouts()[0], options: DrawingOptions(overlay: .all.subtracting(.priorities)),
      measurer: FixedMeasurer())
    #expect(!Inspection(list).texts.contains { $0.item.text.string.hasPrefix("@") })
  }
}

/// Every attribute of a view whose rectangles are all different.
struct AttributeGeometryTests {
  @Test func attributesAreWhereUIKitSaysTheyAre() {
    var view = Scenes.view("view", .label, index: 0, Rect(x: 10, y: 20, width: 100, height: 50))
    view.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.layoutMargins = EdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    view.firstBaseline = 15
    view.lastBaseline = 40
    let expected: [LayoutAttribute: Double] = [
      .left: 12, .right: 106, .leading: 12, .trailing: 106, .top: 21, .bottom: 67, .width: 94, .height: 46,
      .centerX: 59, .centerY: 44, .firstBaseline: 35, .lastBaseline: 60, .leftMargin: 16, .rightMargin: 102,
      .leadingMargin: 16, .trailingMargin: 102, .topMargin: 25, .bottomMargin: 63,
      .centerXWithinMargins: 59, .centerYWithinMargins: 44,
    ]
    func value(_ attribute: LayoutAttribute) -> Double? {
      let layout = SolvedLayout(name: "", canvas: TwoLabels.canvas(), views: [TwoLabels.root(), view])
      return AttributeGeometry(layout: layout).value(of: attribute, in: .view(1))
    }
    for attribute in LayoutAttribute.allCases {
      #expect(value(attribute) == expected[attribute], "\(attribute)")
    }
    view.layoutDirection = .rightToLeft
    #expect(value(.leading) == 106 && value(.trailing) == 12 && value(.left) == 12)
    #expect(value(.leadingMargin) == 102 && value(.trailingMargin) == 16 && value(.rightMargin) == 102)
  }
}
