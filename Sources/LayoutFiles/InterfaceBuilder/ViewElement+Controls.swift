import AutoLayout

extension ViewElement {
  /// What the controls and containers among the views have of their own.
  func readControl(of view: inout SceneView) {
    switch view.kind {
    case .imageView: view.imageSize = ImageElements(document: context.document).size(of: element)
    case .stackView:
      readStack(of: &view)
      // An empty stack keeps the size that someone gave it on the canvas.
      if element.childViews.isEmpty { view.intrinsicContentSize = element.frame.map(\.size.asIntrinsicSize) }
    case .segmentedControl:
      view.segments = element.list("segments").map { $0["title"] ?? "" }
    case .slider:
      let low = element.number(.minValue) ?? 0
      let high = element.number(.maxValue) ?? 1
      if let value = element.number(.value), high > low {
        view.value = min(max((value - low) / (high - low), 0), 1)
      }
    case .progressView: view.value = min(max(element.number(.progress) ?? 0, 0), 1)
    case .switch: view.isOn = element.flag("on") ?? false
    case .pageControl:
      view.numberOfPages = Int(exactly: element.number(.numberOfPages) ?? 0) ?? 0
      view.currentPage = Int(exactly: element.number(.currentPage) ?? 0) ?? 0
    case .activityIndicator:
      let isLarge = element["style"] == "large" || element["style"] == "whiteLarge"
      if isLarge { view.intrinsicContentSize = IntrinsicSize(width: 37, height: 37) }
    case .textView: view.isScrollEnabled = element.flag("scrollEnabled") ?? true
    case .datePicker: view.intrinsicContentSize = datePickerSize
    case .toolbar:
      // Above a home indicator, since iOS 14.
      if context.document.xcode.era >= .iOS14, context.canvas.safeArea.bottom >= 34 {
        view.intrinsicContentSize = IntrinsicSize(width: nil, height: 49)
      }
    case .tableView: view.table.showsSeparators = element["separatorStyle"] != "none"
    default: break
    }
  }

  /// A flag among the user-defined runtime attributes.
  private func runtimeFlag(_ keyPath: String) -> Bool? {
    element.list("userDefinedRuntimeAttributes").first { $0["keyPath"] == keyPath }?.flag("value")
  }

  /// Recorded sizes of the styles since iOS 14; the wheels are older. A compact one is as wide as its date.
  private var datePickerSize: IntrinsicSize? {
    switch (element["style"], element["datePickerMode"]) {
    case ("compact", _): IntrinsicSize(width: nil, height: 31)
    case ("inline", "date"): IntrinsicSize(width: nil, height: 364)
    case ("inline", "time"): IntrinsicSize(width: nil, height: 47)
    case ("inline", _): IntrinsicSize(width: nil, height: 393)
    default: nil
    }
  }

  private func readStack(of view: inout SceneView) {
    var stack = StackSettings()
    stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution =
      element["distribution"].flatMap(StackSettings.Distribution.init(rawValue:)) ?? .fill
    stack.alignment = element["alignment"].flatMap(StackSettings.Alignment.init(rawValue:)) ?? .fill
    // "Use Standard Value".
    stack.spacing = element.number(.spacing) ?? (element["spacingType"] == "standard" ? 8 : 0)
    // Margins of a stack's own are there to be respected.
    let hasOwnMargins = element.child(key: "layoutMargins") ?? element.child(key: "directionalLayoutMargins")
    stack.isLayoutMarginsRelativeArrangement =
      element.flag("layoutMarginsRelativeArrangement") ?? runtimeFlag("layoutMarginsRelativeArrangement")
      ?? (hasOwnMargins != nil)
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement") ?? false
    stack.keepsHiddenViews = !context.document.xcode.collapsesHiddenViews
    view.stack = stack
  }
}
