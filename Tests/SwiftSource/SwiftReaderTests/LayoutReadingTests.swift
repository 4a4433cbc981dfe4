import Foundation
import TestSupport
import Testing

/// Layout code as it is written, read without compiling it.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct LayoutReadingTests {
  @Test func anchorsBecomeConstraintsWithTheirLines() throws {
    let reading = try Reading(
      """
      import UIKit
      final class Card: UIView {
        private let titleLabel = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          titleLabel.translatesAutoresizingMaskIntoConstraints = false
          titleLabel.text = "Hello"
          addSubview(titleLabel)
          NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            titleLabel.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor, multiplier: 1 / 2),
          ])
          let height = titleLabel.heightAnchor.constraint(equalToConstant: 20)
          height.priority = .defaultHigh
          height.isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """)
    #expect(
      try reading.constraints("Card").suffix(3) == [
        "titleLabel.leading == self.leading + 16", "titleLabel.width <= self.width * 0.5 + 0",
        "titleLabel.height == + 20 @750",
      ])
    let scenario = try #require(try reading.option("Card")["scenario"] as? [String: Any])
    let sources = (scenario["constraints"] as? [Any] ?? []).compactMap {
      ($0 as? [String: Any])?["source"] as? String
    }
    #expect(
      sources.map { $0.split(separator: "/").last.map(String.init) } == [
        "Layout.swift:2:13", "Layout.swift:2:13", "Layout.swift:2:13", "Layout.swift:10:7",
        "Layout.swift:11:7", "Layout.swift:13:18",
      ])
    #expect(try reading.view("titleLabel", in: "Card")["text"] as? String == "Hello")
    #expect(try reading.option("Card")["made"] as? String == "Card(frame: .zero)")
    #expect(try reading.reasons("Card").isEmpty)
  }

  /// What a subject holds has its type, and old names of weights are known.
  @Test func subjectsSayWhatTheirValuesAre() throws {
    let reading = try Reading(
      #"""
      enum State {
        case valid, wrong(String)
        var message: String? { if case .wrong(let text) = self { text } else { nil } }
      }
      class Row: UIView {
        let state = CurrentValueSubject<State, Never>(.valid), label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.font = UIFont.systemFont(ofSize: 20, weight: UIFontWeightThin)
          addSubview(label)
          state.map(\.message).sink { [weak self] in
            self?.label.text = $0 ?? "\(Measurement<UnitLength>(value: 12, unit: .meters).value) m"
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """#)
    let label = try reading.view("label", in: "Row")
    #expect(label["text"] as? String == "12.0 m")
    #expect((label["font"] as? [String: Any])?["weight"] as? String == "thin")
    #expect(try reading.reasons("Row").isEmpty)
  }

  /// Each of these would look as if nothing were left out.
  @Test func whatAScenarioCannotSayIsTold() throws {
    let reading = try Reading(
      """
      class Form: UIView {
        let field = Field(), badge = Badge(), list = UITableView(), button = UIButton()
        override init(frame: CGRect) {
          super.init(frame: frame)
          [field, badge, list, button].forEach(addSubview)
          list.contentInset.top = 12
          button.contentHorizontalAlignment = .leading
        }
        required init?(coder: NSCoder) { nil }
      }
      class Field: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 8, dy: 0) }
      }
      class Badge: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 4, dy: 0)) }
      }
      """)
    #expect(
      Set(try reading.reasons("Form")) == [
        "2: the content is shown without its inset", "2: the content of a button is centred",
        "12: where this puts text is not shown", "15: where this puts text is not shown",
      ])
  }

  /// Frames after a pass of layout are not those that were set; that scrolling and SwiftUI are not shown is reported.
  @Test func framesThatOnlyAPassGivesAreNotKnown() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController {
        let card = UIView(), badge = UIView(), scroll = UIScrollView()
        override func viewDidLoad() {
          super.viewDidLoad()
          [card, badge, scroll].forEach(view.addSubview)
          card.translatesAutoresizingMaskIntoConstraints = false
          card.widthAnchor.constraint(equalToConstant: 80).isActive = true
          badge.widthAnchor.constraint(equalToConstant: card.frame.width + 1).isActive = true
          view.layoutIfNeeded()
          badge.heightAnchor.constraint(equalToConstant: card.frame.width + view.frame.width).isActive = true
          scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: false)
          let host = UIHostingController(rootView: 1)
          addChild(host)
          view.addSubview(host.view)
        }
      }
      """)
    #expect(try reading.constraints("Screen").suffix(2) == ["card.width == + 80", "badge.width == + 1"])
    #expect(
      Set(try reading.reasons("Screen")) == [
        "10: the size of a view is known only once the layout is solved; ‘constraint’ takes it",
        "2: the content is shown before it scrolls", "12: what SwiftUI lays out is not shown",
      ])
  }

  @Test func controllersLoadTheirViews() throws {
    let reading = try Reading(
      """
      class Base: UIViewController {
        let stack = UIStackView()
        override func viewDidLoad() {
          super.viewDidLoad()
          stack.axis = .vertical
          view.addSubview(stack)
          stack.translatesAutoresizingMaskIntoConstraints = false
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
        }
      }
      class Screen: Base {
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          stack.addArrangedSubview(UILabel())
        }
      }
      """)
    #expect(try reading.option("Screen")["kind"] as? String == "controller")
    #expect(try reading.constraints("Screen") == ["stack.top == root.safeArea.top + 0"])
    #expect(try reading.view("stack", in: "Screen")["axis"] as? String == "vertical")
    #expect(try reading.view("stack.arrangedSubviews[0]", in: "Screen")["name"] as? String == "UILabel")
  }

  /// Ids are the paths that lead to views; what only a variable or another class calls something has that for a name.
  @Test func viewsAreCalledByTheirPaths() throws {
    let reading = try Reading(
      """
      class Stat: UIView {
        let number = UILabel(), margins = UIView()
        init() { super.init(frame: .zero); addSubview(number); addSubview(margins) }
        required init?(coder: NSCoder) { nil }
      }
      class Board: UIView {
        let stats = [Stat(), Stat()]
        override init(frame: CGRect) {
          super.init(frame: frame)
          let footer = UILabel(), total = Stat()
          for view in stats + [footer, total] { addSubview(view) }
          let rows = NSLayoutConstraint.constraints(
            withVisualFormat: "V:|[first][last]", options: [], metrics: nil,
            views: ["first": stats[0].number, "last": footer])
          NSLayoutConstraint.activate(rows)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    for (id, name) in [
      ("stats[0]", nil), ("stats[1].number", nil), ("stats[1].margins view", nil),
      ("self.subviews[2]", "footer"), ("self.subviews[3]", "total"),
      ("self.subviews[3].subviews[0]", "number"),
    ] { #expect(try reading.view(id, in: "Board")["name"] as? String == name) }
    let scenario = try #require(try reading.option("Board")["scenario"] as? [String: Any])
    let format = (scenario["constraints"] as? [[String: Any]])?.last
    #expect(
      format?["views"] as? [String: String] == ["first": "stats[0].number", "last": "self.subviews[2]"])
  }

  /// A view that a controller loads calls what is in it.
  @Test func loadedViewsGiveNames() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController { override func loadView() { view = Card() } }
      class Card: UIView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); addSubview(title) }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.view("view.subviews[0]", in: "Screen")["name"] as? String == "title")
  }

  @Test func snapKitIsUnderstood() throws {
    let reading = try Reading(
      """
      import SnapKit
      class Badge: UIView {
        let icon = UIImageView(), label = UILabel()
        convenience init() {
          self.init(frame: .zero)
          [icon, label].forEach(addSubview)
          icon.snp.makeConstraints { make in
            make.edges.equalToSuperview().inset(8)
            make.size.equalTo(CGSize(width: 10, height: 20)).priority(.high)
          }
          label.snp.makeConstraints {
            $0.left.equalTo(icon.snp.right).offset(4)
            $0.width.greaterThanOrEqualTo(self).multipliedBy(0.5)
          }
          label.snp.updateConstraints { $0.left.equalTo(icon.snp.right).offset(6) }
        }
      }
      """, ["make": ["Badge": "Badge()"]])
    #expect(
      try reading.constraints("Badge").suffix(8) == [
        "icon.left == self.left + 8", "icon.top == self.top + 8", "icon.right == self.right + -8",
        "icon.bottom == self.bottom + -8", "icon.width == + 10 @750", "icon.height == + 20 @750",
        "label.left == icon.right + 6", "label.width >= self.width * 0.5 + 0",
      ])
  }

  @Test func visualFormatsAndItemsAreUnderstood() throws {
    let reading = try Reading(
      """
      class Row: UIView {
        let name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(name)
          let views = ["name": name], metrics = ["gap": NSNumber(value: 12), "wide": 40.0]
          addConstraints(NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-gap-[name(>=wide)]|", options: [.alignAllTop], metrics: metrics, views: views))
          addConstraint(NSLayoutConstraint(
            item: name, attribute: .centerY, relatedBy: .equal, toItem: self, attribute: .centerY, multiplier: 1, constant: -2))
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      try reading.constraints("Row").suffix(2) == [
        "H:|-gap-[name(>=wide)]|", "name.centerY == self.centerY + -2",
      ])
    let scenario = try #require(try reading.option("Row")["scenario"] as? [String: Any])
    let format = (scenario["constraints"] as? [[String: Any]])?.first { $0["visualFormat"] != nil }
    #expect(format?["metrics"] as? [String: Double] == ["gap": 12, "wide": 40])
  }

  /// A format is written with the views, metrics and options that it uses; a number stands in for a metric that is
  /// declared elsewhere.
  @Test func formatsAreWrittenWithWhatTheyUse() throws {
    let reading = try Reading(
      """
      class Row: UIView {
        let name = UILabel(), other = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(name); addSubview(other)
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-gap-[name]|", options: [.spacingBaselineToBaseline, .alignAllLeading],
            metrics: ["gap": Theme.gap, "wide": Theme.wide], views: ["name": name, "other": other]))
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let scenario = try #require(try reading.option("Row")["scenario"] as? [String: Any])
    let all = try #require(scenario["constraints"] as? [[String: Any]])
    let format = try #require(all.first { $0["visualFormat"] != nil })
    #expect(format["views"] as? [String: String] == ["name": "name"])
    #expect(format["metrics"] as? [String: Double] == ["gap": 8])
    #expect(format["options"] as? [String] == ["alignAllLeading", "spacingBaselineToBaseline"])
    #expect(format["standIn"] as? String == "Theme.gap")
  }

  /// The guides of bars and of the keyboard are not the safe area: their tops are at the end of the screen.
  @Test func guidesOfTheScreenAreTheirOwn() throws {
    let reading = try Reading(
      """
      class Screen: UIViewController {
        let field = UITextField()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(field)
          field.translatesAutoresizingMaskIntoConstraints = false
          field.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor).isActive = true
          field.snp.makeConstraints { $0.bottom.equalTo(bottomLayoutGuide.snp.top) }
          view.keyboardLayoutGuide.topAnchor.constraint(equalTo: field.bottomAnchor).isActive = true
        }
      }
      """)
    #expect(
      try reading.constraints("Screen") == [
        "field.top == root.topLayoutGuide.bottom + 0", "field.bottom == root.bottomLayoutGuide.top + 0",
        "root.keyboardLayoutGuide.top == field.bottom + 0",
      ])
    // In Interface Builder and in scenarios it would have 14 points.
    #expect((try reading.view("field", in: "Screen")["font"] as? [String: Any])?["size"] as? Double == 17)
  }

  @Test func whatIsNotUnderstoodIsTold() throws {
    let reading = try Reading(
      """
      class Panel: UIView {
        let chart = FancyChart()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(chart)
          if Flags.isNew { backgroundColor = .red }
          topAnchor.constraint(equalToSystemSpacingBelow: lastBaselineAnchor, multiplier: 1).isActive = true
          if ProcessInfo.processInfo.isLowPowerModeEnabled { removeFromSuperview() }
        }
        required init?(coder: NSCoder) { nil }
      }
      class Strange: LibraryController {}
      class Needy: UIView {
        init(store: Store.Type) { super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      protocol Store {}
      """)
    #expect(
      try reading.reasons("Panel") == [
        "2: ‘FancyChart’ is not declared in these files", "6: ‘Flags’ is not declared in these files",
        "7: the system spacing between baselines grows with the font; it is taken as the height of a line",
        "8: whether this holds is not known, as ‘ProcessInfo.isLowPowerModeEnabled’ is not known; it is taken as false",
      ])
    let missing = reading.reply["notMade"] as? [[String: Any]] ?? []
    #expect(
      missing.map { $0["reason"] as? String } == [
        "LibraryController, from which it inherits, is not declared in these files",
        "it needs ‘store’, of type Store.Type",
      ])
  }

  /// A constraint of which a part is not known would be a guess.
  @Test func constraintsThatAreNotKnownAreLeftOut() throws {
    let reading = try Reading(
      """
      class Panel: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.widthAnchor.constraint(equalToConstant: UserDefaults.standard.double(forKey: "width")).isActive = true
          label.heightAnchor.constraint(equalToConstant: .infinity).isActive = true
          label.topAnchor.constraint(equalTo: UIView().topAnchor).isActive = true
          NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .top,
            multiplier: 1, constant: 8).isActive = true
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.addSubview(label) }
          label.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          let gone = ["gone": UIView()]
          NSLayoutConstraint.activate(NSLayoutConstraint.constraints(withVisualFormat: "V:|[gone]", views: gone))
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.constraints("Panel").suffix(1) == ["label.leading == self.leading + 0"])
    #expect(try reading.constraints("Panel").count == 4)
    let reasons = try reading.reasons("Panel")
    #expect(reasons.map { $0.prefix { $0 != ":" } } == ["6", "9", "11", "7", "8"])
    #expect(
      reasons[3].hasSuffix("left out: its constant is infinite")
        && reasons[1].contains("UIKit raises an exception here: top is a location")
        && reasons[2].hasSuffix("this runs later; the picture shows the layout before it"),
      "\(reasons)")
  }

  /// What UIKit answers with an exception when a constraint is made is reported at the line that makes it, and left out.
  @Test func constraintsThatUIKitRefusesAreTold() throws {
    let reading = try Reading(
      """
      class Panel: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: self, attribute: .width, multiplier: 1, constant: 8).isActive = true
          NSLayoutConstraint(item: label, attribute: .left, relatedBy: .equal, toItem: self, attribute: .leading, multiplier: 1, constant: 8).isActive = true
          NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1, constant: 8).isActive = true
          NSLayoutConstraint(item: label, attribute: .bottom, relatedBy: .equal, toItem: nil, attribute: .bottom, multiplier: 1, constant: 8).isActive = true
          NSLayoutConstraint(item: label, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 1, constant: 8).isActive = true
          NSLayoutConstraint(item: label, attribute: .leading, relatedBy: .equal, toItem: self, attribute: .trailing, multiplier: 1, constant: 8).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      try reading.constraints("Panel").suffix(2) == [
        "label.height == + 8", "label.leading == self.trailing + 8",
      ])
    let reasons = try reading.reasons("Panel").map { $0.prefix { $0 != ";" } }
    #expect(
      reasons == [
        "7: UIKit raises an exception here: invalid pairing of layout attributes: top with width",
        "8: UIKit raises an exception here: a constraint cannot be made between left and leading: one follows the layout direction, the other does not",
        "9: UIKit raises an exception here: a constraint cannot relate top to centerX: one is horizontal, the other vertical",
        "10: UIKit raises an exception here: bottom is a location and cannot be equal to a constant: locations must be specified in pairs",
      ])
  }

  @Test func constraintsOutsideOfTheTreeAreTold() throws {
    let reading = try Reading(
      """
      class Panel: UIView {
        let early = UIView(), late = UIView(), nowhere = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(early)
          early.topAnchor.constraint(equalTo: topAnchor).isActive = true
          late.topAnchor.constraint(equalTo: early.bottomAnchor).isActive = true
          addSubview(late)
          late.widthAnchor.constraint(equalTo: nowhere.widthAnchor).isActive = true
          late.leadingAnchor.constraint(equalTo: leadingAnchr).isActive = true
          nowhere.topAnchor.constraint(equalTo: late.topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(
      try reading.reasons("Panel") == [
        "10: ‘leadingAnchr’ is not declared in these files",
        "7: UIKit raises an exception here: the items have no superview in common before ‘addSubview’ is called",
        "9: this constraint is left out: ‘nowhere’ is in no view that is shown",
        "11: this constraint is left out: ‘nowhere’ is in no view that is shown",
      ])
  }

  @Test func stackViewsHaveViewsThatTheyDoNotArrange() throws {
    let reading = try Reading(
      """
      class Panel: UIView {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()]), sheet = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(stack)
          stack.insertSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), at: 0)
          stack.insertSubview(sheet, at: 0)
          sheet.translatesAutoresizingMaskIntoConstraints = false
          sheet.topAnchor.constraint(equalTo: stack.topAnchor).isActive = true
          stack.addSubview(UISwitch())
          stack.addArrangedSubview(UISlider())
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let stack = try reading.view("stack", in: "Panel")
    let views = try #require(stack["subviews"] as? [[String: Any]])
    #expect(
      views.map { $0["id"] as? String } == [
        "sheet", "stack.subviews[1]", "stack.arrangedSubviews[0]", "stack.arrangedSubviews[1]",
        "stack.arrangedSubviews[2]", "stack.subviews[4]",
      ])
    #expect(views.map { $0["isArranged"] as? Bool } == [false, false, nil, nil, nil, false])
    #expect(views[0]["frame"] == nil && views[1]["frame"] as? [Int] == [1, 2, 3, 4])
    #expect(try reading.reasons("Panel").isEmpty)
  }

  @Test func whatIsNoUIKitIsTold() throws {
    let swiftUI = try Reading("import SwiftUI\nstruct Content: View { var body: some View { Text(\"\") } }")
    #expect("\(swiftUI.reply["notMade"] ?? "")".contains("it is a view of SwiftUI"))
    let other = try Reading("let name = \"\u{FFFD}\"")
    #expect("\(other.reply["notUnderstood"] ?? "")".contains("the file is not UTF-8"))
  }

  @Test func textsAreMadeUpOnRequest() throws {
    let source = """
      class Card: UIView {
        let titleLabel = UILabel(), okButton = UIButton(), set = UILabel(), none = UILabel(), hidden = UILabel(), box = UIView(), inner = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          set.text = ""
          none.text = nil
          hidden.isHidden = true
          box.isHidden = true
          box.addSubview(inner)
          [titleLabel, okButton, set, none, hidden, box].forEach { addSubview($0) }
        }
        required init?(coder: NSCoder) { nil }
      }
      class Given: UIView {
        let titleLabel = UILabel()
        init(title: String?) {
          super.init(frame: .zero)
          titleLabel.text = title
          addSubview(titleLabel)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let reading = try Reading(source, ["madeUpTexts": true])
    #expect(try reading.view("titleLabel", in: "Card")["text"] as? String == "Title")
    #expect(try reading.option("Card")["madeUpTexts"] as? [String] == ["titleLabel", "okButton"])
    // A stand-in for what callers give is not what the code says.
    #expect(try reading.option("Given")["madeUpTexts"] as? [String] == ["titleLabel"])
    #expect(try Reading(source).view("titleLabel", in: "Card")["text"] as? String == "")
  }

  /// Those in arrays and dictionaries have a number, or their key.
  @Test func textsAreMadeUpForViewsInLists() throws {
    let reading = try Reading(
      """
      enum Field { case firstName, city }
      class Card: UIView {
        let labels = (0..<2).map { _ in UILabel() }
        private lazy var buttons: [UIButton] = [UIButton(type: .system), UIButton(type: .system)]
        let starLabels = [UILabel()], names = [UILabel()], pairs = [[UILabel()], [UILabel()]]
        let fields: [Field: UILabel] = [.firstName: UILabel(), .city: UILabel()]
        let byKey = ["zipCode": UILabel()]
        override init(frame: CGRect) {
          super.init(frame: frame)
          let views: [UIView] = labels + buttons + starLabels + names + pairs[1]
          for view in views + [fields[.firstName]!, fields[.city]!, byKey["zipCode"]!, UILabel()] { addSubview(view) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """, ["madeUpTexts": true])
    let texts = [
      "labels[0]": "Label 1", "labels[1]": "Label 2", "buttons[0]": "Button 1", "buttons[1]": "Button 2",
      "starLabels[0]": "Star 1", "names[0]": "Names 1", "pairs[1][0]": "Pairs 2 1",
      "fields[firstName]": "First name", "fields[city]": "City", "byKey[zipCode]": "Zip code",
    ]
    for (id, text) in texts {
      let view = try reading.view(id, in: "Card")
      #expect((view["text"] ?? view["title"]) as? String == text, "\(id)")
    }
    #expect(Set(try reading.option("Card")["madeUpTexts"] as? [String] ?? []) == Set(texts.keys))
  }

  @Test func coloursKeepTheirTransparency() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let a = UIView(), b = UIView(), c = UIView(), d = UIView(), e = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [a, b, c, d, e] { addSubview(view) }
          e.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .gray : .white }
          a.backgroundColor = UIColor.black.withAlphaComponent(0.5)
          b.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.25)
          c.backgroundColor = UIColor(white: 1, alpha: 0.4).withAlphaComponent(1)
          d.alpha = 0.75
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let colors = try ["a", "b", "e"].map {
      try #require(try reading.view($0, in: "Card")["backgroundColor"] as? [String: Any])
    }
    #expect(colors.map { $0["light"] as? String } == ["black", "red", "white"])
    #expect(colors.map { $0["dark"] as? String } == ["black", "red", "gray"])
    #expect(colors.map { $0["alpha"] as? Double } == [0.5, 0.25, nil])
    #expect(try reading.view("c", in: "Card")["backgroundColor"] as? String == "white")
    #expect(try reading.view("d", in: "Card")["alpha"] as? Double == 0.75)
  }

  /// Colours by hexadecimal text, as many programs make them, and by their hue.
  @Test(arguments: [
    ("UIColor(hex: \" #336699 \")", "#336699"), ("UIColor(hex: \"0xff8800\")", "#ff8800"),
    ("UIColor(hue: 0.6, saturation: 0.8, brightness: 0.9, alpha: 1)", "#2e77e6"),
    ("UIColor(hex: \"2e77e6\").shifted(by: 0.5)", "#e69d2e"), ("UIColor.brown.shifted(by: 0)", "brown"),
    ("UIColor(\"2e77e6\", alpha: 1)", "#2e77e6"), ("UIColor.systemBlue.shifted(by: 0)", "#007aff"),
  ])
  func coloursAreComputed(color: String, written: String) throws {
    let reading = try Reading(
      """
      extension UIColor {
        convenience init(hex: String) {
          let scanner = Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted))
          var all: UInt64 = 0
          scanner.scanHexInt64(&all)
          self.init(
            red: CGFloat(all >> 16 & 0xff) / 255, green: CGFloat(all >> 8 & 0xff) / 255, blue: CGFloat(all & 0xff) / 255,
            alpha: 1)
        }
        convenience init(_ hex: String, alpha: CGFloat) { self.init(hex: hex) }
        func shifted(by turn: CGFloat) -> UIColor {
          var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
          guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return self }
          return UIColor(
            hue: (hue + turn).truncatingRemainder(dividingBy: 1), saturation: saturation, brightness: brightness,
            alpha: alpha)
        }
      }
      class Card: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          box.backgroundColor = \(color)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    #expect(try reading.view("box", in: "Card")["backgroundColor"] as? String == written)
    #expect(try reading.reasons("Card") == [])
  }

  @Test func valuesOfTheRequestAreUsed() throws {
    let source = """
      class Card: UIView {
        let titleLabel = UILabel()
        init(title: String) {
          super.init(frame: .zero)
          titleLabel.text = title
          addSubview(titleLabel)
        }
        required init?(coder: NSCoder) { nil }
        func configure(lines: Int) { titleLabel.numberOfLines = lines }
      }
      class Other: UIView {}
      """
    let reading = try Reading(
      source,
      [
        "options": ["Layout.swift#Card"], "make": ["Card": "Card(title: \"Given\")"],
        "calls": ["configure(lines: 3)"],
      ])
    #expect(reading.options.count == 1)
    #expect(try reading.view("titleLabel", in: "Card")["text"] as? String == "Given")
    #expect(try reading.view("titleLabel", in: "Card")["numberOfLines"] as? Int == 3)
    let set = try Reading(source, ["options": ["Card"], "set": ["titleLabel.text": "Set"]])
    #expect(try set.view("titleLabel", in: "Card")["text"] as? String == "Set")
  }

  /// A generic superclass makes its view; a result builder makes constraints.
  @Test func helpersOfTheProgramAreInterpreted() throws {
    let reading = try Reading(
      """
      class Host<V: UIView>: UIViewController { override func loadView() { view = V() } }
      class Screen: Host<Panel> {}
      class Panel: UIView {
        let label = UILabel(), isTall = false
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
          NSLayoutConstraint.build {
            label.top.constraint(equalTo: topAnchor, constant: .small)
            if isTall { label.heightAnchor.constraint(equalToConstant: 100) } else { label.heightAnchor.constraint(equalToConstant: 50) }
            for gap in [1, 2] { label.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: CGFloat(gap)) }
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      extension UIView { var top: NSLayoutYAxisAnchor { translatesAutoresizingMaskIntoConstraints = false; return topAnchor } }
      extension CGFloat { static var small: CGFloat { 3 } }
      @resultBuilder enum Builder {
        static func buildExpression(_ one: NSLayoutConstraint) -> [NSLayoutConstraint] { [one] }
        static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
        static func buildEither(first: [NSLayoutConstraint]) -> [NSLayoutConstraint] { first }
        static func buildEither(second: [NSLayoutConstraint]) -> [NSLayoutConstraint] { second }
        static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
      }
      extension NSLayoutConstraint { static func build(@Builder _ make: () -> [NSLayoutConstraint]) { activate(make()) } }
      """, ["options": ["Screen"]])
    #expect(
      try reading.constraints("Screen") == [
        "view.subviews[0].top == root.top + 3", "view.subviews[0].height == + 50",
        "view.subviews[0].leading >= root.leading + 1", "view.subviews[0].leading >= root.leading + 2",
      ])
    #expect(try reading.reasons("Screen").isEmpty)
  }

  /// In a scenario each has a name of its own.
  @Test func constraintsKeepTheirIdentifiers() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          for (number, name) in ["gap", "gap", "gap 2"].enumerated() {
            let one = widthAnchor.constraint(lessThanOrEqualToConstant: CGFloat(number))
            one.identifier = name
            one.isActive = true
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let scenario = try reading.option("Card")["scenario"] as? [String: Any]
    let names = (scenario?["constraints"] as? [[String: Any]] ?? []).compactMap {
      $0["identifier"] as? String
    }
    #expect(names == ["gap", "gap 2", "gap 2 2"])
  }

  @Test func previewsAreOptions() throws {
    let reading = try Reading(
      """
      class Tag: UIView {
        let label = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          label.text = text
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      #Preview("Long") {
        let tag = Tag("A long text")
        return tag
      }
      #Preview("Screen") { UIViewController() }
      """)
    #expect(try reading.option("Long")["kind"] as? String == "preview")
    // It has the safe area of a device.
    #expect(try reading.option("Screen")["kind"] as? String == "controller")
    #expect(try reading.view("label", in: "Long")["text"] as? String == "A long text")
  }

  @Test func badRequestsAreRefused() throws {
    let program = try #require(ReaderProgram.url)
    for request in [
      "", "[]", "{}", "{\"version\":2,\"files\":[\"a\"]}", "{\"version\":1,\"files\":[\"/no/such\"]}",
    ] {
      let answer = try ReaderRun.run(program, Data(request.utf8))
      #expect(answer.status == 64 && answer.errors.hasPrefix("layout-render-swift: error: "), "\(request)")
    }
  }

  @Test func masksFollowTheSizeThatAViewWasGiven() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 300, height: 100)) }
        override init(frame: CGRect) {
          super.init(frame: frame)
          let bar = UIView(frame: CGRect(x: 10, y: 0, width: 280, height: 20))
          bar.autoresizingMask = .flexibleWidth
          addSubview(bar)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let card = try reading.view("self", in: "Card")
    #expect(card["frame"] as? [Double] == [0, 0, 300, 100] && card["autoresizingMask"] == nil)
    #expect(try reading.view("self.subviews[0]", in: "Card")["frame"] as? [Double] == [10, 0, 280, 20])
  }
}
