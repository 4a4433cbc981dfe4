/// A cell whose frame a table or a collection view sets.
open class ListCell: View {
  private var frameConstraints: [LayoutConstraint] = []

  /// Sets the cell's frame by required constraints, as UIKit does by 'UIView-Encapsulated-Layout-Height' and
  /// similar ones.
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

  private func frameConstraint(_ attribute: LayoutAttribute, _ list: View?) -> LayoutConstraint {
    let constraint = LayoutConstraint(unchecked: self, attribute, .equal, list, attribute, origin: .cell)
    let name = attribute.name
    constraint.identifier = "UIView-Encapsulated-Layout-\(name.prefix(1).uppercased())\(name.dropFirst())"
    return constraint
  }
}
