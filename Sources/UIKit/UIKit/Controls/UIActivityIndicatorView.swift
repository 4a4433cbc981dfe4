// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import LayoutScene

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    /// A large size of 37 points.
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }
  override package class var contentType: any KindContent.Type { ActivityIndicatorContent.self }
  override package var sceneContent: any KindContent {
    var content = ActivityIndicatorContent()
    content.style = style == .large || style == .whiteLarge ? .large : .medium
    return content
  }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    showWhetherSpinning()
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showWhetherSpinning()
  }
  private func showWhetherSpinning() { isHidden = hidesWhenStopped && !isAnimating }
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  @_Observed open var style: Style = .medium { didSet { contentDidChange() } }
  open var color: UIColor! = .gray
  @_Observed open var hidesWhenStopped = true { didSet { showWhetherSpinning() } }
  @_Observed open private(set) var isAnimating = false { didSet { showWhetherSpinning() } }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
