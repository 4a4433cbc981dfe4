import Testing

/// What code says of how views look, which no layout depends on.
struct LookReadingTests {
  @Test func tintsAreWhereTheyAreSet() throws {
    let reading = try Reading(
      """
      class Panel: UIView {
        let star = UIImageView(image: UIImage(systemName: "star"))
        let own = UIImageView(image: UIImage(systemName: "bell")?.withTintColor(.systemPurple))
        let toggle = UISwitch(), slider = UISlider(), progress = UIProgressView()
        let copied = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          tintColor = .systemGreen
          (toggle.tintColor, toggle.onTintColor) = (.systemRed, .systemTeal)
          slider.minimumTrackTintColor = .systemOrange
          progress.tintColor = .systemPink
          [star, own, toggle, slider, progress, copied].forEach(addSubview)
          copied.backgroundColor = star.tintColor
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    func look(_ id: String, _ key: String = "tintColor") throws -> String? {
      try reading.view(id, in: "Panel")[key] as? String
    }
    #expect(try look("self") == "systemGreen" && look("star") == nil && look("own") == "systemPurple")
    #expect(try look("toggle") == "systemTeal" && look("slider") == "systemOrange")
    #expect(try look("progress") == "systemPink" && look("copied", "backgroundColor") == "systemGreen")
    #expect(try reading.reasons("Panel") == [])
  }

  /// A custom button's title is white, unless that would not be seen.
  @Test(arguments: [
    ("view.backgroundColor = .black", "white"), ("view.backgroundColor = .white", nil),
    ("panel.backgroundColor = .systemBlue; view.backgroundColor = .white", "white"),
    ("panel.backgroundColor = .clear", nil), ("button.backgroundColor = .systemRed", "white"),
    ("view.backgroundColor = .black; button.setTitleColor(.yellow, for: .normal)", "yellow"),
  ])
  func titlesOfCustomButtonsAreWhite(code: String, color: String?) throws {
    let reading = try Reading(
      """
      class Screen: UIViewController {
        let panel = UIView(), button = UIButton(type: .custom)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
          button.setTitle("Close", for: .normal)
          panel.addSubview(button)
          view.addSubview(panel)
        }
      }
      """)
    #expect(try reading.view("button", in: "Screen")["textColor"] as? String == color)
  }

  /// What only some controllers and layers show is reported where it is set.
  @Test func whatIsNotShownIsTold() throws {
    let reading = try Reading(
      """
      class Shade: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override init(frame: CGRect) {
          super.init(frame: frame)
          (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        }
        required init?(coder: NSCoder) { nil }
      }
      class Search: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.searchController = UISearchController(searchResultsController: nil)
          let scroll = UIScrollView(), buy = UIButton(configuration: .tinted())
          scroll.contentInsetAdjustmentBehavior = .never
          buy.configuration?.baseBackgroundColor = .systemRed
          [scroll, buy, Shade()].forEach(view.addSubview)
        }
      }
      class Tabs: UITabBarController {
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [UINavigationController(rootViewController: Search())]
          view.addSubview(UIView())
        }
      }
      """)
    let told = ["16: what the layer of this view draws is not shown"]
    #expect(try reading.reasons("Search").sorted() == told)
    #expect(
      try reading.reasons("Tabs").sorted() == told + ["22: the search bar of a navigation item is not shown"])
    let scroll = try reading.view("view.subviews[0]", in: "Search")
    #expect(scroll["contentInsetAdjustmentBehavior"] as? String == "never")
    let ground = try reading.view("view.subviews[1]", in: "Search")["backgroundColor"] as? [String: Any]
    #expect(ground?["alpha"] as? Double == 0.18)
  }

  /// What lies beside the code in catalogues and tables is reported, and what stands in for it can be seen.
  @Test func catalogueContentIsTold() throws {
    let reading = try Reading(
      """
      class Card: UIView {
        let label = UILabel(), icon = UIImageView(image: UIImage(named: "Banner"))
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = UIColor(named: "Ground")
          label.textColor = UIColor(named: "Ink")
          label.text = NSLocalizedString("card.title", comment: "")
          addSubview(label)
          addSubview(icon)
        }
        required init?(coder: NSCoder) { nil }
      }
      class Plain: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = NSLocalizedString("Hello there", comment: "")
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      """)
    let told = try reading.reasons("Card").map { $0.prefix { $0 != ":" && $0 != "," } }
    #expect(told.sorted() == ["2", "5", "6", "7"])
    #expect(try reading.view("self", in: "Card")["backgroundColor"] as? String == "systemGray5")
    #expect(try reading.view("label", in: "Card")["textColor"] == nil)
    #expect(try reading.reasons("Plain") == [])
  }
}
