import AutoLayout
import LayoutScene

/// Advice on what to change to resolve a conflict, by the patterns that most conflicts follow.
struct ConflictAdvice {
  private(set) var sentences: [String] = []
  /// Whether the first of them begins with a view's own name, which keeps its case.
  var beginsWithName: Bool {
    sentences.first.map { first in ownNames.contains { first.hasPrefix($0 + " ") } } ?? false
  }

  /// The views' own names with which sentences begin.
  private var ownNames: Set<String> = []

  private let members: [SolvedConstraint]
  private let broken: SolvedConstraint?
  private let words: ConstraintWords

  init(_ positions: [ConstraintIndex], broken: ConstraintIndex?, words: ConstraintWords) {
    members = positions.map { words.layout.constraints[$0] }
    self.broken = positions.first { $0 == broken }.map { words.layout.constraints[$0] }
    self.words = words
    if isUIKits {
      sentences = [
        "nothing: all of these constraints are UIKit's own, of the keyboard, a bar or an alert; UIKit resolves "
          + "the conflict by itself"
      ]
      return
    }
    standIns()
    hiddenInStack()
    given()
    autoresizing()
    stack()
    twoSizes()
    interfaceBuilder()
    content()
    guides()
    if sentences.isEmpty { general() }
    unread()
  }

  /// Whether none of the constraints is the app's, or made by a class that helps apps with their layout.
  private var isUIKits: Bool {
    reported?.unread.isEmpty != false && reported?.isCutShort != true
      && members.contains { $0.origin == .explicit }
      && members.allSatisfy { member in
        guard let identifier = member.scene.privateIdentifier else { return false }
        let isHelp = ["SwiftUI", "IB auto", "NSIBPrototyping"].contains { identifier.hasPrefix($0) }
        return switch member.origin {
        case .explicit, .autoresizingMask, .layoutGuide, .cell: !isHelp
        case .contentHugging, .compressionResistance, .stackView: false
        }
      }
  }

  private var reported: ReportedConflict? { words.layout.reported }

  private var own: [SolvedConstraint] {
    members.filter { $0.origin == .explicit && $0.scene.privateIdentifier == nil }
  }

  /// The app's constraint that should give way: the one that UIKit broke, if it is the app's.
  private var candidate: SolvedConstraint? {
    if let broken, own.contains(broken) { return broken }
    return own.last { $0.scene.secondItem != nil } ?? own.last
  }

  /// A view at the beginning of a sentence.
  private mutating func subject(_ item: SceneItem) -> String {
    let name = words.name(item)
    if !name.hasPrefix("the ") { ownNames.insert(name) }
    return name
  }

  /// The way out of a conflict in which nothing is the app's own: a constraint of the app's takes up the room
  /// in between.
  private func wrapping(_ name: String) -> String {
    "put \(name) into a view, with one of the constraints between the two at a priority of 999"
  }

  private func quoted(_ constraint: SolvedConstraint) -> String { "“\(words.statement(constraint.scene))”" }

  // MARK: Patterns

  /// The program's own numbers may not be in conflict.
  private mutating func standIns() {
    for one in members {
      guard let name = one.scene.standIn else { continue }
      sentences.append(
        "a number in \(quoted(one)) stands in for “\(name)”: read the file that declares it, too")
    }
  }

  private mutating func hiddenInStack() {
    for hiding in members where hiding.scene.privateIdentifier == "UISV-hiding" {
      let name = words.name(hiding.scene.firstItem)
      let sizes = own.filter { $0.scene.firstItem == hiding.scene.firstItem }
      guard !own.isEmpty else {
        let size = hiding.scene.firstAttribute == .width ? "width" : "height"
        sentences.append(
          "the stack view hides \(name) by setting its \(size) to 0, which what \(name) arranges does not allow: set "
            + "the spacing of \(name) to 0 while it is hidden, or \(wrapping(name))")
        continue
      }
      let which = (sizes.last ?? candidate).map { ": " + quoted($0) } ?? ""
      sentences.append(
        "the stack view hides \(name) by setting its size to 0: give your constraint on its size a priority "
          + "of 999\(which)")
    }
  }

  private mutating func given() {
    guard
      let given = members.first(where: { $0.origin == .cell && $0.scene.firstAttribute.kind == .size })
    else { return }
    let size = given.scene.firstAttribute == .height ? "height" : "width"
    let item = given.scene.firstItem
    let name = words.name(item)
    let isRow = reported.map { $0.listedViews.contains(item.view) } ?? true
    let whatSetsIt = isRow ? "" : " by whatever holds it, such as a bar, a hosting view or a controller"
    let axis = size == "height" ? "vertical" : "horizontal"
    let which = candidate.map { ", such as \(quoted($0))" } ?? ""
    if let separator = words.layout.separator(of: item.view), size == "height" {
      sentences += [
        "the row is as high as its content and its separator of \(numberText(separator)) together, and your constraints "
          + "leave no room for the separator: give one of them a priority of 999\(which)",
        "set the table's separatorStyle to none",
      ]
      return
    }
    if own.isEmpty {
      let owner = stackOwner ?? "what is in it"
      sentences.append(
        "the \(size) of \(name) is set from outside\(whatSetsIt), sometimes before it is measured, and none of these "
          + "constraints is yours: "
          + (stackOwner.map { "set the spacing of \($0) to 0 until there is room, or " } ?? "")
          + wrapping(owner))
      return
    }
    sentences.append(
      "the \(size) of \(name) is set from outside\(whatSetsIt), sometimes before it is measured: "
        + "give one of your \(axis) constraints a priority of 999\(which)")
    if isRow, given.scene.constant != 0, size == "height", sentences.count == 1 {
      sentences.append(
        "if the row should fit its content, make sure rowHeight is automatic and no delegate returns "
          + numberText(given.scene.constant))
    }
  }

  /// The stack view whose constraints are in conflict: the one with a gap, if there is any.
  private var stackOwner: String? {
    let stacked = members.filter { $0.origin == .stackView }
    guard let member = stacked.first(where: \.isSpacing) ?? stacked.first else { return nil }
    let owner = words.layout.view(at: member.scene.firstItem.view)?.scene.superview
    return owner.map { $0 == .root ? "the stack view" : words.name(.view($0)) } ?? "the stack view"
  }

  private mutating func autoresizing() {
    let masks = members.filter { $0.origin == .autoresizingMask }
    var told = Set<SceneItem>()
    for mask in masks where told.insert(mask.scene.firstItem).inserted {
      let item = mask.scene.firstItem
      let name = subject(item)
      let such = candidate.map { "give one of yours a priority of 999, such as \(quoted($0))" }
      if reported?.systemsViews.contains(item.view) == true {
        guard let such else { continue }
        sentences.append(
          "\(name) is the system's own and placed by its frame, which may be that small only at first: \(such)"
        )
        continue
      }
      let isOwn = own.contains { places(item, $0.scene) }
      // No app may place the content view of a cell itself.
      if words.layout.isCellContent(item) {
        sentences.append(
          "the row decides the size of \(name): let it have the \(mask.axis == .vertical ? "height" : "width") of its "
            + "content, or \(such ?? wrapping("what is in it"))")
        continue
      }
      sentences.append(
        isOwn
          ? "\(name) has constraints and an autoresizing mask: set translatesAutoresizingMaskIntoConstraints "
            + "= false on it"
          : "\(name) is placed by its frame: if constraints should place it, set "
            + "translatesAutoresizingMaskIntoConstraints = false on it; if it is that small only at first, "
            + (such ?? wrapping("what is in it")))
    }
  }

  /// Whether a constraint concerns an item's own position or size, not what lies inside it.
  private func places(_ item: SceneItem, _ constraint: SceneConstraint) -> Bool {
    let others = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    return others.contains(item) && !others.contains { $0 != item && words.layout.isInside($0, item) }
  }

  private mutating func stack() {
    let stacked = members.filter {
      $0.origin == .stackView && $0.scene.privateIdentifier != "UISV-hiding"
    }
    guard !stacked.isEmpty, sentences.isEmpty else { return }
    if stacked.count == members.count,
      let share = stacked.first(where: { $0.scene.privateIdentifier == "UISV-fill-proportionally" })
    {
      sentences.append(
        "a view alone in a stack view that fills proportionally is as long as the stack view, margins included: use "
          + "the distribution fill for \(words.name(share.scene.secondItem ?? share.scene.firstItem)), or no margins"
      )
      return
    }
    guard let candidate else {
      let name = stackOwner ?? "the stack view"
      sentences.append(
        "none of these constraints is yours: change the spacing, the distribution or the alignment of \(name), or "
          + wrapping(name))
      return
    }
    sentences.append(
      "the stack view arranges its views itself: remove \(quoted(candidate)), give it a priority of 999, or "
        + "change the stack view's alignment, distribution or spacing")
  }

  private mutating func twoSizes() {
    let sizes = own.filter { $0.scene.secondItem == nil && $0.scene.relation == .equal }
    for (index, size) in sizes.enumerated() {
      let others = sizes[(index + 1)...].filter {
        $0.scene.firstItem == size.scene.firstItem && $0.scene.firstAttribute == size.scene.firstAttribute
          && $0.scene.constant != size.scene.constant
      }
      guard let other = others.first else { continue }
      sentences.append(
        "\(subject(size.scene.firstItem)) has two \(size.scene.firstAttribute.noun)s, "
          + "\(numberText(size.scene.constant)) and \(numberText(other.scene.constant)): remove one, or change the "
          + "constant of the first instead of adding a second")
      return
    }
  }

  private mutating func interfaceBuilder() {
    let prototyping = members.first { maker in
      maker.scene.privateIdentifier.map { $0.hasPrefix("IB auto") || $0.hasPrefix("NSIBPrototyping") }
        ?? false
    }
    guard let prototyping else { return }
    sentences.append(
      "Interface Builder adds constraints to a view that has none: give "
        + "\(words.name(prototyping.scene.firstItem)) constraints there, or mark it to have them removed at "
        + "build time")
  }

  private mutating func content() {
    let candidates = [broken].compactMap { $0 } + members
    guard let content = candidates.first(where: \.origin.isContentSize) else { return }
    let kind = content.origin == .contentHugging ? "content hugging" : "compression resistance"
    sentences.append(
      "\(subject(content.scene.firstItem)) requires its content's size: lower its \(kind) priority below "
        + "1000")
  }

  private mutating func guides() {
    guard sentences.isEmpty, members.contains(where: { $0.origin == .layoutGuide }), let candidate else {
      return
    }
    sentences.append(
      "the guides belong to the system and change with the device and its bars: give \(quoted(candidate)) a "
        + "priority of 999 or an inequality")
  }

  /// The constraint to change may be among those that cannot be read.
  private mutating func unread() {
    guard let reported else { return }
    if !reported.unread.isEmpty {
      let count = reported.unread.count
      sentences.append(
        count == 1
          ? "read the line that is only quoted above, too: it is part of the conflict"
          : "read the \(count) lines that are only quoted above, too: they are part of the conflict")
    }
    if reported.isCutShort, reported.isReported {
      sentences.append("what the list lacks may be what to change")
    }
  }

  private mutating func general() {
    guard let candidate else {
      let which = reported?.unread.isEmpty == false ? " that can be read" : ""
      sentences.append(
        "none of these constraints\(which) are yours: check what you set on these views, or report it to Apple"
      )
      return
    }
    sentences.append(
      "remove one that you did not expect, or give \(quoted(candidate)) a priority of 999")
  }
}

extension SolvedConstraint {
  fileprivate var isSpacing: Bool { scene.privateIdentifier == "UISV-spacing" }
}

extension SolvedLayout {
  /// The height of the separator in a row whose height the table takes from its content; nil for anything else.
  fileprivate func separator(of index: ViewIndex) -> Double? {
    guard reported == nil, let cell = view(at: index)?.scene, let own = CellContent(cell.content), own.isRow,
      own.rowHeight == nil, let table = cell.superview.flatMap({ view(at: $0) }),
      let settings = TableViewContent(table.scene.content)?.settings, settings.showsSeparators,
      settings.rowHeight == .automatic, cell.recordedFrame == nil
    else { return nil }
    return 1 / canvas.scale
  }

  /// Whether an item is the content view of a cell, which the row places.
  fileprivate func isCellContent(_ item: SceneItem) -> Bool {
    guard case .view(let index) = item, views.indices.contains(index), let cell = views[index].scene.superview
    else {
      return false
    }
    return views[index].scene.isContentView && views[cell].scene.kind.list != nil
  }
}
