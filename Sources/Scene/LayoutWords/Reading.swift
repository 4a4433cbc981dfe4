package import AutoLayout
package import LayoutScene

/// A constraint as a reader of the picture sees it: a non-negative distance, its relation inverted to match,
/// and the words for both.
package struct Reading {
  package let scene: SceneConstraint
  /// The attributes' values in canvas points.
  package let first: Double
  package let second: Double?
  /// The relation for the distance as shown, which may be reversed.
  package let relation: LayoutRelation
  /// The distance or size that the constraint asks for.
  package let wanted: Double
  /// The actual distance or size.
  package let actual: Double

  package init(scene: SceneConstraint, geometry: AttributeGeometry, first: Double) {
    self.scene = scene
    self.first = first
    second = scene.secondItem.flatMap { geometry.value(of: scene.secondAttribute, in: $0) }
    // Distances between leading and trailing grow to the left in right-to-left interfaces.
    let isMirrored =
      scene.firstAttribute.kind == .directionalX && geometry.direction(of: scene.firstItem) == .rightToLeft
    let distance = (first - scene.multiplier * (second ?? 0)) * (isMirrored ? -1 : 1)
    let isTurned =
      scene.firstAttribute.kind != .size && scene.multiplier == 1
      && Self.isTurned(scene, geometry, distance: distance)
    relation = isTurned ? scene.relation.inverted : scene.relation
    wanted = isTurned ? -scene.constant : scene.constant
    actual = isTurned ? -distance : distance
  }

  /// Whether the first item comes before the second. If the end of one item is tied to the start of the other, the
  /// attributes decide, and an overlap is a negative distance. If one item is inside the other, that decides, and a
  /// distance out of it is negative. Otherwise the constant's sign decides.
  private static func isTurned(
    _ scene: SceneConstraint, _ geometry: AttributeGeometry, distance: Double
  ) -> Bool {
    let second = scene.secondItem
    let isInside = second.map { geometry.contains(scene.firstItem, in: $0) } ?? false
    let isAround = second.map { geometry.contains($0, in: scene.firstItem) } ?? false
    switch (scene.firstAttribute.end, scene.secondAttribute.end) {
    case (.start?, .finish?): return false
    case (.finish?, .start?): return true
    case (.start?, .start?) where isInside != isAround: return isAround
    case (.finish?, .finish?) where isInside != isAround: return isInside
    default:
      return scene.constant < 0 || (scene.constant == 0 && isTurned(scene.relation, distance))
    }
  }

  /// Whether two edges of one kind are turned: if the first is at most at the second, it comes before it.
  private static func isTurned(_ relation: LayoutRelation, _ distance: Double) -> Bool {
    switch relation {
    case .lessThanOrEqual: true
    case .equal: distance < 0
    case .greaterThanOrEqual: false
    }
  }

  package var isSize: Bool { scene.firstAttribute.kind == .size }

  /// The text on the bar of a distance, or of a size given as a number.
  package var valueText: String {
    if scene.multiplier != 1, scene.secondItem != nil {
      // A multiple of a position is a position, not a length.
      return isSize
        ? relation.prefix + formula : "at " + (relation == .equal ? "" : relation.prefix) + formula
    }
    switch relation {
    case .equal: return isSize ? "= " + numberText(wanted) : numberText(wanted)
    case .lessThanOrEqual, .greaterThanOrEqual: return relation.prefix + numberText(wanted)
    }
  }

  /// The text on the first of two sizes that are compared.
  package var equalityText: String {
    if scene.multiplier == 1, scene.constant == 0 { return relation.sign }
    return relation.prefix + formula
  }

  /// The text on the second of two compared sizes, if no letter stands for it.
  package var counterpartText: String { scene.isPlainEquality ? relation.sign : "1×" }

  /// The text for a view whose width and height are compared.
  package var aspectText: String {
    guard scene.constant == 0 else { return relation.prefix + formula }
    let isWidthFirst = scene.firstAttribute == .width
    let ratio = isWidthFirst ? scene.multiplier : 1 / scene.multiplier
    let shown = isWidthFirst ? relation : relation.inverted
    return (shown == .equal ? "" : shown.prefix) + ratioText(ratio)
  }

  /// The multiplier and constant of the other side, such as `2× + 8`.
  private var formula: String {
    let factor = factorText(scene.multiplier) + "×"
    guard scene.constant != 0 else { return factor }
    let sign = scene.constant < 0 ? "\u{2212}" : "+"
    return factor + " " + sign + " " + numberText(scene.constant.magnitude)
  }
}

extension SceneConstraint {
  /// Whether the constraint only states that two sizes are equal.
  package var isPlainEquality: Bool {
    firstAttribute.kind == .size && secondItem != nil && multiplier == 1 && constant == 0
      && relation == .equal
      && firstAttribute == secondAttribute
  }
}

extension LayoutAttribute {
  package enum End {
    case start, finish
  }

  /// The end of a view, in reading direction, that the attribute stands for; nil for centres, baselines and sizes.
  package var end: End? {
    switch self {
    case .left, .top, .leading, .leftMargin, .topMargin, .leadingMargin: .start
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: .finish
    default: nil
    }
  }
}

extension LayoutRelation {
  /// The typographic sign.
  package var sign: String {
    switch self {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }

  package var prefix: String { sign + " " }
}
