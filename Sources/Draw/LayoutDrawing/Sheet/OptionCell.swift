import AutoLayout
import LayoutScene
import LayoutWords

/// One option on the sheet: its title, the mockup with its overlay, and the caption.
///
/// The origin is the upper left corner of the device's outline; labels may be on every side of it. The title
/// and the caption begin where the leftmost labels do.
struct OptionCell {
  let layout: SolvedLayout
  private(set) var overlay: Overlay
  let mockup: Mockup
  /// Whether the cell shows one axis of an option, and another cell shows the other.
  let isDivided: Bool
  /// Whether the cell is the first, or only, one of its option.
  let isFirst: Bool
  private var header: OptionHeader
  private let panel: SheetPanel
  private let showsHeader: Bool
  private let caption: Caption?
  private let theme: Theme
  private let measurer: any TextMeasurer

  /// The width at which the title above the device wraps; 0 without a title.
  var headerWidth: Double { header.width }
  /// The least width of texts, regardless of how small the device is.
  let narrowestText: Double
  /// The height of the title above the device.
  var headerHeight: Double { header.height }
  /// The distance by which labels extend to the left of the device, at least 0.
  let leading: Double
  /// The device's width and the labels right of it.
  let trailing: Double
  /// The distance by which labels extend above the device.
  let above: Double
  /// The device's height and the labels below it.
  let below: Double

  init(panel: SheetPanel, mockup: Mockup, overlay: Overlay, showsHeader: Bool, theme: Theme) {
    let (layout, measurer, options) = (mockup.layout, mockup.measurer, panel.options)
    isDivided = panel.heading != nil
    isFirst = panel.isFirst
    self.panel = panel
    self.showsHeader = showsHeader
    self.layout = layout
    self.theme = theme
    self.measurer = measurer
    self.mockup = mockup
    self.overlay = overlay
    caption = options.overlay.isEmpty || !panel.hasCaption ? nil : panel.caption
    narrowestText =
      options.largestWidth == nil ? Measures.narrowestText : Measures.narrowestTextOfLimitedSheet
    let device = mockup.bounds
    leading = max(0, device.minX - overlay.bounds.minX)
    trailing = max(device.width, overlay.bounds.maxX - device.minX)
    above = max(0, device.minY - overlay.bounds.minY)
    below = max(device.height, overlay.bounds.maxY - device.minY)

    header = OptionHeader(
      of: panel, showsTitle: showsHeader, width: max(leading + trailing, narrowestText), theme: theme,
      measurer: measurer)
  }

  /// The cell with the signs of its overlay drawn.
  var drawn: OptionCell {
    var cell = self
    cell.overlay = overlay.drawn
    return cell
  }

  /// The cell with its title extended over the cells beside it.
  func withHeader(width: Double) -> OptionCell {
    guard isFirst, width > header.width else { return self }
    var cell = self
    cell.header = OptionHeader(
      of: panel, showsTitle: showsHeader, width: width, theme: theme, measurer: measurer)
    return cell
  }

  /// The device and its labels, the title and the caption, with the device's outline at `origin`.
  ///
  /// - Parameters:
  ///   - headerY: the top of the texts above the device.
  ///   - left: the left edge of the texts.
  ///   - width: the room for texts.
  ///   - id: a function that makes the identifiers of the groups from their names.
  func items(at origin: Point, headerY: Double, left: Double, width: Double, id: (String) -> String)
    -> [DisplayItem]
  {
    var items = headerItems(at: Point(x: left, y: headerY))
    let device = mockup.bounds
    items.append(
      .group(
        DisplayGroup(
          id: id("option"), className: isFirst ? "option" : "option continued",
          translation: Point(x: origin.x - device.minX, y: origin.y - device.minY),
          items: mockup.items(id: id("mockup")) + overlay.layers.groups(id: id))))
    return items + captionItems(at: Point(x: left, y: origin.y + below + 8), width: width)
  }

  /// The title, the description and the canvas, with the upper left corner at `origin`.
  func headerItems(at origin: Point) -> [DisplayItem] {
    header.blocks.map { block in
      var item = block.item
      item.frame = item.frame.offset(by: origin)
      return .text(item)
    }
  }

  /// The caption about the layout, with the upper left corner at `origin`.
  func captionItems(at origin: Point, width: Double) -> [DisplayItem] {
    let lines = caption(at: origin, width: width).map { block, sentence in
      let text = DisplayItem.text(block.item)
      return sentence.isAdvice ? DisplayItem.group(DisplayGroup(className: "advice", items: [text])) : text
    }
    let caption = lines.isEmpty ? [] : [DisplayItem.group(DisplayGroup(className: "caption", items: lines))]
    let y = origin.y + (captionHeight(width: width) - formats(at: .zero, width: width).height)
    return caption + formats(at: Point(x: origin.x, y: y - 4), width: width).items
  }

  private func formats(at origin: Point, width: Double) -> FormatLines {
    var options = panel.options
    if panel.repeatsFormats { options.overlay.remove(.constraints) }
    return FormatLines(
      of: layout, options: options, at: origin, width: max(width, narrowestText), theme: theme,
      measurer: measurer)
  }

  /// The caption's height with the gap above it.
  func captionHeight(width: Double) -> Double {
    let formats = formats(at: .zero, width: width).height
    let lines = caption(at: .zero, width: width).last?.block.item.frame.maxY ?? 0
    return lines + formats == 0 ? 0 : lines + 8 + formats
  }

  private func caption(
    at origin: Point, width: Double
  ) -> [(block: TextBlock, sentence: Caption.Sentence)] {
    var y = origin.y
    return (caption?.sentences ?? []).map { sentence in
      let block = TextBlock(
        sentence.text, font: Typography.caption, color: theme.color(of: sentence.tone),
        at: Point(x: origin.x, y: y), width: max(width, narrowestText), measurer: measurer)
      y += block.height + 3
      return (block, sentence)
    }
  }
}

extension AutoLayout.Canvas {
  /// The device and the size, such as `iPhone 8 · 375 × 667`.
  var note: String {
    let size = "\(numberText(size.width)) × \(numberText(size.height))"
    return device.map { $0 + " · " + size } ?? size
  }
}
