import AutoLayout
import SwiftInterpreter

/// The functions of the model that need the engine.
extension Model {
  /// - Returns: nil if the function is not one of these.
  func askEngine(_ name: String, _ me: Value, _ values: [Value]) throws -> Value? {
    guard let object = me.object else { return nil }
    switch name {
    case "UIView.layoutFrame()": return layoutFrame(of: object).map(rectangle) ?? .null
    case "UIView.itemSafeArea()":
      return knowsSizes ? item(of: object).map { sides($0.safeAreaInsets) } ?? .null : .null
    case "UIView.itemMargins()":
      return knowsSizes ? item(of: object).map { sides($0.effectiveMargins) } ?? .null : .null
    case "UILayoutGuide.itemFrame()": return guideFrame(object).map(rectangle) ?? .null
    case "UIView.moveItem(_:)": rectangle(values[0]).map { move(object, to: $0) }
    case "UIView.itemNeedsLayout()": needLayout(of: object)
    case "UIView.itemNeedsUpdateConstraints()": item(of: object)?.setNeedsUpdateConstraints()
    case "UIView.itemNeedsDisplay()": item(of: object)?.setNeedsDisplay()
    case "UIView.layoutSubviews()": item(of: object)?.layoutSubviews()
    case "UIView.layoutIfNeeded()":
      if !knowsSizes { for one in object.superviews { one.set("wasLaidOut", to: .bool(true)) } }
      try joinWindow(object)?.layOut(object)
    case "UIView.updateConstraintsIfNeeded()":
      if updatesConstraints { try joinWindow(object)?.updateConstraints(of: object) }
    default: return nil
    }
    return .void
  }

  /// Whether code finds frames that are measured.
  private var knowsSizes: Bool { sizes.solver != nil }

  /// The window that a view is in, or was in when it was laid out last.
  private func window(of view: Instance) -> CodeWindow? {
    if let window, window.item(of: view) != nil { return window }
    guard !earlyWindows.isEmpty else { return nil }
    return view.superviews.reversed().lazy.compactMap { self.earlyWindows[$0.number] }
      .first { $0.item(of: view) != nil }
  }

  private func item(of view: Instance) -> View? { window(of: view)?.item(of: view) }

  /// A tree that is laid out on its own keeps the position that code gave it.
  private func layoutFrame(of view: Instance) -> Rect? {
    guard knowsSizes, let window = window(of: view), window !== earlyWindows[view.number] else { return nil }
    return window.item(of: view)?.frame
  }

  /// A request for layout that a view makes during its own layout has no effect.
  private func needLayout(of view: Instance) {
    guard let window = window(of: view), !window.isLayingOut(view) else { return }
    window.item(of: view)?.setNeedsLayout()
  }

  private func guideFrame(_ guide: Instance) -> Rect? {
    guard knowsSizes, let view = guide["owningView"]?.object, let window = window(of: view),
      let item = window.item(of: view)
    else { return nil }
    let kind = guide["kind"]?.caseName.flatMap { name in GuideKind.ofUIKit.first { $0.name == name } }
    let guide = kind.map { item.layoutGuide($0) } ?? window.item(of: guide, in: view)
    return guide.flatMap { window.window?.engine.frame(of: $0) }
  }

  private func move(_ view: Instance, to frame: Rect) {
    guard let item = item(of: view), item.frame != frame else { return }
    item.frame = frame
    item.autoresizingReference = item.superview?.frame.size
  }

  /// The window of what is shown, or one that the view's tree gets on a screen of its own.
  private func joinWindow(_ view: Instance) throws -> CodeWindow? {
    let root = view.superviews.last ?? view
    if let window, root === shownRoot { return window }
    if let early = earlyWindows[root.number] { return early }
    let place = interpreter.place ?? root.place ?? root.type.place
    let early = CodeWindow(self, at: place) { [unowned self] in
      let tree = try ViewTree(self, owner: root, root: root, at: place)
      return (tree, try earlyLayout(of: tree).json)
    }
    earlyWindows[root.number] = early
    return early
  }

  /// A tree that is not shown yet, in the size that its outermost view has.
  private func earlyLayout(of tree: ViewTree) throws -> Value {
    var layout = try ScenarioWriter(tree).part()
    let size = (known(tree.root["given"]) ?? tree.root["placed"] ?? .null)["size"] ?? .null
    let sides = ["width", "height"].compactMap { name in
      size[name]?.number.map {
        Value(["firstItem": layout["id"], "firstAttribute": .string(name), "constant": .double($0)])
      }
    }
    layout["constraints"] = .array((layout["constraints"]?.elements ?? []) + sides)
    layout["id"] = nil
    return Value(["scenario": Value(layout)])
  }

  private func known(_ value: Value?) -> Value? { value.flatMap { $0.isNone ? nil : $0 } }

  /// Whether the engine calls something of the program, or of UIKit's lists, for a view.
  func takesPart(_ view: Instance) -> Bool { view["controller"]?.object != nil || hasPasses(view.type) }

  private func hasPasses(_ type: TypeDeclaration) -> Bool {
    if let known = takingPart[ObjectIdentifier(type)] { return known }
    let names = ["layoutSubviews", "updateConstraints", "updateProperties", "draw"]
    let hasPasses = names.contains { name in
      type.lookup(name).first.map { $0.owner?.name != "UIView" } ?? false
    }
    takingPart[ObjectIdentifier(type)] = hasPasses
    return hasPasses
  }

  /// Whether the program gives a view a size that is asked for again after a layout. UIKit does so only for views that
  /// wrap or scroll, and for those that have announced another size.
  func hasOpenSize(_ view: Instance) -> Bool {
    guard view.type.lookup("intrinsicContentSize").first?.unit.isModel == false else { return false }
    let framework = view.type.classChain.first { $0.unit.isModel }
    return !["UIView", "UIControl"].contains(framework?.name) || view.flag("isSizeOpen")
  }

  /// Whether code may run in the passes, or once they have been made.
  var mayRunInPasses: Bool {
    let names = [
      "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
      "updateProperties",
    ]
    return interpreter.objects(named: "UIView").contains { hasPasses($0.type) || hasOpenSize($0) }
      || interpreter.objects(named: "UIViewController").contains { controller in
        names.contains { override($0, .object(controller)) != nil }
      }
  }

  /// Whether anything of the program updates constraints.
  private var updatesConstraints: Bool {
    interpreter.objects(named: "UIView").contains { override("updateConstraints", .object($0)) != nil }
      || interpreter.objects(named: "UIViewController").contains {
        override("updateViewConstraints", .object($0)) != nil
      }
  }

  /// The x, y, width and height of a CGRect; nil if one is unknown or not finite.
  private func rectangle(_ value: Value) -> Rect? {
    let sides = [("origin", "x"), ("origin", "y"), ("size", "width"), ("size", "height")]
    let numbers = sides.compactMap { value[$0]?[$1]?.number }
    return numbers.count == 4 && numbers.allSatisfy(\.isFinite)
      ? Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// A CGRect. There are so many of them that no initialiser is run for one.
  private func rectangle(_ rect: Rect) -> Value {
    guard geometry.count == 3 else { return .null }
    func structure(_ type: Int, _ fields: [String: Value]) -> Value {
      .structure(.init(type: geometry[type], fields: fields))
    }
    let origin = structure(0, ["x": .double(rect.x), "y": .double(rect.y)])
    let size = structure(1, ["width": .double(rect.width), "height": .double(rect.height)])
    return structure(2, ["origin": origin, "size": size])
  }

  private func sides(_ insets: EdgeInsets) -> Value {
    .array([insets.top, insets.left, insets.bottom, insets.right].map { .double($0) })
  }
}
