@_exported import Foundation

/// The state of a view whose content is set as a value.
public protocol UIConfigurationState {}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell is being touched.
  public var isHighlighted = false
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell is being swiped.
  public var isSwiped = false
  /// Whether the cell is expanded.
  public var isExpanded = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// The traits of the cell.
  @MainActor public var traitCollection: UITraitCollection { .current }
}

extension UICellConfigurationState {
  /// Creates the state of a cell that is neither selected nor being touched.
  public init(traitCollection: UITraitCollection) { self.init() }
}
