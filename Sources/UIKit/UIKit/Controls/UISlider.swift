@_exported import Foundation

package import LayoutScene

open class UISlider: UIControl {
  override package class var contentType: any KindContent.Type { SliderContent.self }
  override package var sceneContent: any KindContent {
    var content = SliderContent()
    guard minimumValue < maximumValue else { return content }
    (content.minimumValue, content.maximumValue) = (Double(minimumValue), Double(maximumValue))
    content.value = Double(value)
    return content
  }
  override package var sceneTint: UIColor? { minimumTrackTintColor ?? super.sceneTint }
  private var ownValue = Float(SliderContent.ofCode.value ?? 0)
  open var value: Float {
    get { ownValue }
    set { ownValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  @_Observed open var minimumValue: Float = 0 { didSet { value = ownValue } }
  @_Observed open var maximumValue: Float = 1 { didSet { value = ownValue } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  /// Takes effect at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Does nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Does nothing.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Does nothing.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// Returns the whole bounds here.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the whole bounds here.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { bounds }
}
