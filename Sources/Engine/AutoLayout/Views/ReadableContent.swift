extension View {
  /// Makes the constraints of the readable content guide: centred between the margins, as wide as they allow,
  /// but no wider than is easy to read.
  func constrainReadableContent(_ guide: LayoutGuide) {
    guard let margins = layoutGuide(.layoutMargins) else { return }
    let category = window?.canvas.contentSizeCategory ?? .large
    // One step below required, so that the width limit wins.
    let almostRequired = LayoutPriority(999)
    func add(
      _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ item: LayoutItem?, constant: Double = 0,
      priority: LayoutPriority = .required
    ) {
      let constraint = LayoutConstraint(
        unchecked: guide, attribute, relation, item, attribute, constant: constant, priority: priority,
        origin: .layoutGuide)
      // Activation cannot fail: the owner is a common ancestor.
      try? constraint.activate()
    }
    for edge in [LayoutAttribute.top, .bottom, .centerX] { add(edge, .equal, margins) }
    add(.width, .lessThanOrEqual, nil, constant: category.readableWidth)
    add(.width, .lessThanOrEqual, margins)
    add(.width, .equal, margins, priority: almostRequired)
  }
}

extension ContentSizeCategory {
  /// The maximum width of readable content in points. 672 at the default size is published; the others are
  /// from memory, and the accessibility sizes use the largest.
  package var readableWidth: Double {
    switch self {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large: 672
    case .extraLarge: 744
    case .extraExtraLarge: 824
    default: 896
    }
  }
}
