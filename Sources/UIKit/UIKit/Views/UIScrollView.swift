@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Only code scrolls here.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// Views pinned to all edges of the content determine its size.
open class UIScrollView: UIView {
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = DecelerationRate(rawValue: 0.998)
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
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The area has the size that constraints give it.
  open var contentLayoutGuide: UILayoutGuide {
    scroll == nil ? layoutMarginsGuide : guide(.contentLayoutGuide)
  }
  open var frameLayoutGuide: UILayoutGuide { scroll == nil ? layoutMarginsGuide : guide(.frameLayoutGuide) }

  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      boundsOrigin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }
  private var ownContentSize: CGSize?
  /// In a window, the size that constraints determine replaces one that was set.
  open var contentSize: CGSize {
    get {
      if let scroll, let size = scroll.window.map({ _ in scroll.contentSize }), size != .zero {
        return CGSize(size)
      }
      return ownContentSize ?? .zero
    }
    set { ownContentSize = newValue }
  }
  open var contentInset = UIEdgeInsets.zero
  open var adjustedContentInset: UIEdgeInsets {
    let safe = contentInsetAdjustmentBehavior == .never ? UIEdgeInsets.zero : safeAreaInsets
    return UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left, bottom: contentInset.bottom + safe.bottom,
      right: contentInset.right)
  }
  @_Observed open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { contentDidChange() }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var isScrollEnabled: Bool {
    get { ownScrollEnabled }
    set { ownScrollEnabled = newValue }
  }
  private var ownScrollEnabled = true
  open var isDirectionalLockEnabled = false
  open var isPagingEnabled = false
  open var bounces = true
  open var bouncesZoom = true
  @_Observed open var alwaysBounceVertical = false { didSet { contentDidChange() } }
  @_Observed open var alwaysBounceHorizontal = false { didSet { contentDidChange() } }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: IndicatorStyle = .default
  open var decelerationRate: DecelerationRate = .normal
  open var keyboardDismissMode: KeyboardDismissMode = .none
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var refreshControl: UIRefreshControl?
  open weak var delegate: (any UIScrollViewDelegate)?
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// There is none here.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// This is never the case here.
  open var isTracking: Bool { false }
  /// This is never the case here.
  open var isDragging: Bool { false }
  /// This is never the case here.
  open var isDecelerating: Bool { false }
  /// This is never the case here.
  open var isZooming: Bool { false }
  /// Scrolls at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Does nothing.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Does nothing.
  open func flashScrollIndicators() {}
  /// Sets the zoom at once.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing.
  open func zoom(to rect: CGRect, animated: Bool) {}
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
