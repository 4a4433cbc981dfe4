import AutoLayout

/// The values that an ambiguous view could have, in words.
struct AmbiguityNote {
  let view: SolvedView

  /// Such as `height 20.5 – 41`, one for each component, in the order x, y, width, height.
  func ranges(axis: Axis?) -> [String] {
    FrameComponent.allCases.compactMap { component in
      guard let range = view.ambiguity[component], axis == nil || component.axis == axis else { return nil }
      switch (range.lower, range.upper) {
      case _ where !range.isKnown: return "another \(component.rawValue)"
      case (let lower?, let upper?):
        return "\(component.rawValue) \(numberText(lower)) – \(numberText(upper))"
      case (let lower?, nil): return "\(component.rawValue) ≥ \(numberText(lower))"
      case (nil, let upper?): return "\(component.rawValue) ≤ \(numberText(upper))"
      case (nil, nil): return "any \(component.rawValue)"
      }
    }
  }
}

extension FrameComponent {
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
