/// The size that a view would have regardless of its surroundings.
extension Window {
  /// Solves the constraints of the view and its subviews in a separate engine, with the target size at the
  /// given priorities.
  func fittingSize(of view: View, target: Size, priorities: AxisPriorities) -> Size {
    let views = view.subtree
    for view in views { view.prepareForLayout() }
    updateConstraints(below: view)
    let items: [LayoutItem] = views.flatMap { [$0] + $0.layoutGuides.map { $0 as LayoutItem } }
    let savedVariables = items.map(\.variables)
    let savedConstraints = views.flatMap(\.constraints)
    let live = engine
    engine = ConstraintEngine()
    for view in views {
      engine.addVariables(for: view, startingAt: .zero)
      for guide in view.layoutGuides { attach(guide) }
    }
    for view in views {
      for constraint in view.constraints where !constraint.fixesFrame(of: views.first) {
        engine.add(constraint)
      }
    }
    let targets = Axis.allCases.map { axis in
      LayoutConstraint(
        unchecked: view, axis == .horizontal ? .width : .height, .equal, constant: target[axis],
        priority: priorities[axis], origin: .explicit)
    }
    for constraint in targets { engine.add(constraint) }
    settleFitting(views)
    let frame = engine.frame(of: view)
    engine = live
    for (item, variables) in zip(items, savedVariables) { item.variables = variables }
    adopt(changesOf: savedConstraints, in: views)
    needsWholeLayout = true
    let insets = view.usedAlignmentRectInsets
    return Size(
      width: ceilToPixel(frame.width - insets.left - insets.right, scale: canvas.scale),
      height: ceilToPixel(frame.height - insets.top - insets.bottom, scale: canvas.scale))
  }

  /// Reports to the engine what it does not know yet: wrapped text may now have another height, or insist on its width.
  private func adopt(changesOf former: [LayoutConstraint], in views: [View]) {
    for constraint in former where !constraint.isActive { engine.remove(constraint) }
    for view in views {
      for constraint in view.constraints {
        if engine.row(of: constraint) == nil { engine.add(constraint) } else { engine.update(constraint) }
      }
    }
  }

  /// Solves until the height of wrapped text is settled. Two solutions are enough for most texts.
  private func settleFitting(_ views: [View]) {
    for _ in 0..<4 {
      engine.solve()
      var changed = false
      for view in views where view.adoptEngineWidth(engine.frame(of: view).width) {
        view.runUpdateConstraints()
        engine.measuresDidChange(for: [view])
        changed = true
      }
      if !changed { return }
    }
  }
}

extension View {
  /// The size that best fits the view's constraints, in points: that of the alignment rectangle, rounded up to pixels.
  /// A tree without a window temporarily gets one; see `LooseLayout`.
  ///
  /// The target size counts as two constraints, at 50 by default (UILayoutPriority.fittingSizeLevel): with a target of
  /// zero the view becomes as small as its content allows. Constraints between the view and anything outside of it have
  /// no effect.
  ///
  /// - Parameters:
  ///   - target: in points.
  ///   - horizontalFittingPriority: the priority of the target's width.
  ///   - verticalFittingPriority: the priority of the target's height.
  public final func systemLayoutSizeFitting(
    _ target: Size, horizontalFittingPriority: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    let priorities = AxisPriorities(
      horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return withWindow { $0.fittingSize(of: self, target: target, priorities: priorities) }
  }

  /// A target for the smallest size, like UIView.layoutFittingCompressedSize.
  public static let layoutFittingCompressedSize = Size.zero
  /// A target for the largest size, like UIView.layoutFittingExpandedSize.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)
}

extension LayoutConstraint {
  /// Whether the constraint only fixes the current frame of a view whose fitting size is wanted, as those of a list's
  /// cell or of an autoresizing mask do.
  fileprivate func fixesFrame(of view: View?) -> Bool {
    firstItem === view && (origin == .cell || origin == .autoresizingMask)
  }
}
