import AutoLayout
import LayoutScene

extension StackViewContent: CodedContent {
  func describe(_ code: inout Settings) {
    code.set("axis", settings.axis, unless: .horizontal)
    code.set("distribution", settings.distribution, unless: .fill)
    code.set("alignment", settings.alignment, unless: .fill)
    code.set("spacing", settings.spacing, unless: 0)
    code.set(
      "isLayoutMarginsRelativeArrangement", settings.isLayoutMarginsRelativeArrangement, unless: false)
    code.set("isBaselineRelativeArrangement", settings.isBaselineRelativeArrangement, unless: false)
  }
}

extension ScrollViewContent: CodedContent {
  func creation(_ code: Settings) -> String {
    hasRecordedCells ? CollectionViewContent().creation(code) : "UIScrollView()"
  }

  func describe(_ code: inout Settings) {
    code.set(
      "contentInsetAdjustmentBehavior", contentInsetAdjustmentBehavior, unless: .automatic)
    code.set("alwaysBounceHorizontal", alwaysBounceHorizontal, unless: false)
    code.set("alwaysBounceVertical", alwaysBounceVertical, unless: false)
  }
}

extension TableViewContent: CodedContent {
  func creation(_ code: Settings) -> String {
    styleCode.map { "UITableView(frame: .zero, style: \($0))" } ?? "UITableView()"
  }

  /// nil for a plain table.
  var styleCode: String? { settings.isGrouped ? settings.isInset ? ".insetGrouped" : ".grouped" : nil }

  func describe(_ code: inout Settings) {
    if case .points(let height) = settings.rowHeight { code.set("rowHeight", height) }
    code.set("estimatedRowHeight", settings.estimatedRowHeight)
    code.set("sectionHeaderTopPadding", settings.sectionHeaderTopPadding)
    if !settings.showsSeparators { code.call("separatorStyle = .none") }
    if settings.isGrouped {
      code.set(
        "sectionHeaderHeight", settings.sectionHeaderHeight, unless: TableSettings.defaultSectionHeight)
      code.set(
        "sectionFooterHeight", settings.sectionFooterHeight, unless: TableSettings.defaultSectionHeight)
    }
  }
}

extension CollectionViewContent: CodedContent {
  func creation(_ code: Settings) -> String {
    let usual = FlowLayout()
    var parts = Settings(on: code.canvas, of: code.view, called: code.property)
    parts.set("scrollDirection", layout.scrollDirection, unless: usual.scrollDirection)
    parts.set("minimumLineSpacing", layout.minimumLineSpacing, unless: usual.minimumLineSpacing)
    parts.set(
      "minimumInteritemSpacing", layout.minimumInteritemSpacing, unless: usual.minimumInteritemSpacing)
    parts.set("sectionInset", layout.sectionInset, unless: usual.sectionInset)
    if let size = layout.itemSize {
      parts.set("itemSize", size, unless: Size(width: 50, height: 50))
    } else {
      parts.call("estimatedItemSize = UICollectionViewFlowLayout.automaticSize")
    }
    let made =
      parts.statements.isEmpty
      ? "UICollectionViewFlowLayout()"
      : (["{", "    let layout = UICollectionViewFlowLayout()"] + parts.statements.map { "    layout.\($0)" }
        + ["    return layout", "}()"]).joined(separator: "\n")
    return "UICollectionView(frame: .zero, collectionViewLayout: \(made))"
  }
}

extension CellContent: CodedContent {
  func describe(_ code: inout Settings) {
    code.set("accessoryType", accessory)
  }
}

extension CollectionCellContent: CodedContent {}
