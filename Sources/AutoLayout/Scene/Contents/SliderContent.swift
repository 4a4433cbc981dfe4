/// Of a UISlider.
public struct SliderContent: ControlContent {
  public static let kind = ViewKind.slider

  /// Where it stands, from 0 to 1; nil: in the middle.
  public var value: Double?

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .slider(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .slider(self) }

  public func metrics(_ era: InterfaceEra) -> ControlMetrics {
    era == .iOS26
      ? ControlMetrics(height: 34)
      : ControlMetrics(height: 30, alignmentRectInsets: EdgeInsets(left: 2, bottom: 1, right: 2))
  }
}
