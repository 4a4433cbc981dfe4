import Foundation
import TestSupport
import Testing

/// What code does once its views are on the screen: passes of layout, rows of lists, methods that nothing calls.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct ContentReadingTests {
  static let screen = """
    class Screen: UIViewController {
      let ring = UIView(), inner = Inner()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ring)
        view.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: view.leadingAnchor), inner.widthAnchor.constraint(equalToConstant: 200),
          inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 100), inner.heightAnchor.constraint(equalToConstant: 48),
        ])
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
        "25: the size of a view is known only once the layout is solved; ‘frame’ is set to it"
      ])
    let again = try Reading(Self.screen, ["options": ["Screen"], "screen": [String: Any]()])
    #expect(try again.view("inner.label", in: "Screen")["frame"] as? [Double] == [4, 4, 192, 40])
    let inner = try again.view("inner", in: "Screen")
    #expect(inner["cornerRadius"] as? Double == 24 && inner["borderWidth"] as? Double == 1)
    #expect(
      inner["borderColor"] as? String == "systemRed" && inner["backgroundColor"] as? String == "systemGreen")
    #expect(try again.reasons("Screen") == [])
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
    let insets = ["top": 15.0, "leading": 20, "bottom": 15, "trailing": 20]
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
        "bar.leading == root.leading + 0", "bar.trailing == root.trailing + 0",
        "bar.bottom == root.bottom + 0", "bar.height == + 52 @1",
      ])
    let page = try reading.view("page.view", in: "Host")
    #expect(page["frame"] as? [Double] == [0, 0, 375, 667])
    #expect(page["autoresizingMask"] as? [String] == ["flexibleWidth", "flexibleHeight"])
    #expect(
      try reading.constraints("Row").contains { $0.contains("contentView.trailing") && $0.contains("67") })
    let content = "tableView.rows[0][0].contentView.trailing"
    #expect(try reading.constraints("List").contains { $0.hasPrefix(content) && $0.contains("67") })
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
    (
      "let one = UIStackView(), none = CGFloat(0)", "one.spacing = none / none",
      "‘spacing’ is not a number here"
    ),
    (
      "let one = UILabel(), none = CGFloat(0)", "one.font = .systemFont(ofSize: none / none)",
      "‘font’ is not a number here"
    ),
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
      ("photo", "contentMode", "scaleAspectFit"),
      ("self", "semanticContentAttribute", "forceRightToLeft"),
    ] {
      let said = try reading.view(id, in: "Card")[key]
      #expect(said.map { "\($0)" } == value, "\(id).\(key)")
    }
    // Wheels are what scenarios take where they say no style.
    #expect(try reading.view("timer", in: "Card")["preferredDatePickerStyle"] == nil)
    #expect(try reading.view("spinner", in: "Card")["style"] as? String == "large")
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
    #expect(try reading.view("tabBar", in: "Player")["frame"] as? [Double] == [0, 618, 375, 49])
    #expect(try reading.reasons("Player") == [])
    #expect(try reading.option("List")["kind"] as? String == "controller")
  }
}
