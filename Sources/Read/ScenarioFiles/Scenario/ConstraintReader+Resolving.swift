import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ConstraintReader {
  /// The constraint between views, checked as UIKit would; nil after reporting an error.
  func resolve(_ unresolved: UnresolvedConstraint, _ findings: inout Findings) -> SceneConstraint? {
    guard let first = item(of: unresolved.first, other: unresolved.second, &findings) else { return nil }
    var second: SceneItem?
    if let anchor = unresolved.second {
      second = item(of: anchor, other: unresolved.first, &findings)
      guard second != nil else { return nil }
    }
    var constraint = SceneConstraint(
      identifier: "", text: "", firstItem: first, firstAttribute: unresolved.first.attribute,
      relation: unresolved.relation, secondItem: second,
      secondAttribute: unresolved.second?.attribute ?? .notAnAttribute, multiplier: unresolved.multiplier,
      constant: unresolved.constant, priority: unresolved.priority, isActive: unresolved.isActive,
      source: unresolved.source)
    if unresolved.standards != 0 {
      constraint.constant += unresolved.standards * standardDistance(constraint)
    }
    guard isInRange(constraint, &findings), isLegal(constraint, unresolved, &findings) else { return nil }
    constraint.text = EquationWriter(tree: tree).text(of: constraint)
    constraint.identifier = unresolved.givenText ?? constraint.text
    constraint.visualFormat = unresolved.visualFormat
    return constraint
  }

  /// The item of an anchor; `superview` means that of the other anchor's item.
  private func item(
    of anchor: UnresolvedConstraint.Anchor, other: UnresolvedConstraint.Anchor?,
    _ findings: inout Findings
  ) -> SceneItem? {
    guard case .superview(let guide) = anchor.item else {
      guard case .item(let item) = anchor.item, has(item, anchor, &findings) else { return nil }
      return item
    }
    guard case .item(let other) = other?.item else {
      findings.error(
        .unknownView, at: anchor.itemPlace, "there is no other view that this could be the superview of",
        help: "name the view itself; the topmost one is \"\(Keyword.root)\"")
      return nil
    }
    guard let superview = tree.superview(of: other) else {
      findings.error(.unknownView, at: anchor.itemPlace, "the root view has no superview")
      return nil
    }
    let item = guide.map { SceneItem.guide($0, of: superview) } ?? .view(superview)
    return has(item, anchor, &findings) ? item : nil
  }

  /// Whether the view has the guide; only scroll views have the guides for content and frame.
  private func has(
    _ item: SceneItem, _ anchor: UnresolvedConstraint.Anchor, _ findings: inout Findings
  ) -> Bool {
    guard case .guide(let guide, let owner) = item,
      guide == .contentLayoutGuide || guide == .frameLayoutGuide,
      tree.drafts[owner].view.kind != .scrollView
    else { return true }
    findings.error(
      .unavailableGuide, at: anchor.itemPlace,
      "\"\(tree.drafts[owner].view.id)\" has no \(guide.name): only a scroll view has one",
      help: tree.drafts.first { $0.view.kind == .scrollView }.map {
        "write, for example, \"\($0.view.id).\(guide.name)\""
      })
    return false
  }

  /// Interface Builder's standard distance in points: 20 between the edges of a view and its superview,
  /// otherwise 8.
  private func standardDistance(_ constraint: SceneConstraint) -> Double {
    guard case .view(let first) = constraint.firstItem, case .view(let second) = constraint.secondItem,
      constraint.firstAttribute.isEdge, constraint.secondAttribute.isEdge,
      tree.drafts[first].view.superview == second || tree.drafts[second].view.superview == first
    else { return 8 }
    return 20
  }

  private func isInRange(_ constraint: SceneConstraint, _ findings: inout Findings) -> Bool {
    guard
      let problem = NumberRange.problem(multiplier: constraint.multiplier, constant: constraint.constant)
    else { return true }
    findings.error(.outOfRange, at: constraint.source, problem)
    return false
  }

  private func isLegal(
    _ constraint: SceneConstraint, _ unresolved: UnresolvedConstraint, _ findings: inout Findings
  ) -> Bool {
    do throws(ConstraintError) {
      try ConstraintLegality.check(
        constraint.firstAttribute, constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.constant, priority: constraint.priority,
        firstIsGuide: constraint.firstItem.isGuide, secondIsGuide: constraint.secondItem?.isGuide ?? false)
      return true
    } catch {
      findings.error(error, at: place(of: error, in: unresolved))
      return false
    }
  }

  private func place(of error: ConstraintError, in unresolved: UnresolvedConstraint) -> SourceRange {
    let first = unresolved.first
    guard let second = unresolved.second else { return first.place }
    guard case .unavailableForGuide(let attribute) = error else { return first.place.union(second.place) }
    return first.attribute == attribute && first.item.isGuide ? first.attributePlace : second.attributePlace
  }
}

extension NamedItem {
  var isGuide: Bool {
    switch self {
    case .item(let item): item.isGuide
    case .superview(let guide): guide != nil
    }
  }
}

extension LayoutAttribute {
  /// Whether this is one of the four sides of the alignment rectangle, by either of their names.
  var isEdge: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .top, .bottom: true
    default: false
    }
  }
}
