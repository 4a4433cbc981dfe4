@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Is told about scrolling, which only code does here.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The view has scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The view has zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user is about to stop dragging; where it comes to rest can be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The user has stopped dragging.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The view has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  /// The view has scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The view has zoomed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The user begins to drag.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The user is about to stop dragging; where it comes to rest can be changed.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The user has stopped dragging.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// The view has come to rest.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// An animated scroll has ended.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The view that is zoomed; nil for none.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Shows a part of its content, which views pinned to all of its edges give its size.
open class UIScrollView: UIView {
  /// How dragging hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// When the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  /// The colour of scroll indicators.
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  /// How fast a view comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// What stands for it.
    public var rawValue: CGFloat
    /// Creates one from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
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
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content, as large as constraints make it.
  open var contentLayoutGuide: UILayoutGuide {
    scroll == nil ? layoutMarginsGuide : guide(.contentLayoutGuide)
  }
  /// The frame, which does not scroll.
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
  /// The size of the content: what was set, or else what constraints make it.
  open var contentSize: CGSize {
    get {
      if let scroll, let size = scroll.window.map({ _ in scroll.contentSize }), size != .zero {
        return CGSize(size)
      }
      return ownContentSize ?? .zero
    }
    set { ownContentSize = newValue }
  }
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// That room with what the safe area adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? UIEdgeInsets.zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }
  /// When the safe area is added to the insets.
  @_Observed open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { contentDidChange() }
  }
  /// Whether the safe area moves the indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Room around the indicators, in points.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the vertical indicator, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Room around the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Whether the user can scroll.
  open var isScrollEnabled: Bool {
    get { ownScrollEnabled }
    set { ownScrollEnabled = newValue }
  }
  private var ownScrollEnabled = true
  /// Whether dragging keeps to one direction.
  open var isDirectionalLockEnabled = false
  /// Whether it comes to rest at pages.
  open var isPagingEnabled = false
  /// Whether it bounces at the ends.
  open var bounces = true
  /// Whether zooming bounces at the ends.
  open var bouncesZoom = true
  /// Whether it bounces up and down even if everything fits.
  @_Observed open var alwaysBounceVertical = false { didSet { contentDidChange() } }
  /// Whether it bounces sideways even if everything fits.
  @_Observed open var alwaysBounceHorizontal = false { didSet { contentDidChange() } }
  /// Whether there is a vertical indicator.
  open var showsVerticalScrollIndicator = true
  /// Whether there is a horizontal indicator.
  open var showsHorizontalScrollIndicator = true
  /// The colour of the indicators.
  open var indicatorStyle: IndicatorStyle = .default
  /// How fast it comes to rest.
  open var decelerationRate: DecelerationRate = .normal
  /// How dragging hides the keyboard.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Whether content waits until it is clear that nobody scrolls.
  open var delaysContentTouches = true
  /// Whether dragging takes touches from content.
  open var canCancelContentTouches = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// The least zoom, as a factor.
  open var minimumZoomScale: CGFloat = 1
  /// The greatest zoom, as a factor.
  open var maximumZoomScale: CGFloat = 1
  /// The zoom, as a factor.
  open var zoomScale: CGFloat = 1
  /// The wheel that appears when it is pulled down.
  open var refreshControl: UIRefreshControl?
  /// The delegate for scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Recognizes dragging.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// Recognizes zooming: none here.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Whether it follows a touch; never here.
  open var isTracking: Bool { false }
  /// Whether the user drags; never here.
  open var isDragging: Bool { false }
  /// Whether it comes to rest; never here.
  open var isDecelerating: Bool { false }
  /// Whether the user zooms; never here.
  open var isZooming: Bool { false }
  /// Scrolls, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Scrolls until a rectangle is visible; does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Shows the indicators; does nothing.
  open func flashScrollIndicators() {}
  /// Zooms, at once.
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
