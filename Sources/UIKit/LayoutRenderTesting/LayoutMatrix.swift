import AutoLayout
import UIKit

/// The conditions under which a layout is checked: every combination of the given values.
struct LayoutMatrix {
  var devices: [String] = []
  var orientations: [LayoutOrientation] = []
  var textSizes: [UIContentSizeCategory] = []
  var directions: [UIUserInterfaceLayoutDirection] = []
  var appearances: [UIUserInterfaceStyle] = []

  /// The combinations in the order of the values, with the appearances changing fastest.
  var variants: [LayoutVariant] {
    var variants = [LayoutVariant()]
    func multiply<Value>(_ values: [Value], _ path: WritableKeyPath<LayoutVariant, Value?>) {
      guard !values.isEmpty else { return }
      variants = variants.flatMap { variant in
        values.map { value in
          var variant = variant
          variant[keyPath: path] = value
          return variant
        }
      }
    }
    multiply(devices, \.device)
    multiply(orientations, \.orientation)
    multiply(textSizes, \.textSize)
    multiply(directions, \.direction)
    multiply(appearances, \.appearance)
    return variants
  }
}

/// One combination, with nil for each value that is not given.
struct LayoutVariant: Hashable {
  var device: String?
  var orientation: LayoutOrientation?
  var textSize: UIContentSizeCategory?
  var direction: UIUserInterfaceLayoutDirection?
  var appearance: UIUserInterfaceStyle?

  /// The values in the words of scenarios, such as `iPhone 8`, `landscape`, `extraLarge`, `rightToLeft`, `dark`.
  var words: [String] {
    [
      device, orientation?.rawValue, textSize?.engine.rawValue, direction.map { "\($0.engine)" },
      appearance.map { "\($0.engine)" },
    ].compactMap { $0 }
  }

  /// The end of the file's name, after the layout's: the words, with only letters, digits, dots and single hyphens.
  var suffix: String {
    words.map { word in
      let letters = word.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
      return "." + String(letters).split(separator: "-").joined(separator: "-")
    }.joined()
  }

  /// The screen with its traits.
  func canvas() throws(SnapshotError) -> Canvas {
    let name = device ?? Device.defaultName
    guard let device = Device.named(name) else { throw .unknownDevice(name) }
    var canvas = device.canvas(orientation: orientation == .landscape ? .landscape : .portrait)
    if let textSize { canvas.contentSizeCategory = textSize.engine }
    if let direction { canvas.layoutDirection = direction.engine }
    if let appearance { canvas.appearance = appearance.engine }
    return canvas
  }
}

extension UIUserInterfaceLayoutDirection {
  fileprivate var engine: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}

extension UIUserInterfaceStyle {
  fileprivate var engine: Appearance { self == .dark ? .dark : .light }
}
