import AutoLayout
import LayoutScene

/// Rows of a table as data: `sections` of a table view, and the contents that a cell of UIKit has by itself. They
/// become cells, labels, an image view and constraints, like those of a template.
///
/// The distances are those of UIListContentConfiguration, from knowledge of UIKit, not from recordings: 11 points
/// above and below the text, 16 after an image, and rows at least 44 high, with the separator.
struct StandardRows {
  static let fields: [Field<ViewDraft>] = [
    field(
      "sections", .array(of: .object(sectionFormat, startingWith: Section())),
      "The rows of a table view, section by section."),
    field("rows", .array(of: .row), "The rows of a table view without sections."),
    field("textLabel", .content, "The text of a cell, or a label's keys."),
    field(
      "detailTextLabel", .content,
      "A cell's second text, or a label's keys: at the trailing edge, or below the first in the subtitle style."
    ),
    field("imageView", .content, "The image before a cell's text, or an image view's keys."),
    field(
      "cellStyle", .choice(of: Style.self),
      "Where a cell's second text is: value1, the default, at the trailing edge, or subtitle, below the first."
    ),
  ]

  static let keys = Set(fields.map(\.name))

  /// UITableViewCell.CellStyle.
  enum Style: String, CaseIterable, Sendable {
    case value1, subtitle
  }

  private struct Section: Sendable {
    var header: String?
    var rows: [JSONValue] = []
  }

  private static let sectionFormat = ObjectFormat<Section>(
    "section", "Rows below a header.",
    [
      Field("header", .nullable(.text), \.header, "The text above the rows."),
      Field("rows", .array(of: .row), \.rows, "A row's text, or the keys of its cell."),
    ], aliases: ["title": "header"], hints: ["footer": "put the text in a row of its own"])

  /// Read by `part`, not key by key.
  private static func field<Value>(_ name: String, _ format: ValueFormat<Value>, _ doc: String) -> Field<
    ViewDraft
  > {
    Field(name: name, doc: doc, schema: { format.schema }, read: { _, _, _ in }, write: { _, _ in nil })
  }

  /// What the keys of a view put into it; nil without any of them.
  ///
  /// - Parameter chain: the view's object and its templates; the first that has a key counts.
  static func part(
    of chain: [JSONValue], _ kind: ViewKind, _ findings: inout Findings
  ) -> ScenarioScope.Part? {
    func member(_ key: String) -> JSONMember? { chain.lazy.compactMap { $0.member(key) }.first }
    let members = fields.compactMap { member($0.name) }
    guard !members.isEmpty else { return nil }
    let (rows, contents) = (
      ["sections", "rows"], ["textLabel", "detailTextLabel", "imageView", "cellStyle"]
    )
    let known = kind == .tableView ? rows : kind == .cell ? contents : []
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
    case .cell:
      let content = CellParts(
        text: member("textLabel")?.usable(&findings), detail: member("detailTextLabel")?.usable(&findings),
        image: member("imageView")?.usable(&findings),
        style: member("cellStyle").flatMap {
          ValueFormat<Style>.choice(of: Style.self).decode($0.value, &findings)
        } ?? .value1)
      return .init(
        subviews: content.subviews(&findings), constraints: content.constraints, isInherited: true,
        isStandard: true)
    default: return nil
    }
  }

  // MARK: Cells

  private static func cells(
    _ sections: JSONValue?, _ rows: JSONValue?, _ findings: inout Findings
  ) -> [JSONValue] {
    var all: [Section] = []
    if let rows { all.append(Section(rows: ValueFormat.array(of: .row).decode(rows, &findings) ?? [])) }
    if let sections {
      all +=
        ValueFormat.array(of: .object(sectionFormat, startingWith: Section())).decode(sections, &findings)
        ?? []
    }
    return all.flatMap { section in
      section.rows.enumerated().map { $1.asCell(header: $0 == 0 ? section.header : nil) }
    }
  }
}

/// What a cell of UIKit shows by itself.
private struct CellParts {
  var text: JSONMember?
  var detail: JSONMember?
  var image: JSONMember?
  var style: StandardRows.Style

  func subviews(_ findings: inout Findings) -> [JSONValue] {
    // UIKit's own cells leave nothing open, so neither text may be as good as the other at giving way.
    let first = [("contentHugging", JSONValue.Content.number(252))]
    var secondary: [(String, JSONValue.Content)] = [
      ("textColor", .string("secondaryLabel")), ("compressionResistance", .number(751)),
    ]
    if style == .subtitle { secondary.append(("font", .string("caption1"))) }
    return [
      image?.asView("imageView", short: "image", [], &findings),
      text?.asView("label", short: "text", first, &findings),
      detail?.asView("label", short: "text", secondary, &findings),
    ].compactMap(\.self)
  }

  var constraints: [JSONValue] {
    var lines: [String] = []
    let start = image == nil ? "self.leadingMargin" : "imageView.trailing + 16"
    if image != nil {
      lines += [
        "imageView.leading = self.leadingMargin", "imageView.centerY = self.centerY",
        "imageView.top >= self.top + 6",
      ]
    }
    if text != nil {
      lines += ["textLabel.leading = \(start)", "textLabel.trailing <= self.trailingMargin"]
      let isAlone = detail == nil || style == .value1
      lines += [isAlone ? "textLabel.centerY = self.centerY" : "textLabel.top = self.top + 11"]
      if isAlone { lines += ["textLabel.top >= self.top + 11"] }
    }
    if detail != nil {
      switch style {
      case .value1:
        lines += ["detailTextLabel.trailing = self.trailingMargin"]
        lines +=
          text == nil
          ? ["detailTextLabel.centerY = self.centerY", "detailTextLabel.leading >= \(start)"]
          : [
            "detailTextLabel.firstBaseline = textLabel.firstBaseline",
            "detailTextLabel.leading >= textLabel.trailing + 8",
          ]
      case .subtitle:
        lines += [
          "detailTextLabel.leading = \(start)", "detailTextLabel.trailing <= self.trailingMargin",
          text == nil ? "detailTextLabel.top = self.top + 11" : "detailTextLabel.top = textLabel.bottom + 3",
          "self.bottom = detailTextLabel.bottom + 11",
        ]
      }
    }
    let range = (text ?? detail ?? image)?.keyRange ?? SourceRange(offset: 0, length: 0)
    return (lines + ["self.height >= 43.5"]).map { JSONValue(content: .string($0), range: range) }
  }
}

extension JSONMember {
  /// The member, unless its value is neither a text nor an object.
  fileprivate func usable(_ findings: inout Findings) -> JSONMember? {
    ValueFormat.content.decode(value, &findings).map { _ in self }
  }

  /// The view that a cell's key stands for: its text or image alone, or an object of the view's keys.
  fileprivate func asView(
    _ type: String, short: String, _ usual: [(String, JSONValue.Content)], _ findings: inout Findings
  ) -> JSONValue {
    let own =
      if case .object(let members) = value.content { members } else {
        [JSONMember(key: short, keyRange: keyRange, value: value)]
      }
    let fixed: [(String, JSONValue.Content)] = [("id", .string(key)), ("type", .string(type))]
    for member in own where fixed.contains(where: { $0.0 == member.key }) {
      findings.error(
        .unknownKey, at: member.keyRange, "the \"\(member.key)\" of a cell's \"\(key)\" cannot be changed")
    }
    let made = (fixed + usual.filter { pair in !own.contains { $0.key == pair.0 } }).map {
      JSONMember(key: $0, keyRange: keyRange, value: JSONValue(content: $1, range: keyRange))
    }
    let rest = own.filter { member in !fixed.contains { $0.0 == member.key } }
    return JSONValue(content: .object(made + rest), range: value.range)
  }
}

extension JSONValue {
  /// UIKit's words for what a row shows, and the shorter ones that people use.
  private static let rowKeys = [
    "text": "textLabel", "detailText": "detailTextLabel", "detail": "detailTextLabel", "image": "imageView",
    "subtitle": "detailTextLabel",
  ]

  /// The cell of a row.
  fileprivate func asCell(header: String?) -> JSONValue {
    func member(_ key: String, _ content: Content, _ place: SourceRange) -> JSONMember {
      JSONMember(key: key, keyRange: place, value: JSONValue(content: content, range: place))
    }
    var members = [member("type", .string("cell"), range)]
    if let header { members.append(member("sectionHeader", .string(header), range)) }
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
  /// A cell's content: a text alone, or a view's keys.
  fileprivate static let content = textOrView("a string")
  /// A row: its text alone, or its cell's keys.
  fileprivate static let row = textOrView("a text")

  private static func textOrView(_ words: String) -> ValueFormat {
    ValueFormat(schema: .any(of: [.type("string"), .type("object")])) { node, findings in
      switch node.content {
      case .string, .object: return node
      case .null, .boolean, .number, .array, .invalid:
        findings.wrongType(node, expected: "\(words) or an object")
        return nil
      }
    }
  }
}
