import AutoLayout
import LayoutScene

/// A value that can be written as Swift source.
protocol CodeValue {
  var code: String { get }
}

extension Double: CodeValue {
  /// The number without the noise of values that were stored with seven digits.
  var code: String {
    let short = (self * 1e4).rounded() / 1e4
    return plainNumber(abs(self - short) < 1e-7 ? short : self)
  }

  /// The number as a proportion, such as `9.0 / 16.0`, if that says more than its digits.
  var factorCode: String {
    guard code.count > 6 else { return code }
    for below in 1...100 {
      let above = (self * Double(below)).rounded()
      if above != 0, above / Double(below) == self { return "\(above) / \(Double(below))" }
    }
    return code
  }
}

extension Int: CodeValue {
  var code: String { String(self) }
}

extension Bool: CodeValue {
  var code: String { self ? "true" : "false" }
}

extension String: CodeValue {
  /// A literal on one line.
  var code: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        let isHidden: Bool =
          switch scalar.properties.generalCategory {
          case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse, .surrogate:
            true
          default: false
          }
        // This character joins emoji, and an escape would separate it from them.
        let joins = scalar == "\u{200D}"
        text +=
          isHidden && !joins ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
      }
    }
    return "\"\(text)\""
  }
}

extension CodeValue where Self: RawRepresentable, RawValue == String {
  var code: String { ".\(rawValue)" }
}

extension TextAlignment: CodeValue {}
extension LineBreakMode: CodeValue {}
extension TextFieldBorder: CodeValue {}
extension Axis: CodeValue {}
extension ScrollView.InsetAdjustment: CodeValue {}
extension StackSettings.Distribution: CodeValue {}
extension StackSettings.Alignment: CodeValue {}
extension SemanticContentAttribute: CodeValue {}
extension ContentMode: CodeValue {}
extension CellAccessory: CodeValue {}
extension ButtonSize: CodeValue {}
extension ButtonCornerStyle: CodeValue {}
extension ImagePlacement: CodeValue {}
extension DatePickerMode: CodeValue {}
extension DatePickerStyle: CodeValue {}

extension FontWeight: CodeValue {
  var code: String { ".\(name)" }
}

extension LayoutPriority: CodeValue {
  /// The name in UIKit, if there is one.
  var code: String {
    switch self {
    case .required: ".required"
    case .defaultHigh: ".defaultHigh"
    case .defaultLow: ".defaultLow"
    case .fittingSizeLevel: ".fittingSizeLevel"
    default: "UILayoutPriority(\(plainNumber(rawValue)))"
    }
  }
}

extension Size: CodeValue {
  var code: String { "CGSize(width: \(width.code), height: \(height.code))" }
}

extension Rect: CodeValue {
  var code: String { "CGRect(x: \(x.code), y: \(y.code), width: \(width.code), height: \(height.code))" }
}

extension DirectionalEdgeInsets: CodeValue {
  var code: String {
    self == DirectionalEdgeInsets()
      ? ".zero"
      : "NSDirectionalEdgeInsets(top: \(top.code), leading: \(leading.code), bottom: \(bottom.code), "
        + "trailing: \(trailing.code))"
  }
}

extension EdgeInsets: CodeValue {
  var code: String {
    self == .zero
      ? ".zero"
      : "UIEdgeInsets(top: \(top.code), left: \(left.code), bottom: \(bottom.code), right: \(right.code))"
  }
}

extension AutoresizingMask: CodeValue {
  var code: String {
    "[" + Self.names.filter { contains($0.flag) }.map { ".\($0.name)" }.joined(separator: ", ") + "]"
  }
}

extension IntrinsicSize: CodeValue {
  var code: String {
    let sides = [width, height].map { $0?.code ?? "UIView.noIntrinsicMetric" }
    return "CGSize(width: \(sides[0]), height: \(sides[1]))"
  }
}

extension DynamicColor: CodeValue {
  var code: String {
    if let name = SystemColorTable.property(of: self) { return ".\(name)" }
    guard light.hexString != dark.hexString else { return light.code }
    return "UIColor { $0.userInterfaceStyle == .dark ? \(dark.code) : \(light.code) }"
  }

  /// The code for places where the context does not imply a colour.
  var wholeCode: String { code.first == "." ? "UIColor\(code)" : code }
}

extension Color: CodeValue {
  var code: String {
    if let name = SystemColorTable.property(of: DynamicColor(self)) { return "UIColor.\(name)" }
    let opacity = ((alpha * 100).rounded() / 100).code
    let parts = [red, green, blue].map { (max(0, min(1, $0)) * 255).rounded() }
    // Two decimal places if they are exact, and otherwise 255ths, which people know.
    let short = parts.map { ($0 / 255 * 100).rounded() / 100 }
    let isShort = zip(short, parts).allSatisfy { ($0 * 255).rounded() == $1 }
    let values = isShort ? short.map(\.code) : parts.map { "\($0.code) / 255" }
    if values[0] == values[1], values[1] == values[2] {
      return "UIColor(white: \(values[0]), alpha: \(opacity))"
    }
    let components = zip(["red", "green", "blue"], values).map { "\($0): \($1)" }
    return "UIColor(\(components.joined(separator: ", ")), alpha: \(opacity))"
  }
}

extension SceneImage: CodeValue {
  /// The code of the image, which is in the app's catalogue under the given name unless it has one of its own.
  func code(named name: String) -> String {
    switch (asset, source) {
    case (.systemSymbol(let symbol), _), (nil, .symbol(let symbol)): "UIImage(systemName: \(symbol.code))"
    case (.named(let own), _): "UIImage(named: \(own.code))"
    case (nil, .file(let file)):
      "UIImage(named: \((file.name.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? name).code))"
    case (nil, .placeholder), (nil, .drawing): "UIImage(named: \(name.code))"
    }
  }

  var code: String { code(named: "image") }
}
