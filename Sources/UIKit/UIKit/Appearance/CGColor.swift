@_exported import Foundation

package import AutoLayout

/// Foundation lacks this type on Linux.
public final class CGColor: Hashable, @unchecked Sendable {
  package let dynamic: DynamicColor
  init(_ dynamic: DynamicColor) { self.dynamic = dynamic }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    dynamic = DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  public var alpha: CGFloat { dynamic.current.alpha }
  /// The components are those in the appearance of the screen.
  public var components: [CGFloat]? {
    let color = dynamic.current
    return [color.red, color.green, color.blue, color.alpha]
  }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(DynamicColor(light: dynamic.light.withAlpha(alpha), dark: dynamic.dark.withAlpha(alpha)))
  }
  public static func == (one: CGColor, other: CGColor) -> Bool { one.dynamic == other.dynamic }
  public func hash(into hasher: inout Hasher) { hasher.combine(dynamic) }
}

extension DynamicColor {
  /// The colour in the appearance of the screen.
  var current: Color { color(in: Host.canvas.appearance) }
}
