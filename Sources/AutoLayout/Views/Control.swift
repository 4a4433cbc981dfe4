/// Ranges of system versions with the same looks and sizes of controls.
public enum InterfaceEra: String, CaseIterable, Sendable, Comparable {
  /// iOS 7 to 10, Xcode 5 to 8.
  case iOS7
  /// iOS 11 and 12, Xcode 9 and 10: taller search bars.
  case iOS11
  /// iOS 13, Xcode 11: taller text fields, different segmented controls and steppers.
  case iOS13
  /// iOS 14 to 18.3, Xcode 12 to 16.2: taller progress views, different page controls.
  case iOS14
  /// iOS 18.4 to 18.6, Xcode 16.3 and 16.4: taller sliders, and labels of one line in whole points.
  case iOS18
  /// iOS 26.
  case iOS26

  /// The default era: `iOS14`.
  public static let current = InterfaceEra.iOS14

  /// Whether the left era is earlier.
  public static func < (left: InterfaceEra, right: InterfaceEra) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The size and the alignment rectangle of a control without text from the scene. Interface Builder recorded
/// them for controls whose size depends only on their intrinsic size.
public struct ControlMetrics: Sendable {
  /// The size of the alignment rectangle.
  public var intrinsicContentSize: IntrinsicSize
  /// The insets of the alignment rectangle from the frame, in points.
  public var alignmentRectInsets: EdgeInsets

  /// Creates metrics in points.
  ///
  /// - Parameters:
  ///   - width: nil for no intrinsic width.
  ///   - height: nil for no intrinsic height.
  ///   - alignmentRectInsets: the insets of the alignment rectangle from the frame.
  public init(width: Double? = nil, height: Double?, alignmentRectInsets: EdgeInsets = .zero) {
    intrinsicContentSize = IntrinsicSize(width: width, height: height)
    self.alignmentRectInsets = alignmentRectInsets
  }
}

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
    super.init(
      identifier: identifier, frame: frame,
      metrics: ControlMetrics(height: era < .iOS13 ? 28 : 31, alignmentRectInsets: EdgeInsets(bottom: 1)))
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
