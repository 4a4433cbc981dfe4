import AutoLayout
import TestSupport
import Testing

/// The brief's quotes: an author above a quote in each cell, and the chain of constraints between them.
@Suite struct TableViewTests {
  private let fixture = Fixture()
  private let line = 20.5

  private func table(_ change: (inout TableSettings) -> Void = { _ in }) throws -> TableView {
    var settings = TableSettings()
    change(&settings)
    let table = fixture.add(TableView(identifier: "table", settings: settings))
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try fixture.constrain(table, edge, .equal, fixture.root, edge)
    }
    return table
  }

  /// - Parameter links: of the chain top, author, quote, bottom: which are there, and at what priority.
  private func cell(
    in table: TableView, _ quote: String, links: [Double?] = [1000, 1000, 1000]
  ) throws -> (TableCell, Label, Label) {
    let cell = TableCell(identifier: "cell \(table.cells.count)")
    cell.directionalLayoutMargins = DirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    table.addCell(cell)
    let author = Label(identifier: "author", text: Text("Author"))
    let body = Label(identifier: "quote", text: Text(quote, numberOfLines: 0))
    for label in [author, body] {
      fixture.add(label, to: cell)
      try fixture.constrain(label, .leading, .equal, cell, .leadingMargin)
      try fixture.constrain(label, .trailing, .equal, cell, .trailingMargin)
    }
    if let a = links[0] { try fixture.constrain(author, .top, .equal, cell, .top, plus: 8, at: a) }
    if let c = links[1] { try fixture.constrain(body, .top, .equal, author, .bottom, plus: 4, at: c) }
    if let e = links[2] { try fixture.constrain(cell, .bottom, .equal, body, .bottom, plus: 8, at: e) }
    return (cell, author, body)
  }

  private let long = "a quote that needs three lines of the room that there is for it in a cell of the table"

  @Test func rowsAreAsHighAsTheirContent() throws {
    let table = try table()
    let (first, _, quote) = try cell(in: table, "short", links: [1000, 1000, 999])
    let (second, author, body) = try cell(in: table, long, links: [1000, 1000, 999])
    fixture.layOut()
    let separator = 0.5
    expectFrame(first, 0, 0, 320, 8 + 20.5 + 4 + 20.5 + 8 + separator)
    // The content view is as high as the row, with the separator: the quote takes it up.
    expectFrame(quote, 16, 32.5, 288, 20.5 + separator)
    expectFrame(second, 0, first.frame.height, 320, 8 + 20.5 + 4 + 61 + 8 + separator)
    expectFrame(author, 16, 8, 288, 20.5)
    #expect(body.frame.height == 61 + separator)
  }

  @Test func aBrokenChainFallsBackToTheStandardHeight() throws {
    let table = try table { $0.showsSeparators = false }
    let (first, _, _) = try cell(in: table, long, links: [1000, 1000, nil])
    let (second, _, _) = try cell(in: table, long)
    second.delegateHeight = 70
    fixture.layOut()
    #expect(first.frame.height == 44 && first.collapsed)
    #expect(second.frame.height == 70 && !second.collapsed)
  }

  @Test func aMissingLinkInTheMiddleLetsTheLabelsOverlap() throws {
    let table = try table { $0.showsSeparators = false }
    let (row, author, quote) = try cell(in: table, long, links: [1000, nil, 1000])
    fixture.layOut()
    // Nothing ties the quote to the top, so that nothing keeps the row from collapsing either.
    #expect(row.frame.height == 44 && row.collapsed)
    #expect(quote.frame.minY < author.frame.maxY)
  }

  @Test func fittingSize() throws {
    let box = fixture.view("box")
    let label = fixture.label("label", long, lines: 0)
    box.addSubview(label)
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try fixture.constrain(
        label, edge, .equal, box, edge, plus: [.leading, .top].contains(edge) ? 5 : -5)
    }
    fixture.layOut()
    let natural = box.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(natural.height == 30.5 && natural.width == Double(long.count) * 8.5 + 10)
    let wrapped = box.systemLayoutSizeFitting(
      Size(width: 298, height: 0), horizontalFittingPriority: .required)
    #expect(wrapped == Size(width: 298, height: 71))
  }

  /// Constraints to a cell concern its content, which an accessory makes narrower, at the left from right to left.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func accessoriesTakeRoomFromTheContent(_ direction: LayoutDirection) throws {
    let fixture = Fixture(Canvas(size: Size(width: 320, height: 568), layoutDirection: direction))
    let table = fixture.add(TableView(identifier: "table"))
    let cell = TableCell(identifier: "cell")
    cell.accessoryWidth = 40
    cell.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 8)
    table.addCell(cell)
    let (inner, edges, half) = (
      fixture.view("inner", in: cell), fixture.view("edges", in: cell), fixture.view("half", in: cell)
    )
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try fixture.constrain(table, edge, .equal, fixture.root, edge)
      try fixture.constrain(edges, edge, .equal, cell, edge)
    }
    try fixture.constrain(inner, .leading, .equal, cell, .leadingMargin)
    try fixture.constrain(inner, .trailing, .equal, cell, .trailingMargin)
    try fixture.constrain(half, .width, .equal, cell, .width, times: 0.5)
    try fixture.constrain(half, .centerX, .equal, cell, .centerX)
    fixture.layOut()
    let isLeftToRight = direction == .leftToRight
    #expect(cell.frame.width == 320)
    #expect(edges.frame.x == (isLeftToRight ? 0 : 40))
    #expect(edges.frame.width == 280)
    #expect(inner.frame.x == (isLeftToRight ? 16 : 48))
    #expect(inner.frame.width == 256)
    #expect(half.frame.width == 140)
    #expect(half.frame.midX == (isLeftToRight ? 140 : 180))
  }

  @Test func sectionHeadersStandAboveTheirCells() throws {
    let table = try table {
      $0.rowHeight = .points(44)
      $0.isGrouped = true
    }
    let (first, _, _) = try cell(in: table, "a")
    let (second, _, _) = try cell(in: table, "b")
    let (third, _, _) = try cell(in: table, "c")
    (first.sectionHeader, third.sectionHeader) = ("One", "Two")
    fixture.layOut()
    #expect(first.frame.y == 55.5 && second.frame.y == 99.5 && third.frame.y == 199.5)
    let title = try #require(first.sectionTitles.first)
    #expect(title.text.string == "ONE" && title.frame == Rect(x: 16, y: -24, width: 288, height: 20))
  }

  /// As Interface Builder recorded it: titles and what is between groups without any.
  @Test(arguments: [
    ("", nil, "", 18.0, 36.0), ("One", nil, "Two", 55.5, 56), ("One", nil, "", 55.5, 36),
    ("", "Below", "Two", 18, 69), (nil, nil, nil, 0, 0),
  ])
  func groupsAreApart(header: String?, footer: String?, next: String?, first: Double, gap: Double) throws {
    let table = try table {
      $0.rowHeight = .points(44)
      $0.isGrouped = true
    }
    let cells = try ["a", "b", "c"].map { try cell(in: table, $0).0 }
    (cells[0].sectionHeader, cells[1].sectionFooter, cells[2].sectionHeader) = (header, footer, next)
    fixture.layOut()
    #expect(cells.map(\.frame.y) == [first, first + 44, first + 88 + gap])
    // A header is farther from its group's footer.
    cells[2].sectionFooter = "End"
    table.invalidateLayout()
    fixture.layOut()
    #expect(cells[2].frame.y == first + 88 + gap + (next?.isEmpty == false ? 7.5 : 0))
    table.settings.isGrouped = false
    fixture.layOut()
    #expect(cells[0].frame.y == (header?.isEmpty == false ? 22 + 28 : 0))
    table.settings.sectionHeaderTopPadding = 3
    fixture.layOut()
    #expect(cells[0].frame.y == (header?.isEmpty == false ? 3 + 28 : 0))
  }

  /// Interface Builder recorded 46 points for a footer of two lines.
  @Test(arguments: [(ContentSizeCategory.large, 13.0), (.extraExtraExtraLarge, 19)])
  func sectionFootersTakeTheRoomOfTheirLines(category: ContentSizeCategory, size: Double) throws {
    let canvas = Canvas(size: Size(width: 320, height: 568), contentSizeCategory: category)
    let window = Window(canvas: canvas, measurer: TestMeasurer())
    let table = TableView(identifier: "table", frame: Rect(x: 0, y: 0, width: 320, height: 568))
    table.settings.rowHeight = .points(44)
    (table.settings.isGrouped, table.settings.isInset) = (true, true)
    window.rootView.addSubview(table)
    let cells = ["a", "b"].map { TableCell(identifier: $0) }
    for cell in cells { table.addCell(cell) }
    (cells[0].sectionFooter, cells[1].sectionFooter) = (long, "")
    window.layoutIfNeeded()
    let title = try #require(cells[0].sectionTitles.first)
    #expect(title.text.string == long && title.text.font.size == size)
    #expect(title.frame.x == 16 && title.frame.y == 52 && title.frame.width == 256)
    #expect(title.frame.height > 2 * size)
    #expect(cells[1].frame.y == 44 + 8 + title.frame.height + 7)
    #expect(cells[1].sectionTitles.isEmpty)
  }

  @Test func rowsWithoutHeightGetTheDefault() throws {
    let table = try table { $0.defaultRowHeight = 60 }
    let (cell, _, _) = try cell(in: table, long, links: [1000, 1000, nil])
    fixture.layOut()
    #expect(cell.frame.height == 60 && cell.collapsed)
  }

  /// A table that is the root has the canvas's size from the beginning.
  @Test func aTableAtTheRootMeasuresItsRows() throws {
    let table = TableView(identifier: "table")
    let window = Window(
      canvas: Canvas(size: Size(width: 320, height: 568)), measurer: TestMeasurer(), rootView: table)
    let cell = TableCell(identifier: "cell")
    table.addCell(cell)
    let box = View(identifier: "box")
    box.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(box)
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try LayoutConstraint(item: box, attribute: edge, relatedBy: .equal, toItem: cell, attribute: edge)
        .activate()
    }
    let height = try LayoutConstraint(
      item: box, attribute: .height, relatedBy: .equal, constant: 90, priority: LayoutPriority(999))
    try height.activate()
    window.layoutIfNeeded()
    #expect(cell.frame.height == 90.5)
  }

  @Test func insetGroupsStandInByTheScreensMargins() throws {
    let table = try table {
      $0.isGrouped = true
      $0.isInset = true
    }
    let (cell, author, _) = try cell(in: table, long)
    fixture.layOut()
    #expect(cell.frame.x == 16 && cell.frame.width == 288)
    #expect(author.frame.width == 256)
  }
}
