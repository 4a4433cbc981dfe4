@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// A view that a collection view places.
open class UICollectionReusableView: UIView {
  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The name under which it is reused.
  open internal(set) var reuseIdentifier: String?
  /// It will show something else; not called here, as cells are made anew.
  open func prepareForReuse() {}
  /// Takes attributes of the layout; not called here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes with the size that it needs.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection. Its content view fills it.
open class UICollectionViewCell: UICollectionReusableView {
  override package class var contentType: any KindContent.Type { CollectionCellContent.self }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
  /// The view for what the item shows.
  public private(set) var contentView = UIView(frame: .zero)
  /// Whether it is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  /// Whether it is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  /// The view behind the content.
  open var backgroundView: UIView?
  /// That view while it is selected.
  open var selectedBackgroundView: UIView?
  private var configured: StandardContent?
  /// The state that its content is for.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// Sets the content for a state: before the cell is shown, and when that has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Called after that.
  open var configurationUpdateHandler:
    ((_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void)?
  private var wantsConfiguration = true
  /// Has the content set for the state before the next layout.
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
  /// Its content as a value.
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
  /// Its background as a value.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // Apple: a configuration replaces the background color, also by none.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
}
/// A cell that looks as in a table.
open class UICollectionViewListCell: UICollectionViewCell {
  /// What it shows at its sides; not drawn.
  open var accessories: [UICellAccessory] = []
  /// An empty content of its style.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
