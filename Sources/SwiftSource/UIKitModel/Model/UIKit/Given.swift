// The JSON that a request may have in place of a value, as in scenarios.
// A value as a type accepts it; nil if the type does not accept it.
func taken(_ value: Any?, _ type: Any) -> Any?
extension UIColor {
  static var givenAs: String { "a colour, such as “systemBlue” or “#336699”" }
  static func given(_ value: Any) -> UIColor? {
    if value is [String: Any] {
      let light = taken(value["light"], UIColor.self), dark = taken(value["dark"], UIColor.self),
        alpha = value["alpha"]
      guard !isNil(light), !isNil(dark), isNil(alpha) || alpha is CGFloat else { return nil }
      let both = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? dark : light })
      return isNil(alpha) ? both : both.withAlphaComponent(alpha)
    }
    guard value is String, value.hasPrefix("#") else { return nil }
    let written = value.dropFirst().compactMap { Int("\($0)", radix: 16) },
      digits = written.count == 3 ? written.flatMap { [$0, $0] } : written
    guard written.count == value.count - 1, [6, 8].contains(digits.count) else { return nil }
    let parts = (0..<digits.count / 2).map { CGFloat(digits[2 * $0] * 16 + digits[2 * $0 + 1]) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 1)
  }
}
extension CGColor {
  static var givenAs: String { UIColor.givenAs }
  static func given(_ value: Any) -> CGColor? { taken(value, UIColor.self)?.cgColor }
}
extension UIFont {
  static var givenAs: String {
    "a font: a size, a text style such as “headline”, or an object with a size and a weight"
  }
  static func given(_ value: Any) -> UIFont? {
    guard value is [String: Any] else {
      return given(size: value is CGFloat ? value : nil, style: value is CGFloat ? nil : value, weight: nil)
    }
    guard value.keys.allSatisfy({ ["size", "textStyle", "weight", "family"].contains($0) }) else {
      return nil
    }
    return given(
      size: value["size"], style: value["textStyle"], weight: value["weight"],
      family: value["family"] is String ? value["family"] : nil)
  }
  static func given(size: Any?, style: Any?, weight: Any?, family: String? = nil) -> UIFont? {
    let textStyle = taken(style, UIFont.TextStyle.self), known = taken(weight, UIFont.Weight.self)
    guard isNil(textStyle) == isNil(style), isNil(known) == isNil(weight),
      isNil(size) || size is CGFloat && size >= 1 && size <= 1000
    else { return nil }
    guard !isNil(size) || !isNil(textStyle) || !isNil(known) else { return nil }
    let usual = isNil(textStyle) ? UIFont.systemFont(ofSize: 17) : preferredFont(forTextStyle: textStyle)
    let chosen = known ?? usual.ownWeight
    return UIFont(
      Font(size: size ?? usual.pointSize, weight: chosen.engine, family: family), weight: chosen,
      style: isNil(size) ? textStyle : nil)
  }
}
extension UIImage {
  static var givenAs: String { "an image: the name of a symbol, or of a file" }
  static func given(_ value: Any) -> UIImage? {
    value is String
      ? ([".png", ".svg"].contains { value.hasSuffix($0) }
        ? UIImage(named: value) : UIImage(systemName: value)) : nil
  }
}
extension NSAttributedString {
  static var givenAs: String { "a text" }
  static func given(_ value: Any) -> NSAttributedString? {
    value is String ? NSAttributedString(string: value) : nil
  }
}
extension UILayoutPriority {
  static var givenAs: String { "a priority from 1 to 1000, or a name such as “defaultHigh”" }
  static func given(_ value: Any) -> UILayoutPriority? {
    value is CGFloat && value >= 1 && value <= 1000 ? UILayoutPriority(value) : nil
  }
}
// A given count of numbers; nil for anything else.
func numbers(_ value: Any, _ count: Int) -> [CGFloat]? {
  value is [Any] && value.count == count && value.allSatisfy { $0 is CGFloat } ? value : nil
}
extension CGSize {
  static var givenAs: String { "a size: [width, height]" }
  static func given(_ value: Any) -> CGSize? { numbers(value, 2).map { CGSize(width: $0[0], height: $0[1]) } }
}
extension CGPoint {
  static var givenAs: String { "a point: [x, y]" }
  static func given(_ value: Any) -> CGPoint? { numbers(value, 2).map { CGPoint(x: $0[0], y: $0[1]) } }
}
extension CGRect {
  static var givenAs: String { "a rectangle: [x, y, width, height]" }
  static func given(_ value: Any) -> CGRect? {
    numbers(value, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }
}
extension UIEdgeInsets {
  static var givenAs: String { "insets: a number, or [top, left, bottom, right]" }
  static func given(_ value: Any) -> UIEdgeInsets? {
    numbers(value is CGFloat ? [value, value, value, value] : value, 4).map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
}
extension NSDirectionalEdgeInsets {
  static var givenAs: String { "insets: a number, or [top, leading, bottom, trailing]" }
  static func given(_ value: Any) -> NSDirectionalEdgeInsets? {
    numbers(value is CGFloat ? [value, value, value, value] : value, 4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    }
  }
}
