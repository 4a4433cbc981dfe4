/// The kinds of guides that a view can have; constraints use guides like views.
public enum GuideKind: Hashable, Sendable {
  /// The area not covered by bars or display edges: UIView.safeAreaLayoutGuide (iOS 11).
  case safeArea
  /// The view inset by its margins: UIView.layoutMarginsGuide (iOS 9).
  case layoutMargins
  /// A width that is easy to read, within the margins: UIView.readableContentGuide (iOS 9).
  case readableContent
  /// The area covered by the top bars of a view controller: UIViewController.topLayoutGuide, before iOS 11.
  case topLayoutGuide
  /// The area covered by its bottom bars: UIViewController.bottomLayoutGuide, before iOS 11.
  case bottomLayoutGuide
  /// The content of a scroll view: UIScrollView.contentLayoutGuide (iOS 11).
  case contentLayoutGuide
  /// The frame of a scroll view, whatever its content: UIScrollView.frameLayoutGuide (iOS 11).
  case frameLayoutGuide
  /// The area covered by the keyboard, or by the bottom bars while there is none: UIView.keyboardLayoutGuide (iOS 15).
  case keyboardLayoutGuide
  /// A UILayoutGuide created by the app, by its identifier.
  case custom(String)

  /// The kinds that UIKit provides.
  package static let ofUIKit: [GuideKind] = [
    .safeArea, .layoutMargins, .readableContent, .topLayoutGuide, .bottomLayoutGuide, .contentLayoutGuide,
    .frameLayoutGuide, .keyboardLayoutGuide,
  ]

  /// The name of the kind in scenario files; for a custom guide, its identifier.
  public var name: String {
    switch self {
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    case .topLayoutGuide: "topLayoutGuide"
    case .bottomLayoutGuide: "bottomLayoutGuide"
    case .contentLayoutGuide: "contentLayoutGuide"
    case .frameLayoutGuide: "frameLayoutGuide"
    case .keyboardLayoutGuide: "keyboardLayoutGuide"
    case .custom(let identifier): identifier
    }
  }
}
