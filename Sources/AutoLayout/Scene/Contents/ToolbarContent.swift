/// Of a UIToolbar.
public struct ToolbarContent: ControlContent {
  public static let kind = ViewKind.toolbar

  /// The titles of the buttons, empty for one with an image; nil: not known.
  public var barButtons: [String]?

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .toolbar(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .toolbar(self) }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: 44)
  }
}
