@_exported import Foundation

/// An object that scales fonts and distances with the user's text size.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle
  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }
  /// The metrics of the body style.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
      / UIFont.preferredFont(forTextStyle: style, compatibleWith: .usual).pointSize
  }
  /// Returns a font scaled to the user's text size.
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  /// Returns a font scaled to the text size of the given traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }
  /// Returns a font scaled to the user's text size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  /// Returns a font scaled to the text size of the given traits, up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = min(maximumPointSize, font.pointSize * factor(traitCollection))
    return size == font.pointSize ? font : font.withSize(size)
  }
  /// Returns a length scaled to the user's text size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  /// Returns a length scaled to the text size of the given traits, in points.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * factor(traitCollection)
  }
}

extension UITraitCollection {
  /// The text size for which fonts are designed.
  fileprivate static let usual = UITraitCollection(preferredContentSizeCategory: .large)
}
