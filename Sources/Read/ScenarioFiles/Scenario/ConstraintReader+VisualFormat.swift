import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ConstraintReader {
  /// In UTF-8 bytes; equations have the same limit in Unicode scalars.
  static let maximumFormatLength = 2000

  /// The constraints of a visual format, in the order of its text; empty after reporting an error.
  func visualFormat(
    _ draft: ConstraintDraft, source: SourceRange, _ findings: inout Findings
  ) -> [UnresolvedConstraint] {
    guard let format = draft.visualFormat else { return [] }
    let places = JSONStringPlaces(of: format.range, in: findings.source.bytes)
    guard format.value.utf8.count <= Self.maximumFormatLength else {
      findings.error(
        .outOfRange, at: format.range,
        "the visual format is longer than \(Self.maximumFormatLength) characters")
      return []
    }
    return naming(draft.views, &findings).constraints(of: format, draft, places, source: source, &findings)
  }

  /// The reader with the names that a format's dictionary adds; invalid entries are reported.
  private func naming(_ views: [String: Located<String>], _ findings: inout Findings) -> ConstraintReader {
    guard !views.isEmpty else { return self }
    var tree = tree
    for (name, view) in views.sorted(by: { $0.key < $1.key }) {
      switch namedItem(view, &findings) {
      case .item(let item)?: tree.names.given[name] = item
      case .superview?:
        findings.error(
          .unknownView, at: view.range, "a visual format writes the superview as \"|\"",
          help: "name the view itself; the topmost one is \"\(Keyword.root)\"")
      case nil: break
      }
    }
    return ConstraintReader(tree: tree, prefix: prefix, isStandard: isStandard)
  }

  private func constraints(
    of format: Located<String>, _ draft: ConstraintDraft, _ places: JSONStringPlaces, source: SourceRange,
    _ findings: inout Findings
  ) -> [UnresolvedConstraint] {
    do throws(VisualFormatError) {
      return try parse(format.value, draft.options?.value ?? [], draft.metrics).map {
        constraint throws(VisualFormatError) in
        try checkSuperviews(of: constraint)
        return try unresolved(constraint, in: draft, places.caret(at: constraint.position), source: source)
      }
    } catch {
      findings.error(
        .visualFormat, at: optionsToBlame(in: draft, format.value) ?? places.caret(at: error.position),
        error.reason,
        help: VisualFormatHelp(tree: tree, metrics: draft.metrics).help(
          for: format.value, at: error.position))
      return []
    }
  }

  /// The place of the options if the format can be read without them.
  private func optionsToBlame(in draft: ConstraintDraft, _ format: String) -> SourceRange? {
    let canBeRead = { (options: VisualFormatOptions) in
      (try? self.parse(format, options, draft.metrics)) != nil
    }
    guard let options = draft.options, !canBeRead(options.value), canBeRead([]) else { return nil }
    return options.range
  }

  private func parse(
    _ format: String, _ options: VisualFormatOptions, _ metrics: [String: Double]
  ) throws(VisualFormatError) -> [VisualFormatConstraint] {
    let tree = tree
    return try VisualFormatConstraint.constraints(
      format, options: options, metrics: metrics, hasView: { tree.visualFormatItem($0) != nil })
  }

  private func unresolved(
    _ constraint: VisualFormatConstraint, in draft: ConstraintDraft, _ place: SourceRange,
    source: SourceRange
  ) throws(VisualFormatError) -> UnresolvedConstraint {
    let first = try item(constraint.firstItem, at: constraint.position)
    var second: UnresolvedConstraint.Anchor?
    if let item = constraint.secondItem {
      second = UnresolvedConstraint.Anchor(
        item: .item(try self.item(item, at: constraint.position)), attribute: constraint.secondAttribute,
        itemPlace: place, attributePlace: place)
    }
    return UnresolvedConstraint(
      first: UnresolvedConstraint.Anchor(
        item: .item(first), attribute: constraint.firstAttribute, itemPlace: place, attributePlace: place),
      relation: constraint.relation, second: second, constant: constraint.constant,
      priority: constraint.priority, givenText: draft.visualFormat?.value, isActive: draft.isActive,
      visualFormat: draft.visualFormat?.value,
      source: source)
  }

  private func item(
    _ item: VisualFormatConstraint.Item, at position: Int
  ) throws(VisualFormatError) -> SceneItem {
    switch item {
    case .view(let name):
      // The parser has already checked the name.
      guard let item = tree.visualFormatItem(name) else {
        throw VisualFormatError("\(name) is not a key in the views dictionary.", at: position)
      }
      return item
    case .superview(of: let name):
      guard let item = tree.visualFormatItem(name), let superview = tree.superview(of: item) else {
        throw VisualFormatError(
          "Unable to interpret '|' character, because the related view doesn't have a superview",
          at: position)
      }
      return .view(superview)
    }
  }

  /// The views in a row must be siblings, or `|` would have two meanings. A size may be any view's.
  private func checkSuperviews(of constraint: VisualFormatConstraint) throws(VisualFormatError) {
    guard case .view(let first) = constraint.firstItem, case .view(let second)? = constraint.secondItem,
      constraint.firstAttribute != .width, constraint.firstAttribute != .height,
      let one = tree.visualFormatItem(first).flatMap({ tree.superview(of: $0) }),
      let other = tree.visualFormatItem(second).flatMap({ tree.superview(of: $0) }), one != other
    else { return }
    throw VisualFormatError(
      "\(first) is in \"\(tree.drafts[one].view.id)\" and \(second) in \"\(tree.drafts[other].view.id)\": the views of a format must have the same superview",
      at: constraint.position)
  }
}

extension String {
  /// Whether a constraint written as a text alone is a visual format: it begins with an axis, a superview or a view.
  var isVisualFormat: Bool {
    let scalars = unicodeScalars.drop { $0.isBlank }
    guard let first = scalars.first else { return false }
    if first == "|" || first == "[" { return true }
    return (first == "H" || first == "V") && scalars.dropFirst().first == ":"
  }
}

extension ScenarioTree {
  /// The tree with names as the constraints of a view may use them.
  func seen(by group: ConstraintGroup) -> ScenarioTree {
    var tree = self
    tree.names.prefixes = group.prefixes
    tree.names.owner = group.owner
    return tree
  }

  /// The view or guide of the name, as a dictionary of views would have it: capitals count.
  func visualFormatItem(_ name: String) -> SceneItem? {
    if let item = names.item(name) { return item }
    if Keyword.isOwnView(name) { return .view(names.owner) }
    return GuideKind.ofUIKit.first { $0.name == name }.map { .guide($0, of: names.owner) }
  }

  /// The superview of a view, or the owner of a guide.
  func superview(of item: SceneItem) -> ViewIndex? {
    switch item {
    case .view(let index): drafts[index].view.superview
    case .guide(_, let owner): owner
    }
  }
}

extension JSONStringPlaces {
  /// The place of UIKit's caret. It counts characters, which up to there are scalars, because the language is
  /// ASCII.
  fileprivate func caret(at position: Int) -> SourceRange { range(of: position..<position + 1) }
}
