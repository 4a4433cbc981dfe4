import AutoLayout
import LayoutScene
import LayoutWords
import TestSupport
import Testing

/// Conflicts in words; the layouts are only what the words need.
@Suite struct ConflictTextTests {
  private func explain(
    _ constraints: [SceneConstraint], origins: [ConstraintOrigin] = [], broken: ConstraintIndex = 0,
    isCell: Bool = false
  ) -> ConflictText {
    var inner = SceneView(id: "inner", superview: 1)
    inner.name = "the label"
    inner.isContentView = isCell
    let views = [
      SceneView(id: "root"), SceneView(id: "outer", kind: isCell ? .cell : .view, superview: 0), inner,
      SceneView(id: "other", superview: 1),
    ]
    var layout = SolvedLayout(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 480)),
      views: views.map { SolvedView(scene: $0, frame: .zero, absoluteFrame: .zero) })
    let solved = constraints.enumerated().map { index, scene in
      SolvedConstraint(
        scene: scene, origin: origins.indices.contains(index) ? origins[index] : .explicit,
        axis: scene.firstAttribute.axis ?? .horizontal)
    }
    layout.constraints = ConstraintList(solved)
    let conflict = LayoutConflict(constraints: Array(layout.constraints.indices), broken: broken)
    return layout.explain(conflict)
  }

  private func constraint(
    _ first: ViewIndex, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: ViewIndex? = nil, _ other: LayoutAttribute = .notAnAttribute, times multiplier: Double = 1,
    plus constant: Double = 0,
    priority: Double = 1000
  ) -> SceneConstraint {
    SceneConstraint(
      identifier: "", text: "", firstItem: .view(first), firstAttribute: attribute, relation: relation,
      secondItem: second.map { .view($0) }, secondAttribute: other, multiplier: multiplier,
      constant: constant,
      priority: LayoutPriority(priority))
  }

  private func sentence(_ constraint: SceneConstraint) -> String? {
    explain([constraint]).members.first?.sentence
  }

  @Test func sizes() {
    #expect(
      sentence(constraint(2, .width, .greaterThanOrEqual, plus: 400))
        == "the label is at least 400 wide (required)")
    #expect(
      sentence(constraint(2, .height, plus: 24, priority: 999)) == "the label is 24 high (priority 999)")
    #expect(sentence(constraint(2, .width, .equal, 3, .width)) == "the label is as wide as other (required)")
    #expect(
      sentence(constraint(2, .width, .lessThanOrEqual, 3, .width, plus: -8))
        == "the label is at least 8 narrower than other (required)")
    #expect(
      sentence(constraint(2, .height, .equal, 2, .width, times: 1.5))
        == "the label is 1.5 times as high as it is wide (required)")
    #expect(
      sentence(constraint(2, .height, .equal, 3, .width, times: 0.5, plus: 3))
        == "the label is 0.5 times as high as other is wide, plus 3 (required)")
  }

  /// However a distance is written, it reads the same.
  @Test func distances() {
    let inset = "the label is 8 from the bottom edge of outer (required)"
    #expect(sentence(constraint(1, .bottom, .equal, 2, .bottom, plus: 8)) == inset)
    #expect(sentence(constraint(2, .bottom, .equal, 1, .bottom, plus: -8)) == inset)
    let top = "the label is at least 8 from the top edge of outer (required)"
    #expect(sentence(constraint(2, .top, .greaterThanOrEqual, 1, .top, plus: 8)) == top)
    #expect(sentence(constraint(1, .top, .lessThanOrEqual, 2, .top, plus: -8)) == top)
    let gap = "other is at most 5 below the label (required)"
    #expect(sentence(constraint(3, .top, .lessThanOrEqual, 2, .bottom, plus: 5)) == gap)
    #expect(sentence(constraint(2, .bottom, .greaterThanOrEqual, 3, .top, plus: -5)) == gap)
    #expect(
      sentence(constraint(2, .leading, .equal, 1, .leading))
        == "the label touches the leading edge of outer (required)")
    #expect(
      sentence(constraint(2, .leading, .equal, 1, .leadingMargin))
        == "the label touches the leading margin of outer (required)")
    #expect(
      sentence(constraint(2, .top, .equal, 1, .top, plus: -4))
        == "the label sticks out 4 beyond the top edge of outer (required)")
    #expect(
      sentence(constraint(3, .leading, .equal, 2, .trailing))
        == "other comes directly after the label (required)")
    #expect(
      sentence(constraint(3, .leading, .equal, 2, .trailing, plus: -2))
        == "other overlaps the label by 2 (required)")
  }

  @Test func centresAndLines() {
    #expect(
      sentence(constraint(2, .centerY, .equal, 1, .centerY, plus: 6))
        == "the label is centred vertically in outer, 6 lower (required)")
    #expect(
      sentence(constraint(1, .centerX, .equal, 2, .centerX))
        == "the label is centred horizontally in outer (required)")
    #expect(
      sentence(constraint(2, .firstBaseline, .equal, 3, .firstBaseline))
        == "the label and other share their first baseline (required)")
    #expect(
      sentence(constraint(2, .left, .equal, 1, .right, times: 0.5, plus: -3))
        == "the left edge of the label is at 0.5 times the right edge of outer, less 3 (required)")
  }

  @Test func sums() {
    let size = constraint(1, .height, plus: 44)
    let chain = [
      constraint(2, .top, .equal, 1, .top, plus: 10), constraint(2, .height, plus: 20),
      constraint(3, .top, .equal, 2, .bottom, plus: 8), constraint(1, .bottom, .equal, 3, .bottom, plus: 10),
    ]
    #expect(
      explain([size] + chain + [constraint(3, .height, plus: 20)], origins: [.cell]).sum
        == "10 + 20 + 8 + 20 + 10 = 68, but outer is 44 high")
    #expect(
      explain(chain + [size]).sum
        == "10 + 20 + 8 + 10 = 48 at least with no height at all for other, but outer is 44 high")
    // 38 leaves room.
    #expect(explain(chain + [constraint(1, .height, plus: 60)]).sum == nil)
    #expect(explain(chain.dropLast() + [size]).sum == nil)
    #expect(explain([constraint(2, .height, plus: 3), constraint(2, .height, plus: 4)]).sum == nil)
    let narrow = [
      constraint(2, .leading, .equal, 1, .leading, plus: 16),
      constraint(1, .trailing, .equal, 2, .trailing, plus: 16),
      constraint(2, .width, .lessThanOrEqual, plus: 100), constraint(1, .width, plus: 320),
    ]
    #expect(explain(narrow).sum == "16 + 100 + 16 = 132 at most, but outer is 320 wide")
  }

  /// Nobody places the content view of a cell but the row.
  @Test func aRowDecidesTheSizeOfItsCell() {
    let heights = [constraint(2, .height, plus: 60), constraint(2, .height, plus: 44)]
    func advice(isCell: Bool) -> String {
      explain(heights, origins: [.explicit, .autoresizingMask], isCell: isCell).advice.first ?? ""
    }
    #expect(advice(isCell: true).contains("let it have the height of its content"))
    #expect(!advice(isCell: true).contains("translates"))
    #expect(advice(isCell: false).contains("translates"))
  }

  /// The first letter of a name is not that of a sentence.
  @Test func namesKeepTheirCase() {
    let two = explain([constraint(3, .width, plus: 3), constraint(3, .width, plus: 4)])
    #expect(two.whole.contains(". other has two widths, 3 and 4: remove one"))
    let content = explain(
      [constraint(3, .width, plus: 3), constraint(3, .width, plus: 4)], origins: [.explicit, .contentHugging])
    #expect(content.whole.contains(". other requires its content's size"))
    let label = explain([constraint(2, .width, plus: 3), constraint(2, .width, plus: 4)])
    #expect(label.whole.contains(". The label has two widths"))
    let mask = explain(
      [constraint(3, .width, plus: 3), constraint(3, .width, plus: 4)],
      origins: [.explicit, .autoresizingMask])
    #expect(mask.whole.contains(". other has constraints and an autoresizing mask"))
  }

  /// Nobody is advised to change a constraint of their own where none is.
  @Test func adviceWithoutAnOwnConstraint() {
    func advice(_ identifiers: [String], _ origins: [ConstraintOrigin]) -> String {
      let members = identifiers.enumerated().map { index, identifier in
        var one = constraint(index % 2 == 0 ? 2 : 3, .height, plus: Double(index))
        one.privateIdentifier = identifier
        return one
      }
      return explain(members, origins: origins).advice.first ?? ""
    }
    let hiding = advice(["UISV-hiding", "UISV-spacing"], [.stackView, .stackView])
    #expect(hiding.contains("set the spacing of the label to 0 while it is hidden"), "\(hiding)")
    let given = advice(["_UITemporaryLayoutHeight", "UISV-spacing"], [.cell, .stackView])
    #expect(given.contains("set the spacing of outer to 0 until there is room"), "\(given)")
    let measured = advice(["UIView-Encapsulated-Layout-Height", "b"], [.cell, .compressionResistance])
    #expect(measured.contains("none of these constraints is yours"), "\(measured)")
    let filled = advice(["UISV-fill-equally", "UISV-spacing"], [.stackView, .stackView])
    #expect(filled.contains("change the spacing, the distribution or the alignment of outer"), "\(filled)")
    let mask = advice(["a", "UISV-spacing"], [.autoresizingMask, .stackView])
    for text in [hiding, given, measured, filled, mask] {
      #expect(!text.contains("of your") && !text.contains("your constraint"), "\(text)")
      #expect(
        text.contains("into a view, with one of the constraints between the two at a priority of 999"),
        "\(text)")
    }
  }

  @Test func advice() {
    func first(
      _ constraints: [SceneConstraint], _ origins: [ConstraintOrigin] = [], broken: ConstraintIndex = 0
    )
      -> String
    {
      explain(constraints, origins: origins, broken: broken).advice.first ?? ""
    }
    let (three, four) = (constraint(2, .width, plus: 3), constraint(2, .width, plus: 4))
    #expect(first([three, four]).contains("the label has two widths, 3 and 4: remove one"))
    var guessed = four
    guessed.standIn = "Layout.width"
    #expect(
      first([three, guessed])
        == "a number in “the label is 4 wide” stands in for “Layout.width”: read the file that declares it, too"
    )
    #expect(
      first([three, four], [.explicit, .cell]).contains("a priority of 999, such as “the label is 3 wide”"))
    #expect(
      first([three, four], [.explicit, .autoresizingMask]).contains(
        "translatesAutoresizingMaskIntoConstraints = false on it"))
    #expect(
      first([three, four], [.explicit, .contentHugging]).contains("lower its content hugging priority"))
    #expect(
      first([three, four], [.explicit, .stackView]).contains("the stack view arranges its views itself"))
    #expect(first([three, four], [.cell, .cell]).contains("is set from outside"))
    var hiding = four
    hiding.privateIdentifier = "UISV-hiding"
    #expect(first([three, hiding], [.explicit, .stackView]).contains("the stack view hides the label"))
    #expect(first([three], broken: 7).contains("remove one that you did not expect"))
    #expect(explain([], broken: 3).advice.count == 1)
  }
}
