import AutoLayout
import LayoutScene
import LayoutWords

/// The texts above a mockup: the option's title with its canvas, its description, and the axis.
struct OptionHeader {
  private(set) var blocks: [TextBlock] = []
  private(set) var height = 0.0

  /// The width at which the texts wrap; 0 without texts.
  let width: Double
  private let theme: Theme
  private let measurer: any TextMeasurer

  /// - Parameters:
  ///   - showsTitle: whether the title and the description are shown, not only the canvas and the axis.
  ///   - width: the room in points.
  init(of panel: SheetPanel, showsTitle: Bool, width: Double, theme: Theme, measurer: any TextMeasurer) {
    self.theme = theme
    self.measurer = measurer
    guard showsTitle || panel.heading != nil else {
      self.width = 0
      return
    }
    self.width = width
    let layout = panel.layout
    if panel.isFirst {
      let canvas = panel.window?.canvas ?? layout.canvas
      let note = layout.reported != nil ? "Positions that the log does not give are invented." : canvas.note
      if showsTitle { addTitle((layout.title ?? layout.name).shortened(to: 300), note: note) }
      if showsTitle, let description = layout.shownDescription, !description.isEmpty {
        add(description.shortened(to: 1000), Typography.caption, theme.body)
      }
      if !showsTitle { add(note, Typography.canvasNote, theme.faint) }
    }
    if let heading = panel.heading { add(heading, Typography.name, theme.body) }
    height += 6
  }

  private mutating func add(_ string: String, _ font: Font, _ color: Color) {
    let lines = LongNames.broken(string, width: width) { line($0, font).size.width }
    let block = TextBlock(
      lines, font: font, color: color, at: Point(x: 0, y: height), width: width, measurer: measurer)
    blocks.append(block)
    height += block.height + 2
  }

  /// Adds the title, with the canvas beside it on its baseline, or below it if there is no room.
  private mutating func addTitle(_ title: String, note: String) {
    let (titleLine, noteLine) = (line(title, Typography.optionTitle), line(note, Typography.canvasNote))
    let start = (titleLine.size.width + Self.noteGap).rounded(.up)
    guard start + noteLine.size.width <= width else {
      add(title, Typography.optionTitle, theme.title)
      add(note, Typography.canvasNote, theme.faint)
      return
    }
    let y = height + titleLine.firstBaseline - noteLine.firstBaseline
    add(title, Typography.optionTitle, theme.title)
    blocks.append(
      TextBlock(
        note, font: Typography.canvasNote, color: theme.faint, at: Point(x: start, y: y),
        width: width - start, measurer: measurer))
  }

  private static let noteGap = 8.0

  private func line(_ string: String, _ font: Font) -> TextLayout {
    measurer.layout(Text(string, font: font), maximumWidth: nil, maximumHeight: nil)
  }
}
