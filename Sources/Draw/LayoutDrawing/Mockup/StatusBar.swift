import AutoLayout

/// The clock and the battery at the top of the screen, in canvas points.
///
/// The clock is in the middle on devices with a home button, beside the sensor housing on those that have
/// one, and otherwise at the left.
struct StatusBar {
  let canvas: AutoLayout.Canvas
  let color: Color
  /// Sheet points per canvas point; keeps the clock legible when the mockup is small.
  let scale: Double
  let measurer: any TextMeasurer

  var height: Double { canvas.barHeights.status > 0 ? canvas.barHeights.status : canvas.safeArea.top }

  /// The areas of the clock and the battery.
  var rects: [Rect] { height > 0 ? [clock?.frame, battery].compactMap(\.self) : [] }

  func items() -> [DisplayItem] {
    guard height > 0 else { return [] }
    let shell = Rect(x: battery.x, y: battery.y, width: 20, height: 10)
    let nub = Rect(x: shell.maxX + 1, y: shell.midY - 1.75, width: 1.5, height: 3.5)
    let charge = Rect(x: shell.x + 1.75, y: shell.y + 1.75, width: 14, height: shell.height - 3.5)
    return (clock.map { [.text($0)] } ?? []) + [
      .stroke(
        .roundedRect(shell.grown(by: -0.4), radius: 2.6), color.withAlpha(0.5), StrokeStyle(width: 0.8)),
      .fill(.roundedRect(nub, radius: 0.75), color.withAlpha(0.5)),
      .fill(.roundedRect(charge, radius: 1.4), color),
    ]
  }

  private var side: Double { max(14, canvas.cornerRadius * 0.6) }

  private var housing: SensorHousing? { canvas.sensorHousing }

  /// The vertical centre of the clock and the battery, which are beside an island or the lower half of a notch.
  private var middle: Double {
    guard let frame = housing?.frame else { return height / 2 }
    return housing?.isIsland == true ? frame.midY : frame.maxY - 9
  }

  private var battery: Rect { Rect(x: canvas.size.width - side - 23, y: middle - 5, width: 23, height: 10) }

  /// The clock; nil if there is no room for a legible one.
  private var clock: TextItem? {
    let font = Font(
      size: max(housing == nil ? 12 : 15, Typography.smallest / scale), weight: .semibold)
    let text = Text("9:41", font: font, lineBreakMode: .byClipping)
    let size = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size
    let width = size.width + 1
    let x: Double =
      if let housing {
        (housing.frame.minX - width) / 2
      } else if canvas.cornerRadius > 0 {
        side
      } else {
        (canvas.size.width - width) / 2
      }
    let end = housing?.frame.minX ?? battery.minX
    guard x > 2, x + width < end - 2, size.height < 1.5 * height else { return nil }
    return TextItem(
      text: text, frame: Rect(x: x, y: middle - size.height / 2, width: width, height: size.height),
      color: color)
  }
}
