@_exported import Foundation

/// An accessory at the side of a list cell. It is neither drawn nor laid out.
public struct UICellAccessory {
  /// The kind of an accessory.
  public enum AccessoryType {
    case disclosureIndicator, detail, checkmark, delete, insert, reorder, multiselect, outlineDisclosure
  }
  /// When an accessory is shown.
  public enum DisplayedState { case always, whenEditing, whenNotEditing }
  /// What it is.
  public let accessoryType: AccessoryType
  /// When it is shown.
  public let displayedState: DisplayedState

  /// A chevron: the row leads further.
  public static func disclosureIndicator(displayed: DisplayedState = .always) -> Self {
    Self(accessoryType: .disclosureIndicator, displayedState: displayed)
  }
  /// A button for details, which calls `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .detail, displayedState: displayed) }
  /// A checkmark.
  public static func checkmark(displayed: DisplayedState = .always) -> Self {
    Self(accessoryType: .checkmark, displayedState: displayed)
  }
  /// A button that deletes the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .delete, displayedState: displayed) }
  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .insert, displayedState: displayed) }
  /// A handle by which the row is moved.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> Self {
    Self(accessoryType: .reorder, displayedState: displayed)
  }
  /// A mark of whether the row is among the selected ones.
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> Self {
    Self(accessoryType: .multiselect, displayedState: displayed)
  }
  /// A chevron that shows and hides the rows below this one.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> Self { Self(accessoryType: .outlineDisclosure, displayedState: displayed) }
}
