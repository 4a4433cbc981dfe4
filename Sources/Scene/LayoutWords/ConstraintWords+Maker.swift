import AutoLayout
import LayoutScene

extension ConstraintWords {
  /// The maker of a constraint, such as `yours` or `the stack view's (UISV-spacing)`.
  func maker(_ constraint: SolvedConstraint) -> String {
    let scene = constraint.scene
    let identifier = scene.privateIdentifier
    switch constraint.origin {
    case .explicit:
      if let identifier { return system(identifier) }
      // As SnapKit and others print it: the file and the line.
      let parts = scene.hasGivenIdentifier ? scene.identifier.split(separator: "#") : []
      if parts.count == 2, let line = Int(parts[1]) { return "yours, at \(parts[0]) line \(line)" }
      let places = ([scene.code].compactMap(\.self) + scene.otherPlaces).map { "\($0.name) line \($0.line)" }
      return "yours" + (scene.hasGivenIdentifier ? ", “\(scene.identifier)”" : "")
        + (places.isEmpty ? "" : ", at " + places.joined(separator: " or "))
    case .contentHugging: return "content hugging"
    case .compressionResistance: return "compression resistance"
    case .stackView: return "the stack view's" + noted(identifier)
    case .autoresizingMask: return "from the autoresizing mask"
    case .layoutGuide: return "the system's: \(guide(identifier, scene))"
    case .cell:
      guard identifier?.hasPrefix("_UITemporary") != true else {
        return "the system's, while it measures" + noted(identifier)
      }
      if let reported = layout.reported, !reported.listedViews.contains(scene.firstItem.view) {
        return "the system's, for whatever holds the view" + noted(identifier)
      }
      return "set by the table or collection view for the cell" + noted(identifier)
    }
  }

  private func noted(_ identifier: String?) -> String { identifier.map { " (\($0))" } ?? "" }

  private func system(_ identifier: String) -> String {
    if identifier.hasPrefix("IB auto generated") || identifier.hasPrefix("NSIBPrototyping") {
      return "Interface Builder's, for a view without constraints"
    }
    return identifier.hasPrefix("SwiftUI") ? "SwiftUI's" : "the system's (\(identifier))"
  }

  private func guide(_ identifier: String?, _ scene: SceneConstraint) -> String {
    guard let identifier else { return "a layout guide" }
    if identifier.hasPart("ViewSafeArea") { return "the safe area" }
    if identifier.hasPart("argin") { return "the layout margins" }
    if identifier.hasPart("eadable") { return "the readable width" }
    return "a layout guide"
  }
}

extension String {
  /// Whether the string contains `part`. Embedded Swift has no `contains` for strings.
  fileprivate func hasPart(_ part: String) -> Bool {
    var rest = self[...]
    while !rest.isEmpty {
      if rest.hasPrefix(part) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
