/// The common part of table views and collection views: cells whose frames the list sets by constraints.
open class ListView<Cell: ListCell>: View {
  /// The cells in their order.
  public private(set) var cells: [Cell] = []

  /// Adds a cell after the others.
  public final func addCell(_ cell: Cell) {
    cell.translatesAutoresizingMaskIntoConstraints = false
    cells.append(cell)
    addSubview(cell)
    invalidateLayout()
  }

  override func willRemoveSubview(_ view: View) {
    cells.removeAll { $0 === view }
    invalidateLayout()
  }

  /// Makes the next layout measure and place the cells again.
  public func invalidateLayout() {
    setNeedsUpdateConstraints()
    window?.engine.invalidate()
  }

  override var measuresItsSubviews: Bool { true }

  override var scrollsClearOfSafeArea: Bool { true }
}

/// A cell whose frame a table or a collection view sets.
open class ListCell: View {
  private var frameConstraints: [LayoutConstraint] = []

  /// The view that fills the cell; nil if the cell itself stands for its content view.
  package private(set) var contentView: View?

  /// Sets the cell's frame by required constraints, like UIKit's 'UIView-Encapsulated-Layout-Height'.
  ///
  /// - Parameter size: in points; a width of 0 or less is added to the list's.
  func encapsulate(in list: View, left: Double = 0, top: Double, size: Size) {
    if frameConstraints.isEmpty {
      frameConstraints = [
        frameConstraint(.left, list), frameConstraint(.width, size.width > 0 ? nil : list),
        frameConstraint(.top, list), frameConstraint(.height, nil),
      ]
      // Activation cannot fail: the list is a common ancestor.
      for constraint in frameConstraints { try? constraint.activate() }
    }
    for (constraint, value) in zip(frameConstraints, [left, size.width, top, size.height]) {
      constraint.constant = value
    }
  }

  /// Makes a subview fill the cell, beside its accessory, with the cell's margins. This is how UIKit places a content
  /// view; its author never places it.
  package func fill(with contentView: View) {
    self.contentView = contentView
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.directionalLayoutMargins = directionalLayoutMargins
    for attribute in [LayoutAttribute.left, .right, .top, .bottom] {
      let edge = LayoutConstraint(unchecked: contentView, attribute, .equal, self, attribute, origin: .cell)
      // Activation cannot fail: one is in the other.
      try? edge.activate()
    }
  }

  override func willRemoveSubview(_ view: View) {
    if view === contentView { contentView = nil }
  }

  private func frameConstraint(_ attribute: LayoutAttribute, _ list: View?) -> LayoutConstraint {
    let constraint = LayoutConstraint(unchecked: self, attribute, .equal, list, attribute, origin: .cell)
    let name = attribute.name
    constraint.identifier = "UIView-Encapsulated-Layout-\(name.prefix(1).uppercased())\(name.dropFirst())"
    return constraint
  }
}
