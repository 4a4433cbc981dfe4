import AutoLayout
import Diagnostics
import LayoutScene
import XMLText

/// Reads the view that an element describes.
struct ViewElement {
  /// The surroundings of the element.
  struct Context {
    var document: InterfaceDocument
    var canvas: Canvas
    /// nil for the root.
    var superview: SceneView?
    /// The titles that a table shows above and below the view.
    var sectionTitles: (header: String?, footer: String?)
  }

  let element: XMLElement
  let context: Context

  init(_ element: XMLElement, _ context: Context) {
    self.element = element
    self.context = context
  }

  func sceneView(id: String, _ findings: inout Findings) -> SceneView {
    let known = ViewClass(elementName: element.name) ?? .other
    var view = SceneView(id: id, kind: known.kind)
    view.source = element.range
    readPlace(of: &view)
    readPriorities(of: &view)
    readMargins(of: &view)
    readLook(of: &view)
    var content = view.content.ofElement
    content.read(self, of: &view)
    view.content = content.content
    readDrawnSize(of: &view)
    readPlaceholderSize(of: &view)
    readVerification(of: &view)
    view.customClass = element["customClass"]
    view.outlet = context.document.outlets[id]
    view.name = name(of: view, known)
    view.hasAuthoredName =
      element["userLabel"] != nil || view.outlet != nil || view.customClass != nil
    return view
  }

  /// The author's name for the view: its label in the document outline, or the outlet to it. Otherwise its text or its
  /// class, as in the outline.
  private func name(of view: SceneView, _ known: ViewClass) -> String {
    element["userLabel"] ?? view.outlet ?? text(of: view) ?? view.customClass
      ?? (element.key == "contentView" ? "Content View" : known.words)
  }

  private func text(of view: SceneView) -> String? {
    guard let name = view.content.ofElement.outlineName else { return nil }
    let line = name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !line.isEmpty else { return nil }
    return line.count > 24 ? line.prefix(23) + "…" : line
  }

  // MARK: For the contents of views

  subscript(attribute: String) -> String? { element[attribute] }
  func flag(_ attribute: String) -> Bool? { element.flag(attribute) }
  func number(_ attribute: NumberAttribute) -> Double? { element.number(attribute) }
  func list(_ key: String) -> [XMLElement] { element.list(key) }
  func child(_ name: String, key: String) -> XMLElement? { element.child(name, key: key) }
  func child(key: String) -> XMLElement? { element.child(key: key) }

  /// A flag among the user-defined runtime attributes.
  func runtimeFlag(_ keyPath: String) -> Bool? { runtimeAttribute(keyPath)?.flag("value") }

  /// A length in points among them; nil if it is missing or out of range.
  func runtimeLength(_ keyPath: String) -> Double? {
    let value = runtimeAttribute(keyPath)?.child(key: "value")?.number(.value)
    return value.flatMap { NumberRange.length.contains($0) ? $0 : nil }
  }

  private func runtimeAttribute(_ keyPath: String) -> XMLElement? {
    list("userDefinedRuntimeAttributes").first { $0["keyPath"] == keyPath }
  }

  // MARK: Place

  private func readPlace(of view: inout SceneView) {
    view.frame = element.frame ?? .zero
    view.recordedFrame = element.frame
    view.isHidden = element.flag("hidden") ?? false
    guard let superview = context.superview else { return }
    if element.name == "view", element.key == "contentView" {
      // The content view of a visual effect view always fills it.
      view.frame = Rect(x: 0, y: 0, width: superview.frame.width, height: superview.frame.height)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    let usesConstraints =
      context.document.usesAutoLayout
      && element.flag("translatesAutoresizingMaskIntoConstraints") == false
      && element.flag("fixedFrame") != true
    let isArranged = superview.kind == .stackView && element.key == nil
    if !usesConstraints && !isArranged { view.autoresizingMask = autoresizingMask }
  }

  private var autoresizingMask: AutoresizingMask {
    guard let mask = element.child("autoresizingMask") else { return [] }
    let flags: [(String, AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return flags.reduce(into: []) { result, flag in
      if mask.flag(flag.0) == true { result.insert(flag.1) }
    }
  }

  // MARK: Priorities and margins

  /// Missing priorities are the class's defaults in code, not those of new views in Interface Builder.
  private func readPriorities(of view: inout SceneView) {
    func read(_ attribute: NumberAttribute, _ standard: LayoutPriority) -> LayoutPriority {
      guard let value = element.number(attribute) else { return standard }
      let priority = LayoutPriority(value)
      return priority.isLegal ? priority : standard
    }
    view.contentHugging = AxisPriorities(
      horizontal: read(.horizontalHuggingPriority, .defaultLow),
      vertical: read(.verticalHuggingPriority, .defaultLow))
    view.compressionResistance = AxisPriorities(
      horizontal: read(.horizontalCompressionResistancePriority, .defaultHigh),
      vertical: read(.verticalCompressionResistancePriority, .defaultHigh))
  }

  private func readMargins(of view: inout SceneView) {
    view.preservesSuperviewLayoutMargins = element.flag("preservesSuperviewLayoutMargins") ?? false
    view.insetsLayoutMarginsFromSafeArea =
      context.document.marginsFollowSafeArea && element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    if let insets = element.child("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.layoutMargins = DirectionalEdgeInsets(
        top: insets.number(.top) ?? 0, leading: insets.number(.leading) ?? 0,
        bottom: insets.number(.bottom) ?? 0, trailing: insets.number(.trailing) ?? 0)
    } else if let insets = element.child("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = DirectionalEdgeInsets(
        top: insets.number(.top) ?? 0, leading: insets.number(.left) ?? 0,
        bottom: insets.number(.bottom) ?? 0, trailing: insets.number(.right) ?? 0)
    } else if context.superview == nil, element.name.hasSuffix("ViewCell"), context.document.xcode.major < 9 {
      view.layoutMargins = DirectionalEdgeInsets(all: 8)
    } else if element.name == "tableViewCellContentView" {
      // These already include the effects of the table and the cell.
      view.preservesSuperviewLayoutMargins = false
      view.layoutMargins = CellMargins(document: context.document).contentView(
        view.frame.width, ofCell: context.superview?.frame.width ?? view.frame.width)
    }
    // A prototype does not depend on its collection view's margins.
    if element.name == "collectionViewCell" { view.preservesSuperviewLayoutMargins = false }
    let isContent =
      element.name == "tableViewCellContentView" || element.name == "collectionViewCellContentView"
    // Only in xibs, whose canvas can show a status bar over a lone cell, does the content keep clear of it.
    if isContent, context.document.kind == .storyboard { view.insetsLayoutMarginsFromSafeArea = false }
  }

  /// Which ambiguity warnings about the view are turned off in Interface Builder.
  private func readVerification(of view: inout SceneView) {
    switch element["verifyAmbiguity"] {
    case "off": view.ambiguityVerification = .off
    case "ignoreSizes": view.ambiguityVerification = .positions
    default: break
    }
    if element.flag("ignoreSizesWhenVerifying") == true { view.ambiguityVerification = .positions }
  }

  /// A plain view has no intrinsic size. Across a stack view that does not stretch it, Interface Builder
  /// keeps the length it was drawn with, weakly: in recorded frames, hugging and anything stronger wins.
  private func readDrawnSize(of view: inout SceneView) {
    guard element.name == "view", element.key == nil, let stack = context.superview, stack.kind == .stackView,
      stack.stack.alignment != .fill, let drawn = element.frame?.size
    else { return }
    let axis: Axis = stack.stack.axis == .horizontal ? .vertical : .horizontal
    let isAcross = axis == .horizontal
    view.intrinsicContentSize = IntrinsicSize(
      width: isAcross ? drawn.width : nil, height: isAcross ? nil : drawn.height)
    view.contentHugging[axis] = LayoutPriority(1)
    view.compressionResistance[axis] = LayoutPriority(60)
  }

  /// Reads the canvas's placeholder for a size that only the running app knows.
  private func readPlaceholderSize(of view: inout SceneView) {
    let width = element["placeholderIntrinsicWidth"]
    let height = element["placeholderIntrinsicHeight"]
    guard width != nil || height != nil else { return }
    // "infinite" is not a size.
    view.intrinsicContentSize = IntrinsicSize(
      width: width.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil },
      height: height.flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil })
  }
}
