@_exported import Foundation

@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
  public enum State: Int, Sendable { case off, on, mixed }
  open private(set) var title = ""
  open private(set) var image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
open class UIAction: UIMenuElement {
  public typealias Handler = (UIAction) -> Void
  /// The earlier name of `Handler`.
  public typealias UIActionHandler = Handler
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  let handler: Handler
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off, handler: @escaping Handler
  ) {
    self.handler = handler
    super.init(title: title, image: image)
    self.attributes = attributes
    self.state = state
  }
  /// Creates an action without a title.
  public convenience init(_ handler: @escaping Handler) { self.init(title: "", handler: handler) }
  open internal(set) var sender: Any?
  open var attributes: Attributes = []
  open var state: State = .off
}
open class UIMenu: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  open private(set) var children: [UIMenuElement]
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}
