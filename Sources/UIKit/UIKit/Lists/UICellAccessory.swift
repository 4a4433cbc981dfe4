@_exported import Foundation

/// An accessory is neither drawn nor laid out.
public struct UICellAccessory {
  public enum AccessoryType {
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect, outlineDisclosure,
      label
  }
  public enum DisplayedState { case always, whenEditing, whenNotEditing }
  public enum LayoutDimension { case actual, standard, custom(CGFloat) }

  /// The options are not used.
  public struct DisclosureIndicatorOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
  /// The options are not used.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The options are not used.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// The options are not used.
  public struct ReorderOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options are not used.
  public struct OutlineDisclosureOptions {
    public enum Style { case automatic, header, cell }
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    public var tintColor: UIColor?
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  public let accessoryType: AccessoryType
  public let displayedState: DisplayedState

  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(accessoryType: .disclosureIndicator, displayedState: displayed) }
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .detail, displayedState: displayed) }
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
    -> Self
  { Self(accessoryType: .checkmark, displayedState: displayed) }
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .delete, displayedState: displayed) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .insert, displayedState: displayed) }
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init())
    -> Self
  { Self(accessoryType: .reorder, displayedState: displayed) }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(accessoryType: .multiselect, displayedState: displayed)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .outlineDisclosure, displayedState: displayed) }
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(accessoryType: .label, displayedState: displayed)
  }
}
