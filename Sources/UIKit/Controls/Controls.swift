// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// A control of a size of its own.
extension UIView {
  func takeMetrics<Content: ControlContent>(_ content: Content) {
    item.contentHugging = Content.contentHugging
    (item as? HostedControl)?.metrics = content.metrics(Host.canvas.era)
  }
}

open class UISwitch: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  override func didCreateItem() { takeMetrics(SwitchContent()) }
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

open class UISlider: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  override func didCreateItem() { takeMetrics(SliderContent()) }
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { bounds }
}

open class UIStepper: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  override func didCreateItem() { takeMetrics(StepperContent()) }
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var isContinuous = true
  open var autorepeat = true
}

open class UIPageControl: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  override func didCreateItem() { showPages() }
  private func showPages() {
    var content = PageControlContent()
    content.numberOfPages = numberOfPages
    takeMetrics(content)
  }
  open var numberOfPages = 0 { didSet { showPages() } }
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
}

open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  override func didCreateItem() { takeMetrics(ProgressViewContent()) }
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

open class UIActivityIndicatorView: UIView {
  public struct Style: Hashable, RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let medium = Style(rawValue: 100)
    public static let large = Style(rawValue: 101)
    public static let whiteLarge = Style(rawValue: 0)
    public static let white = Style(rawValue: 1)
    public static let gray = Style(rawValue: 2)
  }
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  override func didCreateItem() { takeMetrics(ActivityIndicatorContent()) }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    showSize()
  }
  open var style: Style = .medium { didSet { showSize() } }
  private func showSize() {
    let isLarge = style == .large || style == .whiteLarge
    if isLarge {
      (item as? HostedControl)?.metrics = ControlMetrics(width: 37, height: 37)
    } else {
      takeMetrics(ActivityIndicatorContent())
    }
  }
  open var color: UIColor! = .gray
  open var hidesWhenStopped = true
  open private(set) var isAnimating = false
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  private var items: [Any] = []
  public init(items: [Any]?) {
    self.items = items ?? []
    super.init(frame: .zero)
    showSegments()
  }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    showSegments()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The size is that of the engine's own segmented control.
  private func showSegments() {
    var content = SegmentedControlContent()
    content.segments = items.map { $0 as? String ?? "" }
    content.apportionsSegmentWidthsByContent = apportionsSegmentWidthsByContent
    let place = ViewPlace(identifier: "", frame: .zero, direction: .leftToRight, canvas: Host.canvas)
    let view = content.makeView(place)
    let window = Host.window(around: view)
    let size = view.intrinsicContentSize
    (item as? HostedControl)?.metrics = ControlMetrics(
      width: size.width, height: size.height, alignmentRectInsets: view.alignmentRectInsets)
    withExtendedLifetime(window) {}
  }
  open var numberOfSegments: Int { items.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { showSegments() } }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    items.insert(title ?? "", at: min(segment, items.count))
    showSegments()
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    items.insert(image ?? UIImage(), at: min(segment, items.count))
    showSegments()
  }
  open func removeSegment(at segment: Int, animated: Bool) {
    items.remove(at: segment)
    showSegments()
  }
  open func removeAllSegments() {
    items = []
    showSegments()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    items[segment] = title ?? ""
    showSegments()
  }
  open func titleForSegment(at segment: Int) -> String? { items[segment] as? String }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { items[segment] = image ?? UIImage() }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
}

open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  override func didCreateItem() { takeMetrics(DatePickerContent()) }
  open var datePickerMode: Mode = .dateAndTime
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  open var date = Date(timeIntervalSince1970: 0)
  open var minimumDate: Date?
  open var maximumDate: Date?
  open var locale: Locale?
  open var calendar: Calendar! = .current
  open var timeZone: TimeZone?
  open var minuteInterval = 1
  open var countDownDuration: TimeInterval = 0
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}
open class UIPickerView: UIView {
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedControl(identifier: name, frame: frame)
  }
  override func didCreateItem() { takeMetrics(PickerViewContent()) }
  open weak var dataSource: (any UIPickerViewDataSource)?
  open weak var delegate: (any UIPickerViewDelegate)?
  open func reloadAllComponents() {}
  open func reloadComponent(_ component: Int) {}
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}
