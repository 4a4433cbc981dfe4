import AutoLayout

/// The colour of what is not fully satisfied, recognised by its hue, which no other sign has.
enum OrangeInk {
  /// In degrees.
  private static let hues = 18.0...48.0
  /// Duller and darker colours belong to the layout process.
  private static let leastSaturation = 0.6
  private static let leastBrightness = 0.6

  /// - Parameter color: in the notation of the files.
  static func contains(_ color: String) -> Bool {
    guard let color = Color(hexString: color) else { return false }
    let (largest, smallest) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
    // Between red and yellow.
    guard largest == color.red, smallest == color.blue, largest > smallest else { return false }
    let hue = 60 * (color.green - smallest) / (largest - smallest)
    return hues.contains(hue) && (largest - smallest) / largest >= leastSaturation
      && largest >= leastBrightness
  }
}
