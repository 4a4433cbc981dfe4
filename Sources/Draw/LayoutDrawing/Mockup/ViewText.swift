import AutoLayout
import LayoutScene

/// The text of a view with the place where it is drawn.
struct ViewText {
  private(set) var item: TextItem

  /// Creates the text of a view; nil for a view that shows no text.
  init?(of view: SolvedView, system: SystemColors, pixelScale: Double, measurer: any TextMeasurer) {
    let content = AnyPaintedContent(view.scene.content)
    let settled = view.text.flatMap { $0.string.isEmpty ? nil : $0 }
    guard var text = settled ?? content.shownText(view.layoutDirection), !text.string.isEmpty else {
      return nil
    }
    if let shown = content.shownText(view.layoutDirection) {
      text.alignment = shown.alignment
      for (index, run) in zip(text.runs.indices, shown.runs) {
        text.runs[index].paragraph.alignment = run.paragraph.alignment
      }
    }
    let frame = content.textRoom(Self.frame(of: view, pixelScale: pixelScale), text, view, measurer)
    guard frame.width > 0, frame.height > 0 else { return nil }
    let colors = (view.scene.content.text?.shownColors ?? []).map { color in
      color.map(system.resolved) ?? content.textColor(system)
    }
    item = TextItem(
      text: text, frame: Self.widened(frame, for: text, of: view, measurer: measurer),
      color: colors.first ?? content.textColor(system))
    if !text.runs.isEmpty { item.runColors = colors }
  }

  /// Gives a one-line text at a recorded width extra room if its font is wider than Apple's.
  private static func widened(
    _ frame: Rect, for text: Text, of view: SolvedView, measurer: any TextMeasurer
  ) -> Rect {
    guard view.scene.recordedFrame != nil, text.numberOfLines == 1 else { return frame }
    let width = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
    guard width < frame.width + max(4, 0.1 * frame.width) else { return frame }
    let excess = max(0, width - frame.width) + 0.01
    let share: Double =
      switch text.alignment {
      case .center: 0.5
      case .right: 1
      case .natural where text.direction == .rightToLeft: 1
      default: 0
      }
    return Rect(x: frame.x - excess * share, y: frame.y, width: frame.width + excess, height: frame.height)
  }

  /// The greatest distance from the origin, and the greatest size of a frame, at which text is drawn, in points.
  private static let farthest = 100_000.0

  /// The view's frame. The origin is on whole pixels, but the size is the solved one: a rounded width could
  /// wrap lines that the layout did not.
  private static func frame(of view: SolvedView, pixelScale: Double) -> Rect {
    let frame = view.absoluteFrame
    return Rect(
      x: roundToPixel(clamp(frame.x, -farthest, farthest), scale: pixelScale),
      y: roundToPixel(clamp(frame.y, -farthest, farthest), scale: pixelScale),
      width: min(frame.width, farthest), height: min(frame.height, farthest))
  }
}

extension TextItem {
  /// The area of the lines, which overlay labels must not cover; nil for an empty frame, which shows none. Insets may
  /// leave a small view with a negative size.
  func extent(_ measurer: any TextMeasurer) -> Rect? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let size = measurer.layout(text, maximumWidth: frame.width, maximumHeight: frame.height).size
    return Rect(
      x: frame.x + indent(of: size.width), y: frame.midY - size.height / 2,
      width: min(size.width, frame.width), height: size.height)
  }

  /// The distance from the frame's left edge at which a line of a given width begins.
  func indent(of width: Double) -> Double {
    let slack = frame.width - width
    switch (text.alignment, text.direction) {
    case (.center, _): return slack / 2
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft): return slack
    case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight): return 0
    }
  }
}
