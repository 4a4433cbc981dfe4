@_exported import Foundation

package import AutoLayout

/// A colour of Core Graphics, which Foundation lacks on Linux.
public final class CGColor: Hashable, @unchecked Sendable {
  package let dynamic: DynamicColor
  init(_ dynamic: DynamicColor) { self.dynamic = dynamic }
  /// Creates a colour from components of 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    dynamic = DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// The opacity of the colour.
  public var alpha: CGFloat { dynamic.current.alpha }
  /// The components of the colour in the appearance of the screen.
  public var components: [CGFloat]? {
    let color = dynamic.current
    return [color.red, color.green, color.blue, color.alpha]
  }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(DynamicColor(light: dynamic.light.withAlpha(alpha), dark: dynamic.dark.withAlpha(alpha)))
  }
  /// Whether two colours are equal.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.dynamic == other.dynamic }
  /// Hashes the components that make two colours equal.
  public func hash(into hasher: inout Hasher) { hasher.combine(dynamic) }
}

extension DynamicColor {
  /// The colour in the appearance of the screen.
  var current: Color { color(in: Host.canvas.appearance) }
}
