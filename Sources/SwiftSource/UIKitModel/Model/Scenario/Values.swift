// The descriptions of objects in scenarios. They leave out what is nil, or not known.
func known(_ value: Any) -> Any?
extension DynamicColor { func written() -> Any? }
extension UIColor { var scenario: Any? { dynamic.written() } }
extension CGColor { var color: UIColor { UIColor(dynamic: dynamic) } }
extension UIImage {
  var scenario: [String: Any] { ["size": [size.width, size.height], "symbol": known(symbol)] }
}
extension UIFont {
  var scenario: [String: Any] {
    let weight = engine.weight.name
    guard let textStyle, textStyle != .extraLargeTitle else {
      return ["size": min(1000, max(1, known(pointSize) ?? 17)), "weight": weight, "family": engine.family]
    }
    let isUsual = isNil(engine.family) && ownWeight == (textStyle == .headline ? Weight.semibold : .regular)
    return ["textStyle": textStyle.engine, "weight": isUsual ? nil : weight]
  }
  func isPlain(_ size: CGFloat) -> Bool {
    pointSize == size && isNil(textStyle) && engine.weight == .regular && isNil(engine.family)
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
