package import AutoLayout
package import Diagnostics
import JSONText

/// The settings that options are laid out for instead of those of their input: one combination of a review's
/// matrix.
package struct ReviewVariant: Hashable, Sendable {
  package var device: String?
  package var textSize: ContentSizeCategory?
  package var isRightToLeft: Bool

  package init(device: String? = nil, textSize: ContentSizeCategory? = nil, isRightToLeft: Bool = false) {
    self.device = device
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
  }

  /// All combinations, the directions changing fastest; an empty list stands for the input's own settings.
  package static func all(
    devices: [String], textSizes: [ContentSizeCategory], bothDirections: Bool
  ) -> [ReviewVariant] {
    let devices: [String?] = devices.isEmpty ? [nil] : devices
    let textSizes: [ContentSizeCategory?] = textSizes.isEmpty ? [nil] : textSizes
    return devices.flatMap { device in
      textSizes.flatMap { textSize in
        (bothDirections ? [false, true] : [false]).map {
          ReviewVariant(device: device, textSize: textSize, isRightToLeft: $0)
        }
      }
    }
  }

  /// In the words of scenarios, such as `iPhone 8`, `accessibilityLarge`, `rightToLeft`.
  package var words: [String] {
    [device, textSize?.rawValue, isRightToLeft ? "rightToLeft" : nil].compactMap(\.self)
  }

  /// The name of an option that is laid out so, such as `default (iPhone 8, rightToLeft)`.
  package func name(of option: String) -> String {
    words.isEmpty ? option : "\(option) (\(words.joined(separator: ", ")))"
  }

  package var overrides: CanvasOverrides {
    CanvasOverrides(device: device, rightToLeft: isRightToLeft, contentSizeCategory: textSize)
  }
}

extension ReviewVariant {
  var members: [JSONNode.Member] {
    (device.map { [("device", .string($0))] } ?? [])
      + (textSize.map { [("textSize", .string($0.rawValue))] } ?? [])
      + (isRightToLeft ? [("rightToLeft", .boolean(true))] : [])
  }

  /// nil for an object with values that `members` does not produce.
  init?(_ json: JSONNode) {
    self.init(device: json["device"]?.string, isRightToLeft: json["rightToLeft"]?.boolean ?? false)
    if let device, Device.named(device) == nil { return nil }
    guard let word = json["textSize"]?.string else { return }
    guard let textSize = ContentSizeCategory(rawValue: word) else { return nil }
    self.textSize = textSize
  }
}
