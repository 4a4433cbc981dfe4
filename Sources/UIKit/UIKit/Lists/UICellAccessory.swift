@_exported import Foundation

/// An accessory at the side of a list cell. It is neither drawn nor laid out.
public struct UICellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType {
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect, outlineDisclosure,
      label
  }
  /// When an accessory is shown.
  public enum DisplayedState { case always, whenEditing, whenNotEditing }
  /// The space reserved for an accessory.
  public enum LayoutDimension { case actual, standard, custom(CGFloat) }

  /// The appearance of most accessories; not used.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    /// The space reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the accessory.
    public var tintColor: UIColor?
    /// Creates options.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }
  /// The appearance of a detail button; not used.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The appearance of a checkmark; not used.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions

  /// The appearance of a handle; not used.
  public struct ReorderOptions {
    /// Whether the handle is hidden.
    public var isHidden: Bool
    /// The space reserved for the handle.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the handle.
    public var tintColor: UIColor?
    /// Whether a line is drawn before the handle.
    public var showsVerticalSeparator: Bool
    /// Creates options.
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

  /// The appearance of a chevron that shows rows; not used.
  public struct OutlineDisclosureOptions {
    /// The part of the row that responds to taps.
    public enum Style { case automatic, header, cell }
    /// The part of the row that responds to taps.
    public var style: Style
    /// Whether the chevron is hidden.
    public var isHidden: Bool
    /// The space reserved for the chevron.
    public var reservedLayoutWidth: LayoutDimension
    /// The colour of the chevron.
    public var tintColor: UIColor?
    /// Creates options.
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

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  /// When the accessory is shown.
  public let displayedState: DisplayedState

  /// A chevron, which indicates that the row leads further.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
  ) -> Self { Self(accessoryType: .disclosureIndicator, displayedState: displayed) }
  /// A button for details, which calls `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .detail, displayedState: displayed) }
  /// A checkmark.
  public static func checkmark(displayed: DisplayedState = .always, options: CheckmarkOptions = .init())
    -> Self
  { Self(accessoryType: .checkmark, displayedState: displayed) }
  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .delete, displayedState: displayed) }
  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .insert, displayedState: displayed) }
  /// A handle by which the row is moved.
  public static func reorder(displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init())
    -> Self
  { Self(accessoryType: .reorder, displayedState: displayed) }
  /// A mark that indicates whether the row is selected.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(accessoryType: .multiselect, displayedState: displayed)
  }
  /// A chevron that shows and hides the rows below this one.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .outlineDisclosure, displayedState: displayed) }
  /// A text.
  public static func label(text: String, displayed: DisplayedState = .always) -> Self {
    Self(accessoryType: .label, displayedState: displayed)
  }
}
