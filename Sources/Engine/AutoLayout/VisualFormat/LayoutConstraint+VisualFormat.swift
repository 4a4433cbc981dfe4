extension VisualFormatConstraint {
  /// The constraints of a visual format string, in the order of the text.
  ///
  /// - Parameters:
  ///   - format: in Apple's visual format language.
  ///   - options: how the views align, and in which direction they are arranged.
  ///   - metrics: the values of metrics by name.
  ///   - hasView: whether a name is that of a view.
  /// - Throws: `VisualFormatError` if UIKit cannot parse the format.
  public static func constraints(
    _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    hasView: @escaping (String) -> Bool
  ) throws(VisualFormatError) -> [VisualFormatConstraint] {
    let names = VisualFormatNames(hasView: hasView, metric: { metrics[$0] })
    return try VisualFormatExpansion.expand(
      VisualFormatParser.parse(format, names: names), options: options)
  }
}

extension LayoutConstraint {
  /// The constraints of a visual format string, in the order of the text; none is active yet.
  ///
  /// - Parameters:
  ///   - format: in Apple's visual format language.
  ///   - options: how the views align, and in which direction they are arranged.
  ///   - metrics: the numbers for names in the format.
  ///   - views: the views and layout guides for names in the format.
  public static func constraints(
    withVisualFormat format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
    views: [String: LayoutItem]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let parsed = try VisualFormatConstraint.constraints(format, options: options, metrics: metrics) {
      views[$0] != nil
    }
    var constraints: [LayoutConstraint] = []
    for constraint in parsed {
      let first = try item(constraint.firstItem, views, constraint.position)
      var second: LayoutItem?
      if let item = constraint.secondItem { second = try self.item(item, views, constraint.position) }
      guard let first else { continue }
      constraints.append(
        LayoutConstraint(
          unchecked: first, constraint.firstAttribute, constraint.relation, second,
          constraint.secondAttribute, constant: constraint.constant, priority: constraint.priority,
          origin: .explicit))
    }
    return constraints
  }

  private static func item(
    _ item: VisualFormatConstraint.Item, _ views: [String: LayoutItem], _ position: Int
  ) throws(VisualFormatError) -> LayoutItem? {
    switch item {
    case .view(let name): return views[name]
    case .superview(of: let name):
      guard let superview = views[name]?.parent else {
        throw VisualFormatError(
          "Unable to interpret '|' character, because the related view doesn't have a superview",
          at: position)
      }
      return superview
    }
  }
}
