/// A colour in sRGB, with components from 0 to 1.
public struct Color: Hashable, Sendable {
  /// The red component, 0 to 1.
  public var red: Double
  /// The green component, 0 to 1.
  public var green: Double
  /// The blue component, 0 to 1.
  public var blue: Double
  /// The opacity: 0 is transparent, 1 is opaque.
  public var alpha: Double

  /// Creates a colour from its components, opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from a number such as `0x0A84FF`; bits above the lower 24 are ignored.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`; nil for anything else.
  public init?(hexString: String) {
    let digits = Array(hexString.utf8)
    guard digits.first == UInt8(ascii: "#") else { return nil }
    var nibbles = [UInt32]()
    for digit in digits.dropFirst() {
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue else { return nil }
      nibbles.append(UInt32(value))
    }
    if nibbles.count == 3 { nibbles = nibbles.flatMap { [$0, $0] } }
    guard nibbles.count == 6 || nibbles.count == 8 else { return nil }
    let value = nibbles.prefix(6).reduce(0) { $0 << 4 | $1 }
    let alpha = nibbles.count == 8 ? Double(nibbles[6] << 4 | nibbles[7]) / 255 : 1
    self.init(hex: value, alpha: alpha)
  }

  /// `#rrggbb`, or `#rrggbbaa` for a colour that is not opaque, rounded to 255ths.
  public var hexString: String {
    let components = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    return components.reduce("#") { text, component in
      let byte = Int((max(0, min(1, component)) * 255).rounded())
      return text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
  }

  /// The same colour with another opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
