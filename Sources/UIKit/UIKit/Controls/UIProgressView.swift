@_exported import Foundation

package import LayoutScene

/// A bar that fills.
open class UIProgressView: UIView {
  /// The look of a progress bar.
  public enum Style: Int, Sendable { case `default`, bar }
  override package class var contentType: any KindContent.Type { ProgressViewContent.self }
  override package var sceneContent: any KindContent {
    var content = ProgressViewContent()
    content.value = Double(progress)
    return content
  }
  override package var sceneTint: UIColor? { progressTintColor ?? super.sceneTint }
  /// The look, which does not change the size.
  open var progressViewStyle = Style.default
  /// Creates a bar with a look.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  private var ownProgress = Float(ProgressViewContent.ofCode.value ?? 0)
  /// How much of it is full, from 0 to 1. What is outside of that becomes the nearer end, as Apple documents.
  open var progress: Float {
    get { ownProgress }
    set { ownProgress = max(0, min(newValue, 1)) }
  }
  /// The colour of the full part.
  open var progressTintColor: UIColor?
  /// The colour of the empty part.
  open var trackTintColor: UIColor?
  /// Sets how much of it is full, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
