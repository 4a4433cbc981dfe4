@_exported import Foundation

internal import AutoLayout

/// The content of a cell as a value.
public protocol UIContentConfiguration {
  /// A view that shows it, in the place of the cell's content view.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The same content in a state of the cell, such as selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows such a value.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The view of UIKit's own content, outside of cells.
open class UIListContentView: UIView, UIContentView {
  private var shown: StandardContent?
  /// What it shows: a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// Creates a view that shows it.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }
  /// Creates one as for an archive, of which nothing is read.
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
  /// The content view of a cell that has a configuration: for one of the program's own, that makes it, with the margins
  /// that the cell gives its content; otherwise the one that there is.
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
