// What scenarios say of objects. What is nil, or not known, they leave out.
func known(_ value: Any) -> Any?
extension UIColor {
  var scenario: Any? {
    guard written != nil, let dark, known(dark.written) != nil, dark.written != written else {
      return plainScenario
    }
    return ["light": written, "dark": dark.written, "alpha": max(0, alpha)]
  }
  var ground: Any? { isNamed && alpha == 1 ? "systemGray5" : scenario }
  var plainScenario: Any? {
    written == nil || !(alpha < 1) ? written : ["light": written, "dark": written, "alpha": max(0, alpha)]
  }
}
extension UIImage {
  var scenario: [String: Any] { ["size": [size.width, size.height], "symbol": known(symbol)] }
}
extension UIFont {
  static let weights: [CGFloat: String] = [
    -0.8: "ultraLight", -0.6: "thin", -0.4: "light", 0.23: "medium", 0.3: "semibold", 0.4: "bold",
    0.56: "heavy", 0.62: "black",
  ]
  var weightName: String { UIFont.weights[weight.rawValue] ?? "regular" }
  var scenario: [String: Any] {
    let isUsual = isNil(family) && weight.rawValue == (textStyle == .headline ? 0.3 : 0)
    return textStyle == nil
      ? ["size": min(1000, max(1, known(pointSize) ?? 17)), "weight": weightName, "family": family]
      : ["textStyle": textStyle, "weight": isUsual ? nil : weightName]
  }
  func isPlain(_ size: CGFloat) -> Bool {
    pointSize == size && textStyle == nil && weightName == "regular" && isNil(family)
  }
}
extension UIEdgeInsets {
  var scenario: [String: Any]? {
    self == .zero ? nil : ["top": top, "left": left, "bottom": bottom, "right": right]
  }
}
extension NSDirectionalEdgeInsets {
  var scenario: [String: Any] { ["top": top, "leading": leading, "bottom": bottom, "trailing": trailing] }
}
