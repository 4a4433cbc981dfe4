import AutoLayout
import JSONText
import LayoutScene

extension CellContent: KeyedContent {
  static let keys = own([
    Field(
      "rowHeight", .rowHeight, \.delegateHeight, "The height in points that the table's delegate returns."),
    Field(
      "isRow", .boolean, \.isRow,
      "False for a header or a footer, of the table or a section: it has no separator, and the table's row height does not apply to it."
    ),
    Field(
      "isTableEdge", .boolean, \.isTableEdge,
      "True for the header or footer of the table itself, which is as wide as the table also where groups are inset."
    ),
    Field(
      "accessory", .nullable(.choice(of: CellAccessory.self)), \.accessory,
      "What a cell shows at its trailing edge."),
    Field(
      "sectionHeader", .nullable(.text), \.sectionHeader,
      "The header that a table shows above the cell, the first of a section; empty for a section without one."
    ),
    Field(
      "sectionFooter", .nullable(.text), \.sectionFooter,
      "The footer that a table shows below the cell, the last of a section."),
  ])

  /// `automatic` has no meaning here, and is reported elsewhere.
  private var delegateHeight: RowHeight? {
    get { rowHeight.map { .points($0) } }
    set { if case .points(let height) = newValue { rowHeight = height } else { rowHeight = nil } }
  }
}
