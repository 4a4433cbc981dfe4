import AutoLayout
import LayoutScene
import LayoutWords

/// The values that an ambiguous layout leaves open, in words, once for each degree of freedom.
struct AmbiguityNote {
  let layout: SolvedLayout
  /// The components that follow another component.
  private let led: Set<Component>

  private struct Component: Hashable {
    var view: ViewIndex
    var component: FrameComponent
  }

  init(layout: SolvedLayout) {
    self.layout = layout
    led = Set(
      layout.freedoms.flatMap { freedom in
        freedom.members.dropFirst().map { Component(view: $0.view, component: $0.component) }
      })
  }

  /// The open components of a view, in the order x, y, width, height.
  func components(of view: ViewIndex, axis: Axis?) -> [FrameComponent] {
    FrameComponent.allCases.filter { component in
      layout.views[view].ambiguity[component] != nil && (axis == nil || component.axis == axis)
        && !led.contains(Component(view: view, component: component))
    }
  }

  /// The range of a component, such as `height 20.5 – 41`.
  ///
  /// - Parameter name: the component's name; nil where a bar shows it.
  func range(of component: FrameComponent, in view: ViewIndex, name: String?) -> String {
    guard let range = layout.views[view].ambiguity[component] else { return "" }
    let start = name.map { $0 + " " } ?? ""
    switch (range.lower, range.upper) {
    case (nil, nil) where !range.isKnown: return component.rawValue + " is open"
    case _ where !range.isKnown: return "another " + component.rawValue
    case (let lower?, let upper?): return start + numberText(lower) + " – " + numberText(upper)
    case (let lower?, nil): return start + "≥ " + numberText(lower)
    case (nil, let upper?): return start + "≤ " + numberText(upper)
    case (nil, nil): return "any " + component.rawValue
    }
  }
}

extension SignMaker {
  /// A bar along each open size, unless a reason covers it.
  func rangeSigns(besides reasons: [SizeReason]) -> [Sign] {
    guard options.overlay.contains(.ambiguity) else { return [] }
    let note = AmbiguityNote(layout: layout)
    return selection.notedViews.flatMap { index -> [Sign] in
      // For an invisible view, words give the sizes, since a bar would not be visible either.
      guard !layout.views[index].frame.size.isNothing else { return [] }
      return note.components(of: index, axis: options.axis).filter(\.isSize).compactMap {
        component -> Sign? in
        guard !reasons.contains(where: { $0.view == index && $0.axis == component.axis }),
          let rect = space.rect(of: .view(index))
        else { return nil }
        let words = note.range(of: component, in: index, name: nil)
        return Sign(
          key: SignKey(
            kind: .size, name: layout.views[index].scene.id, part: component.axis == .horizontal ? 2 : 3),
          shape: .dimension(.size(of: rect, along: component.axis)), style: .range,
          label: OverlayLabel(rows: [[runs.pill(words, status: .inConflict, layer: .ambiguity)]]),
          figures: [],
          views: [index])
      }
    }
  }
}

extension Size {
  /// Whether neither the width nor the height is visible.
  var isNothing: Bool { width < 0.5 && height < 0.5 }
}
