@_exported import Foundation

package import LayoutScene

/// A row of buttons, one of which is selected.
open class UISegmentedControl: UIControl {
  /// The index for no selection.
  public nonisolated static let noSegment = -1
  override package class var contentType: any KindContent.Type { SegmentedControlContent.self }
  private var items: [Any] = []
  /// Creates a control with titles and pictures.
  public init(items: [Any]?) {
    self.items = items ?? []
    super.init(frame: .zero)
    contentDidChange()
  }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    contentDidChange()
  }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override package var sceneContent: any KindContent {
    var content = SegmentedControlContent()
    content.segments = items.map { $0 as? String ?? "" }
    content.apportionsSegmentWidthsByContent = apportionsSegmentWidthsByContent
    content.selectedSegmentIndex = selectedSegmentIndex
    return content
  }
  /// The number of buttons.
  open var numberOfSegments: Int { items.count }
  /// The index of the selected button.
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  /// The colour of the selected button.
  open var selectedSegmentTintColor: UIColor?
  /// Whether no button stays selected.
  open var isMomentary = false
  /// Whether the width of each button follows its title.
  @_Observed open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// Adds a button with a title, at once.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    items.insert(title ?? "", at: min(segment, items.count))
    contentDidChange()
  }
  /// Adds a button with a picture, at once.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    items.insert(image ?? UIImage(), at: min(segment, items.count))
    contentDidChange()
  }
  /// Removes a button, at once.
  open func removeSegment(at segment: Int, animated: Bool) {
    items.remove(at: segment)
    contentDidChange()
  }
  /// Removes all buttons.
  open func removeAllSegments() {
    items = []
    contentDidChange()
  }
  /// Sets the title of a button.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    items[segment] = title ?? ""
    contentDidChange()
  }
  /// The title of a button.
  open func titleForSegment(at segment: Int) -> String? { items[segment] as? String }
  /// Sets the picture of a button.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { items[segment] = image ?? UIImage() }
  /// Sets the width of a button; does nothing.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Sets whether a button can be tapped; does nothing.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Sets the text attributes of the titles; does nothing.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
  /// Sets the picture behind the buttons; does nothing.
  open func setBackgroundImage(_ image: UIImage?, for state: State, barMetrics: UIBarMetrics) {}
  /// Sets the picture between two buttons; does nothing.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState left: State, rightSegmentState right: State,
    barMetrics: UIBarMetrics
  ) {}
}
