/// The part of a display that camera and sensors take.
public struct SensorHousing: Hashable, Sendable {
  /// In points of the canvas, as the device is held.
  public var frame: Rect
  /// Whether there is screen all around it; otherwise it is a notch in the edge of the display.
  public var isIsland: Bool
}

extension Device {
  /// An island ends this far above the safe area, in points.
  private static let clearanceOfIsland = 11.0

  /// Where camera and sensors are: at the top in portrait, at the left in landscape.
  func sensorHousing(in orientation: DeviceOrientation) -> SensorHousing? {
    guard let housing else { return nil }
    // The status bar of a display with a notch fills the safe area; beside an island it is lower.
    let isIsland = safeAreaTop > statusBarHeight
    let depth = isIsland ? safeAreaTop - Self.clearanceOfIsland - housing.height : 0
    let start = (size.width - housing.width) / 2
    let frame =
      switch orientation {
      case .portrait: Rect(x: start, y: depth, width: housing.width, height: housing.height)
      case .landscape: Rect(x: depth, y: start, width: housing.height, height: housing.width)
      }
    return SensorHousing(frame: frame, isIsland: isIsland)
  }
}

extension Canvas {
  /// Where the device's camera and sensors are; nil if the canvas is not a whole display, or the display is
  /// free of them.
  public var sensorHousing: SensorHousing? {
    guard let device = device.flatMap(Device.named), size == device.size(in: orientation) else { return nil }
    return device.sensorHousing(in: orientation)
  }
}
