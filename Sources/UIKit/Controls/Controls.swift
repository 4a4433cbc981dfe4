// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// A control of a size of its own.
extension UIView {
  func takeMetrics<Content: ControlContent>(_ content: Content) {
    item.contentHugging = Content.contentHugging
    (item as? Control)?.metrics = content.metrics(Host.canvas.era)
  }
}

/// A switch.
open class UISwitch: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(SwitchContent()) }
  /// Whether it is on.
  open var isOn = SwitchContent.ofCode.isOn
  /// The colour of its track while it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// Switches it, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

/// A slider for a number.
open class UISlider: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(SliderContent()) }
  /// The number.
  open var value = Float(SliderContent.ofCode.value ?? 0)
  /// The least number.
  open var minimumValue: Float = 0
  /// The greatest number.
  open var maximumValue: Float = 1
  /// Whether it tells of changes while it is moved.
  open var isContinuous = true
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The picture at the start.
  open var minimumValueImage: UIImage?
  /// The picture at the end.
  open var maximumValueImage: UIImage?
  /// Sets the number, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the thumb; does nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Sets the picture of the track before the thumb; does nothing.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Sets the picture of the track after the thumb; does nothing.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// Where the track is, in points: everywhere here.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the thumb is, in points: everywhere here.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { bounds }
}

/// Two buttons that change a number.
open class UIStepper: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(StepperContent()) }
  /// The number.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// By how much a button changes it.
  open var stepValue = 1.0
  /// Whether the least number follows the greatest.
  open var wraps = false
  /// Whether it tells of changes while it is moved.
  open var isContinuous = true
  /// Whether a button that is held repeats.
  open var autorepeat = true
}

/// Dots for pages.
open class UIPageControl: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { showPages() }
  private func showPages() {
    var content = PageControlContent()
    content.numberOfPages = numberOfPages
    takeMetrics(content)
  }
  /// How many dots there are.
  @_Observed open var numberOfPages = PageControlContent.ofCode.numberOfPages { didSet { showPages() } }
  /// The page that is shown.
  open var currentPage = 0
  /// Whether a single dot is hidden.
  open var hidesForSinglePage = false
  /// The colour of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?
}

/// A disc that shows a colour and chooses one.
open class UIColorWell: UIControl {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(ColorWellContent()) }
  /// The colour.
  open var selectedColor: UIColor?
  /// The title of the panel that chooses a colour.
  open var title: String?
  /// Whether a colour can be transparent.
  open var supportsAlpha = true
}

/// A bar that fills.
open class UIProgressView: UIView {
  /// The look of a progress bar.
  public enum Style: Int, Sendable { case `default`, bar }
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(ProgressViewContent()) }
  /// The look, which does not change the size.
  open var progressViewStyle = Style.default
  /// Creates a bar with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// How much of it is full, from 0 to 1.
  open var progress = Float(ProgressViewContent.ofCode.value ?? 0)
  /// The colour of the full part.
  open var progressTintColor: UIColor?
  /// The colour of the empty part.
  open var trackTintColor: UIColor?
  /// Sets how much of it is full, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// 37 points.
    case large = 101
    /// The earlier name of a large one.
    case whiteLarge = 0
    /// The earlier name of a medium white one.
    case white = 1
    /// The earlier name of a medium one.
    case gray = 2
  }
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() {
    takeMetrics(ActivityIndicatorContent())
    showWhetherSpinning()
  }
  private func showWhetherSpinning() { isHidden = hidesWhenStopped && !isAnimating }
  /// Creates a wheel.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
    showSize()
  }
  /// The size of the wheel.
  @_Observed open var style: Style = .medium { didSet { showSize() } }
  private func showSize() {
    let isLarge = style == .large || style == .whiteLarge
    if isLarge {
      (item as? Control)?.metrics = ControlMetrics(width: 37, height: 37)
    } else {
      takeMetrics(ActivityIndicatorContent())
    }
  }
  /// The colour of the wheel.
  open var color: UIColor! = .gray
  /// Whether it is invisible while it stands still.
  @_Observed open var hidesWhenStopped = true { didSet { showWhetherSpinning() } }
  /// Whether it moves.
  @_Observed open private(set) var isAnimating = false { didSet { showWhetherSpinning() } }
  /// Starts to move.
  open func startAnimating() { isAnimating = true }
  /// Stops moving.
  open func stopAnimating() { isAnimating = false }
}

/// Buttons of which one is selected.
open class UISegmentedControl: UIControl {
  /// The index for no selection.
  public nonisolated static let noSegment = -1
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  private var items: [Any] = []
  /// Creates one with titles and pictures.
  public init(items: [Any]?) {
    self.items = items ?? []
    super.init(frame: .zero)
    showSegments()
  }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    showSegments()
  }
  /// Creates one as for an archive, of which nothing is read.
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
    (item as? Control)?.metrics = ControlMetrics(
      width: size.width, height: size.height, alignmentRectInsets: view.alignmentRectInsets)
    withExtendedLifetime(window) {}
  }
  /// How many buttons there are.
  open var numberOfSegments: Int { items.count }
  /// The index of the selected button.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the selected button.
  open var selectedSegmentTintColor: UIColor?
  /// Whether no button stays selected.
  open var isMomentary = false
  /// Whether buttons are as wide as their titles need.
  @_Observed open var apportionsSegmentWidthsByContent = false { didSet { showSegments() } }
  /// Adds a button with a title, at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    items.insert(title ?? "", at: min(segment, items.count))
    showSegments()
  }
  /// Adds a button with a picture, at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    items.insert(image ?? UIImage(), at: min(segment, items.count))
    showSegments()
  }
  /// Takes a button away, at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    items.remove(at: segment)
    showSegments()
  }
  /// Takes all buttons away.
  open func removeAllSegments() {
    items = []
    showSegments()
  }
  /// Sets the title of a button.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    items[segment] = title ?? ""
    showSegments()
  }
  /// The title of a button.
  open func titleForSegment(at segment: Int) -> String? { items[segment] as? String }
  /// Sets the picture of a button.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { items[segment] = image ?? UIImage() }
  /// Sets the width of a button; does nothing.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Says whether a button can be tapped; does nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Sets the look of the title; does nothing.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  /// Sets the picture behind the buttons; does nothing.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Sets the picture between two buttons; does nothing.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
}

/// A wheel that appears when a list is pulled down.
open class UIRefreshControl: UIControl {
  /// Whether it spins.
  open private(set) var isRefreshing = false
  /// The text under it.
  open var attributedTitle: NSAttributedString?
  /// Starts to spin.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops spinning.
  open func endRefreshing() { isRefreshing = false }
}

/// Lets the user pick a time.
open class UIDatePicker: UIControl {
  /// What is picked.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4269 }
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(DatePickerContent()) }
  /// What is picked.
  open var datePickerMode: Mode = .dateAndTime
  /// Its look.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic
  /// What is picked; the start of 1970 by default, so that layouts do not depend on the clock.
  open var date = Date(timeIntervalSince1970: 0)
  /// The earliest time.
  open var minimumDate: Date?
  /// The latest time.
  open var maximumDate: Date?
  /// The language of its texts.
  open var locale: Locale?
  /// Its calendar.
  open var calendar: Calendar! = .current
  /// Its time zone.
  open var timeZone: TimeZone?
  /// How far the minutes are apart.
  open var minuteInterval = 1
  /// The time that is picked, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// Sets what is picked, at once.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Says how many rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
/// Provides the rows of a picker; never called here.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}
/// Wheels from which the user picks; empty here.
open class UIPickerView: UIView {
  override class func makeItem(_ name: String, _ frame: Rect) -> AutoLayout.View {
    Control(identifier: name, frame: frame, metrics: ControlMetrics(height: nil))
  }
  override func didCreateItem() { takeMetrics(PickerViewContent()) }
  /// Who says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who would provide the rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Asks for all rows again; does nothing.
  open func reloadAllComponents() {}
  /// Asks for the rows of a wheel again; does nothing.
  open func reloadComponent(_ component: Int) {}
  /// Turns a wheel; does nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// The row that is picked: 0 here.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}
