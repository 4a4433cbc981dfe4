import AutoLayout
import LayoutScene

extension StackViewContent: ElementContent {
  mutating func read(_ element: ViewElement, of view: inout SceneView) {
    settings.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    settings.distribution =
      element["distribution"].flatMap(StackSettings.Distribution.init(rawValue:)) ?? .fill
    settings.alignment = element["alignment"].flatMap(StackSettings.Alignment.init(rawValue:)) ?? .fill
    // "Use Standard Value".
    settings.spacing = element.number(.spacing) ?? (element["spacingType"] == "standard" ? 8 : 0)
    // A stack view with margins of its own respects them.
    let hasOwnMargins =
      element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins")
    settings.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement")
      ?? element.runtimeFlag("layoutMarginsRelativeArrangement") ?? (hasOwnMargins != nil)
    settings.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    settings.keepsHiddenViews = !element.context.document.xcode.collapsesHiddenViews
    // An empty stack view keeps the size that it has on the canvas.
    if element.element.childViews.isEmpty {
      view.intrinsicContentSize = element.element.frame.map(\.size.asIntrinsicSize)
    }
  }
}
