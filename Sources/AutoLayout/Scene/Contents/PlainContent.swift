/// Of a plain view: nothing.
public struct PlainContent: KindContent {
  public static let kind = ViewKind.view

  public init() {}

  public init?(_ content: ViewContent) {
    guard case .view(let own) = content else { return nil }
    self = own
  }

  public var content: ViewContent { .view(self) }

  public func makeView(_ place: ViewPlace) -> View {
    View(identifier: place.identifier, frame: place.frame)
  }
}
