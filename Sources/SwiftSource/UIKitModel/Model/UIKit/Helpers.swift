// A view that is tried out in another one.
func staged(_ view: UIView) -> UIView {
  UIView.stage.addSubview(view)
  view.translatesAutoresizingMaskIntoConstraints = false
  return view
}
// The effects of helpers that many apps have, whose files are not given, as far as their names and arguments reveal
// them.
extension UIView {
  // Covers the superview with a view that no code places in it.
  package func coverSuperview() {
    guard let outer = superview else { return }
    translatesAutoresizingMaskIntoConstraints = false
    let fitsContent = self is UIStackView && outer.controller != nil
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: outer.topAnchor), leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      fitsContent
        ? bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor)
        : bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }
  // Constrains the view if this is a call such as `anchor(top: header.bottomAnchor, paddingTop: 8, height: 44)`,
  // `pinToSuperview(insets: …)` or `centerX(inView: view)`, and returns whether it is.
  package func constrainAsNamed(_ name: String, _ labels: [String], _ values: [Any]) -> Bool {
    let name = name.lowercased(),
      given = zip(labels, values).map {
        (label: $0.0.lowercased().replacingOccurrences(of: "anchor", with: ""), value: $0.1)
      }.filter { !isNil($0.value) }
    let kinds = given.filter { !isUnknown($0.value) }
    func isNumber(_ value: Any) -> Bool { isUnknown(value) || value is CGFloat || value is Int }
    func argument(_ label: String) -> Any? { given.first { $0.label == label }?.value }
    // `paddingTop`, `topConstant`, or the distance of all sides.
    func distance(_ side: String) -> CGFloat {
      if let own = given.first { $0.label != side && $0.label.contains(side) && isNumber($0.value) } {
        return own.value
      }
      let all = ["padding", "insets", "inset", "margin", "margins", "constant", "spacing", "with", ""]
        .compactMap { argument($0) }.first { isNumber($0) || $0 is UIEdgeInsets }
      if !isUnknown(all), all is UIEdgeInsets {
        return ["top": all.top, "bottom": all.bottom, "left": all.left, "leading": all.left][side]
          ?? all.right
      }
      return all ?? 0
    }
    let other = kinds.first { $0.value is UIView || $0.value is UILayoutGuide }?.value ?? superview,
      isSuperview = name.contains("superview") || name.contains("parent")
    let isToFill = ["pin", "fill", "edge", "anchor", "constrain", "stretch"].contains { name.contains($0) },
      fills = isToFill && (isSuperview || kinds.contains { $0.value is UIView || $0.value is UILayoutGuide })
    // `edges: [.top, .left]`, `excluding: .bottom`.
    let ways = [
      "left": ["leading"], "right": ["trailing"], "horizontal": ["leading", "trailing"],
      "vertical": ["top", "bottom"],
    ]
    func names(leftOut: Bool) -> [String] {
      let all = kinds.filter { ($0.label.contains("exclu") || $0.label.contains("except")) == leftOut }
        .flatMap { $0.value is [Any] ? $0.value : [$0.value] }
      return all.filter { $0 is String }.flatMap { ways[$0] ?? [$0] }
    }
    let only = names(leftOut: false), leftOut = names(leftOut: true)
    let centresX = name.hasPrefix("center") && !name.hasPrefix("centery"),
      centresY = name.hasPrefix("center") && !name.hasPrefix("centerx")
    let sides: [(name: String, anchor: NSLayoutAnchor, sign: CGFloat)] = [
      ("top", topAnchor, 1), ("leading", leadingAnchor, 1), ("left", leftAnchor, 1),
      ("bottom", bottomAnchor, -1), ("trailing", trailingAnchor, -1), ("right", rightAnchor, -1),
      ("centerx", centerXAnchor, 1), ("centery", centerYAnchor, 1),
    ]
    let hasAnchors = kinds.contains { $0.value is NSLayoutAnchor }, isMeant = other != nil && !hasAnchors
    var made: [NSLayoutConstraint] = []
    for side in sides {
      let isOwn =
        side.name == "centerx"
        ? centresX
        : side.name == "centery"
          ? centresY
          : isMeant && fills && side.name != "left" && side.name != "right"
            && (only.isEmpty || only.contains(side.name)) && !leftOut.contains(side.name)
      if let target = kinds.first { $0.label == side.name && $0.value is NSLayoutAnchor }?.value {
        made.append(side.anchor.constraint(equalTo: target, constant: side.sign * distance(side.name)))
      } else if isOwn && other != nil && other !== self {
        made.append(
          side.anchor.constraint(
            equalTo: NSLayoutAnchor(other, side.anchor.attribute),
            constant: side.name.hasPrefix("center") ? 0 : side.sign * distance(side.name)))
      }
    }
    let isOfSizes = ["size", "dimension", "anchor", "constrain"].contains { name.contains($0) }
    guard isOfSizes || !made.isEmpty else { return false }
    let size = kinds.first { $0.value is CGSize }?.value, some = argument("size")
    for (label, anchor, part) in [
      ("width", widthAnchor, size?.width), ("height", heightAnchor, size?.height),
    ] {
      let own = isUnknown(some) ? some : part
      let length = argument(label) ?? own
      if !isUnknown(length) && length is NSLayoutAnchor {
        made.append(anchor.constraint(equalTo: length))
      } else if isNumber(length), isUnknown(length) || length > 0 {
        made.append(anchor.constraint(equalToConstant: length))
      }
    }
    if made.isEmpty { return false }
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(made)
    return true
  }
}
extension NSLayoutConstraint {
  // Adjusts the constraint if this is a call such as `withPriority(.defaultHigh)` or `activated()`.
  package func adjustAsNamed(_ name: String, _ given: UILayoutPriority?) -> Bool {
    let name = name.lowercased()
    if name.contains("priority"), let given { priority = given; return true }
    guard name.hasPrefix("activ") else { return false }
    isActive = true
    return true
  }
}
// The class around code that an article shows without one.
@standIn @enclosing class EnclosingViewController: UIViewController {
  // The outermost view that the constraints are in. It is shown if a playground shows nothing else.
  var outermost: UIView? {
    let item = NSLayoutConstraint.active().first?.firstItem
    guard var view = item is UILayoutGuide ? item.owningView : item else { return nil }
    while let outer = view.superview { view = outer }
    return view
  }
  override func viewWillAppear(_ isAnimated: Bool) {
    super.viewWillAppear(isAnimated)
    let live = PlaygroundPage.current.liveView
    if live is UIViewController { addChild(live) }
    let shown = live is UIViewController ? live.view : live ?? (view.subviews.isEmpty ? outermost : nil)
    guard let shown, shown !== view else { return }
    view.addSubview(shown)
    if live is UIViewController || shown.frame == .zero { shown.coverSuperview() }
  }
}
class PlaygroundPage {
  static let current = PlaygroundPage()
  var liveView: Any?, needsIndefiniteExecution = false
  func finishExecution()
  func setLiveView(_ view: Any) { liveView = view }
}
@standIn @enclosing class EnclosingView: UIView {}
@standIn @enclosing class EnclosingTableViewCell: UITableViewCell {}
