import AutoLayout
import LayoutScene
import LayoutWords

/// The sheet around a stage: title and description, the header and the caption of the stop, the legend.
///
/// All devices have the same centre, so that a device rotates in place.
struct AnimatedSheet {
  let size: Size

  private let stage: Stage
  private let theme: Theme
  private let top: [TextBlock]
  private let legend: [DisplayItem]
  /// The headers of each stop.
  private let headers: [[DisplayItem]]
  private let captions: [[DisplayItem]]
  /// The centre of the devices' outlines.
  private let middle: Point

  init(
    _ stage: Stage, title: String?, description: String?, options: DrawingOptions, measurer: any TextMeasurer
  ) {
    self.stage = stage
    let theme = Theme.of(options.appearance)
    self.theme = theme
    let cells = stage.cells
    let devices = cells.map(\.mockup.bounds)
    func most(_ values: [Double]) -> Double { (values.max() ?? 0).rounded(.up) }
    let left = most(zip(cells, devices).map { $0.leading + $1.width / 2 })
    let right = most(zip(cells, devices).map { $0.trailing - $1.width / 2 })
    let above = most(zip(cells, devices).map { $0.above + $1.height / 2 })
    let below = most(zip(cells, devices).map { $0.below - $1.height / 2 })

    let content = max(left + right, 360)
    let margin = Measures.sheetMargin
    var y = margin
    var top = [TextBlock]()
    func add(_ string: String?, _ font: Font, _ color: Color) {
      guard let string, !string.isEmpty else { return }
      let block = TextBlock(
        string, font: font, color: color, at: Point(x: margin, y: y),
        width: min(content, Measures.widestDescription), measurer: measurer)
      top.append(block)
      y += block.height + 4
    }
    add(title?.shortened(to: 300), Typography.title, theme.title)
    add(description?.shortened(to: 4000), Typography.description, theme.body)
    if !top.isEmpty { y = (y + Measures.titleGap).rounded(.up) }
    self.top = top

    headers = cells.map { $0.headerItems(at: Point(x: margin, y: y)) }
    y += most(cells.map(\.headerHeight))
    middle = Point(x: margin + (content - left - right) / 2 + left, y: y + above)
    y += above + below
    captions = cells.map { $0.captionItems(at: Point(x: margin, y: y + 8), width: content) }
    y += most(cells.map { $0.captionHeight(width: content) })

    let signs = cells.reduce(into: OverlaySigns()) { $0.formUnion($1.overlay.signs) }
    legend =
      options.overlay.contains(.legend)
      ? Legend(signs: signs, theme: theme, measurer: measurer).section(left: margin, y: &y, width: content)
      : []
    size = Size(width: (content + 2 * margin).rounded(.up), height: (y + margin).rounded(.up))
  }

  func items(at stop: Int, isResting: Bool) -> [DisplayItem] {
    let device = stage.cells[stop].mockup.bounds
    let place = Point(x: middle.x - device.midX, y: middle.y - device.midY)
    let background = Path.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    return [.fill(background, theme.background)] + top.map { .text($0.item) }
      + Self.shown(headers, at: stop, isResting: isResting) + [
        .group(
          DisplayGroup(
            id: "option", className: "option", translation: place,
            items: stage.items(at: stop, isResting: isResting)))
      ] + Self.shown(captions, at: stop, isResting: isResting) + legend
  }

  /// Words that are the same at every stop stay; others show only while the animation rests at their stop,
  /// since overlapping texts cannot be read.
  private static func shown(_ words: [[DisplayItem]], at stop: Int, isResting: Bool) -> [DisplayItem] {
    if words.allSatisfy({ $0 == words[0] }) { return words[stop] }
    return words.enumerated().map {
      .group(DisplayGroup(opacity: $0.offset == stop && isResting ? 1 : 0, items: $0.element))
    }
  }
}
