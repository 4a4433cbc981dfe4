@_exported import Foundation

package import LayoutScene

/// A bar that fills.
open class UIProgressView: UIView {
  /// The look of a progress bar.
  public enum Style: Int, Sendable { case `default`, bar }
  override package class var contentType: any KindContent.Type { ProgressViewContent.self }
  override package var sceneContent: any KindContent {
    var content = ProgressViewContent()
    content.value = Double(min(1, max(0, progress)))
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
  /// How much of it is full, from 0 to 1.
  open var progress = Float(ProgressViewContent.ofCode.value ?? 0)
  /// The colour of the full part.
  open var progressTintColor: UIColor?
  /// The colour of the empty part.
  open var trackTintColor: UIColor?
  /// Sets how much of it is full, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
