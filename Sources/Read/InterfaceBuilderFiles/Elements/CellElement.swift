import AutoLayout
import LayoutScene

extension CellContent: ElementContent {
  static let elements: [(name: String, words: String)] = [("tableViewCell", "Table View Cell")]

  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    accessory = element["accessoryType"].flatMap(CellAccessory.init(rawValue:))
    (sectionHeader, sectionFooter) = element.context.sectionTitles
  }
}
