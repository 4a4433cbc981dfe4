import AutoLayout
import LayoutScene

extension SolvedView {
  /// Such as `top is ambiguous: height 20.5 to 41`; empty for a view that is not ambiguous.
  package var ambiguityInWords: String {
    let parts = FrameComponent.allCases.compactMap { component -> String? in
      ambiguity[component].map { "\(component.rawValue) \($0.inWords)" }
    }
    return parts.isEmpty ? "" : "\"\(scene.displayName)\" is ambiguous: " + parts.joined(separator: ", ")
  }
}

extension ValueRange {
  /// Such as `20.5 to 41`, `at least 0`, `anything`.
  package var inWords: String {
    if !isKnown { return "something else" }
    return switch (lower.map(numberText), upper.map(numberText)) {
    case (let lower?, let upper?): "\(lower) to \(upper)"
    case (let lower?, nil): "at least \(lower)"
    case (nil, let upper?): "at most \(upper)"
    case (nil, nil): "anything"
    }
  }
}
