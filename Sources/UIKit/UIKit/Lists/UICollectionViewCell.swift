@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// A view that a collection view places.
open class UICollectionReusableView: UIView {
  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The identifier with which the view is reused.
  open internal(set) var reuseIdentifier: String?
  /// Called before the view shows something else; not called here, as cells are made anew.
  open func prepareForReuse() {}
  /// Applies attributes of the layout; not called here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes with the size that the view needs.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection view, which its content view fills.
open class UICollectionViewCell: UICollectionReusableView {
  override package class var contentType: any KindContent.Type { CollectionCellContent.self }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
  /// The view for the content of the item.
  public private(set) var contentView = UIView(frame: .zero)
  /// Whether the cell is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether the cell is being touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// The view behind the content while the cell is selected.
  open var selectedBackgroundView: UIView?
  private var configured: StandardContent?
  /// The state for which the content is configured.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Sets the content for a state: before the cell is shown, and whenever the state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// A closure that is called after the content has been set.
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  private var wantsConfiguration = true
  /// Marks the content to be set for the state before the next layout.
  open func setNeedsUpdateConfiguration() {
    wantsConfiguration = true
    setNeedsLayout()
  }
  final func updateConfigurationIfNeeded() {
    guard wantsConfiguration else { return }
    wantsConfiguration = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }
  /// The content as a value.
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
      contentView = contentView(for: contentConfiguration, insteadOf: contentView)
    }
  }
  override var standardHeight: CGFloat? { configured?.height(width: bounds.width) }
  override open func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    configured?.place(hasAccessory: false)
  }
  /// The background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // According to Apple, a configuration replaces the background colour, even if its own is nil.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
}
/// A cell that looks like a table row.
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the sides of the cell; not drawn.
  open var accessories: [UICellAccessory] = []
  /// Returns an empty content in the style of the cell.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
