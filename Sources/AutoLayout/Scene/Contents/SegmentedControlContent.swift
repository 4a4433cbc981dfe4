/// Of a UISegmentedControl.
public struct SegmentedControlContent: KindContent {
  public static let kind = ViewKind.segmentedControl

  /// The titles; empty: two without any.
  public var segments: [String] = []

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .segmentedControl(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .segmentedControl(self) }

  public func makeView(_ place: ViewPlace) -> View {
    SegmentedControl(
      identifier: place.identifier, frame: place.frame, segments: segments, era: place.canvas.era)
  }
}
