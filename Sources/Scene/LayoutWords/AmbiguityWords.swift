package import AutoLayout
import LayoutScene

extension SolvedView {
  /// Such as `top is ambiguous: height 20.5 to 41`; empty if none of the components is open.
  package func ambiguityInWords(of components: [FrameComponent]) -> String {
    let parts = components.compactMap { component -> String? in
      ambiguity[component].map { "\(component.rawValue) \($0.inWords)" }
    }
    return parts.isEmpty ? "" : "\"\(scene.displayName)\" is ambiguous: " + parts.joined(separator: ", ")
  }
}

/// Advice on a view whose constraints leave a part of its frame open.
package enum AmbiguityAdvice {
  /// Advice on which constraints would end the ambiguity; nil if nothing is open.
  package static func text(open: Set<FrameComponent>) -> String? {
    let parts = [
      advice(isPlaceOpen: open.contains(.x), isSizeOpen: open.contains(.width), across),
      advice(isPlaceOpen: open.contains(.y), isSizeOpen: open.contains(.height), down),
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "constrain " + parts.joined(separator: ", and ")
  }

  private static let across = (
    places: "leading, trailing or centerX", size: "width", ends: "leading and trailing"
  )
  private static let down = (
    places: "top, bottom, centerY or a baseline", size: "height", ends: "top and bottom"
  )

  private static func advice(
    isPlaceOpen: Bool, isSizeOpen: Bool, _ words: (places: String, size: String, ends: String)
  ) -> String? {
    switch (isPlaceOpen, isSizeOpen) {
    case (false, false): nil
    case (true, false): "its " + words.places
    case (false, true): "its \(words.size), or both its \(words.ends)"
    case (true, true): "both its \(words.ends), or its \(words.size) and one of \(words.places)"
    }
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
