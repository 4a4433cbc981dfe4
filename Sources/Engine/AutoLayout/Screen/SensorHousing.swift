/// The display area taken by camera and sensors.
public struct SensorHousing: Hashable, Sendable {
  /// In points of the canvas, in its orientation.
  public var frame: Rect
  /// Whether it is surrounded by screen; otherwise it is a notch in the edge of the display.
  public var isIsland: Bool
}

extension Device {
  /// The distance between an island and the safe area below it, in points.
  private static let clearanceOfIsland = 11.0

  /// The sensor housing: at the top in portrait, at the left in landscape.
  func sensorHousing(in orientation: DeviceOrientation) -> SensorHousing? {
    guard let housing else { return nil }
    // The status bar fills the safe area on a display with a notch, and is lower beside an island.
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
  /// The device's sensor housing; nil if the canvas is not a whole display, or the display has none.
  public var sensorHousing: SensorHousing? {
    guard let device = device.flatMap(Device.named), size == device.size(in: orientation) else { return nil }
    return device.sensorHousing(in: orientation)
  }
}
