/// The size of a button with a configuration, like UIButton.Configuration.Size.
public enum ButtonSize: String, CaseIterable, Sendable {
  /// As high as a small button.
  case mini
  /// A title of 15 points.
  case small
  /// The default: a title of 17 points.
  case medium
  /// A title of 17 points with wide insets.
  case large

  /// The size of the title's font in points, that of the text style at the default text size.
  public var fontSize: Double {
    switch self {
    case .mini, .small: TextStyle.subheadline.font(for: .large).size
    case .medium, .large: TextStyle.body.font(for: .large).size
    }
  }

  /// The insets of the content from the frame in points. Those of a medium button were recorded. The others are from
  /// memory: small buttons are 28 points high, and large ones 50.
  public var contentInsets: EdgeInsets {
    switch self {
    case .mini, .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    case .large: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }
}

/// The side of the title on which a button with a configuration has its image, like NSDirectionalRectEdge.
public enum ImagePlacement: String, CaseIterable, Sendable {
  /// Before the title.
  case leading
  /// After the title.
  case trailing
  /// Above the title.
  case top
  /// Below the title.
  case bottom

  /// Whether image and title are one above the other.
  public var isVertical: Bool { self == .top || self == .bottom }
}

/// The settings that determine the insets and the arrangement of a button, with or without a configuration, which
/// UIButton has had since iOS 15.
public struct ButtonSettings: Hashable, Sendable {
  /// Whether the button has a UIButton.Configuration. Without one, only `contentInsets` has an effect.
  public var hasConfiguration = false
  /// The insets of title and image from the frame, in points; nil for those of the button's size.
  public var contentInsets: EdgeInsets?
  /// The size that the configuration asks for.
  public var size = ButtonSize.medium
  /// The place of the image.
  public var imagePlacement = ImagePlacement.leading
  /// The distance between image and title in points; UIKit's default is 0.
  public var imagePadding = 0.0
  /// The distance between title and subtitle in points; UIKit's default is 1.
  public var titlePadding = Self.usualTitlePadding

  /// UIKit's default of `titlePadding`, from memory.
  public static let usualTitlePadding = 1.0

  /// Creates the settings of a button without a configuration, with the insets of its style.
  public init() {}
}
