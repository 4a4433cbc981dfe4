import AutoLayout
import LayoutScene

/// The code of a class as the data source of a table or collection view, and as its delegate where one is needed.
struct DataSourceCode {
  let list: ViewIndex
  /// Protocols that the superclass does not conform to.
  private(set) var protocols: [String] = []
  /// Statements that set the list up, such as `dataSource = self`.
  private(set) var setup: [String] = []
  /// The declarations of the rows as data.
  private(set) var data: [[String]] = []
  private(set) var methods: [[String]] = []
  /// The names that the reader of Swift source gives the cells, and the views in them that have properties.
  private(set) var readNames: [ViewIndex: String] = [:]

  private let sections: [ListSectionCode]
  private let cells: [ViewIndex: CellClasses.Cell]
  private let words: ListWords
  private let prefix: String

  /// The data source of the first list with rows among the views of a class; nil if there is none.
  init?(_ scope: inout CodeScope, _ cells: [ViewIndex: CellClasses.Cell]) {
    let option = scope.option, children = scope.children
    let all = scope.views.lazy.compactMap { list in
      ListSectionCode.all(of: list, in: option, children).map { (list, $0) }
    }
    guard let (list, sections) = all.first else { return nil }
    self.list = list
    words = option.views[list].kind == .tableView ? .table : .collection
    self.sections = sections
    self.cells = cells
    let isOwnController = scope.kind.isController && scope.names[list] == nil
    prefix = isOwnController ? "override " : ""
    addRows(named: scope.takeLocal(words.row + "s"))
    let isDelegate = words == .table && addDelegate(scope)
    if !isOwnController {
      protocols = ["UI\(words.list)DataSource"] + (isDelegate ? ["UITableViewDelegate"] : [])
      let statements = ["dataSource = self"] + (isDelegate ? ["delegate = self"] : [])
      setup += statements.map { scope.member($0, of: list) }
    }
    if let name = scope.names[list] ?? (isOwnController ? words.property : nil) { nameCells(after: name) }
  }

  // MARK: Rows

  private mutating func addRows(named name: String) {
    let rows = sections.map { $0.rows.compactMap { cells[$0] } }
    let haveTexts = rows.joined().contains { !$0.texts.isEmpty }
    let type = CodeNames.capitalized(words.row)
    if haveTexts {
      data.append(["private struct \(type) {", "    let cell: String", "    var texts: [String] = []", "}"])
    }
    let codes = rows.map {
      $0.map { cell in
        guard haveTexts else { return cell.name.code }
        let texts = cell.texts.isEmpty ? "" : ", texts: [\(cell.texts.map(\.code).joined(separator: ", "))]"
        return "\(type)(cell: \(cell.name.code)\(texts))"
      }
    }
    let element = haveTexts ? type : "String"
    if sections.count > 1 {
      let lists = codes.map { literal($0, before: "", isText: !haveTexts) }
      data.append(["private let \(name): [[\(element)]] = ["] + indented(lists.flatMap(ended)) + ["]"])
      methods.append(
        [
          "\(prefix)func numberOfSections(in \(words.property): UI\(words.list)) -> Int {",
          "    \(name).count",
          "}",
        ])
    } else {
      data.append(literal(codes[0], before: "private let \(name): [\(element)] = ", isText: !haveTexts))
    }
    let section = sections.count > 1 ? "\(name)[section]" : name
    add("numberOf\(type)sInSection section: Int) -> Int", ["\(section).count"])
    let row = "\(name)\(sections.count > 1 ? "[indexPath.section]" : "")[indexPath.\(words.row)]"
    func dequeue(_ name: String) -> String {
      "\(words.property).dequeueReusableCell(\(words.identifier): \(name), for: indexPath)"
    }
    let signature = "cellFor\(type)At indexPath: IndexPath) -> UI\(words.list)Cell"
    guard haveTexts else { return add(signature, [dequeue(row)]) }
    var body = ["let \(words.row) = \(row)", "let cell = \(dequeue(words.row + ".cell"))"]
    var told: Set<String> = []
    for cell in rows.joined() where !cell.texts.isEmpty && told.insert(cell.name).inserted {
      body.append("if let cell = cell as? \(cell.name) {")
      body += cell.labels.enumerated().map { "    cell.\($1).text = \(words.row).texts[\($0)]" }
      body.append("}")
    }
    add(signature, body + ["return cell"])
  }

  /// Adds the methods by which the table asks its data source and its delegate for more than rows.
  ///
  /// - Returns: whether the table asks its delegate for anything.
  private mutating func addDelegate(_ scope: CodeScope) -> Bool {
    let count = methods.count
    for (word, edges) in [("Header", sections.map(\.header)), ("Footer", sections.map(\.footer))] {
      add(
        "titleFor\(word)InSection section: Int) -> String?", edges.map { $0.title?.code }, "titles: [String?]"
      )
    }
    let titles = methods.count - count
    for (word, edges) in [("Header", sections.map(\.header)), ("Footer", sections.map(\.footer))] {
      addViews(word, edges)
    }
    addHeights(scope)
    return methods.count > count + titles
  }

  private mutating func addViews(_ word: String, _ edges: [ListSectionCode.Edge]) {
    let names = edges.map { edge in edge.view.flatMap { cells[$0]?.name.code } }
    if names.contains(where: { $0 != nil }) {
      add(
        "viewFor\(word)InSection section: Int) -> UIView?",
        literal(names.map { $0 ?? "nil" }, before: "let names: [String?] = ", isText: true) + [
          "return names[section].flatMap { tableView.dequeueReusableHeaderFooterView(withIdentifier: $0) }"
        ])
    }
    add(
      "heightFor\(word)InSection section: Int) -> CGFloat", edges.map { $0.height?.code },
      "heights: [CGFloat]",
      otherwise: "UITableView.automaticDimension")
  }

  private mutating func addHeights(_ scope: CodeScope) {
    let heights = sections.map { $0.rows.map { scope.option.rowHeight(of: $0) } }
    guard case .tableView(let content) = scope.option.views[list].content,
      let some = heights.joined().compactMap(\.self).first
    else { return }
    if heights.joined().allSatisfy({ $0 == some }) {
      if content.settings.rowHeight != .points(some) {
        setup.append(scope.member("rowHeight = \(some.code)", of: list))
      }
      return
    }
    let lists = heights.map { row in
      literal(row.map { $0?.code ?? "tableView.rowHeight" }, before: "", isText: true)
    }
    add(
      "heightForRowAt indexPath: IndexPath) -> CGFloat",
      ["let heights: [[CGFloat]] = ["] + indented(lists.flatMap(ended))
        + ["]", "return heights[indexPath.section][indexPath.row]"])
  }

  // MARK: Code

  /// Adds a method that returns such a value for each section; none if no section has one.
  private mutating func add(
    _ signature: String, _ values: [String?], _ declaration: String, otherwise: String = "nil"
  ) {
    guard values.contains(where: { $0 != nil }) else { return }
    let codes = values.map { $0 ?? otherwise }
    let isSame = codes.allSatisfy { $0 == codes[0] }
    add(
      signature,
      isSame
        ? [codes[0]]
        : literal(codes, before: "let \(declaration) = ", isText: true)
          + ["return \(declaration.prefix { $0 != ":" })[section]"])
  }

  private mutating func add(_ signature: String, _ body: [String]) {
    let head = "\(prefix)func \(words.property)(_ \(words.property): UI\(words.list), \(signature) {"
    methods.append([head] + indented(body) + ["}"])
  }

  /// An array literal, on as few lines as possible, or with a line for each element.
  private func literal(_ parts: [String], before: String, isText: Bool) -> [String] {
    let line = "\(before)[\(parts.joined(separator: ", "))]"
    if 12 + line.count + 1 <= SwiftFile.width { return [line] }
    let inner =
      isText
      ? filled(parts, to: SwiftFile.width - 17) : parts.dropLast().map { $0 + "," } + [parts.last ?? ""]
    return ["\(before)["] + indented(ended(inner)) + ["]"]
  }

  /// The lines with a comma after the last.
  private func ended(_ lines: [String]) -> [String] { lines.dropLast() + ["\(lines.last ?? ""),"] }

  private mutating func nameCells(after name: String) {
    for (number, section) in sections.enumerated() {
      for (position, cell) in section.rows.enumerated() {
        let id = "\(name).\(words == .table ? "rows[\(number)]" : "items")[\(position)]"
        readNames[cell] = id
        for (view, property) in cells[cell]?.properties ?? [:] { readNames[view] = "\(id).\(property)" }
      }
    }
  }
}

/// The words in the method names of a table's or a collection view's data source.
private enum ListWords {
  case table, collection

  var list: String {
    switch self {
    case .table: "TableView"
    case .collection: "CollectionView"
    }
  }

  var property: String { list.prefix(1).lowercased() + list.dropFirst() }

  var row: String {
    switch self {
    case .table: "row"
    case .collection: "item"
    }
  }

  /// The argument label for the reuse identifier of a cell.
  var identifier: String {
    switch self {
    case .table: "withIdentifier"
    case .collection: "withReuseIdentifier"
    }
  }
}
