/// A vertical list of cells, like UITableView: it sets the frame of every cell by constraints that the cell's
/// own must comply with.
///
/// A self-sizing row has the height of the cell's content, measured at the table's width, plus a separator
/// line.
open class TableView: ListView<TableCell> {
  /// How rows are sized and shown; a change invalidates their heights.
  public var settings: TableSettings {
    didSet { invalidateLayout() }
  }

  /// The width of the table that the rows were measured for.
  private var measuredWidth: Double?

  /// The height in points of a view above the first row.
  package var headerHeight = 0.0 {
    didSet { if headerHeight != oldValue { setNeedsUpdateConstraints() } }
  }

  /// Creates a table without cells; the other parameters are those of `View`.
  public init(identifier: String, frame: Rect = .zero, settings: TableSettings = TableSettings()) {
    self.settings = settings
    super.init(identifier: identifier, frame: frame)
  }

  override public func invalidateLayout() {
    measuredWidth = nil
    super.invalidateLayout()
  }

  override open func updateConstraints() {
    placeCells()
    super.updateConstraints()
  }

  private func placeCells() {
    var y = headerHeight
    for (index, cell) in cells.enumerated() {
      let height = cell.fittedHeight ?? preliminaryHeight(of: cell)
      let inset = inset(of: cell)
      let width = measuredWidth.map { max(0, $0 - 2 * inset) }
      y += cell.gapAbove ?? room(aboveCell: index, width: width)
      cell.encapsulate(in: self, left: inset, top: y, size: Size(width: -2 * inset, height: height))
      y += height + room(belowCell: index, height: height, width: width)
    }
  }

  /// How far a group is inset from each side, with its header and footer: by the margins of the screen. For views in
  /// place of a header or footer, this is not recorded, but follows from where their texts wrap.
  private func inset(of cell: TableCell) -> Double {
    !cell.isTableEdge && settings.isGrouped && settings.isInset
      ? window?.canvas.layoutMargins.leading ?? 0 : 0
  }

  private func preliminaryHeight(of cell: TableCell) -> Double {
    if !cell.isRow { return cell.delegateHeight ?? emptyHeight(of: cell) }
    if case .points(let height) = settings.rowHeight { return height }
    return settings.estimatedRowHeight ?? settings.defaultRowHeight
  }

  /// Automatic rows can be measured once the width is known.
  override func adoptEngineWidth(_ width: Double) -> Bool {
    guard width != measuredWidth else { return false }
    measuredWidth = width
    for cell in cells { cell.fittedHeight = rowHeight(of: cell, width: max(0, width - 2 * inset(of: cell))) }
    return true
  }

  private func rowHeight(of cell: TableCell, width: Double) -> Double {
    if let height = cell.delegateHeight { return height }
    if cell.isRow, case .points(let height) = settings.rowHeight { return height }
    // Constraints between the content and the cell itself do not count.
    let content = cell.contentView ?? cell
    let accessory = cell.contentView == nil ? 0 : cell.accessoryWidth
    let fitted = content.systemLayoutSizeFitting(
      Size(width: max(0, width - accessory), height: 0), horizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    cell.collapsed = cell.isRow && fitted <= 0
    if fitted <= 0 { return emptyHeight(of: cell) }
    return fitted + (cell.isRow && settings.showsSeparators ? 1 / (window?.canvas.scale ?? 1) : 0)
  }

  /// The height of a cell whose constraints give it none.
  private func emptyHeight(of cell: TableCell) -> Double {
    if cell.isRow { return settings.defaultRowHeight }
    return settings.headerRoom(
      title: 0, isFirst: cell === cells.first, hasFooter: false, scale: window?.canvas.scale ?? 1)
  }
}

/// A row of a table view. The cell represents its content view: constraints go there.
open class TableCell: ListCell {
  /// The row height that the table's delegate returns, in points; nil if the table decides.
  public var delegateHeight: Double?

  /// False for a header or a footer, of the table or a section: the table's row height, separators and insets do not
  /// apply to it.
  public var isRow = true

  /// Whether a header or footer is the table's own, which is as wide as the table even where groups are inset.
  public var isTableEdge = false

  /// The width of the accessory at the trailing edge, beside the content, in points.
  public var accessoryWidth = 0.0

  /// The titles above a section that begins with the cell, empty without one, and below one that ends with it.
  public var sectionHeader: String?, sectionFooter: String?

  /// The space that headers and footers take above the cell, in points; nil for a section's usual header, if it has
  /// one.
  package var gapAbove: Double?

  override var contentInsets: EdgeInsets {
    effectiveLayoutDirection == .leftToRight
      ? EdgeInsets(right: accessoryWidth) : EdgeInsets(left: accessoryWidth)
  }

  /// The height of the row once it is known.
  var fittedHeight: Double?

  /// Whether the constraints leave the row no height. UIKit takes that for a mistake and uses the default
  /// height.
  public internal(set) var collapsed = false
}

/// A cell whose constraints cannot hold at the preliminary height of its row: UIKit then logs a conflict,
/// although the final height is right.
package struct PreliminaryConflict {
  package var cell: TableCell
  package var height: Double
}

extension Window {
  /// Records the cells whose given height took part in a conflict of the first solution.
  func notePreliminaryConflicts() {
    for conflict in engine.conflicts {
      for constraint in conflict.constraints
      where constraint.origin == .cell && constraint.firstAttribute == .height {
        guard let cell = constraint.firstItem as? TableCell, cell.isRow, cell.fittedHeight == nil
        else { continue }
        preliminaryConflicts.append(PreliminaryConflict(cell: cell, height: constraint.constant))
      }
    }
  }
}
