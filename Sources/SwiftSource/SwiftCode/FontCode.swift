import AutoLayout
import LayoutScene

extension Font {
  /// - Parameter category: the text size for which text styles were resolved.
  func code(_ category: ContentSizeCategory) -> String {
    if let family {
      let face =
        weight == .regular ? family : "\(family.filter { $0 != " " })-\(CodeNames.capitalized(weight.name))"
      return "UIFont(name: \(face.code), size: \(size.code))"
    }
    guard let style = TextStyle(self, for: category) else {
      return weight == .regular
        ? ".systemFont(ofSize: \(size.code))" : ".systemFont(ofSize: \(size.code), weight: \(weight.code))"
    }
    guard style.font(for: category).weight != weight else {
      return ".preferredFont(forTextStyle: .\(style.rawValue))"
    }
    return "UIFontMetrics(forTextStyle: .\(style.rawValue))"
      + ".scaledFont(for: .systemFont(ofSize: \(style.font(for: .large).size.code), weight: \(weight.code)))"
  }
}
