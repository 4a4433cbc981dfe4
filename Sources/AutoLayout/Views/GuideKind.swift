/// A guide of a view that constraints can use as they use a view.
public enum GuideKind: Hashable, Sendable {
  case safeArea
  case layoutMargins
  case readableContent
  /// The spacer below the top bars of a controller before iOS 11.
  case topLayoutGuide
  /// The spacer above the bottom bars of a controller before iOS 11.
  case bottomLayoutGuide
  /// The content of a scroll view: as large as what is to be scrolled.
  case contentLayoutGuide
  /// The frame of a scroll view, above its content.
  case frameLayoutGuide
  /// A UILayoutGuide of the scene's own, by its identifier.
  case custom(String)

  /// As scenario files write it.
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
