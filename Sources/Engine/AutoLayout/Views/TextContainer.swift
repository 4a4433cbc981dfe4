/// The room for the text of a text view, as UITextView's NSTextContainer and its insets describe it.
public struct TextContainer: Hashable, Sendable {
  /// From the frame, in points; UITextView's `textContainerInset`.
  public var inset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The padding beside the lines, in points.
  public var lineFragmentPadding = 5.0

  /// Creates a container with UIKit's default insets.
  public init() {}

  /// The insets of the text from the frame in points.
  public var textInsets: EdgeInsets {
    EdgeInsets(
      top: inset.top, left: inset.left + lineFragmentPadding, bottom: inset.bottom,
      right: inset.right + lineFragmentPadding)
  }
}
