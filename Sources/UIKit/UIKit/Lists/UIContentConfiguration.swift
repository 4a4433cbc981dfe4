@_exported import Foundation

internal import AutoLayout

/// The content of a cell as a value.
public protocol UIContentConfiguration {
  /// Returns a view that shows the content in place of the cell's content view.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the same content for a state of the cell, such as selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
  /// The content of the view.
  var configuration: any UIContentConfiguration { get set }
}

/// The view of UIKit's standard content, for use outside cells.
open class UIListContentView: UIView, UIContentView {
  private var shown: StandardContent?
  /// The content of the view: a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration { didSet { show() } }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    show()
  }
  /// Creates an instance as if from an archive; nothing is read.
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
