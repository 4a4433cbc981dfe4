import AutoLayout
import LayoutScene

/// Constraints in the format of NSLayoutConstraint's `description`, as in Xcode's console (since iOS 10).
///
/// A view is named by the identifier that its author gave it, like one with an accessibility identifier, and the names
/// used are listed at the end with addresses. Any other view is named by its class, its address and its text. The
/// addresses are made up and the same in every run.
struct XcodeDescription {
  let layout: SolvedLayout

  func callAsFunction(_ position: ConstraintIndex) -> String {
    let constraint = layout.constraints[position]
    let scene = constraint.scene
    var names = Names(layout)
    var text = "<\(className(constraint.origin)):\(Self.address(0x2810, position.rawValue))"
    if let identifier = printedIdentifier(constraint) { text += " '\(identifier)'" }
    text += " " + (spacing(scene, &names) ?? equation(scene, &names))
    if !scene.priority.isRequired { text += " priority:\(plainNumber(scene.priority.rawValue))" }
    let suffix = names.used.isEmpty ? "" : ", names: " + names.used.joined(separator: ", ") + " "
    return text + "   (\(scene.isActive ? "active" : "inactive")\(suffix))>"
  }

  /// The console's sort key: constraints without an identifier come first, then by identifier.
  func printedIdentifier(_ constraint: SolvedConstraint) -> String? {
    let scene = constraint.scene
    // An identifier that is only the constraint's own text was not chosen by the author.
    guard constraint.origin == .explicit else { return scene.privateIdentifier }
    return scene.hasGivenIdentifier ? scene.identifier : nil
  }

  private func className(_ origin: ConstraintOrigin) -> String {
    switch origin {
    case .explicit, .stackView, .layoutGuide, .cell: "NSLayoutConstraint"
    case .contentHugging, .compressionResistance: "NSContentSizeLayoutConstraint"
    case .autoresizingMask: "NSAutoresizingMaskLayoutConstraint"
    }
  }

  static func address(_ block: Int, _ index: Int) -> String {
    "0x6000" + String(block * 0x1_0000 + index * 0x50, radix: 16)
  }

  // MARK: Bodies

  private func equation(_ scene: SceneConstraint, _ names: inout Names) -> String {
    var text = "\(names.name(scene.firstItem)).\(scene.firstAttribute.name) \(scene.relation.symbol) "
    guard let second = scene.secondItem else { return text + sixDigits(scene.constant) }
    if scene.multiplier != 1 { text += "\(sixDigits(scene.multiplier))*" }
    text += "\(names.name(second)).\(scene.secondAttribute.name)"
    if scene.constant != 0 {
      text += scene.constant < 0 ? " - " : " + "
      text += sixDigits(abs(scene.constant))
    }
    return text
  }

  /// The visual format of a gap, for constraints whose first item comes after the second.
  private func spacing(_ scene: SceneConstraint, _ names: inout Names) -> String? {
    guard scene.multiplier == 1, let second = scene.secondItem else { return nil }
    let (near, far): (Set<LayoutAttribute>, Set<LayoutAttribute>) = (
      [.leading, .left, .top], [.trailing, .right, .bottom]
    )
    let (first, attribute, other) = (scene.firstItem, scene.firstAttribute, scene.secondAttribute)
    let gap = gapText(scene)
    let orientation = attribute.axis == .vertical ? "V:" : "H:"
    let suffix = attribute.kind == .absoluteX ? "(LTR)" : ""
    if near.contains(attribute), attribute == other, isInside(first, second) {
      return "\(orientation)|-\(gap)-[\(names.name(first))]\(suffix)\(names.superview(second))"
    }
    if far.contains(attribute), attribute == other, isInside(second, first) {
      return "\(orientation)[\(names.name(second))]-\(gap)-|\(suffix)\(names.superview(first))"
    }
    if near.contains(attribute), far.contains(other), attribute.kind == other.kind {
      return "\(orientation)[\(names.name(second))]-\(gap)-[\(names.name(first))]\(suffix)"
    }
    return nil
  }

  private func gapText(_ scene: SceneConstraint) -> String {
    let relation = scene.relation == .equal ? "" : scene.relation.symbol
    let priority = scene.priority.isRequired ? "" : "@\(plainNumber(scene.priority.rawValue))"
    return "(\(relation)\(sixDigits(scene.constant))\(priority))"
  }

  /// Whether `outer` is the superview of `inner`.
  private func isInside(_ inner: SceneItem, _ outer: SceneItem) -> Bool {
    guard case .view(let outerView) = outer, case .view(let innerView) = inner,
      layout.views.indices.contains(innerView)
    else { return false }
    return layout.views[innerView].scene.superview == outerView
  }

  // MARK: Names

  /// The items of one description, and the names to list at its end.
  private struct Names {
    let layout: SolvedLayout
    private(set) var used: [String] = []

    init(_ layout: SolvedLayout) { self.layout = layout }

    mutating func name(_ item: SceneItem) -> String {
      guard layout.views.indices.contains(item.view) else { return "nil" }
      let scene = layout.views[item.view].scene
      switch item {
      case .view(let index):
        let address = XcodeDescription.address(0x1040, index.rawValue)
        guard scene.name == nil else {
          let text = scene.content.text?.string ?? ""
          return "\(scene.customClass ?? scene.kind.className):\(address)" + (text.isEmpty ? "" : "'\(text)'")
        }
        list("\(scene.id):\(address)")
        return scene.id
      case .guide(let kind, of: let owner):
        let address = XcodeDescription.address(0x3070, owner.rawValue)
        return "UILayoutGuide:\(address)'\(kind.xcodeName)'"
      }
    }

    /// Lists what `|` stands for; the text itself needs no name.
    mutating func superview(_ item: SceneItem) -> String {
      guard case .view(let index) = item, layout.views.indices.contains(index) else { return "" }
      let scene = layout.views[index].scene
      list("'|':\(scene.kind.className):\(XcodeDescription.address(0x1040, index.rawValue))")
      return ""
    }

    private mutating func list(_ name: String) {
      if !used.contains(name) { used.append(name) }
    }
  }
}

/// A number with six significant digits, as `%g` prints it in the C locale.
func sixDigits(_ value: Double) -> String {
  guard value != 0, value.isFinite else { return value == 0 ? "0" : String(value) }
  var scale = 1.0
  var magnitude = abs(value)
  while magnitude >= 1_000_000 {
    magnitude /= 10
    scale /= 10
  }
  while magnitude < 100_000 {
    magnitude *= 10
    scale *= 10
  }
  return plainNumber((value * scale).rounded() / scale)
}

extension GuideKind {
  /// The identifier of UIKit's own guide.
  var xcodeName: String {
    switch self {
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .readableContent: "UIViewReadableContentGuide"
    case .contentLayoutGuide: "UIScrollView-contentLayoutGuide"
    case .frameLayoutGuide: "UIScrollView-frameLayoutGuide"
    case .keyboardLayoutGuide: "UIKeyboardLayoutGuide"
    case .topLayoutGuide, .bottomLayoutGuide, .custom: name
    }
  }
}
