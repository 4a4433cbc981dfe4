/// A colour that follows the appearance, as UIColor's dynamic ones do.
public struct DynamicColor: Hashable, Sendable {
  public var light: Color
  public var dark: Color

  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// The same colour whatever the appearance.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  public func color(in appearance: Appearance) -> Color { appearance == .dark ? dark : light }
}
