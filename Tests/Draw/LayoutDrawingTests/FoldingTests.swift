import AutoLayout
import LayoutScene
import LayoutWords
import TestSupport
import Testing

@testable import LayoutDrawing

/// What repeats is one sign to the reader, and every constraint is still to be found.
struct FoldingTests {
  /// Boxes of 40 × 30 side by side, each with a dot in it, 8 apart.
  private func boxes(_ count: Int, dotInsets: [Double]) -> SolvedLayout {
    var layout = Scenes.form()
    let root = layout.views[0]
    layout.views = [root]
    layout.constraints = []
    layout.title = nil
    for number in 0..<count {
      let index = layout.views.endIndex
      let box = Scenes.view(
        "box \(number)", in: root, index: 0, Rect(x: 16 + 48 * Double(number), y: 100, width: 40, height: 30))
      let inset = dotInsets[number]
      layout.views.append(box)
      layout.views.append(
        Scenes.view(
          "dot \(number)", in: box, index: index, Rect(x: inset, y: inset, width: 10, height: 10)))
      let (outer, inner) = (SceneItem.view(index), SceneItem.view(index.advanced(by: 1)))
      layout.constraints.elements += [
        Scenes.constraint("left \(number)", inner, .leading, .equal, outer, .leading, constant: inset),
        Scenes.constraint("top \(number)", inner, .top, .equal, outer, .top, constant: inset),
      ]
      if number > 0 {
        layout.constraints.append(
          Scenes.constraint(
            "gap \(number)", outer, .leading, .equal, .view(index.advanced(by: -2)), .trailing, constant: 8))
      }
    }
    return layout
  }

  private func signs(_ layout: SolvedLayout, title: String? = nil) -> [SignDescription] {
    let list = Sheet.draw([layout], title: title, measurer: FixedMeasurer())
    // What is folded into a sign has groups in the sign's.
    var outermost: [SignDescription] = []
    func walk(_ items: [DisplayItem]) {
      for case .group(let group) in items {
        if let sign = group.sign { outermost.append(sign) } else { walk(group.items) }
      }
    }
    walk(list.items)
    return outermost
  }

  @Test func equalGapsAreOneSign() {
    let signs = signs(boxes(4, dotInsets: [3, 4, 5, 6]))
    let gaps = signs.filter { $0.constraints.contains("gap 1") }
    #expect(gaps.map(\.constraints) == [["gap 1", "gap 2", "gap 3"]])
    #expect(gaps.first?.views == ["box 1", "box 0", "box 2", "box 3"])
  }

  @Test func whatGivesWayOrHasANameStandsByItself() throws {
    var layout = boxes(4, dotInsets: [3, 4, 5, 6])
    let position = try #require(layout.constraints.firstIndex { $0.scene.identifier == "gap 2" })
    layout.constraints[position].isSatisfied = false
    layout.constraints[position].error = 1
    layout.constraints[position].scene.priority = .init(750)
    #expect(
      signs(layout).filter { $0.constraints.contains("gap 1") }.map(\.constraints) == [["gap 1", "gap 3"]])

    var named = boxes(4, dotInsets: [3, 4, 5, 6])
    named.constraints[position].scene.hasGivenIdentifier = true
    #expect(
      signs(named, title: "Of gap 2").filter { $0.constraints.contains("gap 1") }.map(\.constraints)
        == [["gap 1", "gap 3"]])
  }

  /// Whatever view holds them, and however far they are from it.
  @Test func whatKeepsAsFarFromOneLineIsOneSign() {
    var layout = boxes(2, dotInsets: [3, 4])
    layout.views[3].absoluteFrame.y += 50
    layout.views[3].absoluteFrame.x = layout.views[1].absoluteFrame.x
    func atLeast(_ name: String, _ inner: ViewIndex, in box: ViewIndex) -> SolvedConstraint {
      Scenes.constraint(name, .view(inner), .leading, .greaterThanOrEqual, .view(box), .leading, constant: 2)
    }
    layout.constraints = [atLeast("at least 1", 2, in: 1), atLeast("at least 3", 4, in: 3)]
    layout.views[4].absoluteFrame.x = layout.views[3].absoluteFrame.x + 9
    #expect(
      signs(layout).filter { $0.kind == .distance }.map(\.constraints) == [["at least 1", "at least 3"]])
  }

  @Test func theSizesThatAConstraintComparesAreOneSign() {
    var layout = boxes(2, dotInsets: [3, 4])
    layout.constraints = [
      Scenes.constraint("twice", .view(1), .width, .equal, .view(2), .width, multiplier: 4)
    ]
    let compared = signs(layout).filter { $0.kind == .equalSize }
    #expect(compared.map(\.constraints) == [["twice"]])
    #expect(compared.map(\.views) == [["box 0", "dot 0"]])
  }

  @Test func viewsOfOneStructureAreToldOnce() {
    let signs = signs(boxes(4, dotInsets: [3, 3, 3, 7]))
    let repetitions = signs.filter { $0.kind == .repetition }
    #expect(repetitions.map(\.constraints) == [["top 1", "left 1", "top 2", "left 2"]])
    #expect(repetitions.map(\.views) == [["box 0", "box 1", "box 2"]])
    let others = Set(signs.filter { $0.kind != .repetition }.flatMap(\.constraints))
    #expect(others.isSuperset(of: ["left 0", "top 0", "left 3", "top 3"]))
    #expect(others.isDisjoint(with: ["left 1", "top 1", "left 2", "top 2"]))
  }

  /// A brace along three cells of a square would enclose the fourth.
  @Test func cellsOfAGridAreMarkedOneByOne() {
    var layout = boxes(4, dotInsets: [3, 3, 3, 3])
    for index in layout.views.indices.dropFirst(5) {
      layout.views[index].absoluteFrame.x -= 96
      layout.views[index].absoluteFrame.y += 40
    }
    let repetitions = signs(layout).filter { $0.kind == .repetition }
    #expect(repetitions.map(\.views) == [["box 0", "box 1"], ["box 0", "box 2"], ["box 0", "box 3"]])
    #expect(repetitions.map { Set($0.constraints) } == (1...3).map { ["left \($0)", "top \($0)"] })
  }

  @Test func theOrderOfConstraintsSaysNothing() {
    var layout = boxes(3, dotInsets: [3, 3, 3])
    let constraints = Array(layout.constraints)
    layout.constraints = ConstraintList(
      constraints[..<2] + [constraints[3], constraints[2]] + constraints[4...])
    let repetitions = signs(layout).filter { $0.kind == .repetition }
    #expect(repetitions.map(\.views) == [["box 0", "box 1", "box 2"]])
  }

  @Test func aCellWithAnAccessoryDiffers() {
    var layout = boxes(3, dotInsets: [3, 3, 3])
    for index in layout.views.indices where layout.views[index].scene.id.hasPrefix("box") {
      var cell = CellContent()
      cell.accessory = layout.views[index].scene.id == "box 1" ? .checkmark : nil
      layout.views[index].scene.content = cell.content
    }
    let repetitions = signs(layout).filter { $0.kind == .repetition }
    #expect(repetitions.map(\.views) == [["box 0", "box 2"]])
  }

  @Test func aViewWithoutSizeIsNamed() {
    var layout = Scenes.form()
    let labels = LabelPlacementTests.overlays([layout], scale: 1, options: DrawingOptions())[0].words
    #expect(!labels.contains("0 high"))
    layout.views[1].frame.height = 0
    layout.views[1].absoluteFrame.height = 0
    #expect(
      LabelPlacementTests.overlays([layout], scale: 1, options: DrawingOptions())[0].words.contains("0 high"))
  }

  @Test func aRowThatDiffersIsDrawn() {
    var layout = boxes(3, dotInsets: [3, 3, 3])
    layout.constraints[2].isSatisfied = false
    layout.constraints[2].error = 2
    let signs = signs(layout)
    #expect(signs.filter { $0.kind == .repetition }.map(\.constraints) == [["top 1", "top 2", "left 2"]])
    #expect(signs.contains { $0.kind != .repetition && $0.constraints.contains("left 1") })
  }

  /// A constraint that holds, but only since another of its conflict is left out, is drawn wherever it stands.
  @Test func aConflictInARowIsDrawn() {
    var layout = boxes(3, dotInsets: [3, 3, 3])
    layout.constraints[3].isBroken = true
    layout.constraints[3].isSatisfied = false
    layout.conflicts = [LayoutConflict(constraints: [2, 3], broken: 3)]
    let drawn = signs(layout).filter { $0.kind != .repetition }
    #expect(drawn.contains { $0.constraints == ["left 1"] && $0.fate == .inConflict })
    #expect(drawn.contains { $0.constraints == ["top 1"] && $0.fate == .broken })
  }

  @Test func groupsAreJoinedWhateverTheOrder() {
    var sets = DisjointSets<Int>()
    for (first, second) in [(4, 5), (2, 3), (5, 2), (0, 0)] { sets.join(first, second) }
    #expect((0..<6).map(sets.top) == [0, 1, 2, 2, 2, 2])
  }

  // MARK: What stands on the signs

  private func pills(_ constraints: [SolvedConstraint]) -> [String] {
    var layout = Scenes.form()
    layout.constraints = ConstraintList(constraints)
    let options = DrawingOptions(overlay: [.constraints, .priorities])
    return LabelPlacementTests.overlays([layout], scale: 1, options: options)[0].words
  }

  private func leading(
    _ view: ViewIndex, _ constant: Double, _ relation: LayoutRelation = .equal, _ priority: Double = 1000
  ) -> SolvedConstraint {
    Scenes.constraint(
      "\(view) \(relation) \(constant)", .view(view), .leading, relation, .view(0), .leading,
      constant: constant, priority: priority)
  }

  @Test func ofTwoRequiredOnesTheEquationIsShown() {
    let pair = [leading(1, 16, .greaterThanOrEqual), leading(1, 16)]
    #expect(pills(pair) == pills(pair.reversed()))
    #expect(pills(pair).contains { $0.contains("16") && !$0.contains("≥") })
    let wish = [leading(1, 16, .greaterThanOrEqual), leading(1, 16, .equal, 249)]
    #expect(pills(wish) == pills(wish.reversed()) && pills(wish).contains("wants 16 @249"))
  }

  @Test func equalGapsAreSaidOnce() {
    let layout = Scenes.form()
    // Two views that begin at the same place.
    let places = layout.views.indices.filter { layout.views[$0].scene.superview == 0 }
    let pair = places.flatMap { a in
      places.filter { $0 > a && layout.views[$0].frame.minX == layout.views[a].frame.minX }.map { (a, $0) }
    }
    let (a, b) = pair[0]
    let x = layout.views[a].frame.minX
    // Two of them may both have their number.
    #expect(Set(pills([leading(a, x), leading(b, x)])).isSubset(of: [numberText(x), "\(numberText(x)) ×2"]))
    #expect(pills([leading(a, x), leading(b, x - 1)]).count == 2)
  }

  /// Boxes one below the other, full of gaps and heights that no panel across has anything to say about.
  private func column(gaps: [Double], heights: [Double] = [], width: Double = 200) -> SolvedLayout {
    var layout = boxes(0, dotInsets: [])
    let root = Scenes.view("root", .view, Rect(x: 0, y: 0, width: width, height: 500))
    layout.canvas.size = root.frame.size
    layout.guides = []
    layout.views = [root]
    var y = 20.0
    for (number, gap) in gaps.enumerated() {
      let index = layout.views.endIndex
      y += gap
      let height = heights.isEmpty ? 30 : heights[number]
      layout.views.append(
        Scenes.view("row \(number)", in: root, index: 0, Rect(x: 0, y: y, width: width, height: height)))
      y += height
      let item = SceneItem.view(index)
      if number > 0 {
        layout.constraints.append(
          Scenes.constraint(
            "gap \(number)", item, .top, .equal, .view(index.advanced(by: -1)), .bottom, constant: gap))
      }
      if !heights.isEmpty {
        layout.constraints.append(
          Scenes.constraint("height \(number)", item, .height, .equal, constant: height))
      }
    }
    return layout
  }

  /// Bars of two numbers, of which each number is shown once as a pill.
  @Test func barsBetweenOthersRepeatTheirNumber() throws {
    // Too narrow for numbers.
    let layout = column(gaps: [0, 8, 6, 8, 6, 8, 6], width: 12)
    let options = DrawingOptions(overlay: [.constraints])
    let overlay = try #require(
      LabelPlacementTests.overlays([layout], scale: 1, options: options).first)
    let onRail = overlay.placed.filter { !$0.isOnScreen && $0.bar != nil }
    #expect(onRail.contains { $0.label != nil && $0.sign.sharedNumber != nil })
    for sign in onRail where sign.label == nil {
      let bare = try #require(sign.bar)
      // What shows the number is next to it.
      let neighbours = onRail.filter { other in
        guard let bar = other.bar, bar.across == bare.across else { return false }
        return (bar.middle - bare.middle).magnitude < 45
      }
      #expect(neighbours.allSatisfy { $0.sign.fold == sign.sign.fold })
    }
    // A pill counts the bars that have the number from there.
    for sign in overlay.placed where sign.sign.hasLabel && sign.sign.sharedNumber == nil {
      let own = overlay.placed.filter {
        $0.sign.fold == sign.sign.fold && $0.bar != nil && ($0.label == nil || $0.sign.sharedNumber == nil)
      }
      let text = sign.words.rows.joined().compactMap { run in
        if case .pill(let text) = run.content { text } else { nil }
      }.first
      #expect(text?.hasSuffix(" ×\(own.count)") == (own.count > 1))
    }
  }

  @Test func equalGapsFarApartAreSaidAtEach() {
    func pills(_ ys: [Double]) -> [String] {
      let root = Scenes.view("root", .view, Rect(x: 0, y: 0, width: 300, height: 700))
      var layout = Scenes.form()
      layout.canvas.size = root.frame.size
      layout.guides = []
      layout.views = [root]
      for y in ys {
        layout.views.append(
          Scenes.view("at \(y)", .view, in: root, index: 0, Rect(x: 20, y: y, width: 60, height: 20)))
      }
      layout.constraints = ConstraintList(layout.views.indices.dropFirst().map { leading($0, 20) })
      let options = DrawingOptions(overlay: [.constraints], crop: .none)
      return LabelPlacementTests.overlays([layout], scale: 1, options: options)[0].placed.flatMap { sign in
        sign.sign.label.rows.joined().compactMap { run in
          if case .pill(let text) = run.content { text } else { nil }
        }
      }
    }
    #expect(pills([10, 60, 110]) == ["20 ×3"])
    #expect(pills([10, 60, 110, 600]).sorted() == ["20", "20 ×3"])
    // From one to the next the eye finds its way.
    #expect(pills([10, 200, 400, 600]) == ["20 ×4"])
  }

  @Test func whatMustBeAndWhatIsWantedShareABar() {
    let x = Scenes.form().views[3].frame.minX
    #expect(
      pills([leading(3, x, .greaterThanOrEqual), leading(3, x, .equal, 249)]) == [
        "≥ \(numberText(x))", "wants \(numberText(x)) @249",
      ])
  }
}

extension Overlay {
  /// What stands on its signs.
  fileprivate var words: [String] {
    placed.flatMap { sign in
      sign.sign.label.rows.flatMap(\.self).compactMap { run -> String? in
        switch run.content {
        case .pill(let text): text
        case .text(let text, _): text
        case .named(_, let text): text
        case .plate, .arrows, .mask, .badge: nil
        }
      }
    }
  }
}
