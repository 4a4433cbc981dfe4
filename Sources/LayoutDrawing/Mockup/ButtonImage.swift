import AutoLayout

/// The image of a button, before its title or alone in the middle, in canvas points.
struct ButtonImage {
  let view: SolvedView
  let frame: Rect
  let system: SystemColors
  let measurer: any TextMeasurer

  func items() -> [DisplayItem] {
    guard let size = view.scene.imageSize, size.width > 0, size.height > 0 else { return [] }
    let place = imageFrame(of: size)
    return ImagePlaceholder(size: size, mode: .scaleAspectFit, system: system).items(in: place)
  }

  private func imageFrame(of size: Size) -> Rect {
    let factor = min(1, frame.width / size.width, frame.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    let title = titleWidth
    let start = frame.midX - (width + title) / 2
    let x = view.layoutDirection == .rightToLeft ? start + title : start
    return Rect(x: max(frame.x, x), y: frame.midY - height / 2, width: width, height: height)
  }

  private var titleWidth: Double {
    guard let text = view.text, !text.string.isEmpty else { return 0 }
    return measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size.width
  }
}
