package import AutoLayout
package import LayoutScene
import LayoutWords

/// Draws moments of an animation side by side, for print.
package enum FilmStrip {
  /// Draws the transition from the first layout to the last at equally spaced moments; the first and the last
  /// are the layouts themselves.
  ///
  /// - Parameters:
  ///   - layouts: the layouts, as for `Animation.draw`.
  ///   - frames: the number of moments, at least 2.
  package static func draw(
    _ layouts: [SolvedLayout], frames: Int, title: String? = nil, description: String? = nil,
    options: DrawingOptions = DrawingOptions(), measurer: any TextMeasurer
  ) -> DisplayList {
    let theme = Theme.of(options.appearance)
    let context = SheetContext(layouts: layouts, title: title, description: description, isComparison: false)
    let panels = SheetPanel.all(of: layouts, context: context, options: options, measurer: measurer).flatMap(
      \.self)
    // The scale is no larger than legible texts require, since strips are long.
    let scale = min(1, SheetPlan.leastScale(of: panels))
    let stage = Stage(
      SheetPlan.cells(
        of: panels, scale: scale, showsHeaders: true, theme: theme, measurer: measurer),
      measurer: measurer)
    let moments = (0..<max(2, frames)).compactMap { frame in
      Moment(stage, at: Double(frame) / Double(max(2, frames) - 1), theme: theme, measurer: measurer)
    }
    let rows = rows(of: moments, columns: options.columns ?? moments.count)
    let margin = Measures.sheetMargin
    let width = rows.reduce(360) { max($0, Self.width(of: $1)) }
    var items = [DisplayItem]()
    var y = margin
    for (string, font, color) in [
      (title?.shortened(to: 300), Typography.title, theme.title),
      (description?.shortened(to: 4000), Typography.description, theme.body),
    ] {
      guard let string, !string.isEmpty else { continue }
      let block = TextBlock(
        string, font: font, color: color, at: Point(x: margin, y: y),
        width: min(width, Measures.widestDescription), measurer: measurer)
      items.append(.text(block.item))
      y += block.height + 4
    }
    if y > margin { y = (y + 20).rounded(.up) }
    for row in rows {
      items += self.items(of: row, at: &y)
      y += Measures.rowGap
    }
    if !rows.isEmpty { y -= Measures.rowGap }
    let size = Size(width: (width + 2 * margin).rounded(.up), height: (y + margin).rounded(.up))
    let background = Path.rect(Rect(x: 0, y: 0, width: size.width, height: size.height))
    let names = layouts.map { $0.title ?? $0.name }
    return DisplayList(
      size: size, title: AccessibleText.title(title, layouts: layouts),
      description: "\(moments.count) moments on the way from \(names.joined(separator: " to ")).\n"
        + AccessibleText.description(description, layouts: layouts, measurer: measurer),
      items: [.fill(background, theme.background)] + items)
  }

  private static func rows(of moments: [Moment], columns: Int) -> [ArraySlice<Moment>] {
    let columns = max(1, min(columns, moments.count))
    return stride(from: 0, to: moments.count, by: columns).map {
      moments[$0..<min($0 + columns, moments.count)]
    }
  }

  private static func width(of row: ArraySlice<Moment>) -> Double {
    row.reduce(0) { $0 + $1.width } + Measures.columnGap * Double(max(0, row.count - 1))
  }

  /// The moments of a row from the left, with their devices aligned at the top; moves `y` to their lower ends.
  private static func items(of row: ArraySlice<Moment>, at y: inout Double) -> [DisplayItem] {
    let header = row.reduce(0) { max($0, $1.headerHeight) }
    let above = row.reduce(0) { max($0, -$1.bounds.minY) }
    let below = row.reduce(0) { max($0, $1.bounds.maxY) }
    var x = Measures.sheetMargin
    var items = [DisplayItem]()
    for moment in row {
      items += moment.header(Point(x: x, y: y))
      items.append(
        .group(
          DisplayGroup(
            className: "moment",
            translation: Point(
              x: (x - moment.bounds.minX).rounded(.up), y: (y + header + above).rounded(.up)),
            items: moment.items)))
      x += moment.width + Measures.columnGap
    }
    y += header + above + below
    return items
  }

  /// One picture of the strip.
  private struct Moment {
    var items: [DisplayItem]
    /// The bounds of the device and its labels, relative to the screen's upper left corner.
    var bounds: Rect
    /// The words above the device, for a given point.
    var header: (Point) -> [DisplayItem]
    var headerHeight: Double
    var width: Double

    /// - Parameter time: the time from 0, the first stop, to 1, the last.
    init?(_ stage: Stage, at time: Double, theme: Theme, measurer: any TextMeasurer) {
      let ways = Double(stage.cells.count - 1)
      guard ways >= 0 else { return nil }
      let place = time * ways
      let nearest = Int(place.rounded())
      if (place - Double(nearest)).magnitude < 1e-9 {
        let cell = stage.cells[nearest]
        items = stage.items(at: nearest, isResting: true)
        bounds = cell.mockup.bounds.union(cell.overlay.bounds)
        header = cell.headerItems
        headerHeight = cell.headerHeight
        width = (max(bounds.width, cell.headerWidth)).rounded(.up)
      } else {
        let from = Int(place)
        let progress = Easing.inOut.progress(at: place - Double(from))
        items = stage.items(at: from, isResting: false)
          .mixed(with: stage.items(at: from + 1, isResting: false), at: progress)
        bounds = stage.cells[from].mockup.bounds.mixed(
          with: stage.cells[from + 1].mockup.bounds, at: progress)
        let label = TextBlock(
          "\(numberText((time * 100).rounded())) %", font: Typography.canvasNote, color: theme.faint,
          at: .zero, width: max(bounds.width, 40), measurer: measurer)
        header = { origin in
          var item = label.item
          item.frame = item.frame.offset(by: origin)
          return [.text(item)]
        }
        headerHeight = label.height + 6
        width = bounds.width.rounded(.up)
      }
    }
  }
}
