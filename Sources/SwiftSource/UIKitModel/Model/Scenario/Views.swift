extension NSObject {
  package func scenarioID() -> String?
  // The value of a property of UIKit, if something has set it or asked for it.
  package func held(_ name: String) -> Any?
  // Whether the program's own class has a method of this name; and a report that the effect of the method is not shown.
  package func overrides(_ name: String) -> Bool
  package func leaveOutOverride(_ name: String, _ reason: String)
  // A number that stands in for one declared in a file that is not given; nil if there is no such file.
  package func standIn(_ value: Any, _ number: CGFloat) -> CGFloat?
  package func scenarioImage(_ image: UIImage?) -> [String: Any]? {
    isUnknown(image) ? standIn(image, 24).map { ["size": [$0, $0]] } : image?.scenario
  }
}
extension UIView {
  // The full description of the view and what it shows; nil if it was described before.
  package func described() -> [String: Any]?
  // “titleLabel” is “Title”, “titleLabels[1]” is “Title 2”, and “labels[firstName]” is “First name”.
  package func madeUpText(_ path: String) -> String? {
    let last = path.components(separatedBy: ".").last ?? "", parts = last.components(separatedBy: "[")
    if ["subviews", "arrangedSubviews"].contains(parts[0]) { return nil }
    let keys = parts.dropFirst().map { $0.dropLast() }, name = keys.last { Int($0) == nil } ?? parts[0]
    var words: [String] = []
    for letter in name where letter != "_" {
      if words.isEmpty || letter.isUppercase {
        words.append(letter)
      } else {
        words[words.count - 1] = words[words.count - 1] + letter
      }
    }
    let kind = words.last ?? "", isList = name != last && name == parts[0] && kind.hasSuffix("s"),
      one = isList ? kind.dropLast() : kind
    if ["Label", "Button", "Text", "Lbl", "Btn"].contains(one.prefix(1).uppercased() + one.dropFirst()) {
      words.removeLast()
      if words.isEmpty { words = [one] }
    }
    let text = words.joined(separator: " ").lowercased(),
      numbers = keys.compactMap { Int($0) }.map { " \($0 + 1)" }.joined()
    return text.isEmpty || text == "self" ? nil : text.prefix(1).uppercased() + text.dropFirst() + numbers
  }
  package var drawingScenario: Any? { drawing?.items.map { $0.scenario } }
  // The view of a controller inside of another one has the margins of the screen.
  package var controllerMargins: Any? {
    isNil(held("controller")) || scenarioID() == "root"
      ? nil : ["leading": Canvas.margin, "trailing": Canvas.margin, "top": 0, "bottom": 0]
  }
  // The margins of a controller's view are at least those of the screen, unless the controller allows less.
  package var leastMargins: NSDirectionalEdgeInsets {
    var margins = setMargins
    if held("controller")?.viewRespectsSystemMinimumLayoutMargins == true {
      margins.leading = max(margins.leading, Canvas.margin)
      margins.trailing = max(margins.trailing, Canvas.margin)
    }
    return margins
  }
  package func scenarioPriorities(_ name: String) -> [NSLayoutConstraint.Axis: Any]? {
    held(name)?.isEmpty == false
      ? held(name).mapValues { $0.rawValue > 0 ? min(1000, $0.rawValue) : nil } : nil
  }
  // The view of a controller becomes as large as the screen, whatever size it was made with, and masks follow that.
  package var frameOnScreen: CGRect {
    let old = known(superview?.placed.size), new = UIScreen.main.bounds.size
    let isOnScreen = superview?.scenarioID() == "root" && !isNil(old) && old != new
    return isOnScreen ? resized(placed, from: old, to: new) : placed
  }
  // A view that keeps `translatesAutoresizingMaskIntoConstraints` is placed by its frame.
  package var scenarioFrame: [String: Any] {
    // A place that is not known yet may depend on the size.
    let frame = frameOnScreen, size = known(frame.size)
    guard size != nil, size.width >= 0, size.height >= 0 else { return [:] }
    let flexible = [
      "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin", "flexibleHeight",
      "flexibleBottomMargin",
    ]
    let mask = autoresizingMask.rawValue
    return [
      "frame": [known(frame.minX) ?? 0, known(frame.minY) ?? 0, size.width, size.height],
      "autoresizingMask": flexible.enumerated().filter { mask & (1 << $0.offset) != 0 }.map { $0.element },
    ]
  }
}
extension NSObject {
  package func tellOfTabImages(_ items: [UITabBarItem]?) {
    if items?.contains { !isNil($0.image) || !isNil($0.selectedImage) } == true {
      leaveOut("the images of tabs are not shown: others stand in for them")
    }
  }
  // Reports the program's own views in a navigation bar: only their texts are shown.
  package func tellOfBarViews(_ item: UINavigationItem?) {
    for view in [item?.titleView]
      + ((item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? [])).map { $0.customView }
    where !isNil(view) {
      view.leaveOut("views in a navigation bar are not laid out: only the text of this one is shown")
    }
  }
}
extension NSObject {
  package func tellOfSearch(_ item: UINavigationItem?) {
    if !isNil(item?.searchController) { leaveOut("the search bar of a navigation item is not shown") }
  }
}
extension UIView {
  package func describedRow(_ height: CGFloat) -> [String: Any]? {
    guard var all = described() else { return nil }
    let row = self is UITableViewCell ? self : held("row")
    if all["rowHeight"] == nil { all["rowHeight"] = [row?.delegateHeight ?? -1, height].first { $0 > 0 } }
    if all["imageView"] != nil {
      let content = row?.contentConfiguration as? UIListContentConfiguration
      all["imageToTextPadding"] = content?.imageToTextPadding ?? StandardCellMetrics.imagePadding
    }
    if row != nil, row.accessoryType != .none, row.accessoryView == nil {
      all["accessory"] = row.accessoryType
    }
    return all
  }
}
