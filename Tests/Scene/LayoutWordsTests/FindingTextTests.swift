import AutoLayout
import LayoutScene
import LayoutWords
import TestSupport
import Testing

/// Findings and remarks call views by their names, and never by their ids.
@Suite struct FindingTextTests {
  private var layout: SolvedLayout {
    func view(_ id: String, _ name: String?, in superview: ViewIndex?) -> SolvedView {
      var scene = SceneView(id: id, superview: superview)
      scene.name = name
      let frame = Rect(x: 0, y: 0, width: 40, height: 20)
      return SolvedView(scene: scene, frame: frame, absoluteFrame: frame)
    }
    var views = [view("root", nil, in: nil), view("id-1", "Amount", in: 0), view("id-2", "Unit", in: 0)]
    views[1].ambiguity = [.width: ValueRange(lower: 40, upper: 80)]
    var scene = SceneConstraint(
      identifier: "id-1.width == 40", text: "id-1.width == 40", firstItem: .view(1), firstAttribute: .width,
      constant: 40)
    scene.namedText = "Amount.width == 40"
    return SolvedLayout(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 480)), views: views,
      constraints: [SolvedConstraint(scene: scene, origin: .explicit, axis: .horizontal)])
  }

  private static let tie = ContentPriorityTie(
    origin: .contentHugging, axis: .horizontal, priority: LayoutPriority(251), views: [1, 2])

  @Test(
    arguments: [
      .noCommonAncestor(0): "the items of Amount.width == 40 have no common ancestor",
      .numberTooLarge(0): "“Amount.width == 40” is left out: its numbers are too large to compute with",
      .tooManyConflicts([0]):
        "“Amount.width == 40” is left out: there are too many conflicts to examine one by one",
      .unstable([1], suspects: [0], others: []):
        "“Amount” is not solved, so the frames shown are meaningless: the numbers in “Amount.width == 40” differ too much in size to compute with",
      .feedbackLoop([1, 2]): "the layout does not settle: “Amount” and “Unit” kept requesting layout",
      .ambiguous(1, [.width], followers: [2]):
        "“Amount” is ambiguous: width 40 to 80, and “Unit” moves with it",
      .contentPriorityTie(FindingTextTests.tie):
        "“Amount” is ambiguous: width 40 to 80, and “Unit” moves with it: both hug their content horizontally at 251",
      .openRowHeight(1):
        "“Amount” is ambiguous: its content does not fit the 20 points of height that its row was drawn with",
      .misplaced(1, [LayoutFinding.Misplacement(.x, wanted: 8, recorded: 16)]):
        "“Amount” is misplaced: its constraints give x 8 instead of 16",
      .collapsedCell(1):
        "the constraints of “Amount” suggest a height of zero, so the row gets the standard height: the chain from top to bottom is broken",
      .preliminaryCellHeight([1, 2], 44):
        "before “Amount” and one more row are measured they are 44 high, which their constraints do not allow: UIKit logs a conflict, and then the right height",
      .outsideContentView(cell: 1, [0]):
        "“Amount.width == 40” relates to the cell itself, not to its content view, whose height alone decides how high the row is",
      .noHeight(1):
        "“Amount” has no image, and no constraint gives it a height: the row leaves no room for it",
      .undefinedFlowLayout(
        LayoutFinding.FlowLayoutExcess(cell: 1, collectionView: 2, axis: .horizontal, length: 90, room: 80)):
        "“Amount” is 90 wide, and “Unit” has room for 80 between its insets: UIKit calls the flow layout undefined then, and may show none of the cells",
    ] as [LayoutFinding: String])
  func findingsHaveOneWording(_ finding: LayoutFinding, _ words: String) {
    #expect(layout.explain(finding).statement == words)
  }

  @Test(
    arguments: [
      .truncatedText(1): "the text of “Amount” is truncated",
      .overlap(1, over: 2): "“Amount” covers part of “Unit”",
      .offScreen(1, at: .left, by: 4.5): "“Amount” leaves the screen at the left, by 4.5 points",
      .smallTouchTarget(1): "“Amount” is 40 × 20 points: too small to touch with ease",
      .readingOrder(1, after: 2): "“Amount” comes after “Unit” among the subviews, but is above it",
    ] as [LayoutRemark: String])
  func remarksHaveOneWording(_ remark: LayoutRemark, _ words: String) {
    #expect(layout.explain(remark).statement == words)
  }

  /// In a part of the layout, a finding is about what is there, or it is gone.
  @Test func findingsFollowTheirViews() {
    func moved(_ finding: LayoutFinding) -> LayoutFinding? {
      finding.moved({ $0 == 2 ? 0 : nil }, { _ in nil })
    }
    #expect(moved(.noHeight(2)) == .noHeight(0) && moved(.noHeight(1)) == nil)
    #expect(moved(.feedbackLoop([1, 2])) == .feedbackLoop([0]))
    #expect(moved(.contentPriorityTie(Self.tie)) == nil)
    #expect(moved(.tooManyConflicts([0])) == nil)
  }
}
