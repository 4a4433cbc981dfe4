@_exported import Foundation

package import LayoutScene

/// A slider for a number.
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
  /// The number. A number outside the limits becomes the nearest limit, as Apple documents.
  open var value: Float {
    get { ownValue }
    set { ownValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// The minimum; a smaller value is raised to it.
  @_Observed open var minimumValue: Float = 0 { didSet { value = ownValue } }
  /// The maximum; a larger value is lowered to it.
  @_Observed open var maximumValue: Float = 1 { didSet { value = ownValue } }
  /// Whether the slider reports changes while it is being moved.
  open var isContinuous = true
  /// The colour of the track before the thumb.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the track after the thumb.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// The picture at the start.
  open var minimumValueImage: UIImage?
  /// The picture at the end.
  open var maximumValueImage: UIImage?
  /// Sets the number, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the thumb; does nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// Sets the picture of the track before the thumb; does nothing.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {}
  /// Sets the picture of the track after the thumb; does nothing.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {}
  /// The frame of the track, in points: the whole bounds here.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The frame of the thumb, in points: the whole bounds here.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { bounds }
}
