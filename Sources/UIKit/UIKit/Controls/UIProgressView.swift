@_exported import Foundation

package import LayoutScene

open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  override package class var contentType: any KindContent.Type { ProgressViewContent.self }
  override package var sceneContent: any KindContent {
    var content = ProgressViewContent()
    content.value = Double(progress)
    return content
  }
  override package var sceneTint: UIColor? { progressTintColor ?? super.sceneTint }
  /// The style does not affect the size.
  open var progressViewStyle = Style.default
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  private var ownProgress = Float(ProgressViewContent.ofCode.value ?? 0)
  open var progress: Float {
    get { ownProgress }
    set { ownProgress = max(0, min(newValue, 1)) }
  }
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  /// Takes effect at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
