internal import AutoLayout
@_exported import Foundation

/// The text of a constraint in messages.
extension NSLayoutConstraint {
  var logged: String {
    let name = identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint:\(address(of: self))\(name) \(equation)\(isActive ? "   (active)" : "")>"
  }

  func anchorText(_ item: AnyObject?, _ attribute: Attribute) -> String {
    guard let item else { return "(null)" }
    return "<NSLayoutAnchor \"\(describe(item)).\(attribute)\">"
  }

  private var equation: String {
    var text = "\(describe(firstItem)).\(firstAttribute) \(relation.engine.symbol) "
    if let secondItem {
      if multiplier != 1 { text += "\(plain(multiplier))*" }
      text += "\(describe(secondItem)).\(secondAttribute)"
      if constant != 0 { text += constant < 0 ? " - \(plain(-constant))" : " + \(plain(constant))" }
    } else {
      text += plain(constant)
    }
    return priority == .required ? text : "\(text) @\(plain(CGFloat(priority.rawValue)))"
  }

  private func plain(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  private func describe(_ item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    let name = (item as? UILayoutGuide).map(\.identifier).flatMap { $0.isEmpty ? nil : "'\($0)'" }
    return "\(type(of: item)):\(address(of: item))\(name ?? "")"
  }
}

/// The address of an object, as in messages of UIKit.
func address(of object: AnyObject) -> String {
  "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
}
