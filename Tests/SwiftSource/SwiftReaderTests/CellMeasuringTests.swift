import Foundation
import TestSupport
import Testing

/// Lists ask the classes of their cells for sizes, and tables measure content views alone.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct CellMeasuringTests {
  private static func table(_ cell: String, _ setUp: String = "") -> String {
    """
    import UIKit
    class Cell: UITableViewCell {
      let note = UILabel()
      \(cell)
    }
    class Rows: UITableViewController {
      override func viewDidLoad() { super.viewDidLoad(); tableView.register(Cell.self, forCellReuseIdentifier: "a"); \(setUp) }
      override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { table.dequeueReusableCell(withIdentifier: "a", for: path) }
    }
    """
  }

  private static func initialiser(_ code: String) -> String {
    """
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(note)
      \(code)
    }
    required init?(coder: NSCoder) { nil }
    """
  }

  private func read(_ source: String, _ name: String) throws -> Reading {
    try Reading(source, ["options": [name], "screen": [String: Any]()])
  }

  private func row(_ reading: Reading) throws -> [String: Any] {
    let sections = try reading.view("tableView", in: "Rows")["sections"] as? [[String: Any]] ?? []
    return try #require((sections.first?["rows"] as? [[String: Any]])?.first)
  }

  private static let filling = """
    note.translatesAutoresizingMaskIntoConstraints = false
    note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10).isActive = true
    note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10).isActive = true
    note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
    """

  @Test func sizeThatFitsIsAskedWithoutConstraints() throws {
    let fits =
      "override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 5) }"
    #expect(try row(read(Self.table(fits), "Rows"))["rowHeight"] as? Double == 75)
    let manual = Self.initialiser("note.text = \"x\"") + fits
    #expect(try row(read(Self.table(manual), "Rows"))["rowHeight"] as? Double == 75)
    let constrained = Self.initialiser("note.translatesAutoresizingMaskIntoConstraints = false") + fits
    #expect(try row(read(Self.table(constrained), "Rows"))["rowHeight"] == nil)
    #expect(try row(read(Self.table(fits, "tableView.rowHeight = 50"), "Rows"))["rowHeight"] as? Double == 50)
  }

  @Test func theFittingSizeIsAskedFor() throws {
    let taller =
      Self.initialiser("\(Self.filling)\nnote.text = \"Ebb\"") + """
        override func systemLayoutSizeFitting(_ size: CGSize, withHorizontalFittingPriority h: UILayoutPriority, verticalFittingPriority v: UILayoutPriority) -> CGSize {
          var own = super.systemLayoutSizeFitting(size, withHorizontalFittingPriority: h, verticalFittingPriority: v)
          own.height += 30
          return own
        }
        """
    // A line of 20.5 points, with 10 above and below.
    #expect(try row(read(Self.table(taller), "Rows"))["rowHeight"] as? Double == 70.5)
  }

  @Test func constraintsPastTheContentViewDoNotMakeRowsHigher() throws {
    let past = Self.initialiser(
      """
      note.translatesAutoresizingMaskIntoConstraints = false
      note.topAnchor.constraint(equalTo: topAnchor, constant: 40).isActive = true
      note.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      """)
    let reading = try read(Self.table(past), "Rows")
    #expect(try row(reading)["rowHeight"] as? Double == 44)
    #expect(
      try reading.reasons("Rows") == [
        "8: the table measures the content view: this constraint, which goes beyond it, does not make the row higher; constrain to contentView"
      ])
    let higher = past.replacing(
      "isActive = true\n",
      with: "isActive = true\ncontentView.heightAnchor.constraint(equalToConstant: 60).isActive = true\n")
    #expect(try row(read(Self.table(higher), "Rows"))["rowHeight"] as? Double == 60.5)
    let inside = past.replacing("equalTo: topAnchor", with: "equalTo: contentView.topAnchor")
    #expect(try row(read(Self.table(inside), "Rows"))["rowHeight"] == nil)
  }

  @Test func codeSaysTheEstimatedHeight() throws {
    let reading = try read(Self.table("", "tableView.estimatedRowHeight = 80"), "Rows")
    #expect(try reading.view("tableView", in: "Rows")["estimatedRowHeight"] as? Double == 80)
  }

  private static func collection(_ cell: String, _ layout: String) -> String {
    """
    import UIKit
    class Cell: UICollectionViewCell {
      \(cell)
    }
    class Items: UICollectionViewController {
      init() { \(layout); super.init(collectionViewLayout: layout) }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { super.viewDidLoad(); collectionView.register(Cell.self, forCellWithReuseIdentifier: "a") }
      override func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
      override func collectionView(_ collection: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell { collection.dequeueReusableCell(withReuseIdentifier: "a", for: path) }
    }
    """
  }

  private static let fitting = """
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
      attributes.size = CGSize(width: 60 + 10 * attributes.indexPath.item, height: 70)
      return attributes
    }
    """

  @Test func cellsOfFlowLayoutsAreAskedForTheirSizes() throws {
    let flow =
      "let layout = UICollectionViewFlowLayout(); layout.estimatedItemSize = CGSize(width: 50, height: 50)"
    let reading = try read(Self.collection(Self.fitting, flow), "Items")
    let items = try reading.view("collectionView", in: "Items")["subviews"] as? [[String: Any]] ?? []
    #expect(items.map { ($0["frame"] as? [Double])?.suffix(2) } == [[60, 70], [70, 70]])
    let fixed = try read(Self.collection(Self.fitting, "let layout = UICollectionViewFlowLayout()"), "Items")
    let same = try fixed.view("collectionView", in: "Items")["subviews"] as? [[String: Any]] ?? []
    #expect(same.map { ($0["frame"] as? [Double])?.suffix(2) } == [[50, 50], [50, 50]])
  }

  @Test func cellsOfCompositionalLayoutsAreAskedWhereTheirHeightsAreEstimated() throws {
    let compositional = """
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(40))
      let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
      """
    let reading = try read(Self.collection(Self.fitting, compositional), "Items")
    let items = try reading.view("collectionView", in: "Items")["subviews"] as? [[String: Any]] ?? []
    #expect(items.map { $0["frame"] as? [Double] } == [[0, 0, 375, 70], [0, 70, 375, 70]])
    #expect(try reading.reasons("Items") == [])
  }
}
