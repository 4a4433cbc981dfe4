@_exported import Foundation

package import LayoutScene

/// A bar that fills.
open class UIProgressView: UIView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable { case `default`, bar }
  override package class var contentType: any KindContent.Type { ProgressViewContent.self }
  override package var sceneContent: any KindContent {
    var content = ProgressViewContent()
    content.value = Double(progress)
    return content
  }
  override package var sceneTint: UIColor? { progressTintColor ?? super.sceneTint }
  /// The style, which does not affect the size.
  open var progressViewStyle = Style.default
  /// Creates a bar with a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  private var ownProgress = Float(ProgressViewContent.ofCode.value ?? 0)
  /// The progress, from 0 to 1. A value outside that range becomes the nearer end, as Apple documents.
  open var progress: Float {
    get { ownProgress }
    set { ownProgress = max(0, min(newValue, 1)) }
  }
  /// The colour of the filled part.
  open var progressTintColor: UIColor?
  /// The colour of the empty part.
  open var trackTintColor: UIColor?
  /// Sets the progress, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
