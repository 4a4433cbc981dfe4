/// The guides that a view can have; constraints use them like views.
public enum GuideKind: Hashable, Sendable {
  /// What bars and the edges of the display leave free: UIView.safeAreaLayoutGuide (iOS 11).
  case safeArea
  /// The view less its margins: UIView.layoutMarginsGuide (iOS 9).
  case layoutMargins
  /// As wide as is good to read, within the margins: UIView.readableContentGuide (iOS 9).
  case readableContent
  /// What the top bars of a view controller cover: UIViewController.topLayoutGuide, before iOS 11.
  case topLayoutGuide
  /// What its bottom bars cover: UIViewController.bottomLayoutGuide, before iOS 11.
  case bottomLayoutGuide
  /// The content of a scroll view: UIScrollView.contentLayoutGuide (iOS 11).
  case contentLayoutGuide
  /// The frame of a scroll view, whatever its content: UIScrollView.frameLayoutGuide (iOS 11).
  case frameLayoutGuide
  /// A UILayoutGuide of the app's own, by its identifier.
  case custom(String)

  /// The kind as scenario files write it; a custom guide's identifier.
  public var name: String {
    switch self {
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    case .contentLayoutGuide: "contentLayoutGuide"
    case .frameLayoutGuide: "frameLayoutGuide"
    case .custom(let identifier): identifier
    }
  }
}
