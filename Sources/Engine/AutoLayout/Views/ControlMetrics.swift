/// The size and the alignment rectangle of a control without text from the scene. Interface Builder recorded
/// them for controls whose size depends only on their intrinsic size.
public struct ControlMetrics: Sendable {
  /// The size of the alignment rectangle.
  public var intrinsicContentSize: IntrinsicSize
  /// The insets of the alignment rectangle from the frame, in points.
  public var alignmentRectInsets: EdgeInsets

  /// Creates metrics in points.
  ///
  /// - Parameters:
  ///   - width: nil for no intrinsic width.
  ///   - height: nil for no intrinsic height.
  ///   - alignmentRectInsets: the insets of the alignment rectangle from the frame.
  public init(width: Double? = nil, height: Double?, alignmentRectInsets: EdgeInsets = .zero) {
    intrinsicContentSize = IntrinsicSize(width: width, height: height)
    self.alignmentRectInsets = alignmentRectInsets
  }

  /// The metrics of a segmented control, whose width depends on its titles.
  package static func segmentedControl(_ era: InterfaceEra) -> ControlMetrics {
    ControlMetrics(height: era < .iOS13 ? 28 : 31, alignmentRectInsets: EdgeInsets(bottom: 1))
  }

  /// The size of a frame around the alignment rectangle; nil without an intrinsic width or height.
  package var frameSize: Size? {
    guard let width = intrinsicContentSize.width, let height = intrinsicContentSize.height else { return nil }
    let insets = alignmentRectInsets
    return Size(width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
  }
}
