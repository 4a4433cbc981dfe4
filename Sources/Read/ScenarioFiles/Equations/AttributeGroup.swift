import AutoLayout

/// Several attributes that one name stands for, as in SnapKit.
enum AttributeGroup: String, CaseIterable {
  case edges, horizontalEdges, verticalEdges, center, size

  var attributes: [LayoutAttribute] {
    switch self {
    case .edges: [.top, .leading, .bottom, .trailing]
    case .horizontalEdges: [.leading, .trailing]
    case .verticalEdges: [.top, .bottom]
    case .center: [.centerX, .centerY]
    case .size: [.width, .height]
    }
  }

  /// Finds a group by its name, ignoring case.
  init?(named name: String) {
    let wanted = name.lowercased()
    guard let group = Self.allCases.first(where: { $0.rawValue.lowercased() == wanted }) else { return nil }
    self = group
  }
}

extension LayoutAttribute {
  /// How an inset moves the attribute: 1 to larger coordinates, −1 to smaller ones; nil if it has no inset.
  var insetSign: Double? {
    switch self {
    case .top, .left, .leading, .topMargin, .leftMargin, .leadingMargin: 1
    case .bottom, .right, .trailing, .bottomMargin, .rightMargin, .trailingMargin: -1
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      nil
    }
  }
}
