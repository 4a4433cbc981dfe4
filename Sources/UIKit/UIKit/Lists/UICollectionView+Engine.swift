@_exported import Foundation

internal import AutoLayout

/// The connection of a collection view to the engine, which places the items where the layout wants them.
extension UICollectionView {
  private var list: CollectionView? { item as? CollectionView }
  /// The spacings of a flow layout that the engine arranges.
  var flow: FlowLayout? { list?.layout }
  /// The maximum number of items that are made.
  var mostItems: Int { 100 }

  func unregisteredCell(_ identifier: String) -> UICollectionViewCell {
    raise(
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
        + "a nib or a class for the identifier or connect a prototype cell in a storyboard",
      name: "NSInternalInconsistencyException")
  }

  /// Makes the layout arrange the items in the next layout pass.
  func takeLayout() {
    arrangedSize = bounds.size
    list?.arrangement = { [weak self] measured, size in
      self?.arrange(measured, in: size).map { Rect($0) } ?? []
    }
  }

  private func arrange(_ measured: (Int, Double?) -> Size, in size: Size) -> [CGRect] {
    withoutActuallyEscaping(measured) { measured in
      var sections: [Range<Int>] = []
      for section in 0..<min(numberOfSections, mostItems) {
        let start = sections.last?.upperBound ?? 0
        sections.append(start..<start + items.count { $0.path.section == section })
      }
      let contents = CollectionContents(
        sections: sections, size: CGSize(size),
        measured: { [unowned self] in preferredSize(of: $0, measured: measured($0, $1.map { Double($0) })) },
        extraHeight: { [unowned self] in extraHeight($0, $1, $2) })
      let arrangement =
        collectionViewLayout.arrangement(of: contents)
        ?? UICollectionViewFlowLayout().flowArrangement(of: contents)
      arranged = arrangement
      return arrangement.items
    }
  }

  /// The preferred size of a cell, which its class may know better than its constraints.
  private func preferredSize(of index: Int, measured: Size) -> CGSize {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: items[index].path)
    attributes.size = CGSize(measured)
    return items[index].cell.preferredLayoutAttributesFitting(attributes).size
  }

  /// The set properties of the layout that have no effect.
  var leftOutOfLayout: Set<String> { arranged.leftOut }

  /// The height that a view above or below a section requires, measured before it is placed.
  private func extraHeight(_ kind: String, _ section: Int, _ width: CGFloat) -> CGFloat? {
    guard let view = extraView(kind, section) else { return nil }
    if view.superview == nil {
      extraHeights[ObjectIdentifier(view)] =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    return extraHeights[ObjectIdentifier(view)]
  }

  /// Makes and places the views above and below sections.
  func placeExtras() {
    for extra in arranged.extras {
      guard let view = extraView(extra.kind, extra.section) else { continue }
      if view.superview !== self { addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.frame != extra.frame { view.frame = extra.frame }
    }
  }

  /// Makes the engine add a subview if it is an item, since a collection manages its own items.
  final func adoptItem(_ view: UIView) -> Bool {
    guard let cell = view.item as? CollectionCell, items.contains(where: { $0.cell === view }) else {
      return false
    }
    list?.addCell(cell)
    return true
  }
}
