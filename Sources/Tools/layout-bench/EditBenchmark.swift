import AutoLayout
import PangoCairoBackend

/// Times edits of a tree of views that is laid out: each is followed by `layoutIfNeeded()`, and compared with laying
/// the tree out for the first time.
enum EditBenchmark {
  private static let edits = 100

  /// - Parameter counts: numbers of views.
  /// - Returns: an exit status.
  static func run(counts: [Int]) -> Int32 {
    guard let fonts = try? FontLibrary() else {
      SolverBenchmark.complain("fonts are missing")
      return 65
    }
    let measurer = PangoTextMeasurer(fonts)
    let columns = [
      "afresh, µs", "first edit", "constant", "priority", "activated", "deactivated", "text", "ten at once",
      "slowest", "of afresh",
    ]
    print("| tree | \(columns.joined(separator: " | ")) |")
    print("|---|" + columns.map { _ in "---|" }.joined())
    do {
      for family in EditedTree.Family.allCases {
        for count in counts { print(try row(family, count, measurer)) }
      }
    } catch {
      SolverBenchmark.complain("\(error)")
      return 70
    }
    return 0
  }

  private static func row(
    _ family: EditedTree.Family, _ count: Int, _ measurer: PangoTextMeasurer
  ) throws -> String {
    var afresh: [Double] = []
    var tree = try EditedTree(family, viewCount: count, measurer: measurer)
    for _ in 0..<5 {
      tree = try EditedTree(family, viewCount: count, measurer: measurer)
      afresh.append(try microseconds(of: tree) {})
    }
    // Divides what the layout of all views treats as one, which later edits need not do again.
    let first = try microseconds(of: tree) { tree.constants[0].constant += 1 }
    let times = try [
      series(tree) { tree.constants[$0].constant += 1 },
      series(tree) { try tree.wishes[$0].setPriority(LayoutPriority(600)) },
      series(tree) { try tree.limits[$0].activate() },
      series(tree) { tree.limits[$0].deactivate() },
      series(tree) { tree.values[$0].text.string += "0" },
      series(tree) { place in
        let end = max(10, place)
        let batch = Array(tree.limits[end - 10..<end])
        if batch.allSatisfy(\.isActive) {
          LayoutConstraint.deactivate(batch)
        } else {
          try LayoutConstraint.activate(batch)
        }
      },
    ]
    let whole = SolverBenchmark.median(afresh)
    let slowest = max(first, times.flatMap { $0 }.max() ?? 0)
    let cells = [whole, first] + times.map { SolverBenchmark.median($0) } + [slowest]
    return "| \(family.rawValue)-\(count) | "
      + cells.map { SolverBenchmark.fixed($0, 0) }.joined(separator: " | ")
      + " | \(SolverBenchmark.fixed(100 * slowest / whole, 1)) % |"
  }

  /// The times of the same edit at places all over the tree, in microseconds.
  private static func series(_ tree: EditedTree, _ edit: (Int) throws -> Void) throws -> [Double] {
    try (0..<min(edits, tree.values.count)).map { count in
      try microseconds(of: tree) { try edit(count * 37 % tree.values.count) }
    }
  }

  private static func microseconds(of tree: EditedTree, _ edit: () throws -> Void) throws -> Double {
    let start = SolverBenchmark.now()
    try edit()
    tree.window.layoutIfNeeded()
    return 1000 * (SolverBenchmark.now() - start)
  }
}

/// Rows of a title, a value and something beside or below them, and what can be edited in each.
final class EditedTree {
  enum Family: String, CaseIterable {
    /// Rows 44 points high with titles of one line.
    case table
    /// Rows as high as their titles, which wrap.
    case wrapped
    /// A column of stacks.
    case stacks
  }

  let window: Window
  private(set) var values: [Label] = []
  private(set) var constants: [LayoutConstraint] = []
  /// Optional and active.
  private(set) var wishes: [LayoutConstraint] = []
  /// Inactive at first.
  private(set) var limits: [LayoutConstraint] = []

  init(_ family: Family, viewCount: Int, measurer: PangoTextMeasurer) throws {
    window = Window(canvas: Canvas(size: Size(width: 375, height: 667)), measurer: measurer)
    let column = family == .stacks ? Self.stack(.vertical, "column") : View(identifier: "content")
    add(column, to: window.rootView)
    let root = window.rootView
    try activate([
      column.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      column.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      column.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    for index in 0..<viewCount / 4 {
      if let column = column as? StackView {
        try addStack(index, to: column)
      } else {
        try addRow(index, to: column, isWrapped: family == .wrapped)
      }
    }
  }

  private func addRow(_ index: Int, to content: View, isWrapped: Bool) throws {
    let above = content.subviews.last
    let row = View(identifier: "row \(index)")
    let title = label(
      "title \(index)", "Platform \(index % 97), beside the fountain in the hall", isWrapped ? 0 : 1)
    let line = View(identifier: "line \(index)")
    add(row, to: content)
    let value = value(index)
    for view in [title, value, line] { add(view, to: row) }
    constants.append(try title.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 12))
    try activate([
      constants[index], row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? content.topAnchor),
      value.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -12),
      value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    try activate(
      isWrapped
        ? [
          title.topAnchor.constraint(equalTo: row.topAnchor, constant: 8),
          title.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -8),
        ]
        : [
          row.heightAnchor.constraint(equalToConstant: 44),
          title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        ])
    try addWishes(for: value)
  }

  private func addStack(_ index: Int, to column: StackView) throws {
    let row = Self.stack(.horizontal, "row \(index)")
    column.addArrangedSubview(row)
    let (icon, value) = (View(identifier: "icon \(index)"), value(index))
    for view in [icon, label("title \(index)", "Platform \(index % 97)", 1), value] {
      row.addArrangedSubview(view)
    }
    constants.append(try icon.widthAnchor.constraint(equalToConstant: 30))
    try activate([constants[index], icon.heightAnchor.constraint(equalToConstant: 30)])
    try addWishes(for: value)
  }

  private func addWishes(for value: Label) throws {
    let wish = try value.widthAnchor.constraint(equalToConstant: 60)
    try wish.setPriority(LayoutPriority(300))
    try wish.activate()
    wishes.append(wish)
    limits.append(try value.widthAnchor.constraint(lessThanOrEqualToConstant: 200))
  }

  private func value(_ index: Int) -> Label {
    let value = label("value \(index)", "\(index % 24):\(10 + index % 50)", 1)
    value.contentHugging.horizontal = LayoutPriority(252)
    value.compressionResistance.horizontal = LayoutPriority(800)
    values.append(value)
    return value
  }

  private func label(_ name: String, _ string: String, _ lines: Int) -> Label {
    Label(identifier: name, text: Text(string, font: .defaultLabel, numberOfLines: lines))
  }

  private static func stack(_ axis: Axis, _ name: String) -> StackView {
    var settings = StackSettings()
    settings.axis = axis
    settings.spacing = 8
    return StackView(identifier: name, settings: settings)
  }

  private func add(_ view: View, to superview: View) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
  }

  private func activate(_ constraints: [LayoutConstraint]) throws {
    try LayoutConstraint.activate(constraints)
  }
}
