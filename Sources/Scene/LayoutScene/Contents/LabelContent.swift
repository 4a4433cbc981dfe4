package import AutoLayout

/// The content of a UILabel.
package struct LabelContent: TextContent {
  package static let kind = ViewKind.label
  package static let role = ContentRole.text
  package static let contentHugging = AxisPriorities(
    horizontal: LayoutPriority(251), vertical: LayoutPriority(251))

  package var text = StyledText()
  /// In points; 0 for automatic.
  package var preferredMaxLayoutWidth = 0.0
  package var adjustsFontSizeToFitWidth = false
  /// From 0 to 1.
  package var minimumScaleFactor = 0.0

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .label(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .label(self) }

  package func makeView(_ place: ViewPlace) -> View {
    let label = Label(identifier: place.identifier, frame: place.frame, text: text.text(place.direction))
    label.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    return label
  }

  package func update(_ view: View, on canvas: Canvas) -> Bool {
    guard let label = view as? Label else { return false }
    let shown = text.text(label.effectiveLayoutDirection)
    if shown != label.text { label.text = shown }
    if preferredMaxLayoutWidth != label.preferredMaxLayoutWidth {
      label.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    }
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    return true
  }
}
