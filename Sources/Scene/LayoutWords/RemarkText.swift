import AutoLayout
package import LayoutScene

extension SolvedLayout {
  package func explain(_ remark: LayoutRemark) -> FindingText {
    switch remark {
    case .truncatedText(let view): FindingText("the text of \(quoted(view)) is truncated")
    case .overlap(let upper, let lower):
      FindingText(
        "\(quoted(upper)) covers part of \(quoted(lower))",
        help: "keep them apart by a constraint, such as “\(views[upper].scene.displayName).top >= "
          + "\(views[lower].scene.displayName).bottom + 8”")
    case .offScreen(let view, let side, let length):
      FindingText(
        "\(quoted(view)) leaves the screen at the \(side.rawValue), by \(numberText(length)) points")
    case .smallTouchTarget(let view):
      FindingText(
        "\(quoted(view)) is \(numberText(views[view].frame.width)) × \(numberText(views[view].frame.height)) points: "
          + "too small to touch with ease",
        help: "Apple asks for 44 × 44 points; give it that size, or a larger area that reacts to touches")
    case .readingOrder(let view, let previous):
      FindingText(
        "\(quoted(view)) comes after \(quoted(previous)) among the subviews, but is above it",
        help: "list the views in the order in which they are read")
    }
  }
}
