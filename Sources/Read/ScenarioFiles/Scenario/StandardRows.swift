import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// Rows of a table as data: `sections` of a table view, and the contents that a cell of UIKit has by itself. They
/// become cells, labels, an image view and constraints, like those of a template.
///
/// The distances are those of `StandardCellMetrics`.
struct StandardRows {
  static let fields: [Field<ViewDraft>] = [
    field(
      "sections", .array(of: .object(sectionFormat, startingWith: Section())),
      "The rows of a table view, section by section."),
    field("rows", .array(of: .textOrView), "The rows of a table view without sections."),
    field("textLabel", .textOrView, "The text of a cell, or a label's keys."),
    field(
      "detailTextLabel", .textOrView,
      "A cell's second text, or a label's keys: at the trailing edge, or below the first in the subtitle style."
    ),
    field("imageView", .textOrView, "The image before a cell's text, or an image view's keys."),
    field(
      "accessoryView", .textOrView,
      "The view at the end of a cell, such as a switch: its keys, or only its type."),
    field(
      "cellStyle", .choice(of: Style.self),
      "Where a cell's second text is: value1, the default, at the trailing edge, or subtitle, below the first."
    ),
    field(
      "imageToTextPadding", .number(.length),
      "The distance from a cell's image to its texts, in points; 16 by default, and 15 in a UIKit cell with labels of its own."
    ),
  ]

  static let keys = Set(fields.map(\.name))

  /// The titles of a segmented control, which an option may change, or the cells of a collection view, which are part
  /// of the tree: `part` reads these.
  static let itemsField = Field<ViewDraft>(
    name: Self.items,
    doc:
      "The titles of a segmented control, or the cells of a collection view: a text each, or an object with a text, an image and the keys of a cell.",
    schema: { ValueFormat.array(of: .textOrView).schema },
    read: { member, draft, findings in
      guard var control = SegmentedControlContent(draft.view.content) else {
        return findings.warning(
          .unusedKey, at: member.keyRange,
          "\"\(items)\" has no effect here on a view of type \(draft.view.kind.rawValue)")
      }
      guard let titles = ValueFormat<[String]>.array(of: .text).decode(member.value, &findings) else {
        return
      }
      control.segments = titles
      draft.view.content = control.content
    },
    // Written as segments.
    write: { _, _ in nil })

  static let items = "items"

  /// UITableViewCell.CellStyle.
  enum Style: String, CaseIterable, Sendable {
    case value1, subtitle
  }

  private struct Section: Sendable {
    var header: String?
    var footer: String?
    var rows: [JSONValue] = []
  }

  private static let sectionFormat = ObjectFormat<Section>(
    "section", "Rows between a header and a footer.",
    [
      Field("header", .nullable(.text), \.header, "The text above the rows."),
      Field("rows", .array(of: .textOrView), \.rows, "A row's text, or the keys of its cell."),
      Field("footer", .nullable(.text), \.footer, "The text below the rows."),
    ], aliases: ["title": "header"])

  /// Read by `part`, not key by key.
  private static func field<Value>(_ name: String, _ format: ValueFormat<Value>, _ doc: String) -> Field<
    ViewDraft
  > {
    Field(name: name, doc: doc, schema: { format.schema }, read: { _, _, _ in }, write: { _, _ in nil })
  }

  /// The part that a view's keys put into it; nil without any of these keys.
  ///
  /// - Parameter chain: the view's object and its templates; the first that has a key counts.
  static func part(
    of chain: [JSONValue], _ kind: ViewKind, _ findings: inout Findings
  ) -> ScenarioScope.Part? {
    func member(_ key: String) -> JSONMember? { chain.lazy.compactMap { $0.member(key) }.first }
    let items = kind == .collectionView ? member(Self.items) : nil
    let members = fields.compactMap { member($0.name) } + (items.map { [$0] } ?? [])
    guard !members.isEmpty else { return nil }
    let known: [String] =
      switch kind {
      case .tableView: ["sections", "rows"]
      case .cell:
        ["textLabel", "detailTextLabel", "imageView", "accessoryView", "cellStyle", "imageToTextPadding"]
      case .collectionView: [Self.items]
      case .collectionCell: ["textLabel", "imageView"]
      default: []
      }
    for member in members where !known.contains(member.key) {
      findings.warning(
        .unusedKey, at: member.keyRange,
        "\"\(member.key)\" has no effect on a view of type \(kind.rawValue)")
    }
    switch kind {
    case .tableView:
      return .init(
        subviews: cells(member("sections")?.value, member("rows")?.value, &findings), constraints: [],
        isInherited: false)
    case .collectionView:
      let cells = items.flatMap { ValueFormat.array(of: .textOrView).decode($0.value, &findings) } ?? []
      return .init(
        subviews: cells.map { $0.asCell(.collectionCell) }, constraints: [], isInherited: false)
    case .cell, .collectionCell:
      let content = CellParts(
        text: member("textLabel")?.usable(&findings), detail: member("detailTextLabel")?.usable(&findings),
        image: member("imageView")?.usable(&findings), accessory: member("accessoryView")?.usable(&findings),
        style: member("cellStyle").flatMap {
          ValueFormat<Style>.choice(of: Style.self).decode($0.value, &findings)
        } ?? .value1,
        imageToTextPadding: member("imageToTextPadding").flatMap {
          ValueFormat<Double>.number(.length).decode($0.value, &findings)
        })
      return .init(
        subviews: content.subviews(&findings),
        constraints: kind == .cell ? content.constraints : content.constraintsOfItem, isInherited: true,
        isStandard: true)
    default: return nil
    }
  }

  // MARK: Cells

  private static func cells(
    _ sections: JSONValue?, _ rows: JSONValue?, _ findings: inout Findings
  ) -> [JSONValue] {
    var all: [Section] = []
    if let rows {
      all.append(Section(rows: ValueFormat.array(of: .textOrView).decode(rows, &findings) ?? []))
    }
    if let sections {
      all +=
        ValueFormat.array(of: .object(sectionFormat, startingWith: Section())).decode(sections, &findings)
        ?? []
    }
    return all.flatMap { section in
      var rows = section.rows
      // A row without height has the titles of a section without rows.
      if rows.isEmpty, section.header != nil || section.footer != nil, let place = sections?.range {
        let height = JSONValue(content: .number(0), range: place)
        let member = JSONMember(key: "rowHeight", keyRange: place, value: height)
        rows = [JSONValue(content: .object([member]), range: place)]
      }
      return rows.enumerated().map { position, row in
        row.asCell(
          .cell, header: position == 0 ? section.header ?? "" : nil,
          footer: position == rows.count - 1 ? section.footer : nil)
      }
    }
  }
}

extension JSONValue {
  /// UIKit's words for what a row shows, and the shorter ones that people use.
  private static let rowKeys = [
    "text": "textLabel", "detailText": "detailTextLabel", "detail": "detailTextLabel", "image": "imageView",
    "subtitle": "detailTextLabel", "secondaryText": "detailTextLabel",
  ]

  /// The cell of a row.
  fileprivate func asCell(_ kind: ViewKind, header: String? = nil, footer: String? = nil) -> JSONValue {
    func member(_ key: String, _ content: Content, _ place: SourceRange) -> JSONMember {
      JSONMember(key: key, keyRange: place, value: JSONValue(content: content, range: place))
    }
    var members = [member("type", .string(kind.rawValue), range)]
    for (key, title) in [("sectionHeader", header), ("sectionFooter", footer)] {
      if let title { members.append(member(key, .string(title), range)) }
    }
    switch content {
    case .string: members.append(JSONMember(key: "textLabel", keyRange: range, value: self))
    case .object(let own):
      members.removeAll { made in own.contains { $0.key == made.key } }
      for var member in own {
        if member.key == "subtitle" { members.append(self.member("cellStyle", "subtitle", member.keyRange)) }
        member.key = Self.rowKeys[member.key] ?? member.key
        members.append(member)
      }
    case .null, .boolean, .number, .array, .invalid: return self
    }
    return JSONValue(content: .object(members), range: range)
  }

  private func member(_ key: String, _ value: String, _ place: SourceRange) -> JSONMember {
    JSONMember(key: key, keyRange: place, value: JSONValue(content: .string(value), range: place))
  }
}

extension ValueFormat where Value == JSONValue {
  /// A text alone, or the keys of the view that shows it: a row's cell, or a part of a cell.
  static let textOrView =
    ValueFormat(schema: .any(of: [.type("string"), .type("object")])) { node, findings in
      switch node.content {
      case .string, .object: return node
      case .null, .boolean, .number, .array, .invalid:
        findings.wrongType(node, expected: "a string or an object")
        return nil
      }
    }
}
