@_exported import Foundation

/// The state of a view whose content is a value.
public protocol UIConfigurationState {}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether it is selected.
  public var isSelected = false
  /// Whether it is touched.
  public var isHighlighted = false
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether it has the focus.
  public var isFocused = false
  /// Whether the user edits.
  public var isEditing = false
  /// Whether it is swiped.
  public var isSwiped = false
  /// Whether it is expanded.
  public var isExpanded = false
  /// Whether it is moved.
  public var isReordering = false
  /// Where the cell is shown.
  @MainActor public var traitCollection: UITraitCollection { .current }
}

extension UICellConfigurationState {
  /// Creates the state of a cell that is neither selected nor touched.
  public init(traitCollection: UITraitCollection) { self.init() }
}
