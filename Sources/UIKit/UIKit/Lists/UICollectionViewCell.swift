@_exported import Foundation

internal import AutoLayout
package import LayoutScene

open class UICollectionReusableView: UIView {
  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open internal(set) var reuseIdentifier: String?
  /// This is not called here, as cells are made anew.
  open func prepareForReuse() {}
  /// This is not called here.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

open class UICollectionViewCell: UICollectionReusableView {
  override package class var contentType: any KindContent.Type { CollectionCellContent.self }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
  public private(set) var contentView = UIView(frame: .zero)
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } } }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  private var configured: StandardContent?
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isHighlighted: isHighlighted)
  }
  /// This is called before the cell is shown, and whenever the state has changed.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The closure is called after the content has been set.
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
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    // According to Apple, a configuration replaces the background colour, even if its own is nil.
    didSet { if let backgroundConfiguration { backgroundColor = backgroundConfiguration.backgroundColor } }
  }
}
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories are not drawn.
  open var accessories: [UICellAccessory] = []
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
