/// The text of a view as shown in its frame.
package struct ShownText {
  package var text: Text
  package var layout: TextLayout
  /// In points from the frame's top, like the last baseline.
  package var firstBaseline: Double
  package var lastBaseline: Double

  /// Returns nil for a view without text.
  package init?(view: View, frame: Rect, measurer: any TextMeasurer) {
    let insets: EdgeInsets
    switch view {
    case let label as Label:
      text = label.fittedText(in: frame.size)
      insets = .zero
    case let view as TextView:
      // The visible part of a scrolling view's text depends on the user.
      if view.isScrollEnabled { return nil }
      text = view.text
      insets = view.textInsets
    case let field as TextField:
      text = field.text
      if text.string.isEmpty { text.string = field.placeholder }
      insets = TextField.textInsets
    case let button as Button:
      text = button.text
      insets = button.titleInsets
    case let control as SingleLineControl:
      text = control.text
      insets = .zero
    default: return nil
    }
    guard !text.string.isEmpty else {
      layout = .empty
      firstBaseline = 0
      lastBaseline = frame.height
      return
    }
    let room = frame.inset(by: insets)
    // A frame rounded to pixels may be slightly narrower than the text it was made for.
    layout = measurer.layout(
      text, maximumWidth: max(0, room.width) + 0.01, maximumHeight: max(0, room.height) + 0.01)
    let intrinsicHeight = view.usedIntrinsicContentSize.height ?? frame.height
    if let baselines = view.baselines, abs(frame.height - intrinsicHeight) < 0.5 {
      firstBaseline = baselines.firstFromTop
      lastBaseline = frame.height - baselines.lastFromBottom
    } else {
      // In a frame of another height, text is centred, but that of a text view starts at the top.
      let middle = (view as? SingleLineControl)?.titleFromMiddle ?? 0
      let top = view is TextView ? insets.top : (frame.height - layout.size.height) / 2 + middle
      firstBaseline = top + layout.firstBaseline
      lastBaseline = top + layout.lastBaseline
    }
  }
}
