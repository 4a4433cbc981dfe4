/// The common part of labels and text views: their text may wrap, so that the width they get determines the
/// height they request.
open class WrappingText: View {
  /// The text, with its font and maximum number of lines.
  public var text: Text { didSet { textDidChange() } }

  /// The insets of the text from the frame.
  var textInsets: EdgeInsets { .zero }

  /// The width in points to wrap at, whatever the layout provides; 0 for the width that it provides.
  var preferredWidth: Double { 0 }

  /// The width of the frame that the text wraps in; nil while it is laid out without a limit.
  private var automaticWidth: Double?

  /// Creates a view that shows a text; the other parameters are those of `View`.
  public init(identifier: String, frame: Rect = .zero, text: Text) {
    self.text = text
    super.init(identifier: identifier, frame: frame)
  }

  final func textDidChange() {
    automaticWidth = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the text plus the insets, rounded up to pixels.
  ///
  /// A text that may wrap requests its unwrapped width first. If the engine provides less, the text requests
  /// what it needs once wrapped at that width, possibly a smaller width, as recorded frames show.
  override open var intrinsicContentSize: IntrinsicSize {
    let size = size(wrappedAt: wrappingWidth)
    return IntrinsicSize(width: size.width, height: size.height)
  }

  private var wrappingWidth: Double? {
    preferredWidth > 0 && text.numberOfLines != 1 ? preferredWidth : automaticWidth
  }

  private func size(wrappedAt width: Double?) -> Size {
    guard let window else { return .zero }
    let scale = window.canvas.scale
    let size = layout(wrappedAt: width, window.measurer).size
    return Size(
      width: ceilToPixel(size.width, scale: scale) + textInsets.left + textInsets.right,
      height: ceilToPixel(max(size.height, emptyHeight), scale: scale) + textInsets.top + textInsets.bottom)
  }

  private func layout(wrappedAt width: Double?, _ measurer: any TextMeasurer) -> TextLayout {
    let room = width.map { max(0, $0 - textInsets.left - textInsets.right) }
    return measurer.layout(text, maximumWidth: room, maximumHeight: nil)
  }

  /// The height of a line, which a view without text has, too.
  private var emptyHeight: Double {
    guard text.string.isEmpty, let window else { return 0 }
    return window.measurer.metrics(of: text.font).lineHeight
  }

  /// Whether the width from the layout determines how the text wraps.
  var wrapsAutomatically: Bool {
    text.numberOfLines != 1 && preferredWidth <= 0 && intrinsicContentSizeOverride == nil
      && !text.string.isEmpty
  }

  /// Until it has been wrapped, a text must not insist on its unwrapped width.
  override var usedCompressionResistance: AxisPriorities {
    var priorities = compressionResistance
    if wrapsAutomatically && automaticWidth == nil {
      priorities.horizontal = min(priorities.horizontal, LayoutPriority(999))
    }
    return priorities
  }

  override var isPrepared: Bool { automaticWidth == nil }

  override func prepareForLayout() {
    if isPrepared { return }
    automaticWidth = nil
    setNeedsUpdateConstraints()
    requestedLengthDidChange()
  }

  override func adoptEngineWidth(_ width: Double) -> Bool {
    guard wrapsAutomatically else { return false }
    let noise = 0.001
    let needed = size(wrappedAt: automaticWidth).width
    // Wrapped text is settled if it is as wide as it needs, and no wider than it was wrapped for.
    if width >= needed - noise && width <= (automaticWidth ?? .infinity) + noise { return false }
    let before = requestedContentSize
    automaticWidth = width
    return requestedContentSize != before
  }

  /// Measured from the top of the text: height added by rounding to pixels is below the last line, so that
  /// the two baselines of a single line coincide.
  override var baselines: TextBaselines? {
    guard let window, let height = usedIntrinsicContentSize.height else { return nil }
    if text.string.isEmpty {
      // Recorded frames show that an empty label keeps its font's baselines.
      let first = textInsets.top + window.measurer.metrics(of: text.font).ascender
      return TextBaselines(firstFromTop: first, lastFromBottom: height - first)
    }
    let layout = layout(wrappedAt: wrappingWidth, window.measurer)
    return TextBaselines(
      firstFromTop: textInsets.top + layout.firstBaseline,
      lastFromBottom: height - textInsets.top - layout.lastBaseline)
  }
}
