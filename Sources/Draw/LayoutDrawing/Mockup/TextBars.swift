import AutoLayout

/// A text drawn as bars: one per line, as long as the line and as high as lowercase letters.
struct TextBars {
  let item: TextItem
  let measurer: any TextMeasurer

  /// The height of lowercase letters as a fraction of the system font's size.
  private static let xHeight = 0.53
  /// The opacity of a bar, which is below 1, since a bar covers more than letters do.
  private static let opacity = 0.4

  func items() -> [DisplayItem] {
    let color = item.color.withAlpha(item.color.alpha * Self.opacity)
    return bars.map { .fill(.roundedRect($0, radius: $0.height / 3), color) }
  }

  /// The bars from the first line to the last.
  var bars: [Rect] {
    let frame = item.frame
    guard frame.width > 0, frame.height > 0 else { return [] }
    let layout = measurer.layout(item.text, maximumWidth: frame.width, maximumHeight: frame.height)
    let widths = measurer.lineWidths(of: item.text, maximumWidth: frame.width, maximumHeight: frame.height)
    // As in text items, the lines are centred vertically in the frame.
    let top = frame.midY - layout.size.height / 2
    let pitch = (layout.lastBaseline - layout.firstBaseline) / Double(max(1, widths.count - 1))
    let height = item.text.font.size * Self.xHeight
    return widths.enumerated().compactMap { index, width in
      let isStretched = item.text.alignment == .justified && index < widths.count - 1
      let length = isStretched ? frame.width : width
      guard length > 0 else { return nil }
      let baseline = top + layout.firstBaseline + Double(index) * pitch
      return Rect(
        x: frame.x + item.indent(of: length), y: baseline - height, width: length, height: height)
    }
  }
}

extension [DisplayItem] {
  /// The same drawing with bars in place of its texts.
  func withTextBars(_ measurer: any TextMeasurer) -> [DisplayItem] {
    flatMap { item -> [DisplayItem] in
      switch item {
      case .fill, .stroke, .image: return [item]
      case .text(let text): return TextBars(item: text, measurer: measurer).items()
      case .group(var group):
        group.items = group.items.withTextBars(measurer)
        return [.group(group)]
      }
    }
  }
}
