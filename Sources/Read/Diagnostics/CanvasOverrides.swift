package import AutoLayout

/// The command line's settings for the canvas, which override the file and its options.
package struct CanvasOverrides: Hashable, Sendable {
  package var device: String?
  /// In points.
  package var size: Size?
  /// Whether the size is one of many at which a layout is tried. The device then stays, with its safe area and bars,
  /// while size classes and margins follow from the size.
  package var isSwept = false
  package var orientation: DeviceOrientation?
  /// Whether the layout direction is right to left; false leaves it to the file.
  package var rightToLeft: Bool
  package var contentSizeCategory: ContentSizeCategory?
  package var appearance: Appearance?
  /// Pixels per point.
  package var scale: Double?

  package init(
    device: String? = nil, size: Size? = nil, orientation: DeviceOrientation? = nil,
    rightToLeft: Bool = false, contentSizeCategory: ContentSizeCategory? = nil,
    appearance: Appearance? = nil, scale: Double? = nil
  ) {
    self.device = device
    self.size = size
    self.orientation = orientation
    self.rightToLeft = rightToLeft
    self.contentSizeCategory = contentSizeCategory
    self.appearance = appearance
    self.scale = scale
  }
}
