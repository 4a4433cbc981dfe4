import AutoLayout

/// Lines of the sheet's own text, wrapped to a width.
struct TextBlock {
  let item: TextItem

  var height: Double { item.frame.height }

  /// - Parameter width: the room in points, which is also the width of the block.
  init(
    _ string: String, font: Font, color: Color, at origin: Point, width: Double, measurer: any TextMeasurer
  ) {
    let text = Text(string, font: font, numberOfLines: 0, lineBreakMode: .byWordWrapping)
    let size = measurer.layout(text, maximumWidth: width, maximumHeight: nil).size
    let frame = Rect(x: origin.x, y: origin.y, width: width, height: (size.height * 2).rounded(.up) / 2)
    item = TextItem(text: text, frame: frame, color: color)
  }
}
