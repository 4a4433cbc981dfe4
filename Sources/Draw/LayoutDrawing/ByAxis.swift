import AutoLayout

/// A value for each axis.
struct ByAxis<Value> {
  private var horizontal: Value
  private var vertical: Value

  init(_ value: (Axis) -> Value) {
    horizontal = value(.horizontal)
    vertical = value(.vertical)
  }

  subscript(axis: Axis) -> Value {
    _read { yield axis == .horizontal ? horizontal : vertical }
    _modify {
      switch axis {
      case .horizontal: yield &horizontal
      case .vertical: yield &vertical
      }
    }
  }
}
