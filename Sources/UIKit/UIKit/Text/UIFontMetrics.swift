@_exported import Foundation

open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      / UIFont.preferredFont(forTextStyle: style, compatibleWith: .usual).pointSize
  }
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = min(maximumPointSize, font.pointSize * factor(traitCollection))
    return size == font.pointSize ? font : font.withSize(size)
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * factor(traitCollection)
  }
}

extension UITraitCollection {
  /// The text size for which fonts are designed.
  fileprivate static let usual = UITraitCollection(preferredContentSizeCategory: .large)
}
