import UIKit

/// A layout as the reader of Swift source made it, and the command solved it.
struct ReadOption: Decodable {
  struct View: Decodable {
    /// What the scenario says of it.
    struct Authored: Decodable {
      /// Of a label whose text is not in parts.
      var text: String?

      private enum CodingKeys: CodingKey { case text }

      init(from decoder: any Decoder) throws {
        text = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
      }
    }
    var id: String
    var type: String
    var superview: String?
    var frame: [CGFloat]
    var exactFrame: [CGFloat]?
    var ambiguity: [String: [CGFloat?]]?
    var authored: Authored?
  }
  var name: String
  var kind: String
  /// The id of the view that the class is about.
  var root: String
  /// The equations that place it in its superview, if it is no controller's.
  var sides: [String]
  var views: [View]
  /// What the reader shows where code sets no text, by id.
  var texts: [String: String] = [:]
  /// Why it did not understand something.
  var told: [String] = []
}

/// A layout as it is read beside the same as it is compiled: view by view, by their order in their superviews.
@MainActor struct Comparison {
  let option: ReadOption
  let path: String
  private(set) var compared = 0
  private(set) var differences: [String] = []
  private var root: ReadOption.View

  init(of option: ReadOption, path: String) {
    (self.option, self.path) = (option, path)
    root = option.views.first { $0.id == option.root } ?? option.views[0]
  }

  mutating func run(on made: NSObject) {
    var view = layOut(made)
    // A container to which code adds no views is read as the controller in it.
    var controller = made as? UIViewController
    let hasBars = children(of: root).contains { ["tabBar", "navigationBar"].contains($0.type) }
    while !hasBars, let shown = controller.flatMap(shown) {
      (controller, view) = (shown, shown.view)
    }
    if !option.texts.isEmpty {
      giveTexts(root, view)
      view.window?.layoutIfNeeded()
    }
    // A stack or scroll view that is a controller's view is read as a view in it.
    let inside = children(of: root)
    if view is UIStackView || view is UIScrollView, root.type == "view", inside.count == 1 {
      root = inside[0]
    }
    compare(root, view, path)
  }

  /// A controller's view fills the screen. Another hangs below its top, at the sides that its class leaves open.
  private func layOut(_ made: NSObject) -> UIView {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = made as? UIViewController ?? UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let screen: UIView = controller.view
    if let view = made as? UIView { host(view, in: screen) }
    window.layoutIfNeeded()
    return made as? UIView ?? screen
  }

  private func shown(by controller: UIViewController) -> UIViewController? {
    (controller as? UITabBarController)?.selectedViewController
      ?? (controller as? UINavigationController)?.topViewController
  }

  private func host(_ view: UIView, in superview: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    let trailing = view.trailingAnchor.constraint(equalTo: superview.trailingAnchor)
    // What a class says of its own width comes first; cells are as wide as their list.
    if option.kind != "cell" { trailing.priority = UILayoutPriority(999) }
    let sides: [String: NSLayoutConstraint] = [
      "leading": view.leadingAnchor.constraint(equalTo: superview.leadingAnchor), "trailing": trailing,
      "top": view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 100),
    ]
    for equation in option.sides {
      let side = equation.prefix { $0 != " " }.drop { $0 != "." }.dropFirst()
      sides[String(side)]?.isActive = true
    }
    // A size that nothing decides is what the reader takes for it.
    for (anchor, length) in zip([view.widthAnchor, view.heightAnchor], root.frame.suffix(2)) {
      let size = anchor.constraint(equalToConstant: length)
      size.priority = UILayoutPriority(1)
      size.isActive = true
    }
  }

  private func children(of seen: ReadOption.View) -> [ReadOption.View] {
    option.views.filter { $0.superview == seen.id }
  }

  private func giveTexts(_ seen: ReadOption.View, _ view: UIView) {
    if let text = option.texts[seen.id] {
      if let label = view as? UILabel { label.text = text }
      if let button = view as? UIButton { button.setTitle(text, for: .normal) }
    }
    for (child, subview) in pairs(seen, view) ?? [] { giveTexts(child, subview) }
    (view as? UITableView)?.performBatchUpdates(nil)
  }

  // MARK: Frames

  /// What these have inside is their own affair.
  private static let controls: Set = [
    "label", "button", "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl",
    "datePicker",
    "searchBar", "textView", "imageView", "progressView", "activityIndicator", "colorWell", "pickerView",
  ]

  /// What is in a view as read and as compiled; nil if these are not as many.
  private func pairs(_ seen: ReadOption.View, _ view: UIView) -> [(ReadOption.View, UIView)]? {
    let children = children(of: seen)
    guard !Self.controls.contains(seen.type) else { return [] }
    if let table = view as? UITableView {
      // The table of a controller is its view, but is read as a view in it.
      let inside = children.first { $0.type == "tableView" }.map(self.children) ?? children
      return cells(inside.filter { $0.id.contains(".rows[") }, table.visibleCells)
    }
    if let collection = view as? UICollectionView {
      return cells(children, collection.subviews.filter { $0.frame.intersects(collection.bounds) })
    }
    // What UIKit itself puts into rows is its own affair.
    if let row = view as? UITableViewCell {
      return children.filter { $0.id.hasSuffix("contentView") }.map { ($0, row.contentView) }
    }
    return children.count == view.subviews.count ? Array(zip(children, view.subviews)) : nil
  }

  /// How many cells the reader asks a data source for.
  private static let mostCells = 60

  /// Those that the screen has room for.
  private func cells(_ seen: [ReadOption.View], _ cells: [UIView]) -> [(ReadOption.View, UIView)]? {
    seen.count < min(cells.count, Self.mostCells) ? nil : Array(zip(seen, cells))
  }

  private mutating func compare(_ seen: ReadOption.View, _ view: UIView, _ path: String) {
    compareFrames(seen, view, path)
    compareTexts(seen, view, path)
    guard let pairs = pairs(seen, view) else {
      let counts = "\(children(of: seen).count) views in it as read, \(view.subviews.count) as compiled"
      return differences.append("\(path): \(counts)")
    }
    for (child, subview) in pairs { compare(child, subview, "\(path), \(child.id)") }
  }

  /// What code spells out of the properties that it asks for.
  private mutating func compareTexts(_ seen: ReadOption.View, _ view: UIView, _ path: String) {
    guard let label = view as? UILabel, seen.type == "label", option.texts[seen.id] == nil,
      let read = seen.authored?.text, read != label.text ?? ""
    else { return }
    differences.append("\(path): “\(read)” as read, “\(label.text ?? "")” as compiled")
  }

  private mutating func compareFrames(_ seen: ReadOption.View, _ view: UIView, _ path: String) {
    compared += 1
    let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    let read = seen.exactFrame ?? seen.frame
    let open = ["x", "y", "width", "height"].map { seen.ambiguity?[$0] != nil }
    // Where a view is that is shown by itself, this program decides.
    let first = seen.id == root.id ? 2 : 0
    if (first..<4).contains(where: { !open[$0] && abs(read[$0] - frame[$0]) > 0.001 }) {
      differences.append("\(path): \(read) as read, \(frame) as compiled")
    }
  }
}
