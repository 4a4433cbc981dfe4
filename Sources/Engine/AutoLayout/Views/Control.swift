/// A control with a fixed intrinsic size.
open class Control: View {
  /// The size and the alignment rectangle.
  package final var metrics: ControlMetrics { didSet { invalidateIntrinsicContentSize() } }

  /// Creates a control with these metrics; the other parameters are those of `View`.
  public init(identifier: String, frame: Rect = .zero, metrics: ControlMetrics) {
    self.metrics = metrics
    super.init(identifier: identifier, frame: frame)
  }

  override open var intrinsicContentSize: IntrinsicSize { metrics.intrinsicContentSize }
  override open var alignmentRectInsets: EdgeInsets { metrics.alignmentRectInsets }
}

/// Segments of equal width separated by lines of one point, as in a UISegmentedControl.
package final class SegmentedControl: Control {
  package var segments: [String] { didSet { invalidateIntrinsicContentSize() } }

  /// The width a segment adds to its title, in points. Recorded since iOS 13: "Off", "Default" and "Restore"
  /// 200 wide; before that, six short titles 215.
  private let padding: Double
  private let font: Font
  /// Whether each segment is as wide as its own title requires, rather than as the widest.
  package var apportionsByContent: Bool { didSet { invalidateIntrinsicContentSize() } }

  package init(
    identifier: String, frame: Rect, segments: [String], apportionsByContent: Bool = false, era: InterfaceEra
  ) {
    self.segments = segments
    self.apportionsByContent = apportionsByContent
    padding = era < .iOS13 ? 14 : 18
    font = Font(size: 13, weight: era < .iOS13 ? .regular : .medium)
    super.init(identifier: identifier, frame: frame, metrics: .segmentedControl(era))
  }

  override package var intrinsicContentSize: IntrinsicSize {
    var size = super.intrinsicContentSize
    guard let window, !segments.isEmpty else { return size }
    let widths = segments.map {
      window.measurer.layout(Text($0, font: font), maximumWidth: nil, maximumHeight: nil).size.width
    }
    let own = widths.map { $0.rounded(.up) + padding }
    let lines = Double(segments.count - 1)
    size.width =
      lines + (apportionsByContent ? own.reduce(0, +) : (own.max() ?? 0) * Double(segments.count))
    return size
  }

  /// The baselines of the titles, which are vertically centred.
  override var baselines: TextBaselines? {
    guard let metrics = window?.measurer.metrics(of: font), let height = usedIntrinsicContentSize.height
    else { return nil }
    let top = (height - metrics.lineHeight) / 2 + metrics.ascender
    return TextBaselines(firstFromTop: top, lastFromBottom: height - top)
  }
}
