import AutoLayout
import LayoutScene

/// What a class says as the data source of a table, and as its delegate where that is asked for.
struct DataSourceCode {
  let table: ViewIndex
  /// Protocols besides those that the superclass conforms to.
  private(set) var protocols: [String] = []
  /// Statements that tell the table of it.
  private(set) var setup: [String] = []
  /// The declarations of the rows as data.
  private(set) var data: [[String]] = []
  private(set) var methods: [[String]] = []
  /// What the reader of Swift source calls the cells, and the views in them that have properties.
  private(set) var readNames: [ViewIndex: String] = [:]

  private let sections: [TableSectionCode]
  private let cells: [ViewIndex: CellClasses.Cell]
  private let prefix: String

  /// The data source of the first table among the views of a class that has rows; nil without one.
  init?(_ scope: inout CodeScope, _ cells: [ViewIndex: CellClasses.Cell]) {
    let option = scope.option, children = scope.children
    let all = scope.views.lazy.compactMap { table in
      TableSectionCode.all(of: table, in: option, children).map { (table, $0) }
    }
    guard let (table, sections) = all.first else { return nil }
    self.table = table
    self.sections = sections
    self.cells = cells
    let isOwnController = scope.kind.isController && scope.names[table] == nil
    prefix = isOwnController ? "override " : ""
    addRows(named: scope.takeLocal("rows"))
    let isDelegate = addDelegate(scope)
    if !isOwnController {
      protocols = ["UITableViewDataSource"] + (isDelegate ? ["UITableViewDelegate"] : [])
      let statements = ["dataSource = self"] + (isDelegate ? ["delegate = self"] : [])
      setup += statements.map { scope.member($0, of: table) }
    }
    if let name = scope.names[table] ?? (isOwnController ? "tableView" : nil) { nameCells(after: name) }
  }

  // MARK: Rows

  private mutating func addRows(named name: String) {
    let rows = sections.map { $0.rows.compactMap { cells[$0] } }
    let haveTexts = rows.joined().contains { !$0.texts.isEmpty }
    if haveTexts {
      data.append(["private struct Row {", "    let cell: String", "    var texts: [String] = []", "}"])
    }
    let codes = rows.map {
      $0.map { cell in
        guard haveTexts else { return cell.name.code }
        let texts = cell.texts.isEmpty ? "" : ", texts: [\(cell.texts.map(\.code).joined(separator: ", "))]"
        return "Row(cell: \(cell.name.code)\(texts))"
      }
    }
    let lists = codes.map { list($0, before: "", isText: !haveTexts) }
    data.append(
      ["private let \(name): [[\(haveTexts ? "Row" : "String")]] = ["]
        + indented(lists.flatMap { $0.dropLast() + ["\($0.last ?? ""),"] }) + ["]"])
    if sections.count > 1 {
      methods.append(
        ["\(prefix)func numberOfSections(in tableView: UITableView) -> Int {", "    \(name).count", "}"])
    }
    add("numberOfRowsInSection section: Int) -> Int", ["\(name)[section].count"])
    let row = "\(name)[indexPath.section][indexPath.row]"
    guard haveTexts else {
      return add(
        "cellForRowAt indexPath: IndexPath) -> UITableViewCell",
        ["tableView.dequeueReusableCell(withIdentifier: \(row), for: indexPath)"])
    }
    var body = [
      "let row = \(row)",
      "let cell = tableView.dequeueReusableCell(withIdentifier: row.cell, for: indexPath)",
    ]
    var told: Set<String> = []
    for cell in rows.joined() where !cell.texts.isEmpty && told.insert(cell.name).inserted {
      body.append("if let cell = cell as? \(cell.name) {")
      body += cell.labels.enumerated().map { "    cell.\($1).text = row.texts[\($0)]" }
      body.append("}")
    }
    add("cellForRowAt indexPath: IndexPath) -> UITableViewCell", body + ["return cell"])
  }

  /// What the table asks its data source and its delegate for besides rows.
  ///
  /// - Returns: whether it asks its delegate.
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

  private mutating func addViews(_ word: String, _ edges: [TableSectionCode.Edge]) {
    let names = edges.map { edge in edge.view.flatMap { cells[$0]?.name.code } }
    if names.contains(where: { $0 != nil }) {
      add(
        "viewFor\(word)InSection section: Int) -> UIView?",
        list(names.map { $0 ?? "nil" }, before: "let names: [String?] = ", isText: true) + [
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
    guard case .tableView(let content) = scope.option.views[table].content,
      let some = heights.joined().compactMap(\.self).first
    else { return }
    if heights.joined().allSatisfy({ $0 == some }) {
      if content.settings.rowHeight != .points(some) {
        setup.append(scope.member("rowHeight = \(some.code)", of: table))
      }
      return
    }
    let lists = heights.map { row in
      list(row.map { $0?.code ?? "tableView.rowHeight" }, before: "", isText: true)
    }
    add(
      "heightForRowAt indexPath: IndexPath) -> CGFloat",
      ["let heights: [[CGFloat]] = ["] + indented(lists.flatMap { $0.dropLast() + ["\($0.last ?? ""),"] })
        + ["]", "return heights[indexPath.section][indexPath.row]"])
  }

  // MARK: Code

  /// A method that says the same kind of thing of each section; none if there is nothing to say.
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
        : list(codes, before: "let \(declaration) = ", isText: true)
          + ["return \(declaration.prefix { $0 != ":" })[section]"])
  }

  private mutating func add(_ signature: String, _ body: [String]) {
    let head = "\(prefix)func tableView(_ tableView: UITableView, \(signature) {"
    methods.append([head] + indented(body) + ["}"])
  }

  /// An array literal, on as few lines as possible, or with a line for each element.
  private func list(_ parts: [String], before: String, isText: Bool) -> [String] {
    let line = "\(before)[\(parts.joined(separator: ", "))]"
    if 12 + line.count + 1 <= SwiftFile.width { return [line] }
    let inner =
      isText
      ? filled(parts, to: SwiftFile.width - 17) : parts.dropLast().map { $0 + "," } + [parts.last ?? ""]
    return ["\(before)["] + indented(inner.dropLast() + ["\(inner.last ?? ""),"]) + ["]"]
  }

  private mutating func nameCells(after name: String) {
    for (number, section) in sections.enumerated() {
      for (position, cell) in section.rows.enumerated() {
        let id = "\(name).rows[\(number)][\(position)]"
        readNames[cell] = id
        for (view, property) in cells[cell]?.properties ?? [:] { readNames[view] = "\(id).\(property)" }
      }
    }
  }
}
