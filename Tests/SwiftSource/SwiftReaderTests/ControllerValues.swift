import UIKit

/// What controllers, tables and layers tell after they have been changed.
@MainActor func controllerValues() -> [String] {
  controllerLines() + containerLines() + animationLines() + tableLines() + controlLines() + layerLines()
    + stringLines() + otherLines()
}

private final class LifeController: UIViewController {
  static var log: [String] = []
  let name: String
  init(_ name: String) { self.name = name; super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  func note(_ what: String) { LifeController.log.append("\(name) \(what)") }
  override func loadView() { super.loadView(); note("load") }
  override func viewDidLoad() { super.viewDidLoad(); note("loaded") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave" : "will join")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "left" : "joined")
  }
}

private final class Row: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { fatalError() }
}

private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int { 2 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }
}

extension CGRect {
  fileprivate var said: String { "\(minX) \(minY) \(width) \(height)" }
}

@MainActor private func controllerLines() -> [String] {
  var lines: [String] = []
  let a = LifeController("a"), b = LifeController("b")
  lines.append("loaded \(a.isViewLoaded) \(a.viewIfLoaded == nil)")
  a.addChild(b)
  lines.append("children \(a.children.count) \(b.parent === a)")
  a.view.addSubview(b.view)
  b.didMove(toParent: a)
  lines.append("loaded \(a.isViewLoaded) \(b.isViewLoaded) \(b.view.superview === a.view)")
  b.willMove(toParent: nil)
  b.view.removeFromSuperview()
  b.removeFromParent()
  lines.append("children \(a.children.count) \(b.parent == nil)")
  lines.append("log \(LifeController.log.joined(separator: ", "))")
  LifeController.log = []
  let root = LifeController("root"), next = LifeController("next")
  root.title = "Root"
  let navigation = UINavigationController(rootViewController: root)
  navigation.pushViewController(next, animated: false)
  lines.append(
    "stack \(navigation.viewControllers.count) \(navigation.topViewController === next) \(next.navigationController === navigation) \(navigation.visibleViewController === next)"
  )
  lines.append(
    "title \(root.navigationItem.title ?? "nil") \(root.title ?? "nil") \(next.navigationItem.title ?? "nil")"
  )
  let popped = navigation.popViewController(animated: false)
  lines.append(
    "popped \(popped === next) \(navigation.viewControllers.count) \(next.navigationController == nil)")
  navigation.pushViewController(next, animated: false)
  navigation.pushViewController(LifeController("third"), animated: false)
  let all = navigation.popToRootViewController(animated: false)
  lines.append("root \(all?.count ?? -1) \(navigation.topViewController === root)")
  navigation.setViewControllers([next], animated: false)
  lines.append("set \(navigation.viewControllers.count) \(root.navigationController == nil)")
  let tabs = UITabBarController()
  tabs.viewControllers = [navigation, root]
  lines.append(
    "tabs \(tabs.selectedIndex) \(tabs.selectedViewController === navigation) \(root.tabBarController === tabs)"
  )
  tabs.selectedIndex = 1
  lines.append("tabs \(tabs.selectedViewController === root)")
  tabs.selectedViewController = navigation
  lines.append("tabs \(tabs.selectedIndex)")
  root.present(a, animated: false)
  lines.append("presented \(root.presentedViewController === a) \(a.presentingViewController != nil)")
  let other = LifeController("other")
  other.loadViewIfNeeded()
  lines.append("loaded \(other.isViewLoaded) \(other.view.backgroundColor == nil)")
  other.view = UIView()
  lines.append("view \(other.view.subviews.count)")
  other.title = "T"
  lines.append("items \(other.navigationItem.title ?? "nil") \(other.tabBarItem.title ?? "nil")")
  other.navigationItem.title = "N"
  lines.append("items \(other.title ?? "nil")")
  lines.append("responder \(other.view.next === other)")
  return lines
}

@MainActor private func containerLines() -> [String] {
  var lines: [String] = []
  let first = LifeController("first"), second = LifeController("second")
  let navigation = UINavigationController(rootViewController: first)
  lines.append("before \(navigation.isViewLoaded) \(first.isViewLoaded)")
  navigation.loadViewIfNeeded()
  func tree(_ name: String) {
    let all = navigation.view.subviews.map { view in
      view === first.viewIfLoaded
        ? "first" : view === second.viewIfLoaded ? "second" : view === navigation.navigationBar ? "bar" : "?"
    }
    lines.append(
      "\(name) \(all) \(navigation.navigationBar.bounds.height) \(navigation.navigationBar.isHidden)")
  }
  tree("loaded")
  lines.append("fills \(first.view.frame == navigation.view.bounds) \(first.view.autoresizingMask.rawValue)")
  navigation.pushViewController(second, animated: false)
  tree("pushed")
  navigation.navigationBar.prefersLargeTitles = true
  tree("large")
  second.navigationItem.largeTitleDisplayMode = .never
  tree("small")
  navigation.isNavigationBarHidden = true
  tree("hidden")
  navigation.popViewController(animated: false)
  tree("popped")
  let tabs = UITabBarController()
  tabs.viewControllers = [navigation, second]
  tabs.loadViewIfNeeded()
  lines.append(
    "tabs \(tabs.tabBar.frame.minY) \(tabs.tabBar.frame.height) \(navigation.view.superview === tabs.view)")
  tabs.selectedIndex = 1
  lines.append("second \(second.view.superview === tabs.view) \(navigation.view.superview == nil)")
  second.title = "Late"
  lines.append("titles \(tabs.tabBar.items?.map { $0.title ?? "nil" } ?? [])")
  let list = UITableViewController(style: .grouped)
  lines.append(
    "list \(list.view === list.tableView) \(list.tableView.style.rawValue) \(list.tableView.frame == list.view.bounds)"
  )
  lines.append("delegate \(list.tableView.delegate === list) \(list.tableView.dataSource === list)")
  let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
  lines.append(
    "grid \(grid.collectionView.superview === grid.view) \(grid.collectionView.frame == grid.view.bounds)")
  lines.append("layout \(grid.collectionViewLayout === grid.collectionView.collectionViewLayout)")
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  pages.setViewControllers([first], direction: .forward, animated: false)
  lines.append("pages \(first.view.superview === pages.view) \(first.parent === pages)")
  return lines
}

@MainActor private func animationLines() -> [String] {
  var lines: [String] = []
  let waiting = UIViewPropertyAnimator(duration: 1, curve: .linear) { lines.append("waiting") }
  waiting.addCompletion { lines.append("completed \($0 == .end)") }
  lines.append("made")
  waiting.startAnimation()
  UIViewPropertyAnimator.runningPropertyAnimator(
    withDuration: 1, delay: 0, animations: { lines.append("running") },
    completion: { _ in lines.append("ran") })
  UIView.animate(withDuration: 1) {
    lines.append("animated")
  } completion: {
    lines.append("done \($0)")
  }
  var rounds = 0
  func pulse() {
    rounds += 1
    UIView.animate(withDuration: 1, animations: {}) { _ in pulse() }
  }
  pulse()
  lines.append("rounds \(rounds)")
  return lines
}

@MainActor private func tableLines() -> [String] {
  var lines: [String] = []
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  let source = Source()
  table.register(Row.self, forCellReuseIdentifier: "row")
  lines.append("empty \(table.numberOfSections)")
  table.dataSource = source
  table.delegate = source
  table.rowHeight = 50
  lines.append(
    "rows \(table.numberOfSections) \(table.numberOfRows(inSection: 0)) \(table.numberOfRows(inSection: 1))")
  let cell = source.tableView(table, cellForRowAt: IndexPath(row: 0, section: 1))
  lines.append("cell \(cell is Row) \(cell.reuseIdentifier ?? "nil") \(cell.textLabel?.text ?? "nil")")
  let none = table.dequeueReusableCell(withIdentifier: "none")
  lines.append("none \(none == nil)")
  let path = IndexPath(item: 3, section: 2)
  lines.append(
    "path \(path.row) \(path.item) \(path.section) \(path == IndexPath(row: 3, section: 2)) \(path < IndexPath(row: 0, section: 3))"
  )
  let plain = UITableViewCell(style: .subtitle, reuseIdentifier: "p")
  plain.textLabel?.text = "T"
  plain.detailTextLabel?.text = "D"
  lines.append(
    "plain \(plain.textLabel?.text ?? "nil") \(plain.detailTextLabel?.text ?? "nil") \(plain.imageView?.image == nil) \(plain.accessoryType.rawValue)"
  )
  lines.append(
    "default \(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil) \(plain.contentView.superview === plain)"
  )
  let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
  header.textLabel?.text = "H"
  lines.append("header \(header.textLabel?.text ?? "nil") \(header.contentView.superview === header)")
  table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
  lines.append("header \(table.tableHeaderView?.frame.height ?? -1)")
  return lines
}

@MainActor private func controlLines() -> [String] {
  var lines: [String] = []
  let control = UIControl()
  lines.append("state \(control.state.rawValue) \(control.isEnabled) \(control.isSelected)")
  control.isEnabled = false
  control.isSelected = true
  control.isHighlighted = true
  lines.append("state \(control.state.rawValue)")
  let sw = UISwitch()
  sw.setOn(true, animated: false)
  lines.append("switch \(sw.isOn)")
  var order: [String] = []
  UIView.animate(
    withDuration: 1, animations: { order.append("animations") }, completion: { _ in order.append("done") })
  UIView.performWithoutAnimation { order.append("without") }
  lines.append("animate \(order.first ?? "")")
  return lines
}

@MainActor private func layerLines() -> [String] {
  var lines: [String] = []
  let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
  lines.append(
    "layer \(view.layer.frame.minX) \(view.layer.bounds.width) \(view.layer.position.x) \(view.layer.anchorPoint.x)"
  )
  let a = CALayer(), b = CALayer()
  view.layer.addSublayer(a)
  view.layer.insertSublayer(b, at: 0)
  lines.append(
    "sublayers \(view.layer.sublayers?.count ?? 0) \(view.layer.sublayers?.first === b) \(a.superlayer === view.layer)"
  )
  a.removeFromSuperlayer()
  lines.append("sublayers \(view.layer.sublayers?.count ?? 0) \(a.superlayer == nil)")
  a.frame = CGRect(x: 1, y: 2, width: 10, height: 20)
  lines.append("frame \(a.position.x) \(a.position.y) \(a.bounds.width)")
  a.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  lines.append("frame \(a.frame.minX) \(a.frame.minY)")
  view.layer.cornerRadius = 5
  view.layer.masksToBounds = true
  lines.append("clips \(view.clipsToBounds)")
  view.clipsToBounds = false
  lines.append("masks \(view.layer.masksToBounds)")
  view.alpha = 0.5
  lines.append("opacity \(view.layer.opacity)")
  view.layer.opacity = 0.25
  lines.append("alpha \(view.alpha)")
  view.backgroundColor = .red
  lines.append("colour \(view.layer.backgroundColor == UIColor.red.cgColor)")
  view.isHidden = true
  lines.append("hidden \(view.layer.isHidden)")
  let gradient = CAGradientLayer()
  gradient.colors = [UIColor.red.cgColor]
  lines.append("gradient \(gradient.colors?.count ?? 0)")
  return lines
}

@MainActor private func stringLines() -> [String] {
  var lines: [String] = []
  let text = NSMutableAttributedString(string: "Hello world")
  text.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 5))
  var ranges: [String] = []
  text.enumerateAttribute(.kern, in: NSRange(location: 0, length: text.length)) { value, range, _ in
    ranges.append("\(range.location)-\(range.length) \(value == nil)")
  }
  lines.append("ranges \(ranges.joined(separator: "; "))")
  text.append(NSAttributedString(string: "!"))
  lines.append("length \(text.length) \(text.string)")
  text.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Bye")
  lines.append("replaced \(text.string)")
  text.deleteCharacters(in: NSRange(location: 0, length: 4))
  lines.append("deleted \(text.string)")
  lines.append("part \(text.attributedSubstring(from: NSRange(location: 0, length: 2)).string)")
  let found = ("Hello world" as NSString).range(of: "world")
  lines.append("found \(found.location) \(found.length)")
  lines.append("equal \(NSAttributedString(string: "a") == NSAttributedString(string: "a"))")
  let copy = text.mutableCopy() as? NSMutableAttributedString
  copy?.append(NSAttributedString(string: "?"))
  lines.append("copy \(copy?.string ?? "nil") \(text.string)")
  return lines
}

@MainActor private func otherLines() -> [String] {
  var lines: [String] = []
  let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  lines.append(
    "colour \(a == UIColor.red) \(a.withAlphaComponent(0.5) == a) \(UIColor(white: 1, alpha: 1) == .white)")
  let font = UIFont.systemFont(ofSize: 10)
  lines.append(
    "font \(font == UIFont.systemFont(ofSize: 10)) \(font == UIFont.boldSystemFont(ofSize: 10)) \(font.withSize(12).pointSize)"
  )
  lines.append(
    "insets \(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
  )
  lines.append(
    "rect \(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)).said)"
  )
  lines.append(
    "transform \(CGAffineTransform(translationX: 1, y: 2).isIdentity) \(CGAffineTransform(scaleX: 2, y: 2).a)"
  )
  let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
  lines.append("path \(path.isEmpty) \(path.bounds.said)")
  lines.append(
    "priority \(UILayoutPriority.defaultHigh.rawValue) \((UILayoutPriority.required - 1).rawValue) \(UILayoutPriority(300) < .defaultHigh)"
  )
  let item = UIBarButtonItem(title: "A", style: .done, target: nil, action: nil)
  lines.append("item \(item.title ?? "nil") \(item.style.rawValue)")
  let view = UIView()
  view.tintColor = .red
  let inner = UIView()
  view.addSubview(inner)
  lines.append("tint \(inner.tintColor == UIColor.red)")
  view.isHidden = true
  lines.append("hidden \(inner.isHidden)")
  let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
  lines.append("effect \(effect.contentView.superview === effect)")
  let picker = UIDatePicker()
  lines.append("picker \(picker.datePickerMode.rawValue)")
  let search = UISearchBar()
  search.text = "q"
  search.placeholder = "p"
  lines.append("search \(search.text ?? "nil") \(search.placeholder ?? "nil")")
  let bar = UINavigationBar()
  bar.items = [UINavigationItem(title: "one"), UINavigationItem(title: "two")]
  lines.append("bar \(bar.topItem?.title ?? "nil") \(bar.backItem?.title ?? "nil")")
  lines.append(
    "responder \(view.isFirstResponder) \(UITextField().canBecomeFirstResponder) \(inner.next === view)")
  lines.append("device \(UIDevice.current.userInterfaceIdiom.rawValue) \(UIScreen.main.scale > 0)")
  let spinner = UIActivityIndicatorView(style: .large)
  spinner.startAnimating()
  lines.append("spinner \(spinner.isAnimating) \(spinner.isHidden)")
  spinner.stopAnimating()
  lines.append("spinner \(spinner.isAnimating) \(spinner.isHidden)")
  let flow = UICollectionViewFlowLayout()
  let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
  lines.append("collection \(collection.collectionViewLayout === flow) \(collection.numberOfSections)")
  return lines
}
