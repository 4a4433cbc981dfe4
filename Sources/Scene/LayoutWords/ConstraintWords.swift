import AutoLayout
import LayoutScene

/// Constraints in plain English.
struct ConstraintWords {
  let layout: SolvedLayout

  /// A constraint as one sentence, with its priority.
  func sentence(_ constraint: SceneConstraint) -> String {
    let priority = constraint.priority
    let strength = priority.isRequired ? "required" : "priority \(plainNumber(priority.rawValue))"
    return "\(statement(constraint)) (\(strength))"
  }

  /// A constraint as one sentence.
  func statement(_ constraint: SceneConstraint) -> String {
    if constraint.firstAttribute.kind == .size { return size(constraint) }
    guard let pair = LocationPair(constraint, in: layout) else { return equation(constraint) }
    return location(pair)
  }

  func name(_ item: SceneItem) -> String {
    guard layout.views.indices.contains(item.view) else { return "a view" }
    let owner = layout.views[item.view].scene
    guard case .guide(let kind, _) = item else { return owner.displayName }
    return item.view == .root ? "the \(kind.words)" : "the \(kind.words) of \(owner.displayName)"
  }

  /// A guide beside its owner needs no mention of the owner.
  private func name(_ item: SceneItem, beside other: SceneItem) -> String {
    guard case .guide(let kind, let owner) = item, other == .view(owner) else { return name(item) }
    return "the \(kind.words)"
  }

  private func isPlural(_ item: SceneItem) -> Bool {
    guard case .guide(let kind, _) = item else { return false }
    // The words for a log's guide of that kind begin in the same way.
    return kind == .layoutMargins || kind.words.hasPrefix(GuideKind.layoutMargins.words)
  }

  private struct Verbs {
    var isPlural: Bool
    var be: String { isPlural ? "are" : "is" }
    var come: String { isPlural ? "come" : "comes" }
    var touch: String { isPlural ? "touch" : "touches" }
    var overlap: String { isPlural ? "overlap" : "overlaps" }
    var stick: String { isPlural ? "stick" : "sticks" }
  }

  // MARK: Sizes

  private func size(_ constraint: SceneConstraint) -> String {
    let first = name(constraint.firstItem)
    let be = Verbs(isPlural: isPlural(constraint.firstItem)).be
    let constant = constraint.constant
    let bound = constraint.relation.bound
    guard let second = constraint.secondItem else {
      return "\(first) \(be) \(bound)\(numberText(constant)) \(constraint.firstAttribute.adjective)"
    }
    let times = constraint.multiplier == 1 ? "" : "\(factorText(constraint.multiplier)) times "
    if constraint.firstAttribute == constraint.secondAttribute, times.isEmpty, constant != 0 {
      let comparative = constraint.firstAttribute.comparative(isMore: constant > 0)
      // At least -8 more is at most 8 less.
      let bound = constant > 0 ? bound : constraint.relation.inverted.bound
      return "\(first) \(be) \(bound)\(numberText(abs(constant))) \(comparative) than \(name(second))"
    }
    var text = "\(first) \(be) \(bound)\(times)as \(constraint.firstAttribute.adjective) as "
    if second == constraint.firstItem {
      text += "it is \(constraint.secondAttribute.adjective)"
    } else {
      text += name(second)
      if constraint.firstAttribute != constraint.secondAttribute {
        text += " is \(constraint.secondAttribute.adjective)"
      }
    }
    return text + addend(constant)
  }

  // MARK: Locations

  private func location(_ pair: LocationPair) -> String {
    let (before, after) = (name(pair.first, beside: pair.second), name(pair.second, beside: pair.first))
    let verbs = Verbs(isPlural: isPlural(pair.second))
    let bound = pair.relation.bound
    switch pair.kind {
    case .gap:
      let direction = pair.axis == .vertical ? "below" : "after"
      if pair.distance == 0, pair.relation == .equal {
        return "\(after) \(verbs.come) directly \(direction) \(before)"
      }
      if pair.distance < 0, pair.relation == .equal {
        return "\(after) \(verbs.overlap) \(before) by \(numberText(-pair.distance))"
      }
      return "\(after) \(verbs.be) \(bound)\(numberText(pair.distance)) \(direction) \(before)"
    case .inset(let edge):
      if pair.distance == 0, pair.relation == .equal {
        return "\(after) \(verbs.touch) the \(edge) of \(before)"
      }
      if pair.distance < 0, pair.relation == .equal {
        return "\(after) \(verbs.stick) out \(numberText(-pair.distance)) beyond the \(edge) of \(before)"
      }
      return "\(after) \(verbs.be) \(bound)\(numberText(pair.distance)) from the \(edge) of \(before)"
    case .centre:
      let direction = pair.axis == .vertical ? "vertically" : "horizontally"
      let offset =
        pair.distance == 0
        ? "" : ", \(numberText(abs(pair.distance))) \(pair.axis.direction(isForward: pair.distance > 0))"
      return "\(after) \(verbs.be) centred \(direction) \(pair.isInside ? "in" : "on") \(before)\(offset)"
    case .aligned(let edge):
      if pair.distance == 0, pair.relation == .equal { return "\(after) and \(before) share their \(edge)" }
      let direction = pair.axis.direction(isForward: pair.distance >= 0)
      let bound = pair.distance >= 0 ? bound : pair.relation.inverted.bound
      return
        "the \(edge) of \(after) is \(bound)\(numberText(abs(pair.distance))) \(direction) than that of \(before)"
    }
  }

  /// For constraints that fit no other form.
  private func equation(_ constraint: SceneConstraint) -> String {
    let first = "the \(constraint.firstAttribute.noun) of \(name(constraint.firstItem))"
    guard let second = constraint.secondItem else {
      return "\(first) is \(constraint.relation.bound)at \(numberText(constraint.constant))"
    }
    let times = constraint.multiplier == 1 ? "" : "\(factorText(constraint.multiplier)) times "
    return "\(first) is \(constraint.relation.bound)at \(times)the \(constraint.secondAttribute.noun) of "
      + name(second) + addend(constraint.constant)
  }

  private func addend(_ constant: Double) -> String {
    constant == 0 ? "" : ", \(constant < 0 ? "less" : "plus") \(numberText(abs(constant)))"
  }
}

extension LayoutRelation {
  /// `at least ` and `at most `, or nothing.
  var bound: String {
    switch self {
    case .equal: ""
    case .greaterThanOrEqual: "at least "
    case .lessThanOrEqual: "at most "
    }
  }
}

extension LayoutAttribute {
  fileprivate var adjective: String { self == .height ? "high" : "wide" }

  fileprivate func comparative(isMore: Bool) -> String {
    self == .height ? (isMore ? "taller" : "shorter") : (isMore ? "wider" : "narrower")
  }

  /// The plain English name.
  var noun: String {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: "\(name) edge"
    case .width, .height: name
    case .centerX, .centerY: "centre"
    case .lastBaseline: "baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      "\(name.dropLast("Margin".count)) margin"
    case .centerXWithinMargins, .centerYWithinMargins: "centre between the margins"
    case .notAnAttribute: "nothing"
    }
  }
}

extension Axis {
  fileprivate func direction(isForward: Bool) -> String {
    self == .vertical ? (isForward ? "lower" : "higher") : (isForward ? "further on" : "further back")
  }
}

extension GuideKind {
  fileprivate var words: String {
    switch self {
    case .safeArea: "safe area"
    case .layoutMargins: "layout margins"
    case .readableContent: "readable content guide"
    case .topLayoutGuide: "top layout guide"
    case .bottomLayoutGuide: "bottom layout guide"
    case .contentLayoutGuide: "content layout guide"
    case .frameLayoutGuide: "frame layout guide"
    case .keyboardLayoutGuide: "keyboard guide"
    case .custom(let identifier): identifier
    }
  }
}
