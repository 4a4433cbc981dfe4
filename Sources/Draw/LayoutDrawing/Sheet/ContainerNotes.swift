import AutoLayout
import LayoutScene
import LayoutWords

/// The options of a sheet that show nothing, such as tab bar controllers and empty views, with a line for each below
/// the pictures of the others.
struct ContainerNotes {
  private let blocks: [[TextBlock]]
  let height: Double

  /// The least width; narrower lines would wrap.
  static let narrowest = 480.0
  private static let gap = 5.0
  private static let emptiness = "Its view has no subviews."

  /// - Parameters:
  ///   - origin: the upper left corner of the first line.
  ///   - width: the room in points.
  init(_ layouts: [SolvedLayout], at origin: Point, width: Double, theme: Theme, measurer: any TextMeasurer) {
    var y = origin.y
    blocks = layouts.map { layout in
      let title = (layout.title ?? layout.name).shortened(to: 60)
      let name = Text(title, font: Typography.name)
      let length = measurer.layout(name, maximumWidth: nil, maximumHeight: nil).size.width.rounded(.up)
      let start = min(length + 8, width / 2)
      let sentence = [
        layout.description.map { $0.shortened(to: 200) + "." }, layout.absence ?? Self.emptiness,
      ].compactMap(
        \.self
      )
      .joined(separator: " ")
      let line = [
        TextBlock(
          title, font: Typography.name, color: theme.title, at: Point(x: origin.x, y: y), width: start - 8,
          measurer: measurer),
        TextBlock(
          sentence, font: Typography.caption, color: theme.body, at: Point(x: origin.x + start, y: y),
          width: width - start, measurer: measurer),
      ]
      y += (line.map(\.height).max() ?? 0) + Self.gap
      return line
    }
    height = layouts.isEmpty ? 0 : y - Self.gap - origin.y
  }

  var items: [DisplayItem] { blocks.joined().map { .text($0.item) } }
}
