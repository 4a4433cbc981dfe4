/// The looks and sizes of controls that changed with a system.
public enum InterfaceEra: String, CaseIterable, Sendable, Comparable {
  /// iOS 7 to 10, Xcode 5 to 8.
  case iOS7
  /// iOS 11 and 12, Xcode 9 and 10: taller search bars.
  case iOS11
  /// iOS 13, Xcode 11: taller text fields, other segmented controls and steppers.
  case iOS13
  /// iOS 14 to 18, Xcode 12 to 16: taller progress views, other page controls.
  case iOS14
  /// iOS 26.
  case iOS26

  public static let current = InterfaceEra.iOS14

  public static func < (left: InterfaceEra, right: InterfaceEra) -> Bool { left.order < right.order }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// The size and the alignment rectangle of a control that shows no text of the scene's.
struct ControlMetrics {
  /// Of the alignment rectangle.
  var intrinsicContentSize = IntrinsicSize.none
  var alignmentRectInsets = EdgeInsets.zero

  /// The sizes that Interface Builder recorded for controls that nothing but their intrinsic size determines.
  init(_ kind: ViewKind, era: InterfaceEra) {
    let isOld = era < .iOS13
    let isNew = era == .iOS26
    let isBeforeProgressBars = era < .iOS14
    switch kind {
    case .switch:
      intrinsicContentSize =
        isNew ? IntrinsicSize(width: 61, height: 28) : IntrinsicSize(width: 49, height: 31)
      alignmentRectInsets = EdgeInsets(right: 2)
    case .slider:
      intrinsicContentSize = IntrinsicSize(width: nil, height: isNew ? 34 : 30)
      if !isNew { alignmentRectInsets = EdgeInsets(left: 2, bottom: 1, right: 2) }
    case .segmentedControl:
      intrinsicContentSize = IntrinsicSize(width: nil, height: isOld ? 28 : 31)
      alignmentRectInsets = EdgeInsets(bottom: 1)
    case .stepper: intrinsicContentSize = IntrinsicSize(width: 94, height: isOld ? 29 : 32)
    case .progressView:
      intrinsicContentSize = IntrinsicSize(width: nil, height: isBeforeProgressBars ? 2 : 4)
    case .activityIndicator: intrinsicContentSize = IntrinsicSize(width: 20, height: 20)
    // The width follows from the number of pages.
    case .pageControl:
      intrinsicContentSize = IntrinsicSize(width: nil, height: isBeforeProgressBars ? 37 : 26)
    case .datePicker: intrinsicContentSize = IntrinsicSize(width: 320, height: 216)
    case .pickerView: intrinsicContentSize = IntrinsicSize(width: 320, height: 216)
    case .searchBar: intrinsicContentSize = IntrinsicSize(width: nil, height: era < .iOS11 ? 44 : 56)
    case .navigationBar, .toolbar: intrinsicContentSize = IntrinsicSize(width: nil, height: 44)
    case .tabBar: intrinsicContentSize = IntrinsicSize(width: nil, height: 49)
    default: break
    }
  }
}

/// A control of a settled size.
open class Control: View {
  private let metrics: ControlMetrics

  public init(identifier: String, frame: Rect = .zero, kind: ViewKind, era: InterfaceEra = .current) {
    metrics = ControlMetrics(kind, era: era)
    super.init(identifier: identifier, frame: frame)
  }

  override open var intrinsicContentSize: IntrinsicSize { metrics.intrinsicContentSize }
  override open var alignmentRectInsets: EdgeInsets { metrics.alignmentRectInsets }
}

/// Segments of equal width with lines of a point between them, as UISegmentedControl's.
final class SegmentedControl: Control {
  private let segments: [String]

  /// What a segment adds to its title, in points. Recorded: "First" and "Second" 131 wide since iOS 13,
  /// "Horizontal" and "Vertical" 155 before.
  private let padding: Double
  private let font: Font

  init(identifier: String, frame: Rect, segments: [String], era: InterfaceEra) {
    self.segments = segments
    padding = era < .iOS13 ? 16 : 20
    font = Font(size: 13, weight: era < .iOS13 ? .regular : .medium)
    super.init(identifier: identifier, frame: frame, kind: .segmentedControl, era: era)
  }

  override var intrinsicContentSize: IntrinsicSize {
    var size = super.intrinsicContentSize
    guard let window, !segments.isEmpty else { return size }
    let widths = segments.map {
      window.measurer.layout(Text($0, font: font), maximumWidth: nil, maximumHeight: nil).size.width
    }
    let segment = (widths.max() ?? 0).rounded(.up) + padding
    size.width = segment * Double(segments.count) + Double(segments.count - 1)
    return size
  }
}

/// A row of dots, as UIPageControl: as wide as its pages ask for.
final class PageControl: Control {
  private let width: Double

  /// Interface Builder recorded 39 points for three pages until iOS 13, which are three dots of 7 and two gaps
  /// of 9, and since then 116.5 points. That a page takes 18 of these is inferred from the other width of the
  /// same versions, 134.5.
  init(identifier: String, frame: Rect, numberOfPages: Int, era: InterfaceEra) {
    let pages = Double(numberOfPages)
    width = era < .iOS14 ? max(0, 7 * pages + 9 * (pages - 1)) : 18 * pages + 62.5
    super.init(identifier: identifier, frame: frame, kind: .pageControl, era: era)
  }

  override var intrinsicContentSize: IntrinsicSize {
    IntrinsicSize(width: width, height: super.intrinsicContentSize.height)
  }
}
