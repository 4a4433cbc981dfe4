import AutoLayout

/// The text of a view with the place where it is drawn.
struct ViewText {
  let item: TextItem

  /// nil for a view that shows no text.
  init?(of view: SolvedView, system: SystemColors, pixelScale: Double, measurer: any TextMeasurer) {
    let isPlaceholder = view.scene.kind.isTextInput && view.scene.text.isEmpty
    guard
      var text = view.text.flatMap({ $0.string.isEmpty ? nil : $0 })
        ?? Self.text(of: view.scene, view.layoutDirection)
    else { return nil }
    // A button's alignment is that of its title's lines; the title itself is in the middle.
    if view.scene.kind == .button { text.alignment = .center }
    let frame = Self.frame(of: view, text: text, pixelScale: pixelScale, measurer: measurer)
    guard frame.width > 0, frame.height > 0 else { return nil }
    let color =
      view.scene.textColor.map(system.resolved)
      ?? (view.scene.kind == .button
        ? system.tint : isPlaceholder ? system.placeholderText : system.label)
    item = TextItem(
      text: text, frame: Self.widened(frame, for: text, of: view, measurer: measurer), color: color)
  }

  /// A text of one line at a recorded width has room for what its font is wider than Apple's.
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

  /// The text that a view of the scene shows where the engine did not settle one.
  private static func text(of scene: SceneView, _ direction: LayoutDirection) -> Text? {
    let string = scene.text.isEmpty && scene.kind.isTextInput ? scene.placeholder : scene.text
    guard !string.isEmpty else { return nil }
    switch scene.kind {
    case .label:
      return Text(
        string, font: scene.font, numberOfLines: scene.numberOfLines, lineBreakMode: scene.lineBreakMode,
        alignment: scene.textAlignment, direction: direction)
    case .button:
      return Text(
        string, font: scene.font, lineBreakMode: scene.lineBreakMode, direction: direction)
    case .textField, .searchBar:
      return Text(string, font: scene.font, alignment: scene.textAlignment, direction: direction)
    case .textView:
      return Text(
        string, font: scene.font, numberOfLines: 0, lineBreakMode: .byWordWrapping,
        alignment: scene.textAlignment, direction: direction)
    default: return nil
    }
  }

  /// No text is drawn farther from the origin or in a larger frame, in points.
  private static let farthest = 100_000.0

  /// The room that the class gives its text. The origin is on whole pixels, but the size is the solved one:
  /// a rounded width could break lines that the layout did not.
  private static func frame(
    of view: SolvedView, text: Text, pixelScale: Double, measurer: any TextMeasurer
  ) -> Rect {
    let frame = view.absoluteFrame
    var room = Rect(
      x: roundToPixel(clamp(frame.x, -farthest, farthest), scale: pixelScale),
      y: roundToPixel(clamp(frame.y, -farthest, farthest), scale: pixelScale),
      width: min(frame.width, farthest), height: min(frame.height, farthest))
    switch view.scene.kind {
    case .textField:
      let inset = view.scene.borderStyle == .none ? 0.0 : view.scene.borderStyle == .line ? 2 : 7
      room = room.inset(by: EdgeInsets(left: inset, right: inset))
    case .button:
      // The title stands beside the image, both together in the middle.
      if let image = view.scene.imageSize, image.width < room.width {
        let isMirrored = view.layoutDirection == .rightToLeft
        room = room.inset(
          by: EdgeInsets(left: isMirrored ? 0 : image.width, right: isMirrored ? image.width : 0))
      }
    case .searchBar:
      let isMirrored = view.layoutDirection == .rightToLeft
      room = room.inset(by: EdgeInsets(left: isMirrored ? 16 : 38, right: isMirrored ? 40 : 16))
    case .textView:
      room = room.inset(by: EdgeInsets(top: 8, left: 5, bottom: 8, right: 5))
      // A text view's lines start at the top; text items are centred, so the room ends with the lines.
      let height = measurer.layout(text, maximumWidth: room.width, maximumHeight: room.height).size.height
      room.height = min(room.height, height)
    default: break
    }
    return room
  }
}

extension TextItem {
  /// Where the lines are: what labels of the overlay must not cover. nil for a frame without extent, which shows
  /// none: insets may leave less than nothing of a small view.
  func extent(_ measurer: any TextMeasurer) -> Rect? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let size = measurer.layout(text, maximumWidth: frame.width, maximumHeight: frame.height).size
    return Rect(
      x: frame.x + indent(of: size.width), y: frame.midY - size.height / 2,
      width: min(size.width, frame.width), height: size.height)
  }

  /// How far from the frame's left edge lines of a width begin.
  func indent(of width: Double) -> Double {
    let slack = frame.width - width
    switch (text.alignment, text.direction) {
    case (.center, _): return slack / 2
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft): return slack
    case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight): return 0
    }
  }
}

extension ViewKind {
  /// Whether the class lets the reader type, and shows a placeholder until then.
  var isTextInput: Bool { self == .textField || self == .searchBar }
}
