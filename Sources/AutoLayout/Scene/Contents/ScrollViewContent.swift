/// Of a UIScrollView: nothing.
public struct ScrollViewContent: KindContent {
  public static let kind = ViewKind.scrollView

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .scrollView(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .scrollView(self) }

  public func makeView(_ place: ViewPlace) -> View {
    ScrollView(identifier: place.identifier, frame: place.frame)
  }
}
