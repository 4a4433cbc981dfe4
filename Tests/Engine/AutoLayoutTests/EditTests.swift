import AutoLayout
import Foundation
import TestSupport
import Testing

/// However a tree got to be what it is, it is laid out alike.
///
/// `EDIT_SEEDS` and `EDIT_FIRST` in the environment choose other random trees than the usual ones.
@Suite struct EditTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let first = environment["EDIT_FIRST"].flatMap(UInt64.init) ?? 0
  private static let count = environment["EDIT_SEEDS"].flatMap(UInt64.init) ?? 30
  private static let editCount = 25

  /// Where nothing leaves a choice, a tree that is laid out after each edit is where a tree is that is laid out only
  /// after all of them.
  @Test func editsEndWhereLayingOutAfreshDoes() {
    var compared = 0
    for seed in Self.first..<Self.first + Self.count {
      let tree = RandomTree(seed: seed, hasFlexibleMasks: false)
      tree.window.layoutIfNeeded()
      for count in 1...Self.editCount {
        let edit = tree.edit()
        tree.window.layoutIfNeeded()
        let fresh = RandomTree(seed: seed, hasFlexibleMasks: false)
        for _ in 0..<count { fresh.edit() }
        fresh.window.layoutIfNeeded()
        let (record, expected) = (LayoutRecord(tree), LayoutRecord(fresh))
        // A layout that does not settle ends anywhere, and a mask that gives way takes the new frame for its own.
        if record.loops + expected.loops > 0 || record.hasBrokenMask { break }
        // Where there is a choice, frames are kept, and the newest constraint of a conflict is broken.
        if !expected.ambiguity.isEmpty || record.broken != expected.broken && !expected.broken.isEmpty {
          continue
        }
        compared += 1
        if let difference = record.difference(from: expected) {
          Issue.record("seed \(seed), edit \(count), \(edit): \(difference)")
          break
        }
      }
    }
    #expect(compared > 10 * Self.count)
  }

  /// The layout of what has changed ends where that of all views does, whatever leaves a choice.
  @Test func changesEndWhereLayingOutAllViewsDoes() {
    for seed in Self.first..<Self.first + 2 * Self.count {
      let tree = RandomTree(seed: seed, hasFlexibleMasks: true)
      let twin = RandomTree(seed: seed, hasFlexibleMasks: true)
      twin.window.alwaysLaysOutAllViews = true
      tree.window.layoutIfNeeded()
      twin.window.layoutIfNeeded()
      for count in 1...2 * Self.editCount {
        let edits = (0..<(count % 4 == 0 ? 3 : 1)).map { _ in
          twin.edit()
          return tree.edit()
        }
        tree.window.layoutIfNeeded()
        twin.window.layoutIfNeeded()
        if let difference = LayoutRecord(tree).difference(from: LayoutRecord(twin)) {
          Issue.record("seed \(seed), edit \(count), \(edits): \(difference)")
          break
        }
      }
    }
  }

  /// A view elsewhere whose text wraps is asked again only in a layout of all views, also if it is only ever a part that
  /// is asked to lay itself out, as by code of an app.
  @Test func aChangeInAPartLeavesTheRestAlone() throws {
    let fixture = Fixture()
    let (part, rest) = (fixture.view("part"), fixture.label("rest", "words that wrap here", lines: 0))
    part.addSubview(rest)
    for (view, superview) in [(part, fixture.root), (rest, part)] {
      try fixture.constrain(view, .leading, .equal, superview, .leading)
      try fixture.constrain(view, .top, .equal, superview, .top)
      try fixture.constrain(view, .width, plus: 60)
    }
    try fixture.constrain(part, .height, plus: 50)
    fixture.layOut()
    func updated(by change: () throws -> Void) rethrows -> [String] {
      let before = fixture.window.trace.count
      try change()
      part.layoutIfNeeded()
      return fixture.window.trace.dropFirst(before).filter { $0.pass == .updateConstraints }.map(\.view)
    }
    let inner = View(identifier: "inner")
    #expect(updated { fixture.add(inner, to: part) }.contains("inner"))
    let width = try fixture.constrain(inner, .width, plus: 10)
    #expect(updated { width.constant = 20 } == ["inner"])
    #expect(inner.frame.width == 20)
    #expect(updated { width.constant = 30 } == ["inner"])
    fixture.layOut()
    #expect(inner.frame.width == 30 && rest.frame.height > 60)
  }

  @Test func aBatchIsOneChange() throws {
    let fixture = Fixture()
    let view = fixture.view("v")
    let constraints = try [LayoutAttribute.leading, .top].map {
      try LayoutConstraint(
        item: view, attribute: $0, relatedBy: .equal, toItem: fixture.root, attribute: $0, constant: 9)
    }
    fixture.layOut()
    let count = fixture.root.constraints.count
    func passes(of change: () throws -> Void) rethrows -> [PassEvent.Pass] {
      let before = fixture.window.trace.count
      try change()
      fixture.window.layoutIfNeeded()
      return fixture.window.trace.dropFirst(before).map(\.pass)
    }
    #expect(try passes { try LayoutConstraint.activate(constraints) } == [.updateConstraints, .layout])
    expectFrame(view, 9, 9, 0, 0)
    #expect(fixture.root.constraints.count == count + 2)
    #expect(passes { LayoutConstraint.deactivate(constraints) } == [.updateConstraints])
    #expect(fixture.root.constraints.count == count && !constraints.contains { $0.isActive })
    expectFrame(view, 9, 9, 0, 0)
  }

  @Test func newMarginsMoveWhatDependsOnThem() throws {
    let fixture = Fixture()
    let (outer, inner) = (fixture.view("outer"), fixture.view("inner"))
    outer.addSubview(inner)
    for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] {
      try fixture.constrain(outer, edge, .equal, fixture.root, edge)
    }
    try fixture.constrain(inner, .leading, .equal, outer, .leadingMargin)
    fixture.layOut()
    #expect(inner.frame.x == 8)
    outer.directionalLayoutMargins.leading = 30
    fixture.layOut()
    #expect(inner.frame.x == 30)
    outer.preservesSuperviewLayoutMargins = true
    fixture.root.directionalLayoutMargins.leading = 40
    fixture.layOut()
    #expect(inner.frame.x == 40)
  }

  @Test func anotherDirectionTurnsLeadingAround() throws {
    let fixture = Fixture()
    let view = fixture.view("v")
    try fixture.constrain(view, .leading, .equal, fixture.root, .leading, plus: 10)
    try fixture.constrain(view, .width, plus: 50)
    fixture.layOut()
    #expect(view.frame.x == 10)
    view.semanticContentAttribute = .forceRightToLeft
    fixture.layOut()
    #expect(view.frame.x == 260)
  }

  /// As UIStackView does when the content of a view in it asks for another size.
  @Test func proportionsFollowTheContents() throws {
    let fixture = Fixture()
    var settings = StackSettings()
    settings.distribution = .fillProportionally
    let stack = fixture.add(StackView(identifier: "stack", settings: settings))
    try fixture.constrain(stack, .width, plus: 300)
    let images = ["a", "b"].map { ImageView(identifier: $0) }
    for image in images {
      image.imageSize = Size(width: 50, height: 10)
      stack.addArrangedSubview(image)
    }
    fixture.layOut()
    #expect(images[0].frame.width == 150)
    images[0].imageSize = Size(width: 100, height: 10)
    fixture.layOut()
    #expect(images[0].frame.width == 200)
  }

  /// In the engine of its own in which a size is found, text that wraps comes to insist on its width.
  @Test func findingASizeLeavesTheLayoutAlone() throws {
    let fixture = Fixture()
    let box = fixture.view("box")
    let label = fixture.label("text", "some words that wrap", lines: 0)
    label.compressionResistance.horizontal = .required
    box.addSubview(label)
    for edge in [LayoutAttribute.top, .bottom, .leading, .trailing] {
      try fixture.constrain(label, edge, .equal, box, edge)
    }
    try fixture.constrain(box, .width, .lessThanOrEqual, plus: 100)
    fixture.layOut()
    let frame = label.frame
    _ = box.systemLayoutSizeFitting(Size(width: 60, height: 0), horizontalFittingPriority: .required)
    fixture.layOut()
    #expect(label.frame == frame)
    let active = Set([fixture.root, box, label].flatMap(\.constraints).map { ObjectIdentifier($0) })
    #expect(
      Set(fixture.window.engine.constraintsInOrder { _ in true }.map { ObjectIdentifier($0) }) == active)
  }

  @Test func rowsAreMeasuredAgainOnDemand() throws {
    let fixture = Fixture()
    let table = fixture.add(TableView(identifier: "table"))
    try fixture.constrain(table, .width, plus: 200)
    let cell = TableCell(identifier: "cell")
    table.addCell(cell)
    let label = fixture.label("text", "a")
    cell.addSubview(label)
    for edge in [LayoutAttribute.top, .bottom, .leading] {
      try fixture.constrain(label, edge, .equal, cell, edge)
    }
    fixture.layOut()
    let height = cell.frame.height
    table.settings.rowHeight = .points(70)
    fixture.layOut()
    #expect(cell.frame.height == 70)
    table.settings.rowHeight = .automatic
    fixture.layOut()
    #expect(cell.frame.height == height)
  }
}
