import AutoLayout
import TestSupport

/// Edits of every kind.
extension RandomTree {
  enum Edit: CaseIterable {
    case constant, priority, activation, batch, text, font, contentPriorities, intrinsicSize, hiding, stack,
      order, newConstraint, addition, removal, margins, marginFlags, direction, frame, safeArea, table, mask
  }

  /// How often each edit is made: the plain ones most.
  private static let choices: [Edit] =
    Edit.allCases + [Edit](repeating: .constant, count: 5) + [Edit](repeating: .activation, count: 4)
    + [Edit](repeating: .text, count: 4) + [Edit](repeating: .priority, count: 3) + [.hiding, .stack]

  /// Makes an edit, and says which.
  @discardableResult
  func edit() -> Edit {
    let edit = random.pick(Self.choices)
    make(edit)
    // Rows are measured again only on demand.
    for view in present { (view as? TableView)?.invalidateLayout() }
    return edit
  }

  private func make(_ edit: Edit) {
    let view = random.pick(present)
    switch edit {
    case .constant:
      guard !constraints.isEmpty else { return }
      random.pick(constraints).constant += Double(random.int(-15...15))
    case .priority:
      guard !constraints.isEmpty else { return }
      try? random.pick(constraints).setPriority(random.pick(Self.priorities))
    case .activation:
      guard !constraints.isEmpty else { return }
      let constraint = random.pick(constraints)
      try? constraint.setActive(!constraint.isActive)
    case .batch:
      let some = constraints.filter { _ in random.chance(30) }
      if random.chance(50) {
        LayoutConstraint.deactivate(some)
      } else {
        for constraint in some { try? constraint.activate() }
      }
    case .text: changeText(of: view, to: text())
    case .font:
      guard let label = view as? WrappingText else { return changeText(of: view, to: text()) }
      label.text = fullText()
    case .contentPriorities:
      view.contentHugging = AxisPriorities(
        horizontal: random.pick([.defaultLow, LayoutPriority(251), .required]), vertical: .defaultLow)
      view.compressionResistance = AxisPriorities(
        horizontal: random.pick([.defaultHigh, LayoutPriority(400), .required]), vertical: .defaultHigh)
    case .intrinsicSize:
      view.intrinsicContentSizeOverride =
        random.chance(40) ? nil : IntrinsicSize(width: Double(random.int(0...90)), height: 20)
    case .hiding: view.isHidden.toggle()
    case .stack: changeStack(view as? StackView ?? present.compactMap { $0 as? StackView }.last)
    case .order: reorder(view)
    case .newConstraint: addConstraint()
    case .addition: addView()
    case .removal: if view !== window.rootView, !(view is TableCell) { view.removeFromSuperview() }
    case .margins: view.directionalLayoutMargins = DirectionalEdgeInsets(all: Double(random.int(0...20)))
    case .marginFlags:
      view.preservesSuperviewLayoutMargins.toggle()
      if random.chance(50) { view.insetsLayoutMarginsFromSafeArea.toggle() }
    case .direction:
      view.semanticContentAttribute = random.pick([.unspecified, .forceRightToLeft, .forceLeftToRight])
    case .frame:
      // The frames of other views are not theirs to keep.
      guard view.translatesAutoresizingMaskIntoConstraints else { return }
      view.frame = Rect(
        x: Double(random.int(0...50)), y: Double(random.int(0...50)), width: Double(random.int(0...90)),
        height: 40)
    case .safeArea:
      view.additionalSafeAreaInsets = EdgeInsets(top: Double(random.int(0...20)), left: 3)
    case .table: changeTable()
    case .mask:
      if hasFlexibleMasks, !(view.superview is ScrollView) {
        view.autoresizingMask = AutoresizingMask(rawValue: random.int(0...63))
      }
    }
  }

  private func changeText(of view: View, to string: String) {
    switch view {
    case let view as WrappingText: view.text.string = string
    case let view as Button: view.text.string = string
    case let view as ImageView: view.imageSize = Size(width: Double(random.int(5...90)), height: 30)
    default:
      if let label = present.last(where: { $0 is Label }) as? Label { label.text.string = string }
    }
  }

  private func changeStack(_ stack: StackView?) {
    guard let stack else { return }
    switch random.int(0...3) {
    case 0: stack.settings = stackSettings()
    case 1: stack.settings.spacing += 2
    case 2: stack.settings.alignment = random.pick(StackSettings.Alignment.allCases)
    default:
      guard let view = stack.arrangedSubviews.first else { return }
      stack.settings.customSpacing[view.identifier] = Double(random.int(0...30))
    }
  }

  private func reorder(_ view: View) {
    guard let stack = view.superview as? StackView else { return }
    if stack.arrangedSubviews.contains(where: { $0 === view }), random.chance(30) {
      stack.removeArrangedSubview(view)
    } else {
      stack.insertArrangedSubview(view, at: random.int(0...stack.arrangedSubviews.count))
    }
  }

  private func changeTable() {
    guard let table = present.last(where: { $0 is TableView }) as? TableView else { return }
    table.settings.rowHeight = random.chance(50) ? .automatic : .points(Double(random.int(20...60)))
  }
}
