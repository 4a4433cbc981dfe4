import AutoLayout
import Glibc

extension Color {
  /// - Parameter opacity: the opacity of the element; the colour's own alpha is kept.
  init?(_ name: String?, opacity: Double) {
    guard let name, let color = Color(hexString: name) else { return nil }
    self = color.withAlpha(color.alpha * opacity)
  }

  /// The visible colour when this one is drawn over an opaque one.
  func over(_ ground: Color) -> Color {
    func mix(_ above: Double, _ below: Double) -> Double { alpha * above + (1 - alpha) * below }
    return Color(
      red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
  }

  /// The contrast ratio of the Web Content Accessibility Guidelines, from 1 for equal colours to 21 for black
  /// on white. Both colours must be opaque.
  func contrast(with other: Color) -> Double {
    let (first, second) = (luminance + 0.05, other.luminance + 0.05)
    return max(first, second) / min(first, second)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ component: Double) -> Double {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
}
