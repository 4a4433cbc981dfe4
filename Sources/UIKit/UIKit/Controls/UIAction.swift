@_exported import Foundation

/// A part of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The attributes of a menu entry.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an instance from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entry cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
  /// The mark of a menu entry.
  public enum State: Int, Sendable { case off, on, mixed }
  /// The title of the element.
  open private(set) var title = ""
  /// The picture of the element.
  open private(set) var image: UIImage?
  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}
/// Code for a control or a menu to run.
open class UIAction: UIMenuElement {
  /// The code of an action.
  public typealias Handler = (UIAction) -> Void
  /// The earlier name of `Handler`.
  public typealias UIActionHandler = Handler
  /// The identifier of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  let handler: Handler
  /// Creates an action.
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
  /// The object that triggered the action.
  open internal(set) var sender: Any?
  /// The attributes of the action's menu entry.
  open var attributes: Attributes = []
  /// The mark of the action's menu entry.
  open var state: State = .off
}
/// A menu.
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The way in which a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an instance from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shows the entries within the surrounding menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Marks the menu as destroying something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Marks one of the entries.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
  /// The size of the entries of a menu.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  /// The entries of the menu.
  open private(set) var children: [UIMenuElement]
  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.children = children
    super.init(title: title, image: image)
  }
}
