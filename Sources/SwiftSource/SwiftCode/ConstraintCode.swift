import AutoLayout
import LayoutScene

/// A constraint as a call that makes it.
struct ConstraintCode {
  private let scope: CodeScope

  init(_ scope: CodeScope) { self.scope = scope }

  /// The call and its arguments.
  func call(_ one: SceneConstraint) -> CodeCall {
    guard let first = anchor(one.firstItem, one.firstAttribute) else { return itemCall(one) }
    let relation = one.relation.argument
    guard let secondItem = one.secondItem else {
      guard one.firstAttribute.kind == .size else { return itemCall(one) }
      return CodeCall("\(first).constraint", ["\(relation)Constant: \(one.constant.code)"])
    }
    guard let second = anchor(secondItem, one.secondAttribute),
      one.multiplier == 1 || one.firstAttribute.kind == .size,
      one.firstAttribute.axis == one.secondAttribute.axis || one.firstAttribute.kind == .size,
      (one.firstAttribute.kind == .size) == (one.secondAttribute.kind == .size)
    else { return itemCall(one) }
    if one.hasSystemSpacing, follows(one) {
      let side = one.firstAttribute.axis == .horizontal ? "After" : "Below"
      return CodeCall("\(first).constraint", ["\(relation)SystemSpacing\(side): \(second)", "multiplier: 1"])
    }
    var arguments = ["\(relation): \(second)"]
    if one.multiplier != 1 { arguments.append("multiplier: \(one.multiplier.factorCode)") }
    if one.constant != 0 { arguments.append("constant: \(one.constant.code)") }
    return CodeCall("\(first).constraint", arguments)
  }

  /// Any constraint, including one that anchors cannot make.
  private func itemCall(_ one: SceneConstraint) -> CodeCall {
    let relation =
      switch one.relation {
      case .equal: ".equal"
      case .lessThanOrEqual: ".lessThanOrEqual"
      case .greaterThanOrEqual: ".greaterThanOrEqual"
      }
    let first = item(one.firstItem, one.firstAttribute)
    let second = one.secondItem.map { item($0, one.secondAttribute) }
    return CodeCall(
      "NSLayoutConstraint",
      [
        "item: \(first.item)", "attribute: .\(first.attribute.name)", "relatedBy: \(relation)",
        "toItem: \(second?.item ?? "nil")", "attribute: .\(second?.attribute.name ?? "notAnAttribute")",
        "multiplier: \(one.multiplier.factorCode)", "constant: \(one.constant.code)",
      ])
  }

  // MARK: Reading order

  /// The same constraint with the inner view before the outer one, and the later before the earlier one.
  func readable(_ one: SceneConstraint) -> SceneConstraint {
    guard let second = one.secondItem, let turned = one.turned else { return one }
    let isOutside =
      scope.contains(one.firstItem.view, second.view)
      || one.firstItem.view == second.view && second == .view(second.view) && one.firstItem != second
    let backwards: [LayoutAttribute: [LayoutAttribute]] = [
      .trailing: [.leading], .right: [.left], .bottom: [.top],
    ]
    let isBefore =
      !scope.contains(second.view, one.firstItem.view) && one.firstItem.view != second.view
      && backwards[one.firstAttribute]?.contains(one.secondAttribute) == true
    return isOutside || isBefore ? turned : one
  }

  /// Whether the constraint keeps a view after another one, at the system's distance.
  private func follows(_ one: SceneConstraint) -> Bool {
    let pairs: [LayoutAttribute: LayoutAttribute] = [.leading: .trailing, .left: .right, .top: .bottom]
    return one.constant == 8 && pairs[one.firstAttribute] == one.secondAttribute
  }

  // MARK: Items

  /// The anchor of an attribute; nil if it has none.
  private func anchor(_ item: SceneItem, _ attribute: LayoutAttribute) -> String? {
    let (owner, attribute, guide) = place(item, attribute)
    guard attribute != .notAnAttribute else { return nil }
    if let own = attribute.insideMargins {
      return scope.member("layoutMarginsGuide.\(own.name)Anchor", of: owner)
    }
    let anchor = "\(attribute.name)Anchor"
    return guide.map { "\($0).\(anchor)" } ?? scope.member(anchor, of: owner)
  }

  /// An item as an argument, with its attribute.
  private func item(_ item: SceneItem, _ attribute: LayoutAttribute) -> (
    item: String, attribute: LayoutAttribute
  ) {
    let (owner, attribute, guide) = place(item, attribute)
    return (guide ?? scope.argument(owner), attribute)
  }

  /// The view, its attribute, and the expression for the guide if the item is one. The guides of view controllers are
  /// obsolete: they end where the safe area begins.
  private func place(
    _ item: SceneItem, _ attribute: LayoutAttribute
  ) -> (owner: ViewIndex, attribute: LayoutAttribute, guide: String?) {
    guard case .guide(let kind, let owner) = item else { return (item.view, attribute, nil) }
    func guide(_ name: String) -> String { scope.member(name, of: owner) }
    switch kind {
    case .safeArea: return (owner, attribute, guide("safeAreaLayoutGuide"))
    case .layoutMargins: return (owner, attribute, guide("layoutMarginsGuide"))
    case .readableContent: return (owner, attribute, guide("readableContentGuide"))
    case .contentLayoutGuide: return (owner, attribute, guide("contentLayoutGuide"))
    case .frameLayoutGuide: return (owner, attribute, guide("frameLayoutGuide"))
    case .keyboardLayoutGuide: return (owner, attribute, guide("keyboardLayoutGuide"))
    case .topLayoutGuide:
      return attribute == .bottom ? (owner, .top, guide("safeAreaLayoutGuide")) : (owner, attribute, nil)
    case .bottomLayoutGuide:
      return attribute == .top ? (owner, .bottom, guide("safeAreaLayoutGuide")) : (owner, attribute, nil)
    case .custom(let name): return (owner, attribute, scope.guideNames[name] ?? name)
    }
  }

  /// A name for the constraint, such as `titleLabelWidth`.
  func name(_ one: SceneConstraint) -> String {
    let given = one.hasGivenIdentifier ? CodeNames.lowerCamelCase(one.identifier) : ""
    if one.hasGivenIdentifier, CodeNames.isIdentifier(one.identifier) { return one.identifier }
    if !given.isEmpty, given.first != "_", given.count <= 32 { return given }
    let (owner, attribute, guide) = place(one.firstItem, one.firstAttribute)
    let item = (guide ?? scope.reference(owner)).split(separator: ".").last.map(String.init) ?? ""
    return item.isEmpty ? attribute.name : item + CodeNames.capitalized(attribute.name)
  }
}

extension LayoutRelation {
  /// The label of an anchor's method.
  fileprivate var argument: String {
    switch self {
    case .equal: "equalTo"
    case .lessThanOrEqual: "lessThanOrEqualTo"
    case .greaterThanOrEqual: "greaterThanOrEqualTo"
    }
  }
}

extension LayoutAttribute {
  /// The attribute of the layout margins guide; nil for an attribute that does not concern the margins.
  fileprivate var insideMargins: LayoutAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX,
      .centerY,
      .lastBaseline, .firstBaseline:
      nil
    }
  }
}

/// A call that is written on one line if it fits, and otherwise on several.
struct CodeCall {
  private let function: String
  private let arguments: [String]

  init(_ function: String, _ arguments: [String]) {
    self.function = function
    self.arguments = arguments
  }

  /// - Parameters:
  ///   - column: the indentation of the first line.
  ///   - prefix: the text before the call.
  ///   - suffix: the text after it.
  func lines(at column: Int, _ prefix: String = "", _ suffix: String = "") -> [String] {
    let list = arguments.joined(separator: ", ")
    let line = "\(prefix)\(function)(\(list))\(suffix)"
    if column + line.count <= SwiftFile.width { return [line] }
    let inner = filled(arguments, to: SwiftFile.width - column - 4)
    return ["\(prefix)\(function)("] + inner.map { "    " + $0 } + [")\(suffix)"]
  }
}

/// Joins parts with commas, on as few lines of a width as possible.
func filled(_ parts: [String], to width: Int) -> [String] {
  var lines: [String] = []
  for (index, part) in parts.enumerated() {
    let text = index < parts.count - 1 ? part + "," : part
    if let last = lines.last, last.count + 1 + text.count <= width {
      lines[lines.count - 1] = last + " " + text
    } else {
      lines.append(text)
    }
  }
  return lines
}
