extension UIScrollView {
  // Other properties only affect how far it scrolls.
  package var scenario: [String: Any] {
    let inset = held("contentInset"), offset = held("boundsOrigin")
    if !isNil(offset), offset.x > 0 || offset.y > 0 { leaveOut("the content is shown before it scrolls") }
    let isList = self is UITableView || self is UICollectionView
    if isList, contentInsetAdjustmentBehavior == .never, superview?.controller != nil {
      leaveOut("the content is shown below the status bar and other bars")
    }
    if !isNil(inset), inset.top != 0 || inset.left != 0 { leaveOut("the content is shown without its inset") }
    return isList
      ? [:]
      : [
        "contentInsetAdjustmentBehavior": contentInsetAdjustmentBehavior == .automatic
          ? nil : contentInsetAdjustmentBehavior,
        "alwaysBounceVertical": known(alwaysBounceVertical) == true ? true : nil,
        "alwaysBounceHorizontal": known(alwaysBounceHorizontal) == true ? true : nil,
      ]
  }
}
extension UIStackView {
  package func scenarioGap(_ spacing: Any) -> CGFloat? {
    known(spacing) is CGFloat
      ? (spacing == UIStackView.spacingUseDefault
        ? nil : spacing == UIStackView.spacingUseSystem ? StandardSpacing.value : spacing)
      : standIn(spacing, StandardSpacing.value)
  }
  package var scenario: [String: Any] {
    var gaps: [String: Any] = [:]
    for (view, spacing) in customSpacings {
      if !isUnknown(view), let id = view.scenarioID() { gaps[id] = scenarioGap(spacing) }
    }
    return [
      "axis": axis, "distribution": distribution, "alignment": alignment, "spacing": scenarioGap(spacing),
      "customSpacing": gaps.isEmpty ? nil : gaps,
      "isLayoutMarginsRelativeArrangement": isLayoutMarginsRelativeArrangement ? true : nil,
      "isBaselineRelativeArrangement": isBaselineRelativeArrangement ? true : nil,
    ]
  }
}
extension UITableView {
  package var scenarioCells: [String: UIView] {
    var all: [String: UIView] = [:]
    if isSeen(tableHeaderView) { all["tableHeaderView"] = tableHeaderView }
    for (place, section) in sections.enumerated() {
      if let view = section.header.view, known(section.header.height) != 0 {
        all["headers[\(place)]"] = view
      }
      for (number, cell) in section.rows.enumerated() { all["rows[\(place)][\(number)]"] = cell }
      if let view = section.footer.view, known(section.footer.height) != 0 {
        all["footers[\(place)]"] = view
      }
    }
    if isSeen(tableFooterView) { all["tableFooterView"] = tableFooterView }
    return all
  }
  // A header or a footer, with its height if its content does not decide it. A view that is not a plain one fills a
  // plain one. Only UIKit's class has the margins of cells. A delegate's height counts without a view, too.
  package func scenarioEdge(_ view: UIView?, _ height: CGFloat, _ isTitled: Bool = true) -> [[String: Any]] {
    let isGap = view == nil && !isTitled && known(height) != nil && height > 0
    guard var said = isGap ? [:] : view?.described() else { return [] }
    if said["layoutMargins"] == nil && !(view is UITableViewHeaderFooterView) { said["layoutMargins"] = 8 }
    if said["type"] != nil { said["isContentView"] = true; said = ["subviews": [said]] }
    said["isRow"] = false
    if known(height) != nil, height >= 0 { said["rowHeight"] = height }
    return [said]
  }
  // The space beside groups without a title. UIKit takes 0 for its usual height.
  package func scenarioSpace(_ height: CGFloat) -> CGFloat? {
    style != .plain && known(height) != nil && height > 0 ? height : nil
  }
  // The height of a view above or below all rows: its frame decides, unless constraints do. It keeps what an earlier
  // pass set. An empty view only hides the separators of empty rows.
  package func edgeHeight(_ view: UIView?) -> CGFloat {
    view?.translatesAutoresizingMaskIntoConstraints == true
      ? known(view?.placed.height) ?? -1 : -1
  }
  package func isSeen(_ end: UIView?) -> Bool {
    !isNil(end) && (edgeHeight(end) != 0 || !end.subviews.isEmpty || end.hasContent)
  }
  package var scenario: [String: Any] {
    let ends = [tableHeaderView, tableFooterView]
    if ends.contains { isSeen($0) && edgeHeight($0) == 0 } {
      leaveOut("headers and footers of a table are as high as their frames: without one they have no room")
    }
    let rows = sections.map {
      [
        "header": $0.header.view == nil ? $0.header.title : nil,
        "footer": $0.footer.view == nil ? $0.footer.title : nil,
        "rows": scenarioEdge(
          $0.header.view, $0.header.height,
          $0.header.title != nil || $0.header.height == sectionHeaderHeight)
          + $0.rows.compactMap { $0.describedRow(rowHeight) }
          + scenarioEdge(
            $0.footer.view, $0.footer.height,
            $0.footer.title != nil || $0.footer.height == sectionFooterHeight),
      ]
    }
    let edges = ends.map {
      ["rows": scenarioEdge($0, edgeHeight($0)).map { $0.merging(["isTableEdge": true]) { $1 } }]
    }
    let all = ([edges[0]] + rows + [edges[1]]).filter {
      !$0["rows"].isEmpty || $0["header"] != nil || $0["footer"] != nil
    }
    return [
      "sections": all.isEmpty ? nil : all, "style": style == .plain ? nil : style,
      "showsSeparators": separatorStyle == .none ? false : nil,
      "estimatedRowHeight": known(estimatedRowHeight) != nil && estimatedRowHeight > 0
        ? estimatedRowHeight : nil,
      "sectionHeaderTopPadding": known(sectionHeaderTopPadding) != nil && sectionHeaderTopPadding >= 0
        ? sectionHeaderTopPadding : nil,
      "sectionHeaderHeight": scenarioSpace(sectionHeaderHeight),
      "sectionFooterHeight": scenarioSpace(sectionFooterHeight),
    ]
  }
}
extension UITableViewCell {
  // The views that it shows by itself.
  package var scenarioParts: [String: UIView] {
    var all: [String: UIView] = [:]
    for name in ["textLabel", "detailTextLabel", "imageView"] {
      if let part = held(name), part.superview == nil, !part.isScenarioBlank { all[name] = part }
    }
    all["accessoryView"] = accessoryView
    return all
  }
}
extension UICollectionReusableView { func describedItem() -> [String: Any]? { described() } }
extension UICollectionViewCell {
  package override func describedItem() -> [String: Any]? {
    if isSelected || isHighlighted, !isNil(selectedBackgroundView) {
      leaveOut("the background of a selected cell is not shown")
    }
    return super.describedItem()
  }
}
extension UICollectionViewListCell {
  // The texts that a cell has of its own are shown by a table with a single row.
  override func describedItem() -> [String: Any]? {
    guard contentConfiguration is UIListContentConfiguration, let all = describedRow(-1) else {
      if !accessories.isEmpty { leaveOut("the accessories of a cell are shown in lists only") }
      return super.describedItem()
    }
    let size = placed.size
    return [
      "subviews": [
        [
          "type": "tableView", "frame": [0, 0, size.width, size.height], "autoresizingMask": [],
          "sections": [["rows": [all]]],
        ]
      ]
    ]
  }
}
extension UICollectionView {
  package var isFlowLayout: Bool { collectionViewLayout is UICollectionViewFlowLayout }
  package var scenarioCells: [String: UIView] {
    var all: [String: UIView] = [:]
    if list != nil {
      for place in 0..<sectionCount {
        for (number, cell) in scenarioRows(place).cells.enumerated() {
          all["rows[\(place)][\(number)]"] = cell
        }
      }
    } else if isArranged || isFlowLayout || collectionViewLayout is UICollectionViewCompositionalLayout {
      for (number, cell) in cells.enumerated() { all["items[\(number)]"] = cell }
      if !items.isEmpty {
        for extra in extras { all["\(extraName(extra.kind))[\(extra.path.section)]"] = extra.view }
      }
    }
    return isArranged && list == nil ? all.filter { $0.value.isSeen } : all
  }
  package func extraName(_ kind: String) -> String {
    kind == UICollectionView.elementKindSectionHeader
      ? "header" : kind == UICollectionView.elementKindSectionFooter ? "footer" : kind
  }
  package func extra(_ kind: String, _ section: Int) -> UIView? {
    supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
  }
  package func scenarioRows(_ section: Int) -> (header: UIView?, cells: [UIView]) {
    let cells = items.filter { $0.path.section == section }.map { $0.cell }
    return list.headerMode == .firstItemInSection && !cells.isEmpty
      ? (cells[0], cells.dropFirst()) : (extra(UICollectionView.elementKindSectionHeader, section), cells)
  }
  package var scenario: [String: Any] {
    let shown = scenarioCells.values
    if !items.isEmpty && list != nil {
      let styles = ["grouped": "grouped", "insetGrouped": "insetGrouped", "sidebar": "insetGrouped"]
      return [
        "type": "tableView", "style": styles["\(list.appearance)"],
        "showsSeparators": list.showsSeparators == false ? false : nil,
        "sections": (0..<sectionCount).map { scenarioSection($0) },
      ]
    }
    guard !shown.isEmpty else {
      if !items.isEmpty && !isArranged { leaveOut("where the layout places its cells is not known") }
      return ["type": nil, "placeholderName": "\(type(of: self))"]
    }
    if isArranged { return ["type": "collectionView", "subviews": shown.compactMap { scenarioItem($0) }] }
    if !isFlowLayout {
      leaveOut("where the layout places its cells is not known: they are shown one after the other")
    }
    return ["type": "collectionView", "items": shown.compactMap { $0.describedItem() }].merging(
      isFlowLayout ? scenarioFlow(collectionViewLayout) : [:]
    ) { $1 }
  }
  package func scenarioSection(_ number: Int) -> [String: Any] {
    let (header, cells) = scenarioRows(number)
    return [
      "header": scenarioTitle(header), "rows": cells.compactMap { $0.describedRow(-1) },
      "footer": scenarioTitle(extra(UICollectionView.elementKindSectionFooter, number)),
    ]
  }
  package func scenarioTitle(_ view: UIView?) -> String? {
    let text = known(view?.held("row")?.held("textLabel")?.text)
    if view != nil && text == nil {
      leaveOut("only texts of configurations are shown as headers and footers")
    }
    return text
  }
  package func scenarioItem(_ view: UIView) -> [String: Any]? {
    guard let all = view.describedItem() else { return nil }
    return all.merging(view.scenarioFrame) { $1 }.merging(
      view is UICollectionViewCell ? ["type": "collectionViewCell"] : [:]
    ) { $1 }
  }
  package func scenarioFlow(_ layout: UICollectionViewFlowLayout) -> [String: Any] {
    let size = itemSize ?? layout.itemSize,
      isGiven =
        known(size) != nil && size.width > 0 && size.height > 0
        && size != UICollectionViewFlowLayout.automaticSize
    if !isGiven { matters(size, "the cells keep their size") }
    let flow = flow ?? FlowLayout(), inset = UIEdgeInsets(flow.sectionInset)
    return [
      "itemSize": isGiven ? [size.width, size.height] : nil,
      "minimumLineSpacing": max(0, known(flow.minimumLineSpacing) ?? 10),
      "minimumInteritemSpacing": max(0, known(flow.minimumInteritemSpacing) ?? 10),
      "sectionInset": inset.scenario,
      "scrollDirection": layout.scrollDirection == .horizontal ? "horizontal" : nil,
    ]
  }
}
