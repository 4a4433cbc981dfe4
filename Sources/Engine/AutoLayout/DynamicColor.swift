/// A colour that follows the appearance, like a dynamic UIColor.
public struct DynamicColor: Hashable, Sendable {
  /// The colour in the light appearance.
  public var light: Color
  /// The colour in the dark appearance.
  public var dark: Color

  /// Creates a colour from one for each appearance.
  public init(light: Color, dark: Color) {
    self.light = light
    self.dark = dark
  }

  /// Creates a colour that is the same in both appearances.
  public init(_ color: Color) { self.init(light: color, dark: color) }

  /// The colour in an appearance.
  public func color(in appearance: Appearance) -> Color { appearance == .dark ? dark : light }
}
