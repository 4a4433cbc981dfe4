@_exported import Foundation

internal import AutoLayout

public protocol UIContentConfiguration {
  /// The view is shown in place of the cell's content view.
  @MainActor func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
}

open class UIListContentView: UIView, UIContentView {
  private var shown: StandardContent?
  /// The content is a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  private func show() {
    shown?.remove()
    shown = (configuration as? UIListContentConfiguration)?.content(of: self, in: self)
  }

  override var standardHeight: CGFloat? { shown?.height(width: bounds.width) }
  override open func layoutSubviews() {
    super.layoutSubviews()
    shown?.place(hasAccessory: false)
  }
}

extension UIView {
  /// Returns the content view of a cell with a configuration. A configuration of the program's own makes the view,
  /// which gets the margins that the cell gives its content; otherwise the existing view is returned.
  func contentView(for configuration: (any UIContentConfiguration)?, insteadOf old: UIView) -> UIView {
    guard let configuration, !(configuration is UIListContentConfiguration) else { return old }
    let view = configuration.updated(for: UICellConfigurationState()).makeContentView()
    if view.item.directionalLayoutMargins == DirectionalEdgeInsets(all: 8) {
      view.item.directionalLayoutMargins = old.item.directionalLayoutMargins
    }
    old.removeFromSuperview()
    fill(with: view)
    return view
  }
}
