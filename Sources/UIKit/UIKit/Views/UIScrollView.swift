@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Methods that report scrolling, which only code does here.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the view has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when the view has zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when the user starts to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when the user is about to stop dragging; the position at which the view comes to rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when the user has stopped dragging.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the view has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that is zoomed; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  /// Called when the view has scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called when the view has zoomed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when the user starts to drag.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the user is about to stop dragging; the position at which the view comes to rest can be changed.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called when the user has stopped dragging.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Called when the view has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called when an animated scroll has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view that is zoomed; nil for none.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A view that shows a part of its content. Views pinned to all edges of the content determine its size.
open class UIScrollView: UIView {
  /// The way in which dragging hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// The conditions under which the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// The rate at which a view comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: CGFloat
    /// Creates an instance from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  override package class var contentType: any KindContent.Type { ScrollViewContent.self }
  override package var sceneContent: any KindContent {
    var content = ScrollViewContent()
    content.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior.engine
    (content.alwaysBounceHorizontal, content.alwaysBounceVertical) = (
      alwaysBounceHorizontal, alwaysBounceVertical
    )
    return content
  }
  private var scroll: ScrollView? { item as? ScrollView }

  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The area of the content, with the size that constraints give it.
  open var contentLayoutGuide: UILayoutGuide {
    scroll == nil ? layoutMarginsGuide : guide(.contentLayoutGuide)
  }
  /// The area of the frame, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { scroll == nil ? layoutMarginsGuide : guide(.frameLayoutGuide) }

  /// The point of the content at the top left corner, in points.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  private var ownContentSize: CGSize?
  /// The size of the content: the one that was set, or otherwise the one that constraints determine.
  open var contentSize: CGSize {
    get {
      if let scroll, let size = scroll.window.map({ _ in scroll.contentSize }), size != .zero {
        return CGSize(size)
      }
      return ownContentSize ?? .zero
    }
    set { ownContentSize = newValue }
  }
  /// The insets around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// The insets around the content including the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? UIEdgeInsets.zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }
  /// The conditions under which the safe area is added to the insets.
  @_Observed open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { contentDidChange() }
  }
  /// Whether the safe area moves the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of the indicators, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the user can scroll.
  open var isScrollEnabled: Bool {
    get { ownScrollEnabled }
    set { ownScrollEnabled = newValue }
  }
  private var ownScrollEnabled = true
  /// Whether dragging is locked to one direction.
  open var isDirectionalLockEnabled = false
  /// Whether the view comes to rest at pages.
  open var isPagingEnabled = false
  /// Whether the view bounces at the ends.
  open var bounces = true
  /// Whether zooming bounces at the ends.
  open var bouncesZoom = true
  /// Whether the view bounces vertically even if everything fits.
  @_Observed open var alwaysBounceVertical = false { didSet { contentDidChange() } }
  /// Whether the view bounces horizontally even if everything fits.
  @_Observed open var alwaysBounceHorizontal = false { didSet { contentDidChange() } }
  /// Whether there is a vertical indicator.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a horizontal indicator.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle = .default
  /// The rate at which the view comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// The way in which dragging hides the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether content receives touches only once it is clear that the user is not scrolling.
  open var delaysContentTouches = true
  /// Whether dragging takes touches from content.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The minimum zoom, as a factor.
  open var minimumZoomScale: CGFloat = 1
  /// The maximum zoom, as a factor.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom, as a factor.
  open var zoomScale: CGFloat = 1
  /// The wheel that appears when the view is pulled down.
  open var refreshControl: UIRefreshControl?
  /// The delegate for scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The recogniser of dragging.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The recogniser of zooming: none here.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Whether the view is tracking a touch; never here.
  open var isTracking: Bool { false }
  /// Whether the user is dragging; never here.
  open var isDragging: Bool { false }
  /// Whether the view is coming to rest; never here.
  open var isDecelerating: Bool { false }
  /// Whether the user is zooming; never here.
  open var isZooming: Bool { false }
  /// Scrolls to an offset, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Scrolls until a rectangle is visible; does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Shows the indicators; does nothing.
  open func flashScrollIndicators() {}
  /// Sets the zoom, at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Zooms to a rectangle; does nothing.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Whether dragging takes touches from a view.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  fileprivate var engine: ScrollView.InsetAdjustment {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}
