@_exported import Foundation

package import LayoutScene

open class UISegmentedControl: UIControl {
  public nonisolated static let noSegment = -1
  override package class var contentType: any KindContent.Type { SegmentedControlContent.self }
  private var items: [Any] = []
  public init(items: [Any]?) {
    self.items = items ?? []
    super.init(frame: .zero)
    contentDidChange()
  }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override package var sceneContent: any KindContent {
    var content = SegmentedControlContent()
    content.segments = items.map { $0 as? String ?? "" }
    content.apportionsSegmentWidthsByContent = apportionsSegmentWidthsByContent
    content.selectedSegmentIndex = selectedSegmentIndex
    return content
  }
  open var numberOfSegments: Int { items.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var selectedSegmentTintColor: UIColor?
  open var isMomentary = false
  @_Observed open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// Takes effect at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    items.insert(title ?? "", at: min(segment, items.count))
    contentDidChange()
  }
  /// Takes effect at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    items.insert(image ?? UIImage(), at: min(segment, items.count))
    contentDidChange()
  }
  /// Takes effect at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    items.remove(at: segment)
    contentDidChange()
  }
  open func removeAllSegments() {
    items = []
    contentDidChange()
  }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    items[segment] = title ?? ""
    contentDidChange()
  }
  open func titleForSegment(at segment: Int) -> String? { items[segment] as? String }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { items[segment] = image ?? UIImage() }
  /// Does nothing.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Does nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Does nothing.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  /// Does nothing.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Does nothing.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
}
