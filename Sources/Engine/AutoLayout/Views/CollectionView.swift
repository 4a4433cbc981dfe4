/// A list of cells in lines, like a UICollectionView with a flow layout.
///
/// Cells without a given size are as large as their constraints and contents ask for.
open class CollectionView: ListView<CollectionCell> {
  /// How the cells are arranged. A change measures them again.
  public var layout: FlowLayout {
    didSet { invalidateLayout() }
  }

  /// Finds the frames of the cells instead of `layout`.
  ///
  /// Its first parameter measures a cell by its position, at a width in points or at the one that its content asks for;
  /// the second is the size of the list.
  package var arrangement: ((_ measured: (Int, Double?) -> Size, _ list: Size) -> [Rect])? {
    didSet { invalidateLayout() }
  }

  /// The size of the list that the frames were computed for.
  private var arrangedSize: Size?
  private var frames: [Rect] = []

  /// UIKit's estimate for cells that have not been measured, in points.
  private static let estimatedItemSize = Size(width: 50, height: 50)

  /// A list without cells; the other parameters are those of `View`.
  public init(identifier: String, frame: Rect = .zero, layout: FlowLayout = FlowLayout()) {
    self.layout = layout
    super.init(identifier: identifier, frame: frame)
  }

  override public func invalidateLayout() {
    arrangedSize = nil
    frames = []
    super.invalidateLayout()
  }

  override open func updateConstraints() {
    let preliminary = layout.itemSize ?? Self.estimatedItemSize
    for (index, cell) in cells.enumerated() {
      let frame =
        frames.indices.contains(index)
        ? frames[index] : Rect(x: 0, y: 0, width: preliminary.width, height: preliminary.height)
      cell.encapsulate(in: self, left: frame.x, top: frame.y, size: frame.size)
    }
    super.updateConstraints()
  }

  /// With the list's size known, its cells can be arranged.
  override func adoptEngineWidth(_ width: Double) -> Bool {
    let size = Size(width: width, height: window?.engine.frame(of: self).height ?? 0)
    guard size != arrangedSize else { return false }
    arrangedSize = size
    if let arrangement {
      frames = arrangement(measuredSize, size).map { frame in
        Rect(x: frame.x, y: frame.y, width: max(frame.width, Self.leastWidth), height: frame.height)
      }
      return true
    }
    let sizes = cells.map { cell in
      let size = layout.itemSize ?? cell.systemLayoutSizeFitting(Self.estimatedItemSize)
      return Size(width: max(size.width, Self.leastWidth), height: size.height)
    }
    frames = layout.frames(of: sizes, in: size)
    return true
  }

  /// The first cell that is longer across the lines than the room between the insets, with both lengths in points; nil
  /// if none is. UIKit's flow layout is not defined then.
  package var excess: (cell: CollectionCell, length: Double, room: Double)? {
    guard arrangement == nil, let arrangedSize else { return nil }
    let room = layout.room(in: arrangedSize)
    for (cell, frame) in zip(cells, frames) {
      let length = frame.size[layout.scrollDirection.other]
      if length > room + Self.leastWidth { return (cell, length, room) }
    }
    return nil
  }

  /// A width of 0 would stand for the list's.
  private static let leastWidth = 1e-3

  private func measuredSize(_ index: Int, _ width: Double?) -> Size {
    guard let width else { return cells[index].systemLayoutSizeFitting(Self.estimatedItemSize) }
    return cells[index].systemLayoutSizeFitting(
      Size(width: width, height: 0), horizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

/// A cell of a collection view. It stands for its content view: constraints are added to it.
open class CollectionCell: ListCell {}
