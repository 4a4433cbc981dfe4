// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

package import LayoutScene

/// A spinning wheel.
open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  public enum Style: Int, Sendable {
    /// The medium size.
    case medium = 100
    /// A large size of 37 points.
    case large = 101
    /// The earlier name of the large size.
    case whiteLarge = 0
    /// The earlier name of the medium size in white.
    case white = 1
    /// The earlier name of the medium size.
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
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    showWhetherSpinning()
  }
  private func showWhetherSpinning() { isHidden = hidesWhenStopped && !isAnimating }
  /// Creates a wheel.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }
  /// The size of the wheel.
  @_Observed open var style: Style = .medium { didSet { contentDidChange() } }
  /// The colour of the wheel.
  open var color: UIColor! = .gray
  /// Whether the wheel is hidden while it is not spinning.
  @_Observed open var hidesWhenStopped = true { didSet { showWhetherSpinning() } }
  /// Whether the wheel is spinning.
  @_Observed open private(set) var isAnimating = false { didSet { showWhetherSpinning() } }
  /// Starts spinning.
  open func startAnimating() { isAnimating = true }
  /// Stops spinning.
  open func stopAnimating() { isAnimating = false }
}
