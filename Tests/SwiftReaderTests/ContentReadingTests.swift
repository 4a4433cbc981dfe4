import Foundation
import Testing

/// What code does once its views are on the screen: passes of layout, rows of lists, methods that nothing calls.
@Suite(.enabled(if: ReaderRun.isThere, "make reader builds the reader"))
struct ContentReadingTests {
  private static let screen = """
    class Screen: UIViewController {
      let ring = UIView(), inner = Inner()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ring)
        view.addSubview(inner)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ring.frame = CGRect(x: 10, y: 0, width: view.bounds.width - 20, height: view.bounds.midX)
      }
    }
    class Inner: UIView {
      let label = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.frame = bounds.insetBy(dx: 4, dy: 4)
        layer.borderWidth = 1
        layer.borderColor = UIColor.systemRed.cgColor
        layer.backgroundColor = UIColor.systemGreen.cgColor
      }
    }
    """

  @Test func layoutPassesRunWithTheFramesThatAreKnown() throws {
    let reading = try Reading(Self.screen, ["options": ["Screen"]])
    #expect(try reading.view("ring", in: "Screen")["frame"] as? [Double] == [10, 0, 355, 187.5])
    #expect(
      try reading.reasons("Screen") == [
        "20: the size of a view is known only once the layout is solved; ‘frame’ is set to it"
      ])
    #expect(try reading.option("Screen")["needsFrames"] as? Bool == true)
    let frames = ["Screen": ["inner": [0.0, 100, 200, 48]]]
    let again = try Reading(Self.screen, ["options": ["Screen"], "frames": frames])
    #expect(try again.view("inner.label", in: "Screen")["frame"] as? [Double] == [4, 4, 192, 40])
    let inner = try again.view("inner", in: "Screen")
    #expect(inner["cornerRadius"] as? Double == 24 && inner["borderWidth"] as? Double == 1)
    #expect(
      inner["borderColor"] as? String == "systemRed" && inner["backgroundColor"] as? String == "systemGreen")
    #expect(try again.reasons("Screen") == [])
    #expect(try again.option("Screen")["needsFrames"] == nil)
  }

  @Test func dataSourcesMakeTheRowsOfTables() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let table = UITableView()
        let names = [["Ada", "Grace"], ["Alan"]]
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          table.dataSource = self
          table.delegate = self
          table.register(Row.self, forCellReuseIdentifier: "row")
        }
        func numberOfSections(in tableView: UITableView) -> Int { names.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \\(section)" }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 0 ? 50 : 60 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! Row
          cell.label.text = names[indexPath.section][indexPath.row]
          cell.accessoryType = .checkmark
          return cell
        }
      }
      class Row: UITableViewCell {
        let label = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["options": ["Screen"]])
    let sections = try #require(try reading.view("table", in: "Screen")["sections"] as? [[String: Any]])
    #expect(sections.map { $0["header"] as? String } == ["Part 0", "Part 1"])
    let rows = sections.map { $0["rows"] as? [[String: Any]] ?? [] }
    #expect(rows.map { $0.map { $0["rowHeight"] as? Double } } == [[50, 60], [50]])
    #expect(rows[0][0]["accessory"] as? String == "checkmark")
    #expect("\(rows[1][0])".contains("Alan"))
    #expect(try reading.constraints("Screen").count { $0.contains(".leading ==") } == 3)
    #expect(try reading.reasons("Screen").isEmpty)
  }

  @Test func dataSourcesMakeTheItemsOfCollections() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController, UICollectionViewDataSource {
        lazy var grid: UICollectionView = {
          let layout = UICollectionViewFlowLayout()
          layout.itemSize = CGSize(width: 100, height: 80)
          layout.minimumLineSpacing = 4
          return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(grid)
          grid.dataSource = self
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
          collectionView.dequeueReusableCell(withReuseIdentifier: "x", for: indexPath)
        }
      }
      """)
    let grid = try reading.view("grid", in: "Screen")
    #expect(grid["type"] as? String == "collectionView" && (grid["items"] as? [Any])?.count == 3)
    #expect(grid["itemSize"] as? [Double] == [100, 80] && grid["minimumLineSpacing"] as? Double == 4)
  }

  @Test func snapshotsFillLists() throws {
    let reading = try Reading(
      """
      class Tile: UICollectionViewCell { let label = UILabel() }
      class Screen: UIViewController {
        enum Section { case first, second }
        typealias Source = UITableViewDiffableDataSource<Section, String>
        let table = UITableView(frame: .zero, style: .insetGrouped)
        let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var source: Source!, tiles: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(table)
          view.addSubview(grid)
          table.separatorStyle = .none
          table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
          source = Source(tableView: table) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = text
            return cell
          }
          var rows = NSDiffableDataSourceSnapshot<Section, String>()
          rows.appendSections([.first, .second])
          rows.appendItems(["a"], toSection: .first)
          rows.appendItems(["b", "c"])
          source.apply(rows, animatingDifferences: false)
          let registration = UICollectionView.CellRegistration<Tile, String> { cell, _, text in cell.label.text = text }
          tiles = .init(collectionView: grid) { grid, path, text in
            grid.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
          }
          var items = NSDiffableDataSourceSnapshot<Int, String>()
          items.appendSections([0])
          items.appendItems(["d", "e"])
          tiles.apply(items)
        }
      }
      """)
    let table = try reading.view("table", in: "Screen")
    #expect(table["style"] as? String == "insetGrouped" && table["showsSeparators"] as? Bool == false)
    let texts = (table["sections"] as? [[String: Any]] ?? []).map { section in
      (section["rows"] as? [[String: Any]] ?? []).map {
        ($0["textLabel"] as? [String: Any])?["text"] as? String
      }
    }
    #expect(texts == [["a"], ["b", "c"]])
    #expect((try reading.view("grid", in: "Screen")["items"] as? [Any])?.count == 2)
    #expect(try reading.reasons("Screen").isEmpty)
  }

  /// What an alias of a snapshot says of its sections and items counts, and what they know of themselves is asked for.
  @Test func snapshotsKnowTheTypesOfWhatIsInThem() throws {
    let reading = try Reading(
      """
      enum Part { case top; var title: String { "Top" } }
      enum Row: Hashable { case text(Line), gap }
      struct Line: Hashable { var text: String }
      class Screen: UIViewController {
        typealias Snapshot = NSDiffableDataSourceSnapshot<Part, Row>
        let label = UILabel()
        override func viewDidLoad() {
          view.addSubview(label)
          var snapshot = Snapshot()
          snapshot.appendSections([.top])
          snapshot.appendItems([.text(.init(text: "line")), .gap])
          if case .text(let line) = snapshot.itemIdentifiers[0] {
            label.text = snapshot.sectionIdentifiers[0].title + line.text
          }
          registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, _: UITraitCollection) in }
        }
      }
      """)
    #expect(try reading.view("label", in: "Screen")["text"] as? String == "Topline")
    #expect(try reading.reasons("Screen").isEmpty)
  }

  /// What is sent once someone listens arrives, too.
  @Test func publishersTellTheirListeners() throws {
    let reading = try Reading(
      """
      class Store: ObservableObject {
        @Published var title = "old"
        @Published private(set) var lines: [String] = []
        @Published var query: String?
        let events = PassthroughSubject<String, Never>(), count = CurrentValueSubject<Int, Never>(1)
        var bag = Set<AnyCancellable>()
        init() {
          $query.map { $0 ?? "none" }.assign(to: &$title)
          Publishers.CombineLatest($title, count).sink { [weak self] in self?.lines = [$0, "\\($1)"] }.store(in: &bag)
        }
        func load() { query = "new"; count.send(5); count.value += 1; events.send("sent") }
      }
      class Card: UIView {
        let store = Store(), a = UILabel(), b = UILabel(), c = UILabel()
        var bag = Set<AnyCancellable>()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [a, b, c].forEach(addSubview)
          store.$title.removeDuplicates().receive(on: RunLoop.main).sink { [weak self] in self?.a.text = $0 }.store(in: &bag)
          store.$lines.map { $0.joined(separator: " ") }.assign(to: \\.text, on: b).store(in: &bag)
          store.events.flatMap { Just($0 + "!") }.sink { [unowned self] event in c.text = event }.store(in: &bag)
          store.load()
        }
      }
      """)
    #expect(
      try ["a", "b", "c"].map { try reading.view($0, in: "Card")["text"] as? String } == [
        "new", "new 6", "sent!",
      ])
    #expect(try reading.reasons("Card").isEmpty)
  }

  @Test func cellsShowWhatUIKitPutsIntoThem() throws {
    let reading = try Reading(
      """
      class List: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: path.row == 0 ? .subtitle : .default, reuseIdentifier: nil)
          if path.row == 0 {
            cell.textLabel?.text = "Title"
            cell.detailTextLabel?.text = "Detail"
          } else {
            var content = UIListContentConfiguration.valueCell()
            content.text = "Name"
            content.secondaryText = "Value"
            content.image = UIImage(systemName: "star")
            cell.contentConfiguration = content
          }
          return cell
        }
      }
      """)
    let sections = try reading.view("tableView", in: "List")["sections"] as? [[String: Any]]
    let rows = try #require(sections?.first?["rows"] as? [[String: Any]])
    let texts = rows.map { row in
      ["textLabel", "detailTextLabel"].map { (row[$0] as? [String: Any])?["text"] as? String }
    }
    #expect(texts == [["Title", "Detail"], ["Name", "Value"]])
    #expect(rows.map { $0["cellStyle"] as? String } == ["subtitle", nil])
    #expect(rows.map { $0["imageView"] != nil } == [false, true])
    #expect(rows.allSatisfy { $0["subviews"] == nil })
  }

  /// A controller's own view may be the table. Without one, a cell's own texts are left out, and that is told.
  @Test func cellsShowTheirTextsInTables() throws {
    let reading = try Reading(
      """
      class Plain: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          textLabel?.text = "Title"
        }
        required init?(coder: NSCoder) { nil }
      }
      class Screen: UIViewController, UITableViewDataSource {
        let table = UITableView()
        override func loadView() { view = table; table.dataSource = self }
        func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          Plain(style: .default, reuseIdentifier: nil)
        }
      }
      """)
    #expect(try reading.view("self", in: "Plain")["textLabel"] == nil)
    #expect(
      try reading.reasons("Plain") == [
        "1: a cell has texts, an image and an accessory view of its own only in a table"
      ])
    let sections = try reading.view("tableView", in: "Screen")["sections"] as? [[String: Any]]
    #expect((sections?.first?["rows"] as? [Any])?.count == 2)
    #expect(
      try reading.constraints("Screen") == [
        "tableView.leading = root.leading", "tableView.trailing = root.trailing", "tableView.top = root.top",
        "tableView.bottom = root.bottom",
      ])
  }

  @Test func listsMayBeInTheCellsOfLists() throws {
    let reading = try Reading(
      """
      class Shelf: UITableViewCell, UICollectionViewDataSource {
        let books = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(books)
          books.dataSource = self
        }
        required init?(coder: NSCoder) { nil }
        func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ list: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          UICollectionViewCell(frame: .zero)
        }
      }
      class Library: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          Shelf(style: .default, reuseIdentifier: nil)
        }
      }
      """)
    let sections = try reading.view("tableView", in: "Library")["sections"] as? [[String: Any]]
    let rows = try #require(sections?.first?["rows"] as? [[String: Any]])
    let contents = rows.compactMap { ($0["subviews"] as? [[String: Any]])?.first }
    #expect(contents.map { $0["isContentView"] as? Bool } == [true, true])
    #expect(
      contents.map { $0["id"] as? String } == [0, 1].map { "tableView.rows[0][\($0)].contentView" })
    #expect(try !reading.constraints("Library").contains { $0.contains("contentView") })
  }

  @Test func methodsAreCalledWithStandIns() throws {
    let source = """
      struct Product { var name: String; var badge: String?; enum Kind { case new, old }; var kind: Kind }
      class Card: UIView {
        let label = UILabel()
        var isWide = false { didSet { label.widthAnchor.constraint(equalToConstant: isWide ? 200 : 100).isActive = true } }
        override init(frame: CGRect) { super.init(frame: frame); addSubview(label) }
        required init?(coder: NSCoder) { nil }
        func configure(with product: Product) {
          guard let badge = product.badge else { return }
          label.text = badge
          label.heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        func reset() { label.text = nil }
      }
      """
    #expect(try Reading(source).options.count == 1)
    let reading = try Reading(source, ["callsMethods": true])
    #expect(
      reading.options.map { $0["name"] as? String } == ["Card", "Card.isWide", "Card.configure(with:)"])
    #expect(
      try reading.option("Card.configure(with:)")["called"] as? String
        == "self.configure(with: Product(name: \"name\", badge: \"badge\", kind: Product.Kind.new))")
    #expect(try reading.constraints("Card.configure(with:)").last == "label.height == + 30")
    let lines = reading.reply["constraintLines"] as? [String: [String]]
    #expect(lines?["made"] == [] && lines?["madeByCalls"]?.count == 2)
  }

  @Test func initialisersAreChosenAsSwiftDoes() throws {
    let reading = try Reading(
      """
      import Then
      extension UILabel {
        convenience init(text: String? = nil, lines: Int = 1) { self.init(); self.text = text; numberOfLines = lines }
      }
      class Box<Content: UIView>: UIView {
        let content = Content(frame: .zero)
        override init(frame: CGRect) { super.init(frame: frame); addSubview(content) }
        required init?(coder: NSCoder) { nil }
      }
      class Card: UIView {
        let title = UILabel(text: "A").then { $0.numberOfLines = 3 }
        let box = Box<UISwitch>(frame: .zero)
        let images = [UIImage()].map(UIImageView.init(image:))
        init() { super.init(frame: .zero); ([title, box] + images).forEach(addSubview) }
        required init?(coder: NSCoder) { nil }
      }
      """, ["options": ["Card"]])
    #expect(try reading.view("title", in: "Card")["numberOfLines"] as? Int == 3)
    #expect(try reading.view("box.content", in: "Card")["type"] as? String == "switch")
    #expect(try reading.view("images[0]", in: "Card")["type"] as? String == "imageView")
    #expect(try reading.reasons("Card").isEmpty)
  }

  /// As Interface Builder recorded them: the screen's margins at the sides, 8 points beside an accessory.
  @Test(arguments: [
    (375, "none", [11.0, 16, 11, 16]), (375, "checkmark", [11, 16, 11, 8]), (428, "none", [11, 20, 11, 20]),
  ]) func cellsHaveMargins(width: Int, accessory: String, margins: [Double]) throws {
    let reading = try Reading(
      """
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          accessoryType = .\(accessory)
          contentView.addSubview(UIView())
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["canvas": ["size": [width, 800]]])
    let own = try reading.view("contentView", in: "Row")["layoutMargins"] as? [String: Double]
    #expect(["top", "leading", "bottom", "trailing"].map { own?[$0] } == margins)
  }

  /// The model's own names are not those that programs choose.
  @Test func propertiesOfSubclassesAreTheProgramsOwn() throws {
    let reading = try Reading(
      """
      class Chip: UIButton { var title = "own", cells = 3, parts = [1], isBlank = false }
      class List: UITableView { var cells = [1], parts = "" }
      class Panel: UIView {
        let chip = Chip(), list = List()
        override init(frame: CGRect) {
          super.init(frame: frame)
          chip.setTitle("Shown", for: .normal)
          addSubview(chip)
          addSubview(list)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.view("chip", in: "Panel")["title"] as? String == "Shown")
    #expect(try reading.view("list", in: "Panel")["type"] as? String == "tableView")
  }

  /// Each part of a text keeps what decides its layout; ranges are changed as in UIKit.
  @Test func partsOfTextsKeepTheirAttributes() throws {
    let reading = try Reading(
      """
      class Price: UIView {
        let price = UILabel(), plain = UILabel(), note = UITextView(), more = UIButton(type: .system)
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [price, plain, note, more] { addSubview(view) }
          let text = NSMutableAttributedString(string: "from ")
          text.append(NSAttributedString(string: "24.90", attributes: [.foregroundColor: UIColor.systemRed, .kern: 2]))
          text.addAttribute(.font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 5, length: 2))
          text.replaceCharacters(in: NSRange(location: 0, length: 4), with: "at")
          price.text = "replaced"
          price.attributedText = text
          plain.attributedText = text
          plain.text = "plain"
          let style = NSMutableParagraphStyle()
          style.lineSpacing = 4
          note.attributedText = NSAttributedString(string: "Two", attributes: [.paragraphStyle: style])
          var title = AttributedString("More")
          title.font = .systemFont(ofSize: 12)
          more.configuration = .plain()
          more.configuration?.attributedTitle = title + AttributedString("!")
          more.configuration?.contentInsets.leading = 20
          more.configuration?.imagePlacement = .trailing
          more.configuration?.buttonSize = .large
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    func json(_ value: Any?) throws -> String {
      let data = try JSONSerialization.data(
        withJSONObject: try #require(value), options: [.sortedKeys, .fragmentsAllowed])
      return String(decoding: data, as: UTF8.self)
    }
    #expect(
      try json(reading.view("price", in: "Price")["text"])
        == #"[{"text":"at"},{"text":" "},{"font":{"size":40,"weight":"regular"},"kern":2,"text":"24","#
        + #""textColor":"systemRed"},{"kern":2,"text":".90","textColor":"systemRed"}]"#)
    #expect(try reading.view("plain", in: "Price")["text"] as? String == "plain")
    #expect(
      try json(reading.view("note", in: "Price")["text"])
        == #"[{"paragraphStyle":{"lineSpacing":4},"text":"Two"}]"#)
    let more = try reading.view("more", in: "Price")
    #expect(
      try json(more["title"])
        == #"[{"font":{"size":12,"weight":"regular"},"text":"More"},{"text":"!"}]"#)
    #expect(try json(more["contentInsets"]) == #"{"bottom":7,"leading":20,"top":7,"trailing":12}"#)
    #expect(more["imagePlacement"] as? String == "trailing" && more["buttonSize"] as? String == "large")
    #expect(try reading.reasons("Price") == [])
  }

  /// What decides a layout and no scenario says is told.
  @Test func whatTextsLackIsTold() throws {
    let reading = try Reading(
      """
      class Note: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          let style = NSMutableParagraphStyle()
          style.headIndent = 12
          let text = NSMutableAttributedString(string: "Note", attributes: [.paragraphStyle: style])
          text.append(NSAttributedString(attachment: NSTextAttachment()))
          label.attributedText = text
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      try reading.reasons("Note").sorted() == [
        "6: indents, and the space before a paragraph, are not shown", "9: images in texts are not shown",
      ])
  }

  @Test func alignmentRectanglesAndAccessoriesTakeTheirRoom() throws {
    let reading = try Reading(
      """
      class Badged: UIView {
        override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 14, left: 0, bottom: 0, right: 14) }
      }
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(UILabel())
          accessoryType = .disclosureIndicator
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let insets = try reading.view("self", in: "Badged")["alignmentRectInsets"] as? [String: Double]
    #expect(insets == ["top": 14, "left": 0, "bottom": 0, "right": 14])
    #expect(try reading.constraints("Row").contains("contentView.trailing = self.trailing - 30.5"))
  }

  @Test func controlsAreAsTheyAreSetUp() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let pay = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Pay") { _ in })
        let plain = UIButton(configuration: .plain()), old = UIButton(type: .custom)
        let plan = UISegmentedControl(items: ["Free", "Pro"]), label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [pay, plain, old, plan, label] { addSubview(view) }
          pay.configuration?.subtitle = "Securely"
          pay.configuration?.imagePlacement = .trailing
          pay.configuration?.imagePadding = 8
          pay.configuration?.buttonSize = .large
          pay.configuration?.cornerStyle = .capsule
          pay.configuration?.contentInsets.leading = 20
          pay.configuration?.baseForegroundColor = .black
          plain.backgroundColor = .red
          old.setTitleColor(.white, for: .normal)
          plan.selectedSegmentIndex = 1
          label.textAlignment = .center
          label.text = pay.titleLabel?.text
          pay.setTitle("Now", for: .normal)
          label.text! += pay.titleLabel!.text!
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let pay = try reading.view("pay", in: "Card")
    for (key, value) in [
      "title": "Now", "subtitle": "Securely", "imagePlacement": "trailing", "buttonSize": "large",
      "cornerStyle": "capsule", "textColor": "black",
    ] {
      #expect(pay[key] as? String == value)
    }
    #expect(pay["imagePadding"] as? Double == 8)
    let insets = ["top": 7.0, "leading": 20, "bottom": 7, "trailing": 12]
    #expect(pay["contentInsets"] as? [String: Double] == insets)
    let plain = try reading.view("plain", in: "Card")
    #expect(plain["contentInsets"] == nil && plain["buttonSize"] == nil)
    #expect(plain["backgroundColor"] as? String == "red")
    #expect(try reading.view("old", in: "Card")["textColor"] as? String == "white")
    #expect(try reading.view("plan", in: "Card")["selectedSegmentIndex"] as? Int == 1)
    let label = try reading.view("label", in: "Card")
    #expect(label["textAlignment"] as? String == "center" && label["text"] as? String == "PayNow")
    #expect(try reading.reasons("Card") == [])
  }

  @Test func controllersShowPagesAndTheBarOverTheKeyboard() throws {
    let reading = try Reading(
      """
      class Page: UIViewController { let label = UILabel() }
      class Host: UIViewController {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), page = Page()
        lazy var bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
        override func viewDidLoad() {
          super.viewDidLoad()
          pages.setViewControllers([page], direction: .forward, animated: false)
          addChild(pages)
          view.addSubview(pages.view)
        }
      }
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          accessoryView = UISwitch()
          contentView.addSubview(UILabel())
        }
        required init?(coder: NSCoder) { nil }
      }
      class List: UITableViewController {
        override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell { Row() }
      }
      """)
    #expect(
      try reading.constraints("Host") == [
        "page.view.top == pages.view.top + 0", "page.view.leading == pages.view.leading + 0",
        "page.view.trailing == pages.view.trailing + 0", "page.view.bottom == pages.view.bottom + 0",
        "bar.leading == root.leading + 0", "bar.trailing == root.trailing + 0",
        "bar.bottom == root.bottom + 0", "bar.height == + 52 @1",
      ])
    #expect(
      try reading.constraints("Row").contains { $0.contains("contentView.trailing") && $0.contains("67") })
    let content = "tableView.rows[0][0].contentView.trailing"
    #expect(try reading.constraints("List").contains { $0.hasPrefix(content) && $0.contains("67") })
  }

  @Test func textViewsHaveTheInsetsOfTheirContainers() throws {
    let reading = try Reading(
      """
      class Note: UIView {
        let usual = UITextView(), plain = UITextView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          plain.textContainerInset = .zero
          plain.textContainer.lineFragmentPadding = 0
          [usual, plain].forEach(addSubview)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let plain = try reading.view("plain", in: "Note"), usual = try reading.view("usual", in: "Note")
    #expect(
      plain["textContainerInset"] as? [String: Double] == ["top": 0, "left": 0, "bottom": 0, "right": 0])
    #expect(plain["lineFragmentPadding"] as? Double == 0 && usual["lineFragmentPadding"] == nil)
    #expect(usual["textContainerInset"] == nil)
  }

  @Test func textsThatAreNotKnownAreMadeUp() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let titleLabel = UILabel(), payButton = UIButton(), emptyLabel = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [titleLabel, payButton, emptyLabel] { addSubview(view) }
          titleLabel.text = Strings.title
          payButton.setTitle(Strings.pay, for: .normal)
          emptyLabel.text = nil
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["madeUpTexts": true])
    #expect(try reading.option("Card")["madeUpTexts"] as? [String] == ["titleLabel", "payButton"])
  }

  /// What a scenario has no word for would otherwise be missing without one.
  @Test(arguments: [
    (
      "let one = UITextField()", "one.leftView = UIView(); one.leftViewMode = .always",
      "views in a text field"
    ),
    ("let one = UIView()", "one.transform = CGAffineTransform(scaleX: 2, y: 2)", "transforms are not shown"),
    ("let one = UIView()", "one.transform = .identity", nil),
    (
      "let one = UITableView()", "one.tableHeaderView = UILabel()",
      "headers and footers of a table are as high as their frames"
    ),
    ("let one = UITableView()", "one.tableFooterView = UIView()", nil),
  ]) func whatIsNotShownIsTold(property: String, code: String, reason: String?) throws {
    let reading = try Reading(
      """
      class Screen: UIViewController {
        \(property)
        override func viewDidLoad() { super.viewDidLoad(); view.addSubview(one); \(code) }
      }
      """)
    let reasons = try reading.reasons("Screen")
    #expect(reasons.count == (reason == nil ? 0 : 1) && reasons.allSatisfy { $0.contains(reason ?? "") })
  }

  @Test func rowsShowTheirAccessoryViews() throws {
    let reading = try Reading(
      """
      class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "Sound"
          cell.accessoryType = .checkmark
          cell.accessoryView = indexPath.row == 0 ? UISwitch() : UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 30))
          return cell
        }
      }
      """)
    let sections = try #require(try reading.view("tableView", in: "Screen")["sections"] as? [[String: Any]])
    let rows = try #require(sections[0]["rows"] as? [[String: Any]])
    let views = try rows.map { try #require($0["accessoryView"] as? [String: Any]) }
    #expect(views.map { $0["type"] as? String } == ["switch", nil])
    #expect(views[1]["intrinsicContentSize"] as? [Int] == [20, 30])
    // It is there instead of what UIKit would show.
    #expect(rows.allSatisfy { $0["accessory"] == nil })
    #expect(try reading.reasons("Screen") == [])
  }

  @Test func tablesShowHeadersAndFooters() throws {
    let reading = try Reading(
      """
      class Head: UITableViewHeaderFooterView {
        let title = UILabel()
        override init(reuseIdentifier: String?) {
          super.init(reuseIdentifier: reuseIdentifier)
          title.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(title)
          title.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      class Screen: UITableViewController {
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 90)), free = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.tableHeaderView = top
          tableView.tableFooterView = free
          free.addSubview(UILabel())
          free.translatesAutoresizingMaskIntoConstraints = false
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 2 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let head = Head(reuseIdentifier: nil)
          head.title.text = "Part \\(section)"
          return section == 0 ? head : nil
        }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { section == 0 ? UILabel() : nil }
        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 12 }
        override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { section == 0 ? nil : "End" }
      }
      """)
    let table = try reading.view("tableView", in: "Screen")
    let sections = try #require(table["sections"] as? [[String: Any]])
    #expect(sections.map { $0["header"] as? String } == [nil, nil, "Title", nil])
    #expect(sections.map { $0["footer"] as? String } == [nil, nil, "End", nil])
    let rows = try sections.map { try #require($0["rows"] as? [[String: Any]]) }
    #expect(
      rows.map { $0.map { $0["isRow"] as? Bool ?? true } } == [
        [false], [false, true, false], [true], [false],
      ])
    #expect(rows[0][0]["id"] as? String == "top" && rows[0][0]["rowHeight"] as? Int == 90)
    #expect(rows[1][0]["id"] as? String == "tableView.headers[0]" && rows[1][0]["rowHeight"] == nil)
    // What is no plain view fills one.
    let footer = try #require(rows[1][2]["subviews"] as? [[String: Any]])
    #expect(footer[0]["type"] as? String == "label" && footer[0]["isContentView"] as? Bool == true)
    #expect(rows[1][2]["rowHeight"] as? Int == 12)
    // Only UIKit's class has a cell's margins.
    #expect(rows[1][0]["layoutMargins"] == nil && rows[0][0]["layoutMargins"] as? Int == 8)
    #expect(rows[3][0]["id"] as? String == "free" && rows[3][0]["rowHeight"] == nil)
    #expect("\(rows[1][0])".contains("tableView.headers[0].title") && "\(rows[1][0])".contains("Part 0"))
    #expect(try reading.constraints("Screen").contains { $0.hasPrefix("tableView.headers[0].title.top") })
    #expect(try reading.reasons("Screen").isEmpty)
  }

  @Test func barsShowTheirItems() throws {
    let reading = try Reading(
      """
      class Bars: UIView {
        let tools = UIToolbar(), tabs = UITabBar(), navigation = UINavigationBar()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [tools, tabs, navigation] { addSubview(view) }
          tools.items = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil), UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)]
          tabs.setItems([UITabBarItem(title: "Home", image: nil, tag: 0)], animated: false)
          navigation.pushItem(UINavigationItem(title: "Title"), animated: false)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.view("tools", in: "Bars")["barButtons"] as? [String] == [" ", "Share"])
    #expect(try reading.view("tabs", in: "Bars")["tabItems"] as? [String] == ["Home"])
    #expect(try reading.view("navigation", in: "Bars")["text"] as? String == "Title")
  }

  @Test func controlsShowTheirValues() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let slider = UISlider(), progress = UIProgressView(), pages = UIPageControl(), search = UISearchBar()
        let spinner = UIActivityIndicatorView(style: .large), busy = UIActivityIndicatorView(), date = UIDatePicker(), timer = UIDatePicker()
        let photo = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          semanticContentAttribute = .forceRightToLeft
          for view in [slider, progress, pages, search, spinner, busy, date, timer, photo] { addSubview(view) }
          slider.maximumValue = 10
          slider.value = 4
          progress.progress = 0.75
          pages.numberOfPages = 5
          pages.currentPage = 2
          search.placeholder = "Find"
          date.datePickerMode = .date
          timer.datePickerMode = .countDownTimer
          busy.startAnimating()
          photo.contentMode = .scaleAspectFit
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    for (id, key, value) in [
      ("slider", "maximumValue", "10"), ("slider", "value", "4"), ("progress", "value", "0.75"),
      ("pages", "currentPage", "2"), ("search", "placeholder", "Find"),
      ("date", "preferredDatePickerStyle", "compact"), ("date", "datePickerMode", "date"),
      ("timer", "preferredDatePickerStyle", "wheels"), ("photo", "contentMode", "scaleAspectFit"),
      ("self", "semanticContentAttribute", "forceRightToLeft"),
    ] {
      let said = try reading.view(id, in: "Card")[key]
      #expect(said.map { "\($0)" } == value, "\(id).\(key)")
    }
    let size = try reading.view("spinner", in: "Card")["intrinsicContentSize"]
    #expect(size as? [String: Double] == ["width": 37, "height": 37])
    // It is seen only while it spins.
    #expect(try reading.view("spinner", in: "Card")["hidden"] as? Bool == true)
    #expect(try reading.view("busy", in: "Card")["hidden"] == nil)
  }

  /// Of a navigation or tab bar controller nothing is seen but what it shows, and its bars.
  @Test func containersShowTheirControllers() throws {
    let reading = try Reading(
      """
      class List: UITableViewController {
        init() { super.init(style: .insetGrouped) }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Files"
          navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
          navigationController?.navigationBar.prefersLargeTitles = true
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let home = UIViewController(), list = UINavigationController(rootViewController: List())
          home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
          list.tabBarItem.title = "Files"
          viewControllers = [home, list]
          selectedIndex = 1
        }
      }
      class Player: UITabBarController {
        let bar = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          let home = UIViewController()
          home.title = "Home"
          viewControllers = [home]
          bar.translatesAutoresizingMaskIntoConstraints = false
          view.insertSubview(bar, belowSubview: tabBar)
          bar.bottomAnchor.constraint(equalTo: tabBar.topAnchor).isActive = true
        }
      }
      class Menu: UINavigationController {
        let badge = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(badge)
          pushViewController(List(), animated: false)
        }
      }
      """)
    let scenario = try #require(try reading.option("Tabs")["scenario"] as? [String: Any])
    let canvas = try #require(scenario["canvas"] as? [String: Any])
    #expect(canvas["bars"] as? [String] == ["status", "navigation", "tab"])
    #expect(canvas["tabItems"] as? [String] == ["Home", "Files"])
    let item = try #require(canvas["navigationItem"] as? [String: Any])
    #expect(item["title"] as? String == "Files" && item["isLarge"] as? Bool == true)
    #expect(item["trailingButtons"] as? [String] == ["Edit"])
    #expect(try reading.view("tableView", in: "Tabs")["style"] as? String == "insetGrouped")
    // One with views of its own is shown with these, and with its tab bar.
    #expect(try reading.view("badge", in: "Menu")["id"] as? String == "badge")
    #expect(try reading.view("tabBar", in: "Player")["tabItems"] as? [String] == ["Home"])
    let constraints = try reading.constraints("Player")
    #expect(constraints.contains("bar.bottom == tabBar.top + 0"))
    #expect(constraints.contains("tabBar.top == root.safeArea.bottom + -49"))
    #expect(try reading.reasons("Player") == [])
    #expect(try reading.option("List")["kind"] as? String == "controller")
  }

  @Test func configurationsFillCellsAndHeaders() throws {
    let reading = try Reading(
      """
      struct Task: UIContentConfiguration {
        var title: String
        func makeContentView() -> any UIView & UIContentView { TaskView(self) }
        func updated(for state: any UIConfigurationState) -> Task {
          guard let state = state as? UICellConfigurationState else { return self }
          return Task(title: title + (state.isSelected ? "!" : "."))
        }
      }
      class TaskView: UILabel, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ task: Task) { configuration = task; super.init(frame: .zero); text = task.title }
        required init?(coder: NSCoder) { nil }
      }
      class TaskCell: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {
          contentConfiguration = Task(title: "Water")
          backgroundConfiguration = UIBackgroundConfiguration.listGroupedCell()
        }
      }
      class Screen: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { TaskCell() }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let head = UITableViewHeaderFooterView(reuseIdentifier: nil)
          var content = UIListContentConfiguration.groupedHeader()
          content.text = "Today"
          head.contentConfiguration = content
          return head
        }
        override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
          let foot = UITableViewHeaderFooterView(reuseIdentifier: nil)
          var content = UIListContentConfiguration.groupedFooter()
          content.text = "No more"
          foot.contentConfiguration = content
          return foot
        }
      }
      """)
    let table = try reading.view("tableView", in: "Screen")
    let section = try #require((table["sections"] as? [[String: Any]])?.first)
    #expect(section["header"] as? String == "Today" && section["footer"] as? String == "No more")
    let row = try #require((section["rows"] as? [[String: Any]])?.first)
    let content = try #require((row["subviews"] as? [[String: Any]])?.first)
    #expect(content["text"] as? String == "Water." && content["isContentView"] as? Bool == true)
    #expect(try reading.reasons("Screen") == [])
  }
}
