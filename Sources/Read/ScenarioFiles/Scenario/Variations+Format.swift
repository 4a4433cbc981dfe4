import AutoLayout
import JSONText
import LayoutScene

extension Variations {
  /// - Parameter patch: the value for a combination of size classes.
  static func format(_ patch: ValueFormat<Patch>) -> ObjectFormat<Variations> {
    ObjectFormat(
      "variations", "What differs in some size classes; of those that apply, the most specific wins.",
      SizeClassPattern.all.map { pattern in
        Field(
          pattern.name, patch, \.[pattern],
          "Where the width is \(pattern.width?.rawValue ?? "any") and the height \(pattern.height?.rawValue ?? "any")."
        )
      })
  }
}

extension ValueFormat where Value == [SizeClassPattern] {
  static let sizeClasses = array(of: .choice(SizeClassPattern.all.map { ($0.name, $0) }))
}
