// The engine's table of colours. Only the colours that a program uses are made.
enum SystemColorTable {
  static var made: [String: DynamicColor] = [:]
  // Red, green, blue and opacity in the light and in the dark; nil if no colour has the name.
  static func parts(_ name: String) -> [CGFloat]?
  static func color(ofProperty name: String) -> DynamicColor? {
    if let color = made[name] { return color }
    guard let parts = parts(name) else { return nil }
    let color = DynamicColor(
      light: Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]),
      dark: Color(red: parts[4], green: parts[5], blue: parts[6], alpha: parts[7]))
    made[name] = color
    return color
  }
}
