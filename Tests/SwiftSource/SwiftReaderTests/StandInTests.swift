import TestSupport
import Testing

/// What is declared in files that are not there, and functions that nothing calls.
@Suite(.enabled(if: ReaderProgram.isExpected)) struct StandInTests {
  @Test func classesOfUIKitStandInForThoseThatNoFileDeclares() throws {
    let reading = try Reading(
      """
      class Row: BaseCell, ReusableView {
        let avatar = AvatarView(size: .small), name = PaddedLabel(insets: 4)
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(avatar)
          contentView.addSubview(name)
          name.text = "Jane"
          avatar.configure(with: .none)
          separatorView.topAnchor.constraint(equalTo: avatar.bottomAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      class Plain: ReusableThing {}
      """)
    #expect(reading.options.map { $0["name"] as? String } == ["Row"])
    #expect(reading.options[0]["kind"] as? String == "cell")
    #expect(try reading.view("name", in: "Row")["text"] as? String == "Jane")
    #expect(try reading.constraints("Row").last == "separatorView.top == avatar.bottom + 0")
    #expect(
      try reading.reasons("Row") == [
        "1: ‘BaseCell’ is not declared in these files; UITableViewCell stands in for it",
        "2: ‘AvatarView’ is not declared in these files; UIView stands in for it",
        "2: ‘PaddedLabel’ is not declared in these files; UILabel stands in for it",
        "9: ‘separatorView’ is not declared in these files; UIView stands in for it",
      ])
  }

  /// A view that is one of a protocol, too, is one of the program's, if there is one.
  @Test func whatIsOfSeveralTypesIsOfAll() throws {
    let reading = try Reading(
      """
      protocol Arrow: AnyObject { var isUp: Bool { get set } }
      class Pointer: UIImageView, Arrow { var isUp = false }
      class Card: UIView {
        typealias Sign = UIView & Arrow
        init(sign: Sign) {
          super.init(frame: .zero)
          sign.isUp = true
          addSubview(sign)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.option("Card")["made"] as? String == "Card(sign: Pointer(frame: .zero))")
    #expect(try reading.reasons("Card").isEmpty)
  }

  /// Names that SwiftUI has, too, where that is not meant; what such a superclass declares fills it, if nothing else does.
  @Test(arguments: [("import UIKit", true), ("import SwiftUI", false)])
  func namesMayBeThoseOfUIKitAlone(_ line: String, _ areViews: Bool) throws {
    let reading = try Reading(
      """
      \(line)
      class Card: CardView {
        let title = Label(style: .title), icon = UIImageView(image: Theme.star)
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(title)
          contentView.addSubview(icon)
          title.anchor(top: contentView.topAnchor, size: .square(Theme.large))
          icon.heightAnchor.constraint(equalToConstant: .hairline).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    guard areViews else {
      #expect(throws: Reading.Missing.self) { try reading.view("title", in: "Card") }
      return
    }
    #expect(try reading.view("title", in: "Card")["type"] as? String == "label")
    #expect((try reading.view("icon", in: "Card")["image"] as? [String: [Double]])?["size"] == [24, 24])
    #expect(
      try reading.constraints("Card").suffix(8) == [
        "title.top == contentView.top + 0", "title.width == + 44", "title.height == + 44",
        "icon.height == + 1", "contentView.top == self.top + 0", "contentView.leading == self.leading + 0",
        "contentView.trailing == self.trailing + 0", "contentView.bottom == self.bottom + 0",
      ])
  }

  /// A function that no file declares does what its closure does to what it is called on; one for later does nothing.
  @Test func closuresOfWhatIsNotDeclaredChangeWhatTheyAreGiven() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        lazy var label = UILabel().apply { $0.text = "Applied" }
        lazy var list = UITableView(frame: .zero, style: .plain)
          .configured { (table: UITableView) in table.rowHeight = 30 }
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          addSubview(list)
          label.onTap { $0.text = "Tapped" }
          label.topAnchor.constraint(equalTo: list.bottomAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.view("label", in: "Card")["text"] as? String == "Applied")
    #expect(try reading.constraints("Card").last == "label.top == list.bottom + 0")
    #expect(
      try reading.reasons("Card").prefix(2) == [
        "2: ‘apply’ is not declared in these files; its closure stands in for it",
        "4: ‘configured’ is not declared in these files; its closure stands in for it",
      ])
  }

  /// Base classes and protocols of other files call what their heirs declare: once, and views come first.
  @Test func whatIsNotDeclaredCallsWhatNothingElseDoes() throws {
    let reading = try Reading(
      """
      class Card: BaseView {
        let label = UILabel()
        override func setUpConstraints() {
          super.setUpConstraints()
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        override func setUpViews() { addSubview(label); pinLabel() }
        override func didTap() { label.removeFromSuperview() }
        override func bind(_ model: Any) { label.widthAnchor.constraint(equalToConstant: 8).isActive = true }
        private func pinLabel() { label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true }
      }
      class Panel: UIView, ViewCode {
        let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); applyViewCode() }
        required init?(coder: NSCoder) { nil }
        func makeConstraints() { label.topAnchor.constraint(equalTo: topAnchor).isActive = true }
        func addViews() { addSubview(label) }
      }
      """)
    #expect(
      try reading.constraints("Card").suffix(2) == [
        "label.leading == self.leading + 0", "label.top == self.top + 0",
      ])
    #expect(
      try reading.reasons("Card") == [
        "1: ‘BaseView’ is not declared in these files; UIView stands in for it",
        "7: nothing in these files calls ‘setUpViews’; it is run as if ‘BaseView’ did",
        "3: nothing in these files calls ‘setUpConstraints’; it is run as if ‘BaseView’ did",
      ])
    #expect(try reading.constraints("Panel").last == "label.top == self.top + 0")
    #expect(
      try reading.reasons("Panel") == [
        "17: nothing in these files calls ‘addViews’; it is run as if ‘applyViewCode’ did",
        "16: nothing in these files calls ‘makeConstraints’; it is run as if ‘applyViewCode’ did",
        "14: ‘applyViewCode’ is not declared in these files",
      ])
  }

  /// What is given to functions of other files is evaluated once, however deep it is in such calls.
  @Test func whatIsGivenToOthersIsEvaluatedOnce() throws {
    let depth = 40
    let call = String(repeating: "wrap(", count: depth) + "next()" + String(repeating: ")", count: depth)
    let reading = try Reading(
      """
      class Card: UIView {
        let label = UILabel()
        var count = 0
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          \(call)
          label.text = "\\(count)"
        }
        required init?(coder: NSCoder) { nil }
        func next() -> Int { count += 1; return count }
      }
      """)
    #expect(try reading.view("label", in: "Card")["text"] as? String == "1")
    #expect(try !reading.reasons("Card").contains { $0.contains("steps") })
  }

  @Test func helpersOfOtherFilesTakeAndMakeViews() throws {
    let reading = try Reading(
      """
      protocol Loading { var isLoading: Bool { get } }
      struct Loaded: Loading { let isLoading = false }
      class Search: UIViewController {
        private let label = UILabel.make(style: .caption), field = UITextField(), row = UIStackView(), go = UIButton()
        init(reactor: SearchReactor, state: Loading) {
          super.init(nibName: nil, bundle: nil)
          if !state.isLoading { label.text = reactor.title }
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubviews(label, row)
          row.addArrangedSubviews([field, go])
          field.pinEdges(to: view)
          go.setTitle("Go", for: UIControl.State())
          label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """)
    #expect(
      reading.options[0]["made"] as? String
        == "Search(reactor: undeclared(\"SearchReactor\"), state: Loaded())")
    #expect(try reading.view("field", in: "Search")["type"] as? String == "textField")
    #expect(try reading.view("go", in: "Search")["title"] as? String == "Go")
    #expect(
      try reading.constraints("Search")
        == ["top", "leading", "bottom", "trailing"].map { "field.\($0) == root.\($0) + 0" }
        + ["label.top == root.top + 0"])
    #expect(
      try reading.reasons("Search") == [
        "4: ‘UILabel.make’ is not declared in these files; UILabel stands in for it",
        "7: ‘SearchReactor’ is not declared in these files; ‘text’ is set to it",
        "12: ‘addSubviews’ is not declared in these files; addSubview stands in for it",
        "13: ‘addArrangedSubviews’ is not declared in these files; addArrangedSubview stands in for it",
        "14: ‘pinEdges’ is not declared in these files; constraint(equalTo:) stands in for it",
      ])
  }

  /// What helpers make has the properties whose names they are given, and what they add is ready for constraints.
  @Test func helpersOfOtherFilesSetProperties() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let a = UILabel(text: "Hello", lines: 2), b = PaddedLabel(insets: 4, text: "Badge"), c = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          let stack = UIStackView.vertical([a, b], spacing: 12)
          addSubviews(stack, c)
          stack.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      class Other: UIView {
        let a = UIView(), b = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubviews(a, b)
          a.translatesAutoresizingMaskIntoConstraints = false
          b.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let stack = try reading.view("self.subviews[0]", in: "Card")
    #expect(stack["axis"] as? String == "vertical")
    #expect(stack["spacing"] as? Double == 12)
    #expect(stack["frame"] == nil)
    #expect(try reading.view("b", in: "Other")["frame"] != nil)
    #expect(try reading.view("c", in: "Card")["frame"] != nil)
    #expect(try reading.view("a", in: "Card")["text"] as? String == "Hello")
    #expect(try reading.view("b", in: "Card")["text"] as? String == "Badge")
    #expect(
      try reading.reasons("Card") == [
        "2: no initialiser of UILabel that is known takes these arguments",
        "2: ‘PaddedLabel’ is not declared in these files; UILabel stands in for it",
        "5: ‘UIStackView.vertical’ is not declared in these files; UIStackView stands in for it",
        "6: ‘addSubviews’ is not declared in these files; addSubview stands in for it",
      ])
  }

  /// Types of the model that are not UIKit's do not get in the way of the program's.
  @Test func theProgramMayCallATypeCanvas() throws {
    let reading = try Reading(
      """
      class Canvas: UIView {
        let line = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(line)
          line.widthAnchor.constraint(equalToConstant: UIScreen.main.bounds.width).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.constraints("Canvas").last == "line.width == + 375")
  }

  /// Outlets that the code lays something out with are there; of the others nothing is known.
  @Test func outletsAreConnected() throws {
    let reading = try Reading(
      """
      class Login: UIViewController {
        @IBOutlet weak var titleLabel: UILabel!
        @IBOutlet var button: UIButton! { didSet { button.setTitle("Go", for: .normal) } }
        @IBOutlet var fields: [UITextField]!
        @IBOutlet weak var height: NSLayoutConstraint!
        let spinner = UIView()
        override func viewDidLoad() {
          super.viewDidLoad()
          titleLabel.text = "Welcome"
          height.constant = 30
          for field in fields { field.isHidden = true }
          view.addSubview(spinner)
          spinner.topAnchor.constraint(equalTo: button.bottomAnchor).isActive = true
        }
      }
      """)
    #expect(try reading.constraints("Login") == ["spinner.top == button.bottom + 0"])
    #expect(try reading.view("button", in: "Login")["title"] as? String == "Go")
    #expect(throws: Reading.Missing.self) { try reading.view("titleLabel", in: "Login") }
    #expect(
      try reading.reasons("Login") == [
        "2: ‘titleLabel’ is connected in Interface Builder; UILabel stands in for it",
        "5: ‘height’ is connected in Interface Builder; NSLayoutConstraint stands in for it",
        "3: ‘button’ is connected in Interface Builder; UIButton stands in for it",
      ])
  }

  /// The protocols of a class may be called like views, too.
  @Test func whatIsDeclaredNeedsNoStandIn() throws {
    let reading = try Reading(
      """
      struct Content: View {}
      class Card: UIView, ConfigurableView {}
      extension Card: AnimatedView {}
      class Badge: CardView {}
      class CardView: UIView { let label = UILabel() }
      """)
    #expect(reading.options.map { $0["name"] as? String } == ["Card", "Badge", "CardView"])
    for name in ["Card", "Badge", "CardView"] { #expect(try reading.reasons(name).isEmpty) }
  }

  @Test func functionsThatNothingCallsAreOptions() throws {
    let reading = try Reading(
      """
      extension ProfileController: Themed {}
      extension ProfileViewController {
        func setUp() {
          headerView.heightAnchor.constraint(equalToConstant: 60).isActive = true
          showsHeader()
        }
      }
      extension UIViewController {
        func showAlert(over other: UIViewController, title: String) {
          DispatchQueue.main.async {
            let label = UILabel()
            label.text = title
            other.view.addSubview(label)
            NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: other.view, attribute: .top,
              multiplier: 1, constant: 8).isActive = true
          }
        }
      }
      extension UIView {
        func pin(to other: UIView) { topAnchor.constraint(equalTo: other.topAnchor).isActive = true }
        func fix() { widthAnchor.constraint(equalToConstant: 8).isActive = true }
      }
      class Presenter: NSObject {
        let view = UIView(), title = UILabel()
        func render() {
          view.addSubview(title)
          title.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      enum Factory {
        static func header(_ text: String) -> UIView {
          let view = UIView(), label = UILabel()
          view.addSubview(label)
          label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          return view
        }
      }
      func addLine(to view: UIView) {
        let line = UIView()
        view.addSubview(line)
        line.heightAnchor.constraint(equalToConstant: 1).isActive = true
        line.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
      }
      """, ["callsMethods": true])
    #expect(
      reading.options.map { $0["name"] as? String } == [
        "Presenter.render", "Factory.header(_:)", "ProfileViewController.setUp",
        "UIViewController.showAlert(over:title:)", "addLine(to:)",
      ])
    #expect(try reading.view("title", in: "Presenter.render")["type"] as? String == "label")
    #expect(
      try reading.reasons("ProfileViewController.setUp") == [
        "3: ‘ProfileViewController’ is not declared in these files; UIViewController stands in for it",
        "4: ‘headerView’ is not declared in these files; UIView stands in for it",
        "5: ‘showsHeader’ is not declared in these files",
      ])
    let alert = "UIViewController.showAlert(over:title:)"
    #expect(try reading.option(alert)["called"] as? String == "self.showAlert(over: self, title: \"title\")")
    #expect(try reading.constraints(alert).last == "view.subviews[0].top == root.top + 8")
  }

  @Test func indicesAreOfListsWithSomethingInThem() throws {
    let reading = try Reading(
      """
      class Tabs: UIView {
        func setUp(tabs: [UILabel], selectedIndex: Int) {
          tabs.forEach(addSubview)
          bottomAnchor.constraint(equalTo: tabs[selectedIndex].bottomAnchor, constant: 4).isActive = true
        }
      }
      """, ["callsMethods": true])
    let option = "Tabs.setUp(tabs:selectedIndex:)"
    #expect(try reading.reasons(option) == [])
    #expect(try reading.constraints(option).last == "self.bottom == self.subviews[0].bottom + 4")
  }

  @Test func genericParametersAreTypesOfTheProgram() throws {
    let reading = try Reading(
      """
      protocol Fillable { var count: Int { get } }
      struct Model: Fillable { let count = 1 }
      final class Summary: UIView, Fillable { let label = UILabel(), count = 2 }
      final class Host<Hosted: UIView & Fillable, Content>: UIView where Content: Fillable {
        let hosted = Hosted()
      }
      final class Rows<Hosted: UIView & Fillable>: UIView {
        let hosted = Hosted()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for _ in 0..<hosted.count { addSubview(UILabel()) }
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Frame<Inner: UIView>: UIView {
        init(inner: Inner) { super.init(frame: .zero); addSubview(inner) }
        required init?(coder: NSCoder) { nil }
      }
      final class Banners {
        private init() {}
        func show(in controller: UIViewController) {
          guard let view = controller.viewIfLoaded else { return }
          let banner = UIView()
          view.addSubview(banner)
          banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
        }
      }
      """, ["callsMethods": true])
    #expect(try reading.option("Rows")["made"] as? String == "Rows<Summary>(frame: .zero)")
    #expect((try reading.view("self", in: "Rows")["subviews"] as? [Any])?.count == 2)
    #expect(try reading.option("Host")["made"] as? String == "Host(frame: .zero)")
    #expect(try reading.option("Frame")["made"] as? String == "Frame(inner: UIView())")
    #expect(try reading.constraints("Banners.show(in:)").count == 1)
  }

  /// Distances of 8 points inwards and sizes of 44, each name told once.
  @Test func numbersStandInForThoseThatNoFileDeclares() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let a = UIView(), b = UIView(), stack = UIStackView()
        init(theme: Theme) {
          super.init(frame: .zero)
          stack.spacing = Spacing.small
          stack.addArrangedSubview(UIView())
          stack.setCustomSpacing(theme.gaps.large, after: stack.arrangedSubviews[0])
          for one in [a, b, stack] { addSubview(one) }
          a.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Spacing.large * 2).isActive = true
          a.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Spacing.large).isActive = true
          trailingAnchor.constraint(equalTo: a.trailingAnchor, constant: theme.margin).isActive = true
          a.widthAnchor.constraint(equalToConstant: .iconWidth).isActive = true
          b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: Ratio.half).isActive = true
          b.topAnchor.constraint(equalTo: footer.bottomAnchor, constant: 4).isActive = true
          b.snp.makeConstraints { make in
            make.top.equalTo(a).offset(Spacing.large)
            make.trailing.bottom.equalToSuperview().inset(theme.margin)
            make.height.equalTo(Size.row)
            make.leading.equalTo(Other.view.snp.trailing)
          }
        }
      }
      """)
    #expect(
      try reading.constraints("Card").suffix(9) == [
        "a.leading == self.leading + 8", "a.bottom == self.bottom + -8", "self.trailing == a.trailing + 8",
        "a.width == + 44", "b.width == a.width + 0", "b.top == a.top + 8", "b.bottom == self.bottom + -8",
        "b.trailing == self.trailing + -8", "b.height == + 44",
      ])
    let stack = try reading.view("stack", in: "Card")
    #expect(
      stack["spacing"] as? Double == 8 && (stack["customSpacing"] as? [String: Double])?.values.first == 8)
    let scenario = try reading.option("Card")["scenario"] as? [String: Any]
    #expect(
      (scenario?["constraints"] as? [[String: Any]])?.map { $0["standIn"] as? String }.suffix(9) == [
        "Spacing.large", "Spacing.large", "Theme.margin", "iconWidth", "Ratio.half", "Spacing.large",
        "Theme.margin",
        "Theme.margin", "Size.row",
      ])
    #expect(
      try reading.reasons("Card") == [
        "5: ‘Spacing’ is not declared in these files; 8 points stand in for ‘Spacing.small’",
        "7: ‘Theme’ is not declared in these files; 8 points stand in for ‘Theme.gaps.large’",
        "9: ‘Spacing’ is not declared in these files; 8 points stand in for ‘Spacing.large’",
        "11: ‘Theme’ is not declared in these files; 8 points stand in for ‘Theme.margin’",
        "13: ‘Ratio’ is not declared in these files; 1 stands in for ‘Ratio.half’",
        "14: ‘footer’ is not declared in these files",
        "18: ‘Size’ is not declared in these files; 44 points stand in for ‘Size.row’",
        "19: ‘Other’ is not declared in these files",
        "19: what this constraint relates to is not known: it is left out",
        "12: ‘iconWidth’ is not declared in these files; 44 points stand in for it",
      ])
  }

  /// Helpers of files that are not here, which say what they do by their names and arguments.
  @Test func helpersConstrainAsTheyAreCalled() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let a = UILabel(), b = UIView(), c = UIView(), d = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [a, b, c, d] { addSubview(view) }
          a.anchor(top: topAnchor, left: leftAnchor, bottom: nil, paddingTop: 8, paddingLeft: Gap.small, height: 44)
          b.anchor(leading: leadingAnchor, trailing: trailingAnchor, padding: .init(top: 1, left: 2, bottom: 3, right: 4))
          c.pinToSuperview(insets: UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
          d.centerX(inView: self, topAnchor: a.bottomAnchor, paddingTop: 24)
          d.setDimensions(height: 50, width: 200)
          d.addBorder(width: 2)
          d.bringToFrontOfSuperview()
          c.pinEdges(to: safeAreaLayoutGuide, excluding: .bottom)
          a.pin([.top, .right], to: self)
          a.heightAnchor.constraint(equalToConstant: 7).withPriority(.defaultLow).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      try reading.constraints("Card").dropFirst(3) == [
        "a.top == self.top + 8", "a.left == self.left + 8", "a.height == + 44",
        "b.leading == self.leading + 2",
        "b.trailing == self.trailing + -4", "c.top == self.top + 5", "c.leading == self.leading + 6",
        "c.bottom == self.bottom + -7", "c.trailing == self.trailing + -8", "d.top == a.bottom + 24",
        "d.centerX == self.centerX + 0", "d.width == + 200", "d.height == + 50",
        "c.top == self.safeArea.top + 0",
        "c.leading == self.safeArea.leading + 0", "c.trailing == self.safeArea.trailing + 0",
        "a.top == self.top + 0", "a.trailing == self.trailing + 0", "a.height == + 7 @250",
      ])
    #expect(
      try reading.reasons("Card") == [
        "6: ‘Gap’ is not declared in these files; 8 points stand in for ‘Gap.small’",
        "6: ‘anchor’ is not declared in these files; constraint(equalTo:) stands in for it",
        "7: ‘anchor’ is not declared in these files; constraint(equalTo:) stands in for it",
        "8: ‘pinToSuperview’ is not declared in these files; constraint(equalTo:) stands in for it",
        "9: ‘centerX’ is not declared in these files; constraint(equalTo:) stands in for it",
        "10: ‘setDimensions’ is not declared in these files; constraint(equalTo:) stands in for it",
        "11: UIImageView has no member ‘addBorder’ that is known",
        "12: UIImageView has no member ‘bringToFrontOfSuperview’ that is known",
        "13: ‘pinEdges’ is not declared in these files; constraint(equalTo:) stands in for it",
        "14: ‘pin’ is not declared in these files; constraint(equalTo:) stands in for it",
        "15: ‘withPriority’ is not declared in these files; priority stands in for it",
      ])
  }

  /// Functions of what is no view itself return views that nothing else shows; those that are shown, and empty ones, are
  /// no options.
  @Test func factoriesShowWhatNothingElseDoes() throws {
    let reading = try Reading(
      """
      class Known: UIViewController {}
      class Home: UIViewController {
        let label = UILabel()
        init(_ text: String, _ guard: Never) { super.init(nibName: nil, bundle: nil); label.text = text }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() { view.addSubview(label) }
      }
      struct Coordinator {
        func start() -> UIViewController { UINavigationController(rootViewController: Home("Home", fatal)) }
        func again() -> UIViewController { Home("Again", fatal) }
        func known() -> UIViewController { Known() }
        static func header(isBig: Bool) -> UIView { UIStackView(arrangedSubviews: [UILabel()]) }
        static func label() -> UILabel { UILabel() }
      }
      """, ["callsMethods": true])
    let names = reading.options.compactMap { $0["name"] as? String }
    #expect(names == ["Known", "Coordinator.start", "Coordinator.header(isBig:)"], "\(reading.reply)")
    #expect(try reading.view("label", in: "Coordinator.start")["text"] as? String == "Home")
    #expect(try reading.option("Coordinator.start")["kind"] as? String == "controller")
  }

  /// A function need not make constraints itself: what it calls may have nothing to do before.
  @Test func presentersShowWhatTheyAreGiven() throws {
    let reading = try Reading(
      """
      struct Toast { let text: String }
      final class ToastPresenter {
        private weak var container: UIView?
        private var queue: [Toast] = []
        init(container: UIView) { self.container = container }
        func show(_ toast: Toast) {
          queue.append(toast)
          showNext()
        }
        private func showNext() {
          guard let container, !queue.isEmpty else { return }
          let label = UILabel()
          label.text = queue.removeFirst().text
          label.translatesAutoresizingMaskIntoConstraints = false
          container.addSubview(label)
          label.centerXAnchor.constraint(equalTo: container.centerXAnchor).isActive = true
        }
      }
      """, ["callsMethods": true])
    let option = try #require(reading.options.first)
    #expect(option["name"] as? String == "ToastPresenter.show(_:)" && reading.options.count == 1)
    let lines = reading.reply["constraintLines"] as? [String: [String]]
    #expect(lines?["madeByCalls"]?.count == 1, "\(reading.reply)")
  }
}
