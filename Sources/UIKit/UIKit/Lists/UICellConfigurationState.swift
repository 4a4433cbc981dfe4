@_exported import Foundation

public protocol UIConfigurationState {}

public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
  public var isFocused = false
  public var isEditing = false
  public var isSwiped = false
  public var isExpanded = false
  public var isReordering = false
  @MainActor public var traitCollection: UITraitCollection { .current }
}

extension UICellConfigurationState {
  /// Creates the state of a cell that is neither selected nor being touched.
  public init(traitCollection: UITraitCollection) { self.init() }
}
