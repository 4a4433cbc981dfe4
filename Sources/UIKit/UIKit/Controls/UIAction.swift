@_exported import Foundation

/// A part of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an entry can be chosen.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// What stands for it.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
  /// Whether an entry has a mark.
  public enum State: Int, Sendable { case off, on, mixed }
  /// Its title.
  open private(set) var title = ""
  /// Its picture.
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
  /// The name of an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// What stands for it.
    public var rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
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
  /// Who had the action run.
  open internal(set) var sender: Any?
  /// Whether it can be chosen.
  open var attributes: Attributes = []
  /// Whether it has a mark.
  open var state: State = .off
}
/// A menu.
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// What stands for it.
    public var rawValue: String
    /// Creates one from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// How a menu is shown.
  public struct Options: OptionSet, Hashable, Sendable {
    /// What stands for it.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its entries has a mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
  /// How large its entries are.
  public enum ElementSize: Int, Sendable { case small, medium, large, automatic = -1 }
  /// Its entries.
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
