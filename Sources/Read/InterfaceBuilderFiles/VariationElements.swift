import AutoLayout
import LayoutScene
import XMLText

/// How an element differs in the size classes of a canvas.
struct VariationElements: Sendable {
  /// Whether the canvas has size classes; files of Xcode 7 and older show what is common to all.
  private let hasSizeClasses: Bool
  private let canvas: Canvas

  init(document: InterfaceDocument, canvas: Canvas) {
    hasSizeClasses = document.device != nil
    self.canvas = canvas
  }

  /// The variations that apply, the most specific last: one for each pattern.
  private func applying(to element: XMLElement) -> [XMLElement] {
    let all = element.children.filter { $0.name == "variation" }
    if all.isEmpty { return [] }
    return SizeClassPattern.all.filter { $0.isAny || (hasSizeClasses && $0.matches(canvas)) }
      .compactMap { pattern in all.last { SizeClassPattern(variationKey: $0.key ?? "") == pattern } }
  }

  /// The element with the attributes and parts that it has on this canvas.
  func effective(_ element: XMLElement) -> XMLElement {
    var result = element
    for variation in applying(to: element) {
      let attributes = variation.attributes.filter { $0.name != "key" }
      let names = Set(attributes.map(\.name))
      result.attributes.removeAll { names.contains($0.name) }
      result.attributes += attributes
      let parts = variation.children.filter { $0.name != "mask" }
      let keys = Set(parts.compactMap(\.key))
      result.children.removeAll { $0.key.map(keys.contains) == true }
      result.children += parts
    }
    return result
  }

  /// Which of the element's parts of a kind, `subviews` or `constraints`, are installed here, by identifier;
  /// parts that no variation mentions are.
  func mask(_ key: String, of element: XMLElement) -> [String: Bool] {
    var installed: [String: Bool] = [:]
    for variation in applying(to: element) {
      for reference in variation.child("mask", key: key)?.children ?? [] {
        if let id = reference["reference"] { installed[id] = reference.name == "include" }
      }
    }
    return installed
  }
}

extension SizeClassPattern {
  /// - Parameter variationKey: such as `heightClass=regular-widthClass=compact`, or `default`.
  init?(variationKey: String) {
    self.init(width: nil, height: nil)
    if variationKey == "default" { return }
    for part in variationKey.split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2, let value = SizeClass(rawValue: String(sides[1])) else { return nil }
      switch sides[0] {
      case "widthClass": width = value
      case "heightClass": height = value
      default: return nil
      }
    }
  }

  var isAny: Bool { width == nil && height == nil }
}
