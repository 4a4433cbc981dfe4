package import AutoLayout
package import LayoutScene

/// Why an attribute of a view has its value.
package struct Explanation: Hashable, Sendable {
  package var view: ViewIndex
  package var attribute: LayoutAttribute
  /// In points; a location in the superview's coordinates.
  package var value: Double
  /// The constraints on which the value depends.
  package var deciders: [ConstraintIndex]
  /// Constraints of the view on this axis that do not hold, or were left out because of a conflict.
  package var gaveWay: [ConstraintIndex]
  /// The values that the components of the attribute could have, where these are open.
  package var ambiguity: [FrameComponent: ValueRange]
}

extension SolvedLayout {
  /// Explains an attribute of a view.
  ///
  /// The layout must have been solved with `isExplaining`. Margin and baseline attributes follow from the
  /// edges and are explained by them.
  ///
  /// - Parameters:
  ///   - position: the view's position in `views`.
  ///   - attribute: any attribute but `notAnAttribute`.
  /// - Returns: nil for a position that does not exist, or for `notAnAttribute`.
  package func explain(view position: ViewIndex, _ attribute: LayoutAttribute) -> Explanation? {
    guard views.indices.contains(position), let axis = attribute.axis else { return nil }
    let view = views[position]
    let components = attribute.components(in: view.layoutDirection)
    let deciders = Set(components.flatMap { view.deciders[$0] ?? [] })
    return Explanation(
      view: position, attribute: attribute, value: view.value(of: attribute),
      deciders: deciders.sorted(), gaveWay: gaveWay(position, axis),
      ambiguity: view.ambiguity.filter { components.contains($0.key) })
  }

  private func gaveWay(_ view: ViewIndex, _ axis: Axis) -> [ConstraintIndex] {
    constraints.indices.filter { index in
      let constraint = constraints[index]
      let touches = constraint.scene.firstItem.view == view || constraint.scene.secondItem?.view == view
      return touches && constraint.axis == axis && (!constraint.isSatisfied || constraint.isBroken)
    }
  }

  /// The explanation in words, one fact per line.
  package func words(for explanation: Explanation) -> [String] {
    let name = "\(views[explanation.view].scene.displayName).\(explanation.attribute.name)"
    var lines = ["\(name) is \(numberText(explanation.value))"]
    for component in FrameComponent.allCases {
      guard let range = explanation.ambiguity[component] else { continue }
      lines.append("  but \(ambiguityText(of: quoted(explanation.view), [(component, range)]))")
    }
    if explanation.deciders.isEmpty {
      lines.append(
        explanation.view == .root
          ? "  because that is the canvas" : "  because that is where it was: no constraint decides it")
    } else {
      lines.append("  because of")
      lines += explanation.deciders.map { "    \(constraints[$0].titleWithMaker)" }
    }
    if !explanation.gaveWay.isEmpty {
      lines.append("  although")
      for loser in explanation.gaveWay {
        lines.append("    \(fate(of: loser))")
        lines += constraints[loser].opponents.map { "      to \(constraints[$0].titleWithMaker)" }
      }
    }
    return lines
  }
}

extension ConstraintOrigin {
  /// The maker of a constraint, to follow its text; empty for the input's own.
  package var inWords: String {
    switch self {
    case .explicit: ""
    case .contentHugging: " (content hugging)"
    case .compressionResistance: " (compression resistance)"
    case .stackView: " (stack view)"
    case .autoresizingMask: " (autoresizing mask)"
    case .layoutGuide: " (layout guide)"
    case .cell: " (cell)"
    }
  }
}

extension ConstraintOrigin {
  /// The constraints of the origin, as the subject of a sentence.
  package var nounInWords: String {
    switch self {
    case .explicit: "optional constraints"
    case .contentHugging: "content hugging"
    case .compressionResistance: "compression resistance"
    case .stackView: "constraints of stack views"
    case .autoresizingMask: "autoresizing masks"
    case .layoutGuide: "constraints of layout guides"
    case .cell: "constraints of cells"
    }
  }
}

extension LayoutAttribute {
  /// The frame components that determine an attribute.
  fileprivate func components(in direction: LayoutDirection) -> [FrameComponent] {
    switch absolute(in: direction) {
    case .left, .leftMargin: [.x]
    case .right, .rightMargin, .centerX, .centerXWithinMargins: [.x, .width]
    case .width: [.width]
    case .top, .topMargin, .firstBaseline: [.y]
    case .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .lastBaseline: [.y, .height]
    case .height: [.height]
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: []
    }
  }
}

extension SolvedView {
  /// The value of an attribute of the alignment rectangle, in the superview's coordinates, in points.
  package func value(of attribute: LayoutAttribute) -> Double {
    let rect = frame.inset(by: alignmentRectInsets)
    let inner = frame.inset(by: layoutMargins)
    switch attribute.absolute(in: layoutDirection) {
    case .left: return rect.minX
    case .right: return rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .width: return rect.width
    case .height: return rect.height
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .leftMargin: return inner.minX
    case .rightMargin: return inner.maxX
    case .topMargin: return inner.minY
    case .bottomMargin: return inner.maxY
    case .centerXWithinMargins: return inner.midX
    case .centerYWithinMargins: return inner.midY
    case .firstBaseline: return firstBaseline.map { frame.minY + $0 } ?? rect.minY
    case .lastBaseline: return lastBaseline.map { frame.minY + $0 } ?? rect.maxY
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: return .nan
    }
  }
}
