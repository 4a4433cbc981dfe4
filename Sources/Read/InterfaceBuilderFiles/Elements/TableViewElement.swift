import AutoLayout
import LayoutScene

extension TableViewContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    if let height = element.number(.rowHeight), height > 0 { settings.defaultRowHeight = height }
    settings.showsSeparators = element["separatorStyle"] != "none"
    settings.isGrouped = element["style"] == "grouped" || element["style"] == "insetGrouped"
    settings.isInset = element["style"] == "insetGrouped"
    hasPrototypes = !element.list("prototypes").isEmpty
    if let height = element.number(.sectionHeaderHeight), height > 0 {
      settings.sectionHeaderHeight = height
    }
    if let height = element.number(.sectionFooterHeight), height > 0 {
      settings.sectionFooterHeight = height
    }
  }
}
