/// Of a UILabel.
public struct LabelContent: TextContent {
  public static let kind = ViewKind.label
  public static let contentHugging = AxisPriorities(
    horizontal: LayoutPriority(251), vertical: LayoutPriority(251))

  public var text = StyledText()
  /// In points; 0: automatic.
  public var preferredMaxLayoutWidth = 0.0
  public var adjustsFontSizeToFitWidth = false
  /// From 0 to 1.
  public var minimumScaleFactor = 0.0

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .label(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .label(self) }

  public func makeView(_ place: ViewPlace) -> View {
    let label = Label(identifier: place.identifier, frame: place.frame, text: text.text(place.direction))
    label.preferredMaxLayoutWidth = preferredMaxLayoutWidth
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    return label
  }
}
