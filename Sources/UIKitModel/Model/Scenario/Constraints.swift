extension UILayoutGuide {
  // Guides have no margins and no baselines.
  func hasAnchor(_ attribute: String) -> Bool {
    super.hasAnchor(attribute) && !attribute.contains("Margin") && !attribute.hasSuffix("Baseline")
  }
}
extension NSLayoutConstraint {
  func refuse(_ reason: String) -> [String: Any]? { refusal = reason; return nil }
  // Nil if a scenario cannot say it; then the reason is kept, unless it relates what is not known.
  var scenario: [String: Any]? {
    if format != nil { return visualFormat }
    guard let first = known(firstItem?.scenarioID()) else { return nil }
    guard firstItem.hasAnchor("\(firstAttribute)") else {
      return refuse("a \(type(of: firstItem)) has no ‘\(firstAttribute)’")
    }
    guard let constant = known(constant) is CGFloat ? constant : standIn(constant, distance) else {
      return refuse("its constant is not known")
    }
    guard abs(constant) <= 1000000 else { return refuse("its constant is too large") }
    var all = [
      "firstItem": first, "firstAttribute": firstAttribute, "constant": constant,
      "relation": ["lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]["\(relation)"] ?? "==",
    ]
    if !isNil(secondItem), "\(secondAttribute)" != "notAnAttribute" {
      guard let second = known(secondItem?.scenarioID()) else { return nil }
      guard secondItem.hasAnchor("\(secondAttribute)") else {
        return refuse("a \(type(of: secondItem)) has no ‘\(secondAttribute)’")
      }
      all["secondItem"] = second
      all["secondAttribute"] = secondAttribute
      guard let factor = known(multiplier) is CGFloat ? multiplier : standIn(multiplier, 1) else {
        return refuse("its multiplier is not known")
      }
      if factor != 1 { all["multiplier"] = factor }
    } else if firstAttribute != .width && firstAttribute != .height {
      return refuse("only a width or a height can do without a second item")
    }
    let strength = known(priority.rawValue) ?? 1000
    if strength != 1000 {
      guard strength > 0, strength < 1000 else {
        return refuse("its priority is \(strength); it must be from 1 to 1000")
      }
      all["priority"] = strength
    }
    return all
  }
  // What stands in for a distance is UIKit's own, inwards; what does for a size can be tapped.
  var distance: CGFloat {
    let name = "\(firstAttribute)", outer = view(firstItem), inner = view(secondItem)
    if name == "width" || name == "height" { return isNil(secondItem) ? 44 : 0 }
    if name.hasPrefix("center") { return 0 }
    let isEnd = ["right", "trailing", "bottom"].contains { name.hasPrefix($0) },
      isOutside = inner !== outer && inner?.isDescendant(of: outer) == true
    return isEnd != isOutside ? -8 : 8
  }
  func view(_ item: AnyObject?) -> UIView? { item is UILayoutGuide ? item.owningView : item }
  var visualFormat: [String: Any]? {
    let named = views.mapValues { known($0.scenarioID()) }, bits = options.rawValue
    let used = format.components(separatedBy: "[").dropFirst().map {
      $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
    let numbers = metrics.mapValues {
      known($0 is NSNumber && !($0 is Int) && !($0 is CGFloat) ? $0.doubleValue : $0)
    }
    guard used.allSatisfy({ named[$0] != nil }), numbers.allSatisfy({ $0.value != nil }) else { return nil }
    let sides = [
      "Left": 2, "Right": 4, "Top": 8, "Bottom": 16, "Leading": 32, "Trailing": 64, "CenterX": 512,
      "CenterY": 1024, "LastBaseline": 2048, "FirstBaseline": 4096,
    ]
    let isLeft = bits & 65536 != 0, isRight = bits & 131072 != 0,
      direction = isLeft == isRight ? [] : [isLeft ? "directionLeftToRight" : "directionRightToLeft"]
    let aligned = sides.filter { bits & $0.value != 0 }.map { "alignAll" + $0.key } + direction
    return [
      "visualFormat": format, "views": named, "options": aligned.isEmpty ? nil : aligned,
      "metrics": numbers.isEmpty ? nil : numbers,
    ]
  }
}
