import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension TableViewContent: KeyedContent {
  static let keys: [Field<ViewDraft>] =
    own([
      Field(
        "rowHeight", .rowHeight, \.optionalRowHeight,
        "Of a table view: automatic, the default, or a height in points. Of a cell: the height that the table's delegate returns; null: the table decides."
      ),
      Field(
        "estimatedRowHeight", .nullable(.number(.length)), \.settings.estimatedRowHeight,
        "The height of a row before it is measured, in points; null, the default: \(plainNumber(TableSettings.defaultRowHeight))."
      ),
      Field(
        "defaultRowHeight", .number(.length), \.settings.defaultRowHeight,
        "The height in points of an automatic row whose constraints give it none, as Interface Builder sets it; \(plainNumber(TableSettings.defaultRowHeight)) by default."
      ),
      Field(
        "showsSeparators", .boolean, \.settings.showsSeparators,
        "Whether there is a line below every row; true by default."),
      Field(
        "isGrouped", .boolean, \.settings.isGrouped,
        "Whether a table shows its sections as groups on a background."),
      Field(
        "isInset", .boolean, \.settings.isInset,
        "Whether the groups of a grouped table are inset from its sides, with rounded corners."),
      Field(
        "hasPrototypes", .boolean, \.hasPrototypes,
        "Whether the cells are prototypes, of which a data source makes rows: code then comes without one."),
      Field(
        "sectionHeaderHeight", .number(.length), \.settings.sectionHeaderHeight,
        "What is above a section of a grouped table that has no header, in points; \(plainNumber(TableSettings.defaultSectionHeight)) by default."
      ),
      Field(
        "sectionHeaderTopPadding", .nullable(.number(.length)), \.settings.sectionHeaderTopPadding,
        "Extra space above the header of every section, in points; 22 by default, and 0 in a grouped table."
      ),
      Field(
        "sectionFooterHeight", .number(.length), \.settings.sectionFooterHeight,
        "What is below a section of a grouped table that has no footer, in points; \(plainNumber(TableSettings.defaultSectionHeight)) by default."
      ),
    ]) + [
      Field(
        name: "style", doc: ButtonContent.styleDoc,
        schema: { ValueFormat<TableStyle>.choice(of: TableStyle.self).schema },
        read: { member, draft, findings in
          guard var table = draft.view.content[TableViewContent.self],
            let style = ValueFormat<TableStyle>.choice(of: TableStyle.self).decode(member.value, &findings)
          else { return }
          table.settings.isGrouped = style != .plain
          table.settings.isInset = style == .insetGrouped
          draft.view.content = table.content
        },
        // Written as the settings that it stands for.
        write: { _, _ in nil }),
      Field(
        name: "separatorStyle", doc: "UIKit's name for what \"showsSeparators\" says: singleLine or none.",
        schema: { ValueFormat<SeparatorStyle>.choice(of: SeparatorStyle.self).schema },
        read: { member, draft, findings in
          guard var table = draft.view.content[TableViewContent.self],
            let style = ValueFormat<SeparatorStyle>.choice(of: SeparatorStyle.self).decode(
              member.value, &findings)
          else { return }
          table.settings.showsSeparators = style != .none
          draft.view.content = table.content
        },
        write: { _, _ in nil }),
    ]

  /// null has no meaning here, and is reported elsewhere.
  private var optionalRowHeight: RowHeight? {
    get { settings.rowHeight }
    set { settings.rowHeight = newValue ?? .automatic }
  }
}

/// UITableViewCell.SeparatorStyle.
private enum SeparatorStyle: String, CaseIterable, Sendable {
  case none, singleLine, singleLineEtched
}

/// UITableView.Style.
private enum TableStyle: String, CaseIterable, Sendable {
  case plain, grouped, insetGrouped
}
